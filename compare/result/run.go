// Package result is the run file: where and how a run was made, every raw
// sample, and the summaries. It writes the current version and reads the
// older ones.
package result

import (
	"time"

	"github.com/cgoworth/cgoworth/compare/machine"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/stat"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// Version is the version of the run file that this package writes.
const Version = 1

// Run is a run file.
type Run struct {
	Version  int       `json:"version"`
	Started  time.Time `json:"started"` // UTC
	Finished time.Time `json:"finished"`
	// Complete is false where the run was stopped before its end.
	Complete bool            `json:"complete"`
	Plan     Plan            `json:"plan"`
	Machine  machine.Machine `json:"machine"`
	// Builds are the workers that took part, as they described themselves.
	Builds []worker.Identity `json:"builds"`
	Rows   []Row             `json:"rows"`
	// Sweeps says what else happened on the machine in each sweep.
	Sweeps []machine.Disturbance `json:"sweeps"`
	// Totals and Warnings concern the run as a whole.
	Totals   stat.Totals `json:"totals"`
	Warnings []string    `json:"warnings,omitempty"`
}

// Plan is what was asked for and what the budget allowed.
type Plan struct {
	Command   string        `json:"command"` // that makes this run again
	Profile   string        `json:"profile"`
	Smoke     bool          `json:"smoke"` // a check that everything runs; its figures are not to be read
	Seed      uint64        `json:"seed"`
	Budget    time.Duration `json:"budget_ns"`
	Width     float64       `json:"width,omitempty"` // half-width of the interval at which a row stops
	Batch     time.Duration `json:"batch_ns"`
	Processes int           `json:"processes"`
	Rounds    int           `json:"rounds"`
}

// Row is one pair of sides on one case.
type Row struct {
	Case     string     `json:"case"`
	Family   string     `json:"family"`
	Series   string     `json:"series"` // the case without its scale
	Scale    string     `json:"scale,omitempty"`
	Params   []op.Param `json:"params,omitempty"`
	A        string     `json:"a"` // side: native/openssl
	B        string     `json:"b"` // side: purego/go
	Equality Equality   `json:"equality"`
	// Missing says why the native side could not take part; the row then
	// has the pure-Go side measured against itself, or nothing.
	Missing string `json:"missing,omitempty"`
	// Control rows have one side on both sides; they measure the machine's
	// noise, from which the dead band follows.
	Control bool `json:"control,omitempty"`
	// Failed says what ended the row: a crash, a deadline, rubbish.
	Failed  string       `json:"failed,omitempty"`
	Notes   []string     `json:"notes,omitempty"`
	Sample  sample.Row   `json:"sample"`
	Summary stat.Summary `json:"summary"`
}

// Equality is what the check before the timing found.
type Equality struct {
	Owed op.Equality `json:"owed"`
	// Checked counts the comparisons that were made, all of them equal
	// unless Mismatch says otherwise.
	Checked  int    `json:"checked"`
	Mismatch string `json:"mismatch,omitempty"` // the first one, with its hex window
}
