package main

import (
	"fmt"

	"github.com/cgoworth/cgoworth/compare/measure"
	"github.com/cgoworth/cgoworth/compare/op"
)

type verifyCmd struct {
	choice
	sides
	Seed  uint64 `default:"1" help:"Seed of all inputs."`
	Seeds int    `default:"1" help:"How many seeds to check, from --seed on."`
}

func (verifyCmd) Help() string {
	return `Examples:

  $ cgoworth verify aead
  $ cgoworth verify aes-cbc --seeds 3
  $ cgoworth verify ed25519 --a native/openssl --b native/sodium
`
}

func (c *verifyCmd) Run(t *terminal) error {
	if c.Seeds < 1 {
		return trouble("such as: --seeds 10", "--seeds %d is not a number of seeds", c.Seeds)
	}
	catalog := op.Catalog()
	cases, err := c.cases(catalog, scope{all, everything, true})
	if err != nil {
		return err
	}
	pairing, err := c.open(t)
	if err != nil {
		return err
	}
	total := tally{operations: make(map[string]bool)}
	for i := range c.Seeds {
		rows := measure.Rows(catalog, cases, pairing.a, pairing.b)
		if len(rows) == 0 {
			return trouble("run: cgoworth list", "no suite of side a has any of these operations")
		}
		if err := c.check(t, catalog, pairing, rows, c.Seed+uint64(i)); err != nil {
			return err
		}
		total.add(t, rows)
	}
	if err := total.verdict(t); err != nil {
		return err
	}
	return c.incomplete(pairing)
}

func (c *verifyCmd) check(t *terminal, catalog []op.Operation, p *pairing, rows []*measure.Row, seed uint64) error {
	progress := newProgress(t.err)
	defer progress.stop()
	cfg := measure.Config{Catalog: catalog, Seed: seed, Folder: p.folder, Deadline: c.Deadline, Event: progress.show}
	return cfg.Check(t, rows)
}

// tally counts what a verification found.
type tally struct {
	operations             map[string]bool
	checked, unequal, lost int
}

func (n *tally) add(t *terminal, rows []*measure.Row) {
	for _, row := range rows {
		n.operations[row.Operation.Name] = true
		n.checked += row.Checked
		switch {
		case row.Mismatch != "":
			n.unequal++
			fmt.Fprintf(t.out, "MISMATCH %s | %s | %s\n", row.A, row.B, row.Mismatch)
		case row.Failed != "":
			n.lost++
			fmt.Fprintf(t.out, "LOST %s | %s | %s: %s\n", row.A, row.B, row.Case, row.Failed)
		}
	}
}

func (n *tally) verdict(t *terminal) error {
	if n.unequal > 0 {
		return &failure{fmt.Sprintf("%d rows are not equal", n.unequal), "the first differing byte of each is above", exitMismatch}
	}
	if n.lost > 0 {
		return trouble("what happened to each is above", "%d rows were lost", n.lost)
	}
	fmt.Fprintf(t.out, "equal: %d comparisons of %d operations\n", n.checked, len(n.operations))
	return nil
}
