package measure

import (
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/sample"
)

// Config says how to measure.
type Config struct {
	Catalog []op.Operation
	Seed    uint64
	Folder  string // where the workers are
	// Batch is the wanted length of a batch. Short ones, of 100 to 300 µs,
	// give the narrowest intervals: fewer disturbances fall into each.
	Batch     time.Duration
	Processes int           // pairs of processes for each row
	Spend     bool          // take more processes than that while the budget lasts
	Rounds    int           // in each process; even
	Budget    time.Duration // for everything
	Deadline  time.Duration // for one answer of a worker
	// Enough reports that the interval of a row is as narrow as was asked
	// for. It never looks at the verdict: stopping on significance would
	// make a difference out of noise. Nil: never enough.
	Enough func(sample.Row) bool
	// Event hears of progress. Nil: nobody does.
	Event func(Event)

	seed *op.Seed
}

// Stage is a part of a run.
type Stage string

const (
	StageCheck   Stage = "check"
	StageMeasure Stage = "measure"
)

// Event is one step of a run.
type Event struct {
	Stage         Stage
	Row           *Row          // about to be worked on
	Done, Of      int           // rows, of the check or of the sweep
	Sweep, Sweeps int           // 0 in the check
	Left          time.Duration // of the budget; 0 in the check
}

func (cfg *Config) event(e Event) {
	if cfg.Event != nil {
		cfg.Event(e)
	}
}
