package stat

import (
	"math"
	"slices"

	"github.com/cgoworth/cgoworth/compare/sample"
)

// Warnings are footnotes of a report; the same text makes one footnote.
const (
	warnOneProcess = "Measured in one pair of processes: the interval leaves out how much processes differ. Give a longer --budget."
	warnFew        = "Fewer than 6 pairs of processes: the interval takes their medians for normally distributed. Give a longer --budget."
	warnTotal      = "The ratio of the total times, with garbage collection and finalizers in them, lies outside the interval: compare allocations per call, and judge a program that makes many calls by the total."
	warnMinimum    = "The fastest batch of each side would have given the opposite verdict: something disturbed one side more than the other. Measure again on a quieter machine."
)

// Summarize computes all of a row's summary that does not depend on the other
// rows: everything but P, Detectable, Longer and the verdicts, which Judge adds.
// It returns the zero Summary for a row without rounds.
func Summarize(row sample.Row) Summary {
	var all, medians []float64
	for _, p := range row.Processes {
		if logs := p.LogRatios(); len(logs) > 0 {
			all = append(all, logs...)
			medians = append(medians, median(logs))
		}
	}
	if len(all) == 0 {
		return Summary{}
	}
	all, medians = ascending(all), ascending(medians)
	center := median(all)
	s := Summary{Ratio: math.Exp(center), Processes: len(medians), Rounds: len(all), Medians: exponentials(medians)}
	within, between := spanOf(all, level), spanOf(medians, level)
	s.Within, s.Between = within.ratio(), between.ratio()
	s.Interval = wider(within, between).around(center).ratio()
	s.Inner = wider(spanOf(all, equivalence), spanOf(medians, equivalence)).around(center).ratio()
	s.Share = shareBetween(row.Processes, medians)
	s.A = side(row, func(p sample.Process) sample.Side { return p.A })
	s.B = side(row, func(p sample.Process) sample.Side { return p.B })
	s.A.Paired, s.B.Paired = paired(row, center)
	s.TotalRatio, s.MinRatio = quotient(s.B.Total, s.A.Total), quotient(s.B.Min, s.A.Min)
	s.CalmRatio = s.Ratio
	if logs := calm(row); len(logs) > 0 {
		s.CalmRatio = math.Exp(median(logs))
	}
	s.warn()
	return s
}

func exponentials(logs []float64) []float64 {
	ratios := make([]float64, len(logs))
	for i, l := range logs {
		ratios[i] = math.Exp(l)
	}
	return ratios
}

func (s *Summary) warn() {
	switch {
	case s.Processes == 1:
		s.Warnings = append(s.Warnings, warnOneProcess)
	case s.Processes < fewest:
		s.Warnings = append(s.Warnings, warnFew)
	}
	// Without allocations it is preemption that a total has in it, of which
	// other footnotes speak.
	if s.A.Allocs+s.B.Allocs > 0.5 && outside(s.TotalRatio, s.Interval, minimumBand) {
		s.Warnings = append(s.Warnings, warnTotal)
	}
}

// outside reports that a ratio lies outside an interval by more than a margin.
func outside(ratio float64, i Interval, margin float64) bool {
	return ratio > 0 && (ratio < i.Low/(1+margin) || ratio > i.High*(1+margin))
}

// HalfWidth is half the width of the published interval, as a fraction of the
// ratio: 0.01 is ±1 %.
func (s Summary) HalfWidth() float64 { return s.Interval.logs().width() / 2 }

// shareBetween is the part of the variance of a round that processes make. The
// variance of their medians is what they make and, divided by the rounds, what
// the rounds make (a one-way random-effects model, with robust estimates:
// Searle, Casella & McCulloch, Variance Components, 1992, chapter 3).
func shareBetween(processes []sample.Process, medians []float64) float64 {
	if len(medians) < 2 {
		return 0
	}
	var within []float64
	rounds := 0
	for _, p := range processes {
		logs := p.LogRatios()
		rounds += len(logs)
		if len(logs) > 1 {
			s := spread(logs)
			within = append(within, s*s)
		}
	}
	const medianOfNormal = math.Pi / 2 // variance of a median, in variances of a mean
	w := median(within)
	m := spread(medians)
	between := max(0, m*m-medianOfNormal*w*float64(len(processes))/float64(max(1, rounds)))
	if between+w == 0 {
		return 0
	}
	return between / (between + w)
}

// side summarises one side of all processes.
func side(row sample.Row, of func(sample.Process) sample.Side) Side {
	calls := float64(max(1, row.Calls))
	var s Side
	var batches, cold, allocs, bytes []float64
	total := 0.0
	for _, p := range row.Processes {
		x := of(p)
		for _, wall := range x.Wall {
			batches = append(batches, float64(wall)/calls)
			total += float64(wall)
		}
		cold = append(cold, float64(x.Cold))
		allocs, bytes = append(allocs, x.Allocs), append(bytes, x.Bytes)
		s.Peak = max(s.Peak, x.Peak-x.Idle)
		s.Collections += x.Collections
	}
	s.Median, s.Min = median(batches), minimum(batches)
	s.Total = total / calls / float64(max(1, len(batches)))
	s.Cold, s.Allocs, s.Bytes = median(cold), median(allocs), median(bytes)
	return s
}

// paired divides the typical round between the two sides.
func paired(row sample.Row, center float64) (a, b float64) {
	var rounds []float64
	for _, p := range row.Processes {
		for i := range min(len(p.A.Wall), len(p.B.Wall)) {
			rounds = append(rounds, math.Sqrt(float64(p.A.Wall[i])*float64(p.B.Wall[i])))
		}
	}
	typical := median(rounds) / float64(max(1, row.Calls))
	return typical / math.Exp(center/2), typical * math.Exp(center/2)
}

func quotient(b, a float64) float64 {
	if a == 0 {
		return 0
	}
	return b / a
}

// calm is the log ratios of the rounds that nothing disturbed.
func calm(row sample.Row) []float64 {
	var logs []float64
	for _, p := range row.Processes {
		disturbed := Disturbed(p)
		quiet := p
		quiet.A.Wall = keep(p.A.Wall, disturbed)
		quiet.B.Wall = keep(p.B.Wall, disturbed)
		logs = append(logs, quiet.LogRatios()...)
	}
	return logs
}

func keep(column []int64, drop []bool) []int64 {
	i := -1
	return slices.DeleteFunc(slices.Clone(column), func(int64) bool { i++; return i < len(drop) && drop[i] })
}
