package stat

import (
	"math"

	"github.com/montanaflynn/stats"
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
