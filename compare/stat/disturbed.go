package stat

import (
	"math"
	"slices"

	"github.com/cgoworth/cgoworth/compare/sample"
)

// Disturbed reports for each round whether the system took the processor away
// from either side, or gave its thread clearly less time than passed: less by
// 5 %, and by 10 µs. Such rounds are never dropped; a warning says where they
// make the verdict.
func Disturbed(p sample.Process) []bool {
	rounds := make([]bool, len(p.Order))
	for _, s := range []sample.Side{p.A, p.B} {
		timed := fine(s.CPU)
		for i := range rounds {
			rounds[i] = rounds[i] || i < len(s.Switches) && s.Switches[i] > 0 || timed && starved(s, i)
		}
	}
	return rounds
}

// fine reports that the clock of a column of processor times ticks finely
// enough to speak of one batch. A clock that stands still over a whole batch,
// and jumps in another, does not: systems that count only when they switch
// threads, or at a timer's tick, have one.
func fine(cpu []int64) bool { return !slices.Contains(cpu, 0) }

func starved(s sample.Side, i int) bool {
	if i >= len(s.CPU) || i >= len(s.Wall) {
		return false
	}
	lost := s.Wall[i] - s.CPU[i]
	return lost > 10_000 && lost*20 > s.Wall[i]
}

// calm sets what the row says without the rounds that were disturbed.
func (s *Summary) calm(row sample.Row) {
	s.CalmRatio = s.Ratio
	left, omitted := undisturbed(row)
	if !omitted {
		return
	}
	var logs []float64
	for _, p := range left {
		logs = append(logs, p.LogRatios()...)
	}
	s.Disturbed = s.Rounds - len(logs)
	if len(logs) > 0 {
		s.CalmRatio = math.Exp(median(logs))
	}
}

// undisturbed returns the processes without their disturbed rounds, and whether
// there were any.
func undisturbed(row sample.Row) (left []sample.Process, omitted bool) {
	for _, p := range row.Processes {
		if rounds := Disturbed(p); slices.Contains(rounds, true) {
			p.A.Wall, p.B.Wall = keep(p.A.Wall, rounds), keep(p.B.Wall, rounds)
			omitted = true
		}
		left = append(left, p)
	}
	return left, omitted
}

func keep(column []int64, drop []bool) []int64 {
	i := -1
	return slices.DeleteFunc(slices.Clone(column), func(int64) bool { i++; return i < len(drop) && drop[i] })
}
