package stat

import (
	"math"
	"slices"

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

// signSpan is the exact interval on the median between two order statistics,
// the narrowest symmetric pair that reaches the confidence: the inverse of the
// sign test (Hahn & Meeker, Statistical Intervals, 2nd ed., section 5.2). It
// assumes nothing of the distribution. It returns false where even the minimum
// and the maximum do not reach the confidence. Values are in ascending order.
func signSpan(values []float64, confidence float64) (span, bool) {
	n := len(values)
	coin := distuv.Binomial{N: float64(n), P: 0.5}
	achieved := func(k int) float64 { return 1 - 2*coin.CDF(float64(k)) } // from the k-th value, from 0, on
	if n == 0 || achieved(0) < confidence {
		return span{}, false
	}
	low, high := 0, n/2 // achieved(low) suffices, achieved(high) does not
	for high-low > 1 {
		if middle := (low + high) / 2; achieved(middle) >= confidence {
			low = middle
		} else {
			high = middle
		}
	}
	return span{values[low], values[n-1-low], achieved(low)}, true
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

// spanOf is the interval on independent values, in ascending order.
func spanOf(values []float64, confidence float64) span {
	if s, ok := signSpan(values, confidence); ok {
		return s
	}
	if s, ok := studentSpan(values, confidence); ok {
		return s
	}
	return span{}
}

func ascending(values []float64) []float64 { return slices.Sorted(slices.Values(values)) }
