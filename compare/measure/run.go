package measure

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"github.com/cgoworth/cgoworth/compare/equal"
	"github.com/cgoworth/cgoworth/compare/machine"
)

// ErrBudget says that not one round of every row fits the budget.
var ErrBudget = errors.New("the budget is too small for one round of every row")

// processCost is what a fresh pair of processes takes to set a row up and to
// count its allocations, apart from starting; it only serves to plan.
const processCost = 10 * time.Millisecond

// Outcome is how a run went, apart from what it measured.
type Outcome struct {
	Processes int // planned for each row
	Rounds    int // wanted in each process
	// Sweeps says what else happened on the machine in each sweep begun.
	Sweeps   []machine.Disturbance
	Warnings []string
}

// Run checks, calibrates and measures the rows. It fills them in as it goes,
// so that what was measured is there also when ctx ends the run early; the
// error is then ctx.Err().
func (cfg *Config) Run(ctx context.Context, rows []*Row) (Outcome, error) {
	end := time.Now().Add(cfg.Budget)
	if err := cfg.check(ctx, rows, true, end); err != nil {
		return Outcome{}, err
	}
	live := remaining(rows)
	p, ok := fit(costs(live), cfg.Processes, cfg.Rounds, time.Until(end))
	if !ok {
		return Outcome{}, ErrBudget
	}
	out := Outcome{Processes: p.processes, Rounds: cfg.Rounds}
	if text := p.shortfall(cfg.Processes, cfg.Rounds); text != "" {
		out.Warnings = append(out.Warnings, text)
	}
	rounds := make(map[*Row]int, len(live))
	for i, row := range live {
		rounds[row] = p.rounds[i]
	}
	err := cfg.sweeps(ctx, &out, live, rounds, end)
	return out, err
}

// remaining is the rows of which there is something to measure.
func remaining(rows []*Row) []*Row {
	var live []*Row
	for _, r := range rows {
		if !r.over() {
			live = append(live, r)
		}
	}
	return live
}

// sweeps passes over all rows, in a new order each time so that a bad minute
// of the machine spreads over all of them, until the plan or the time is out.
func (cfg *Config) sweeps(ctx context.Context, out *Outcome, live []*Row, rounds map[*Row]int, end time.Time) error {
	for n := 1; len(live) > 0 && (n <= out.Processes || cfg.Spend); n++ {
		before := machine.Now()
		more, err := cfg.sweep(ctx, n, out.Processes, live, rounds, end)
		out.Sweeps = append(out.Sweeps, machine.Now().Since(before))
		if err != nil || !more {
			return err
		}
		live = cfg.unfinished(live)
	}
	return nil
}

// sweep measures each row once. It returns false where the time is out.
func (cfg *Config) sweep(ctx context.Context, n, of int, live []*Row, rounds map[*Row]int, end time.Time) (more bool, err error) {
	rng := rand.New(rand.NewPCG(cfg.Seed, uint64(n)))
	rng.Shuffle(len(live), func(i, j int) { live[i], live[j] = live[j], live[i] })
	for i, row := range live {
		if time.Until(end) < time.Duration(rounds[row])*row.round {
			return false, nil
		}
		cfg.event(Event{Stage: StageMeasure, Row: row, Sweep: n, Sweeps: of, Done: i, Of: len(live), Left: time.Until(end)})
		if err := cfg.process(ctx, row, rounds[row], n, rng); err != nil && ctx.Err() == nil {
			row.Failed = err.Error()
		}
		if ctx.Err() != nil {
			return false, ctx.Err()
		}
	}
	return true, nil
}

// unfinished drops the rows that failed, and those whose interval is narrow
// enough and rests on enough processes.
func (cfg *Config) unfinished(live []*Row) []*Row {
	var left []*Row
	for _, row := range remaining(live) {
		if cfg.Enough != nil && len(row.Sample.Processes) >= minProcesses && cfg.Enough(row.Sample) {
			continue
		}
		left = append(left, row)
	}
	return left
}

// process measures one row in one fresh pair of processes.
func (cfg *Config) process(ctx context.Context, row *Row, rounds, sweep int, rng *rand.Rand) error {
	p, err := cfg.start(ctx, row)
	if err != nil {
		return err
	}
	defer p.close()
	in := equal.Input(cfg.Catalog, row.Operation, row.Case, cfg.seed, row.made)
	s := session{catalog: cfg.Catalog, row: row, input: in, pair: p}
	s.process.Sweep = sweep
	mismatch, err := s.run(rounds, rng)
	if err != nil {
		return err
	}
	if mismatch != "" {
		row.Mismatch, row.Sample.Processes = row.Case.String()+": "+mismatch, nil
		return nil
	}
	row.Sample.Processes = append(row.Sample.Processes, s.process)
	return nil
}

// costs estimates what each row takes.
func costs(rows []*Row) []cost {
	costs := make([]cost, len(rows))
	for i, row := range rows {
		costs[i] = cost{process: row.start + processCost, round: row.round}
	}
	return costs
}
