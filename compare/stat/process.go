package stat

import (
	"cmp"
	"math"
	"slices"

	"github.com/cgoworth/cgoworth/compare/sample"
)

// process is what one pair of processes says by itself.
type process struct {
	logs   []float64 // log ratios of its rounds, ascending
	times  []float64 // of its rounds: nanoseconds per call, geometric mean of the sides
	center float64   // median of logs
	time   float64   // median of times
}

// processes looks at each pair of processes that has a round. They come in
// ascending order of their medians.
func processes(row sample.Row) []process {
	calls := float64(max(1, row.Calls))
	var all []process
	for _, p := range row.Processes {
		logs := p.LogRatios()
		if len(logs) == 0 {
			continue
		}
		slices.Sort(logs)
		x := process{logs: logs, center: median(logs)}
		for i := range min(len(p.A.Wall), len(p.B.Wall)) {
			x.times = append(x.times, math.Sqrt(float64(p.A.Wall[i])*float64(p.B.Wall[i]))/calls)
		}
		x.time = median(x.times)
		all = append(all, x)
	}
	slices.SortStableFunc(all, func(a, b process) int { return cmp.Compare(a.center, b.center) })
	return all
}

// errorOfCenter is the standard error of the median of a process, as far as its
// own rounds tell it: the distance between two order statistics, in the units
// of the normal distribution (Price & Bonett 2001). Rounds have a sharp peak
// and broad shoulders, so their standard deviation says little about it.
func (p process) errorOfCenter() float64 {
	n := len(p.logs)
	k, holds := rank(n, level)
	if k < 0 {
		k, holds = rank(n, 0.5)
	}
	if k < 0 {
		return 0
	}
	return (p.logs[n-1-k] - p.logs[k]) / (2 * normalQuantile((1+holds)/2))
}

// shareBetween is the part of the variance of a round that lies between the
// processes: that of their medians, less what their own rounds make of it, over
// the sum of that and the variance within (a one-way random-effects model:
// Searle, Casella & McCulloch, Variance Components, 1992, chapter 3; with
// robust estimates in the place of mean squares).
func shareBetween(all []process) float64 {
	if len(all) < 2 {
		return 0
	}
	var centers, within, errors []float64
	for _, p := range all {
		centers = append(centers, p.center)
		if len(p.logs) > 1 {
			within = append(within, square(spread(p.logs)))
			errors = append(errors, square(p.errorOfCenter()))
		}
	}
	between := max(0, square(spread(centers))-median(errors))
	if total := between + median(within); total > 0 {
		return between / total
	}
	return 0
}

func square(x float64) float64 { return x * x }
