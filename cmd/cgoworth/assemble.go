package main

import (
	"time"

	"github.com/cgoworth/cgoworth/compare/machine"
	"github.com/cgoworth/cgoworth/compare/measure"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/stat"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// newRun is a run file before anything is measured.
func newRun(plan result.Plan, builds []worker.Identity) *result.Run {
	return &result.Run{Version: result.Version, Started: now(), Plan: plan, Machine: machine.Read(), Builds: builds}
}

func now() time.Time { return time.Now().UTC().Truncate(time.Second) }

// finish fills a run file with what was measured and what it means.
func finish(run *result.Run, rows []*measure.Row, outcome measure.Outcome, complete bool) {
	run.Finished, run.Complete = now(), complete
	run.Plan.Processes = outcome.Processes
	run.Sweeps, run.Warnings = outcome.Sweeps, outcome.Warnings
	for _, row := range rows {
		run.Rows = append(run.Rows, fileRow(row))
	}
	summarize(run)
}

func fileRow(row *measure.Row) result.Row {
	return result.Row{
		Case: row.Case.String(), Family: row.Operation.Family, Series: row.Operation.Series(row.Case),
		Scale: row.Operation.Scale.Name, Params: row.Case.Params, A: row.A.String(), B: row.B.String(),
		Equality: result.Equality{Owed: row.Operation.Equality, Checked: row.Checked, Mismatch: row.Mismatch},
		Missing:  row.Missing, Control: row.Control, Failed: row.Failed, Notes: row.Notes, Sample: row.Sample,
	}
}

// summarize computes everything that follows from the samples. The verdicts
// are about the rows that have two sides; the others tell the noise.
func summarize(run *result.Run) {
	var judged []*stat.Summary
	var noise []sample.Row
	for i := range run.Rows {
		row := &run.Rows[i]
		if len(row.Sample.Processes) == 0 {
			continue
		}
		row.Summary = stat.Summarize(row.Sample)
		if row.Control || row.Missing != "" {
			noise = append(noise, row.Sample)
		} else {
			judged = append(judged, &row.Summary)
		}
	}
	run.Totals = stat.Judge(judged, stat.Floor(noise))
}
