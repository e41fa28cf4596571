// Package measure takes the samples: it calibrates, lets two sides take turns,
// repeats that in fresh processes, and keeps every number.
package measure

import (
	"fmt"
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// Row is one pair of sides on one case: first what is to be measured, then
// what came of it.
type Row struct {
	Operation op.Operation
	Case      op.Case
	A, B      worker.Side
	// Missing says why the native side cannot take part. The row then has
	// the pure-Go side on both sides, which measures the machine's noise.
	Missing string
	Control bool     // measures the machine's noise; see Controls
	Notes   []string // where the two sides do not do the same work

	Checked  int    // comparisons made
	Mismatch string // the first inequality; the row then has no samples
	Failed   string // what ended the row early
	Sample   sample.Row

	made  []byte        // what the operation starts from, made in the check
	batch time.Duration // what one batch takes, the mean of both sides
	round time.Duration // what one round takes, warm-up and all
	start time.Duration // what starting a pair of workers takes
}

// over reports that nothing more is to be measured.
func (r *Row) over() bool { return r.Mismatch != "" || r.Failed != "" }

// Offer is a side that is to be compared, with what its worker said of itself.
type Offer struct {
	Build   string
	Suites  []worker.Suite
	Missing string // why the worker cannot start; Suites is then empty
}

// Rows pairs each case with each suite that offers its operation on side a and
// the first that offers it on side b.
func Rows(catalog []op.Operation, cases []op.Case, a, b Offer) []*Row {
	var rows []*Row
	for _, c := range cases {
		o, _ := op.Find(catalog, c.Operation)
		right, ok := b.first(o.Name)
		if !ok {
			continue
		}
		sideB := worker.Side{Build: b.Build, Suite: right.Name}
		offered := false
		for _, left := range a.Suites {
			if !left.Has(o.Name) {
				continue
			}
			offered = true
			row := &Row{Operation: o, Case: c, A: worker.Side{Build: a.Build, Suite: left.Name}, B: sideB}
			row.note(left, right)
			rows = append(rows, row)
		}
		if missing := a.missing(); !offered && missing != "" {
			rows = append(rows, &Row{Operation: o, Case: c, A: sideB, B: sideB, Missing: missing})
		}
	}
	return rows
}

func (o Offer) first(operation string) (worker.Suite, bool) {
	for _, s := range o.Suites {
		if s.Has(operation) {
			return s, true
		}
	}
	return worker.Suite{}, false
}

// missing joins the reasons of everything that this side could have offered.
func (o Offer) missing() string {
	if o.Missing != "" {
		return o.Missing
	}
	var reasons []string
	for _, s := range o.Suites {
		if s.Missing != "" {
			reasons = append(reasons, fmt.Sprintf("%s: %s; %s", s.Name, s.Missing, s.Hint))
		}
	}
	return strings.Join(reasons, ". ")
}

// note collects what either suite says of the operation. A suite that is
// compared with itself has nothing to say.
func (r *Row) note(a, b worker.Suite) {
	for _, s := range []worker.Suite{a, b} {
		if text := s.Notes[r.Operation.Name]; text != "" && a.Name != b.Name {
			r.Notes = append(r.Notes, s.Name+" "+text)
		}
	}
}
