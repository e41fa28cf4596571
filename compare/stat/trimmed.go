package stat

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// trimmedP is the two-sided p-value of the trimmed t test (Tukey & McLaughlin
// 1963; Yuen 1974) that the values lie no farther from 0 than the band does.
// Unlike the sign test it can give the small p-values that a correction for a
// hundred rows asks of ten processes; and unlike Student's it is not misled by
// one process that had a bad minute. A fifth is trimmed from each end. The
// values are in ascending order. 1 where there are too few of them.
func trimmedP(values []float64, band float64) float64 {
	n := len(values)
	cut := n / 5
	left := n - 2*cut
	if left < 2 {
		return 1
	}
	mean, _ := meanAndSD(values[cut : n-cut])
	_, sd := meanAndSD(winsorized(values, cut))
	beyond := math.Abs(mean) - band
	if beyond <= 0 {
		return 1
	}
	if sd == 0 {
		return 0
	}
	share := float64(left) / float64(n)
	t := beyond * share * math.Sqrt(float64(n)) / sd
	return 2 * distuv.StudentsT{Mu: 0, Sigma: 1, Nu: float64(left - 1)}.Survival(t)
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
