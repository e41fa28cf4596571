// Package calibrate tests the instrument on known answers: identical sides,
// sides that differ by a known amount, and two costs that cross at a known
// size, on a quiet machine and with a busy neighbour on every core.
package calibrate

import (
	"context"
	"math"
	"time"

	"github.com/cgoworth/cgoworth/compare/calibrate/synthetic"
	"github.com/cgoworth/cgoworth/compare/machine"
	"github.com/cgoworth/cgoworth/compare/measure"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/stat"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// Config says how much to calibrate.
type Config struct {
	Folder    string // where the workers are
	Processes int
	Rounds    int
	Batch     time.Duration
	Deadline  time.Duration
	Seed      uint64
	Same      int // identical rows, on a quiet machine; half as many under load
	Different int // rows for each known difference; half as many under load
	Crossings int // series with a known crossover
	Event     func(group string, e measure.Event)
}

// Calibration is what came of it.
type Calibration struct {
	Version  int             `json:"version"`
	Started  time.Time       `json:"started"`
	Finished time.Time       `json:"finished"`
	Machine  machine.Machine `json:"machine"`
	Seed     uint64          `json:"seed"`
	// Processes and Rounds are those of each row.
	Processes int     `json:"processes"`
	Rounds    int     `json:"rounds"`
	Groups    []Group `json:"groups"`
}

// Group is a number of rows with the same truth.
type Group struct {
	Name string `json:"name"`
	Load bool   `json:"load"` // with a busy neighbour on every core
	// Truth is the ratio that the rows have; for a crossover, its scale.
	Truth float64 `json:"truth"`
	Rows  int     `json:"rows"`
	// Covered counts the intervals that have the truth in them.
	Covered int `json:"covered"`
	// Different counts the rows whose uncorrected verdict is a difference,
	// with the least dead band, of 1 %.
	Different int `json:"different"`
	// HalfWidth is the median half-width of the intervals, as a fraction.
	HalfWidth float64 `json:"half_width"`
	// Intervals are those of the rows, for whoever wants to count again.
	Intervals []stat.Interval `json:"intervals"`
}

// Names of groups.
const (
	same      = "identical sides"
	different = "known difference"
	crossover = "known crossover"
)

// Run calibrates. What was finished is returned also where ctx ends it early.
func (cfg *Config) Run(ctx context.Context) (*Calibration, error) {
	c := &Calibration{Version: 1, Machine: machine.Read(), Seed: cfg.Seed, Processes: cfg.Processes, Rounds: cfg.Rounds}
	for _, load := range []bool{false, true} {
		if err := cfg.half(ctx, c, load); err != nil {
			return c, err
		}
	}
	return c, nil
}

// half is everything that is done on a quiet machine, or under load.
func (cfg *Config) half(ctx context.Context, c *Calibration, load bool) error {
	share := 1
	if load {
		share = 2
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		if err := neighbours(ctx, cfg.Folder, cfg.Deadline); err != nil {
			return err
		}
	}
	for _, plan := range cfg.plans(share, load) {
		group, err := cfg.group(ctx, plan)
		if err != nil {
			return err
		}
		c.Groups = append(c.Groups, group)
	}
	if load || cfg.Crossings == 0 {
		return nil
	}
	group, err := cfg.crossings(ctx)
	c.Groups = append(c.Groups, group)
	return err
}

// plan is a group before it is measured.
type plan struct {
	group Group
	rows  []*measure.Row
	// catalog is the one that the rows are from.
	catalog []op.Operation
}

func (cfg *Config) plans(share int, load bool) []plan {
	first := plan{Group{Name: same, Load: load, Truth: 1}, identical(cfg.Same / share), op.Catalog()}
	plans := []plan{first}
	for _, d := range synthetic.Differences() {
		p := plan{group: Group{Name: different, Load: load, Truth: 1 + d}, catalog: synthetic.Catalog()}
		for range cfg.Different / share {
			p.rows = append(p.rows, row(p.catalog, synthetic.Work, synthetic.Calls, synthetic.Factor(0), synthetic.Factor(d)))
		}
		plans = append(plans, p)
	}
	return plans
}

// identical makes rows of pure Go against itself, over operations that take
// from a tenth of a microsecond to a millisecond.
func identical(n int) []*measure.Row {
	catalog := op.Catalog()
	var cases []op.Case
	for _, name := range []string{
		"sha256/size=16", "sha256/size=4096", "sha256/size=1048576", "chacha20poly1305/seal/size=1024",
		"secretbox/seal/size=65536", "ecdh/p256", "ed25519/verify", "rsa-2048/verify",
	} {
		c, ok := op.ParseCase(catalog, name)
		if !ok {
			panic("calibrate: the catalog has no " + name)
		}
		cases = append(cases, c)
	}
	side := worker.Side{Build: "purego", Suite: "go"}
	rows := make([]*measure.Row, n)
	for i := range rows {
		c := cases[i%len(cases)]
		o, _ := op.Find(catalog, c.Operation)
		rows[i] = &measure.Row{Operation: o, Case: c, A: side, B: side}
	}
	return rows
}

// row is a row of two synthetic suites.
func row(catalog []op.Operation, operation string, units int, a, b string) *measure.Row {
	o, _ := op.Find(catalog, operation)
	build := worker.Calibration().Name
	return &measure.Row{Operation: o, Case: op.Case{Operation: operation}.With(synthetic.Units, units),
		A: worker.Side{Build: build, Suite: a}, B: worker.Side{Build: build, Suite: b}}
}

func (cfg *Config) group(ctx context.Context, p plan) (Group, error) {
	group := p.group
	if err := cfg.measure(ctx, group.Name, p.catalog, p.rows); err != nil {
		return group, err
	}
	var halves []float64
	for _, r := range p.rows {
		s := stat.Summarize(r.Sample)
		stat.Judge([]*stat.Summary{&s}, 0)
		group.add(s)
		halves = append(halves, s.HalfWidth())
	}
	group.HalfWidth = stat.Median(halves)
	return group, nil
}

func (g *Group) add(s stat.Summary) {
	g.Rows++
	g.Intervals = append(g.Intervals, s.Interval)
	if s.Interval.Low <= g.Truth && g.Truth <= s.Interval.High {
		g.Covered++
	}
	if s.Uncorrected == stat.AFaster || s.Uncorrected == stat.BFaster {
		g.Different++
	}
}

// crossings measures the same series of rows a number of times.
func (cfg *Config) crossings(ctx context.Context) (Group, error) {
	group := Group{Name: crossover, Truth: synthetic.Crossing}
	catalog := synthetic.Catalog()
	line, _ := op.Find(catalog, synthetic.Line)
	var halves []float64
	for range cfg.Crossings {
		var rows []*measure.Row
		for _, units := range line.Scale.Values {
			rows = append(rows, row(catalog, synthetic.Line, units, synthetic.Flat, synthetic.Steep))
		}
		if err := cfg.measure(ctx, group.Name, catalog, rows); err != nil {
			return group, err
		}
		c := crossing(rows)
		group.Rows++
		group.Intervals = append(group.Intervals, stat.Interval{Low: c.Low, High: c.High, Confidence: 0.95})
		if c.Kind == stat.From && c.Low <= group.Truth && group.Truth <= c.High {
			group.Covered++
		}
		if c.Low > 0 && c.High > 0 {
			halves = append(halves, math.Log(c.High/c.Low)/2)
		}
	}
	group.HalfWidth = stat.Median(halves)
	return group, nil
}

func crossing(rows []*measure.Row) stat.Crossing {
	var points []stat.Point
	for _, r := range rows {
		points = append(points, stat.Point{X: float64(r.Case.Get(synthetic.Units)), Summary: stat.Summarize(r.Sample)})
	}
	return stat.Cross(points, 0.01)
}

// measure measures rows as a run does. A row that fails ends the calibration:
// an instrument that cannot be tested is no instrument.
func (cfg *Config) measure(ctx context.Context, name string, catalog []op.Operation, rows []*measure.Row) error {
	m := measure.Config{Catalog: catalog, Seed: cfg.Seed, Folder: cfg.Folder, Batch: cfg.Batch, Deadline: cfg.Deadline,
		Processes: cfg.Processes, Rounds: cfg.Rounds, Budget: 24 * time.Hour,
		Event: func(e measure.Event) { cfg.Event(name, e) }}
	if _, err := m.Run(ctx, rows); err != nil {
		return err
	}
	for _, r := range rows {
		if r.Failed != "" || r.Mismatch != "" {
			return &Failure{r.Case.String(), r.Failed + r.Mismatch}
		}
	}
	return nil
}

// Failure is a row that could not be measured.
type Failure struct{ Case, Reason string }

func (f *Failure) Error() string { return f.Case + ": " + f.Reason }
