package main

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/measure"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/stat"
	"github.com/cgoworth/cgoworth/compare/worker"
)

type runCmd struct {
	choice
	sides
	Profile   string        `short:"p" default:"standard" help:"How much to measure, how carefully: ${profiles}."`
	Sizes     []string      `placeholder:"SIZE" help:"Message sizes instead of the profile's: 16,4KiB,1MiB."`
	Budget    time.Duration `help:"Time for the whole run, kept within 10 %; it is used up unless --processes or --width ends the run before. (default: the profile's)"`
	Width     percent       `placeholder:"PERCENT" help:"Stop measuring a row when its interval is this narrow: 1% is ±1 %."`
	Processes int           `help:"Fresh pairs of processes for each row. (default: the profile's)"`
	Rounds    int           `help:"Rounds in each process. (default: the profile's)"`
	Batch     time.Duration `default:"200us" help:"Length of a batch."`
	Seed      uint64        `default:"1" help:"Seed of all inputs and of the order of the rows."`
	Out       string        `placeholder:"DIR" help:"Folder for the results; - writes none. (default: results/<machine>/<date>)"`
}

func (runCmd) Help() string {
	return `Examples:

  $ cgoworth run sha256 --profile quick --out quick
  $ cgoworth run sha256 ecdh --sizes 64,1MiB --budget 10s --out -
  $ cgoworth run aes-gcm --a native/openssl --b native/go --processes 6 --out -
  $ cgoworth run "ecdsa-p256/*" --width 5% --budget 10s --out -
`
}

func (c *runCmd) Run(t *terminal) error {
	profile, err := findProfile(c.Profile)
	if err != nil {
		return err
	}
	if err := c.validate(); err != nil {
		return err
	}
	catalog := op.Catalog()
	cases, err := c.cases(catalog, profile)
	if err != nil {
		return err
	}
	pairing, err := c.open(t)
	if err != nil {
		return err
	}
	rows := measure.Rows(catalog, cases, pairing.a, pairing.b)
	if len(rows) == 0 {
		return trouble("run: cgoworth list", "no suite of side a has any of these operations")
	}
	run := c.begin(profile, pairing)
	folder, err := openFolder(c.Out, run)
	if err != nil {
		return err
	}
	rows = append(rows, measure.Controls(rows)...)
	outcome, err := c.measure(t, catalog, profile, pairing, rows)
	if errors.Is(err, measure.ErrBudget) {
		folder.discard()
		return trouble("give a longer --budget, or fewer operations or sizes", "%v (%s)", err, run.Plan.Budget)
	}
	finish(run, rows, outcome, err == nil)
	return errors.Join(folder.write(t, run), verdict(run), c.incomplete(pairing))
}

// validate refuses numbers that no run can have.
func (c *runCmd) validate() error {
	switch {
	case c.Budget < 0 || c.Processes < 0 || c.Rounds < 0:
		return trouble("such as: --budget 2m --processes 10 --rounds 40", "a budget, processes and rounds cannot be negative")
	case c.Rounds%2 != 0:
		return trouble("give an even number: two rounds make an ABBA block", "--rounds %d is odd", c.Rounds)
	case c.Batch < time.Microsecond || c.Batch > time.Second:
		return trouble("100us to 300us gives the narrowest intervals", "a batch of %s is out of range", c.Batch)
	case c.Deadline <= 0:
		return trouble("such as: --deadline 30s", "a deadline must be positive")
	}
	return nil
}

func (c *runCmd) cases(catalog []op.Operation, p profile) ([]op.Case, error) {
	sizes, err := parseSizes(c.Sizes)
	if err != nil {
		return nil, err
	}
	return c.choice.cases(catalog, scope{patterns: p.patterns, values: func(scale op.Scale) []int {
		if scale.Name == op.Size && len(sizes) > 0 {
			return scale.Accept(sizes)
		}
		return p.values(scale)
	}})
}

// begin is the run file as far as it is known before anything is measured.
func (c *runCmd) begin(p profile, pairing *pairing) *result.Run {
	plan := result.Plan{Command: c.command(), Profile: p.name, Smoke: p.smoke, Seed: c.Seed, Budget: p.budget,
		Width: float64(c.Width), Batch: c.Batch, Processes: p.processes, Rounds: p.rounds}
	if c.Budget > 0 {
		plan.Budget = c.Budget
	}
	if c.Processes > 0 {
		plan.Processes = c.Processes
	}
	if c.Rounds > 0 {
		plan.Rounds = c.Rounds
	}
	return newRun(plan, pairing.builds)
}

// command is the command line that makes this run again, without the folders,
// which are somebody's own.
func (c *runCmd) command() string {
	words := []string{"cgoworth", "run"}
	for _, pattern := range c.Patterns {
		words = append(words, quoted(pattern))
	}
	if c.NoNative {
		words = append(words, "--no-native")
	}
	flag := func(set bool, name string, value any) {
		if set {
			words = append(words, fmt.Sprintf("--%s=%v", name, value))
		}
	}
	flag(true, "profile", c.Profile)
	flag(len(c.Sizes) > 0, "sizes", strings.Join(c.Sizes, ","))
	flag(c.A != "native", "a", sideName(c.A))
	flag(c.B != "purego/go", "b", sideName(c.B))
	flag(len(c.Suites) > 0, "suites", strings.Join(c.Suites, ","))
	flag(c.Budget > 0, "budget", c.Budget)
	flag(c.Width > 0, "width", fmt.Sprintf("%g%%", 100*float64(c.Width)))
	flag(c.Processes > 0, "processes", c.Processes)
	flag(c.Rounds > 0, "rounds", c.Rounds)
	flag(c.Batch != 200*time.Microsecond, "batch", c.Batch)
	flag(true, "seed", c.Seed)
	return strings.Join(words, " ")
}

// quoted protects a pattern from the shell.
func quoted(pattern string) string {
	if regexp.MustCompile(`^[A-Za-z0-9/=._-]+$`).MatchString(pattern) {
		return pattern
	}
	return "'" + strings.ReplaceAll(pattern, "'", `'\''`) + "'"
}

// sideName leaves the folders of a worker out that was given by its path.
func sideName(text string) string {
	if side, err := worker.ParseSide(text); err == nil {
		return side.String()
	}
	return text
}

func (c *runCmd) measure(t *terminal, catalog []op.Operation, p profile, pairing *pairing, rows []*measure.Row) (measure.Outcome, error) {
	progress := newProgress(t.err)
	defer progress.stop()
	plan := c.begin(p, pairing).Plan
	cfg := measure.Config{Catalog: catalog, Seed: c.Seed, Folder: pairing.folder, Deadline: c.Deadline,
		Batch: plan.Batch, Budget: plan.Budget, Processes: plan.Processes, Rounds: plan.Rounds,
		Spend: c.Budget > 0 && c.Processes == 0, Event: progress.show}
	if c.Width > 0 {
		cfg.Enough = func(row sample.Row) bool { return stat.Summarize(row).HalfWidth() <= float64(c.Width) }
	}
	return cfg.Run(t, rows)
}

// verdict is the failure of a run with a row that is not equal, or was lost.
func verdict(run *result.Run) error {
	rows, unequal, lost := 0, 0, 0
	for _, row := range run.Rows {
		switch {
		case row.Control:
			continue
		case row.Equality.Mismatch != "":
			unequal++
		case row.Failed != "":
			lost++
		}
		rows++
	}
	if unequal > 0 {
		return &failure{fmt.Sprintf("%d of %d rows are not equal", unequal, rows),
			"the report shows the first differing byte of each", exitMismatch}
	}
	if lost > 0 {
		return trouble("the report says what happened to each", "%d of %d rows were lost", lost, rows)
	}
	return nil
}
