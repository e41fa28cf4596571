package stat

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// trimmedP is the two-sided p-value of the trimmed t test (Tukey & McLaughlin
// 1963; Yuen 1974) that the values lie no farther from 0 than the band does.
// Unlike the sign test it can give the small p-values that a correction for a
// hundred rows asks of ten processes; and unlike Student's it is not misled by
// one process that had a bad minute. The values are in ascending order. 1 where
// there are too few of them.
func trimmedP(values []float64, band float64) float64 {
	t, left := trimmedT(values, trimming(len(values)), band)
	if left < 2 || t <= 0 {
		return 1
	}
	return studentP(t, left)
}

// trimmedT is how many standard errors the mean lies beyond the band, negative
// inside it, with some values cut off each end, and how many values are left.
func trimmedT(values []float64, cut int, band float64) (t float64, left int) {
	n := len(values)
	left = n - 2*cut
	if left < 2 {
		return 0, left
	}
	mean, _ := meanAndSD(values[cut : n-cut])
	_, sd := meanAndSD(winsorized(values, cut))
	beyond := math.Abs(mean) - band
	if sd == 0 {
		return math.Copysign(math.Inf(1), beyond), left
	}
	return beyond * float64(left) / math.Sqrt(float64(n)) / sd, left
}

// trimming is how many of n values are trimmed from each end: a fifth, but no
// more than the published interval leaves out, so that the test and the interval
// bear as many bad processes. Of nine to eleven that is one. To trim two of ten
// would leave five degrees of freedom, and half the power at the p-values that
// many rows ask for; to trim none would leave it to one bad process. See
// TestTrimmingPower.
func trimming(n int) int {
	outer, _ := rank(n, level)
	return max(0, min(n/5, outer))
}

// studentP is the two-sided p-value of t, of so many values.
func studentP(t float64, values int) float64 {
	return 2 * distuv.StudentsT{Mu: 0, Sigma: 1, Nu: float64(values - 1)}.Survival(t)
}

// winsorized replaces what is trimmed at each end by the last that is left.
func winsorized(values []float64, cut int) []float64 {
	w := append([]float64{}, values...)
	for i := range cut {
		w[i] = values[cut]
		w[len(w)-1-i] = values[len(w)-1-cut]
	}
	return w
}
