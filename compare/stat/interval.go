package stat

import (
	"math"
	"slices"
	"sort"

	"gonum.org/v1/gonum/stat/distuv"
)

// level is the confidence of the intervals that are published.
const level = 0.95

// fewest is the least number of values whose minimum and maximum make an
// interval of that confidence: 1 - 2·2⁻⁶ = 0.969.
const fewest = 6

// span is an interval on a log ratio.
type span struct{ low, high, confidence float64 }

func (s span) width() float64 { return s.high - s.low }

// ratio takes a span from logs to ratios.
func (s span) ratio() Interval {
	return Interval{Low: math.Exp(s.low), High: math.Exp(s.high), Confidence: s.confidence}
}

// logs takes an interval from ratios back to logs.
func (i Interval) logs() span { return span{math.Log(i.Low), math.Log(i.High), i.Confidence} }

// around widens a span, if need be, so that it contains the estimate.
func (s span) around(center float64) span {
	return span{min(s.low, center), max(s.high, center), s.confidence}
}

// wider returns the wider of two spans.
func wider(a, b span) span {
	if b.width() > a.width() {
		return b
	}
	return a
}

// rank returns how many values lie outside the narrowest symmetric pair of
// order statistics that holds the median of n values with at least the given
// confidence, at each end, and the confidence that the pair has: a fair coin
// says on which side of the median each value falls. It returns -1 where even
// the minimum and the maximum do not reach the confidence.
func rank(n int, confidence float64) (outer int, achieved float64) {
	if n == 0 {
		return -1, 0
	}
	coin := distuv.Binomial{N: float64(n), P: 0.5}
	holds := func(k int) float64 { return 1 - 2*coin.CDF(float64(k)) }
	outer = sort.Search(n/2, func(k int) bool { return holds(k) < confidence }) - 1
	if outer < 0 {
		return -1, 0
	}
	return outer, holds(outer)
}

// signSpan is the exact interval on the median between two order statistics,
// the inverse of the sign test (Hahn & Meeker, Statistical Intervals, 2nd ed.,
// section 5.2). It assumes nothing of the distribution, and unlike benchmath's
// it is symmetric, so that the sides can change places. It returns false where
// there are too few values. Values are in ascending order.
func signSpan(values []float64, confidence float64) (span, bool) {
	k, achieved := rank(len(values), confidence)
	if k < 0 {
		return span{}, false
	}
	return span{values[k], values[len(values)-1-k], achieved}, true
}

// studentSpan is Student's interval on the mean. It stands in where there are
// too few values for signSpan, and takes them for normal.
func studentSpan(values []float64, confidence float64) (span, bool) {
	n := float64(len(values))
	if n < 2 {
		return span{}, false
	}
	mean, sd := meanAndSD(values)
	t := distuv.StudentsT{Mu: 0, Sigma: 1, Nu: n - 1}.Quantile(1 - (1-confidence)/2)
	half := t * sd / math.Sqrt(n)
	return span{mean - half, mean + half, confidence}, true
}

// spanOf is the interval on independent values, at least one, in ascending
// order. One value alone has no width and no confidence.
func spanOf(values []float64, confidence float64) span {
	if s, ok := signSpan(values, confidence); ok {
		return s
	}
	if s, ok := studentSpan(values, confidence); ok {
		return s
	}
	return span{low: values[0], high: values[0]}
}

func ascending(values []float64) []float64 { return slices.Sorted(slices.Values(values)) }
