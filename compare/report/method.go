package report

import (
	"fmt"

	"github.com/cgoworth/cgoworth/compare/result"
)

// method says in a few lines how the figures came about.
func method(run *result.Run, sides pair) []string {
	plan := run.Plan
	sampled := fmt.Sprintf("Both sides take turns (ABBA, BAAB) with the same number of calls in batches of about %s, each after an untimed one.", duration(float64(plan.Batch)))
	repeated := fmt.Sprintf("Up to %s in each of up to %s, in an order of rows that is shuffled for each of them; seed %d, profile %s, budget %s.",
		plural(plan.Rounds, "round"), plural(plan.Processes, "fresh pair of processes", "fresh pairs of processes"), plan.Seed, plan.Profile, plan.Budget)
	if low, high := confidences(run); high > 0 {
		sampled += fmt.Sprintf(" The ratio is the median over the rounds. Its interval is the wider of two that make no assumption about the noise, over all rounds and over the medians of the processes; its confidence is %s.", between(low, high))
	}
	return []string{
		"Before the timing both sides must give the same bytes, or accept what the other made, on edge lengths and on every size here; and so must the last output of each timed batch. A row that is not equal has no ratio.",
		sampled,
		repeated,
		"Verdicts are corrected for the number of rows (Holm). Same: the whole interval lies inside the dead band. Inconclusive: it does not, nor outside of it; the figure is the smallest difference that the row could have told.",
		"Times are those of a call in the median round, divided between the sides as the ratio says. Garbage collection stays on, but seldom falls into the median; it is in the ratio by total time. Allocations are those of the Go heap alone, and the first call is in a fresh process; of both, the figure of " + sides.a + " stands first.",
	}
}

// plural is a number with its noun; without an irregular form that is the noun
// and an s.
func plural(n int, one string, many ...string) string {
	switch {
	case n == 1:
		return "1 " + one
	case len(many) > 0:
		return thousands(n) + " " + many[0]
	}
	return thousands(n) + " " + one + "s"
}

// confidences are the lowest and the highest that an interval here achieved.
func confidences(run *result.Run) (low, high float64) {
	for _, row := range run.Rows {
		if standingOf(row) != timed {
			continue
		}
		c := row.Summary.Interval.Confidence
		if high == 0 || c < low {
			low = c
		}
		high = max(high, c)
	}
	return low, high
}

// between is a range of probabilities: 96.9 % to 97.9 %.
func between(low, high float64) string {
	text := fmt.Sprintf("%.1f %%", 100*low)
	if most := fmt.Sprintf("%.1f %%", 100*high); most != text {
		text += " to " + most
	}
	return text
}
