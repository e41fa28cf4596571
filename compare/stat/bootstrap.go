package stat

import (
	"math"
	"math/rand/v2"
	"slices"
)

// resamples is the number of bootstrap resamples of a crossing.
const resamples = 1000

// resampled is the interval on a crossing: a percentile bootstrap that resamples
// the processes of each point, which are what is independent (Davison & Hinkley,
// Bootstrap Methods and their Application, 1997, sections 3.8 and 5.3; Field &
// Welsh 2007). The interval covers what it should from six processes on, for
// the percentiles of a resampled median are order statistics of the sample; see
// TestCrossFindsAKnownCrossover. Its seed is fixed. An end is 0 where it lies
// outside the series.
func (s series) resampled(at, threshold float64) (low, high float64) {
	rng := rand.New(rand.NewPCG(1974, 1997))
	all := make([]float64, resamples)
	logs, times := make([]float64, len(s.points)), make([]float64, len(s.points))
	last := min(s.sure(), len(logs)-1)
	for r := range all {
		for i, p := range s.points {
			logs[i], times[i] = p.Summary.resample(rng)
		}
		all[r] = s.crossing(logs, times, last, threshold)
	}
	slices.Sort(all)
	tail := int((1 - level) / 2 * resamples)
	low, high = min(at, all[tail]), max(at, all[resamples-1-tail])
	if math.IsInf(high, 1) {
		high = 0
	}
	return low, high
}

// resample draws as many processes as there are, with replacement, and returns
// the medians of their log ratios and of their times.
func (s Summary) resample(rng *rand.Rand) (log, time float64) {
	n := len(s.Medians)
	logs, times := make([]float64, n), make([]float64, n)
	for i := range n {
		k := rng.IntN(n)
		logs[i], times[i] = s.Medians[k], math.Sqrt(s.A.Paired*s.B.Paired)
		if k < len(s.Times) { // a run file from before there were such times has none
			times[i] = s.Times[k]
		}
	}
	slices.Sort(logs)
	slices.Sort(times)
	middle := func(v []float64) float64 { return math.Sqrt(v[n/2] * v[(n-1)/2]) }
	return math.Log(middle(logs)), middle(times)
}
