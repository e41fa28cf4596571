package report

import (
	"fmt"
	"strings"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// cautions say that the figures are not what they seem. Every format has them.
func cautions(run *result.Run) []string {
	var all []string
	if run.Plan.Smoke {
		all = append(all, "SMOKE TEST: these figures are not to be read")
	}
	for _, b := range run.Builds {
		for _, tag := range b.Tags {
			if tag == "purego" {
				all = append(all, strings.ToUpper(fmt.Sprintf(
					"build tag purego in the worker %s: its Go code ran without assembly, which is not how Go programs run", b.Build)))
			}
		}
	}
	if !run.Complete {
		all = append(all, "INCOMPLETE: the run was stopped before its end")
	}
	return all
}

// unequal is the alarm that some rows are not equal.
func unequal(run *result.Run) []string {
	n := standings(run)[mismatched]
	if n == 0 {
		return nil
	}
	return []string{fmt.Sprintf("MISMATCH in %s: the two sides do not agree, see below", rows(n))}
}

// standings counts what became of the rows, apart from the controls.
func standings(run *result.Run) map[standing]int {
	counts := make(map[standing]int)
	for _, row := range run.Rows {
		if !row.Control {
			counts[standingOf(row)]++
		}
	}
	return counts
}

// summary is what the data say, losses of side a first.
func summary(run *result.Run, sides pair) []string {
	lines := []string{verdicts(run, sides)}
	if text := without(run); text != "" {
		lines = append(lines, text)
	}
	if standings(run)[timed] == 0 {
		return lines
	}
	lines = append(lines,
		extreme(run, sides.a, "loss", stat.BFaster),
		extreme(run, sides.a, "win", stat.AFaster))
	band := fmt.Sprintf("A difference below %s counts as none (the dead band)", percent(run.Totals.Band))
	if run.Totals.Floor > 0 {
		return append(lines, fmt.Sprintf("%s; the noise floor of this machine was %s.", band, percent(run.Totals.Floor)))
	}
	return append(lines, band+"; the noise floor of this machine was not measured.")
}

// verdicts counts the verdicts, after and before the correction.
func verdicts(run *result.Run, sides pair) string {
	after, before := make(map[stat.Verdict]int), make(map[stat.Verdict]int)
	n := 0
	for _, row := range run.Rows {
		if compared(row) {
			n++
			after[row.Summary.Verdict]++
			before[row.Summary.Uncorrected]++
		}
	}
	if n == 0 {
		return "No row was timed."
	}
	tally := func(of map[stat.Verdict]int) string {
		return fmt.Sprintf("%s faster in %d, %s faster in %d, same in %d, inconclusive in %d",
			sides.a, of[stat.AFaster], sides.b, of[stat.BFaster], of[stat.Same], of[stat.Inconclusive])
	}
	return fmt.Sprintf("Of %s: %s (before the correction for the number of rows: %d, %d, %d, %d).", rows(n), tally(after),
		before[stat.AFaster], before[stat.BFaster], before[stat.Same], before[stat.Inconclusive])
}

// without counts the rows that have no ratio.
func without(run *result.Run) string {
	counts := standings(run)
	var parts []string
	for _, kind := range []struct {
		standing standing
		name     string
	}{{mismatched, "not equal"}, {missing, "without a native side"}, {failed, "failed"}, {unmeasured, "not measured"}} {
		if n := counts[kind.standing]; n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, kind.name))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "Without a ratio: " + strings.Join(parts, ", ") + "."
}

// extreme names the row in which the winner won by the most.
func extreme(run *result.Run, side, name string, verdict stat.Verdict) string {
	var most *result.Row
	for i, row := range run.Rows {
		if compared(row) && row.Summary.Verdict == verdict && (most == nil || beyond(row, *most, verdict)) {
			most = &run.Rows[i]
		}
	}
	if most == nil {
		return fmt.Sprintf("Largest %s of %s: none.", name, side)
	}
	s := most.Summary
	return fmt.Sprintf("Largest %s of %s: %s, %s (%s %s, %s %s).", name, side, most.Case, ratio(s.Ratio, s.Interval),
		most.A, duration(s.A.Paired), most.B, duration(s.B.Paired))
}

func beyond(row, most result.Row, verdict stat.Verdict) bool {
	if verdict == stat.AFaster {
		return row.Summary.Ratio > most.Summary.Ratio
	}
	return row.Summary.Ratio < most.Summary.Ratio
}
