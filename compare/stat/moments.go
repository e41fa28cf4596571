package stat

import (
	"math"

	"github.com/montanaflynn/stats"
	"gonum.org/v1/gonum/stat/distuv"
)

// The functions here take numbers that are there: an empty sample gives 0, for
// a row without samples has no summary at all.

// Median is the middle value, or the mean of the two middle ones.
func Median(values []float64) float64 { return median(values) }

func median(values []float64) float64 {
	m, err := stats.Median(values)
	if err != nil {
		return 0
	}
	return m
}

// meanAndSD returns the sample form of the standard deviation; the package's
// StandardDeviation is the population form.
func meanAndSD(values []float64) (mean, sd float64) {
	mean, err := stats.Mean(values)
	if err != nil {
		return 0, 0
	}
	sd, err = stats.StandardDeviationSample(values)
	if err != nil || math.IsNaN(sd) {
		return mean, 0
	}
	return mean, sd
}

// spread is the standard deviation of normal values as their median absolute
// deviation tells it, which outliers do not reach (Hampel 1974).
func spread(values []float64) float64 {
	const normal = 1.4826 // 1 / Φ⁻¹(3/4)
	mad, err := stats.MedianAbsoluteDeviation(values)
	if err != nil {
		return 0
	}
	return normal * mad
}

func minimum(values []float64) float64 {
	m, err := stats.Min(values)
	if err != nil {
		return 0
	}
	return m
}

func normalQuantile(p float64) float64 { return distuv.UnitNormal.Quantile(p) }

// nearestRank is a percentile that is one of the values.
func nearestRank(values []float64, percent float64) float64 {
	p, err := stats.PercentileNearestRank(values, percent)
	if err != nil {
		return 0
	}
	return p
}

// MarginOfError returns the mean of values and, as a fraction of it, the margin
// of error at 95 % by Student's t distribution: what Benchmark.js prints as ±%.
func MarginOfError(values []float64) (mean, margin float64) {
	s, ok := studentSpan(values, level)
	mean, _ = meanAndSD(values)
	if !ok || mean == 0 {
		return mean, 0
	}
	return mean, (s.high - s.low) / 2 / mean
}
