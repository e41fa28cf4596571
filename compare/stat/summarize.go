package stat

import (
	"math"
	"slices"

	"github.com/cgoworth/cgoworth/compare/sample"
)

// Summarize computes all of a row's summary that does not depend on the other
// rows: everything but P, Detectable, Longer and the verdicts, which Judge adds.
// It returns the zero Summary for a row without rounds.
func Summarize(row sample.Row) Summary {
	pairs := processes(row)
	if len(pairs) == 0 {
		return Summary{}
	}
	s := Summary{Processes: len(pairs)}
	var all, medians []float64
	for _, p := range pairs {
		all, medians = append(all, p.logs...), append(medians, p.center)
		s.Medians, s.Times = append(s.Medians, math.Exp(p.center)), append(s.Times, p.time)
	}
	slices.Sort(all)
	center := median(all)
	s.Ratio, s.Rounds = math.Exp(center), len(all)
	within, between := spanOf(all, level), spanOf(medians, level)
	s.Within, s.Between = within.ratio(), between.ratio()
	s.Interval = wider(within, between).around(center).ratio()
	s.Inner = wider(spanOf(all, equivalence), spanOf(medians, equivalence)).around(center).ratio()
	s.Share = shareBetween(pairs)
	s.A = side(row, func(p sample.Process) sample.Side { return p.A })
	s.B = side(row, func(p sample.Process) sample.Side { return p.B })
	s.A.Paired, s.B.Paired = paired(pairs, center)
	s.TotalRatio, s.MinRatio = quotient(s.B.Total, s.A.Total), quotient(s.B.Min, s.A.Min)
	s.calm(row)
	s.warn()
	return s
}

// HalfWidth is half the width of the published interval, as a fraction of the
// ratio: 0.01 is ±1 %.
func (s Summary) HalfWidth() float64 { return s.Interval.logs().width() / 2 }
