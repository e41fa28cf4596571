package measure

import (
	"context"
	"errors"
	"time"

	"github.com/cgoworth/cgoworth/compare/equal"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// Check proves the two sides of each row equal, on the edge lengths of its
// series and on the case itself. Rows share a pair of workers until one of
// them dies.
func (cfg *Config) Check(ctx context.Context, rows []*Row) error {
	return cfg.check(ctx, rows, false, time.Time{})
}

// check is Check; with calibrate it also finds the number of calls in a batch.
// It gives up with ErrBudget at the end, unless that is the zero time.
func (cfg *Config) check(ctx context.Context, rows []*Row, calibrate bool, end time.Time) error {
	cfg.seed = op.NewSeed(cfg.Seed)
	var p *pair
	defer func() { p.close() }()
	edged := make(map[string]bool) // series whose edges are done
	for i, row := range rows {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if !end.IsZero() && time.Now().After(end) {
			return ErrBudget
		}
		cfg.event(Event{Stage: StageCheck, Row: row, Done: i, Of: len(rows)})
		if !p.serves(row) {
			p.close()
			var err error
			if p, err = cfg.start(ctx, row); err != nil {
				row.Failed = err.Error()
				continue
			}
		}
		row.start = p.started
		c := checker{cfg, row, p}
		series := row.Operation.Series(row.Case) + row.A.String() + row.B.String()
		err := c.check(!edged[series])
		edged[series] = true
		if err == nil && row.Mismatch == "" && calibrate {
			err = c.calibrate()
		}
		if err != nil {
			row.Failed = err.Error()
		}
		if _, died := errors.AsType[*worker.Death](err); died {
			p.close()
			p = nil
		}
	}
	return ctx.Err()
}

// checker checks one row in a pair of workers.
type checker struct {
	*Config
	row  *Row
	pair *pair
}

// check makes the comparisons that the row owes.
func (c *checker) check(edges bool) error {
	o := c.row.Operation
	if edges {
		for _, v := range o.Scale.Edges {
			if _, err := c.compare(c.row.Case.With(o.Scale.Name, v)); err != nil || c.row.Mismatch != "" {
				return err
			}
		}
	}
	made, err := c.compare(c.row.Case)
	c.row.made = made
	return err
}

func (c *checker) compare(at op.Case) (made []byte, err error) {
	o, seed := c.row.Operation, c.seed
	made, err = equal.Make(c.Catalog, o, at, seed, c.pair.b)
	if err != nil {
		return nil, err
	}
	in := equal.Input(c.Catalog, o, at, seed, made)
	mismatch, err := equal.Check(c.Catalog, o, in, c.pair.a, c.pair.b)
	if err != nil {
		return nil, err
	}
	c.row.Checked++
	if mismatch != "" {
		c.row.Mismatch = at.String() + ": " + mismatch
	}
	return made, nil
}
