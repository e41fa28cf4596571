package stat

import (
	"math"

	"github.com/cgoworth/cgoworth/compare/sample"
)

// side summarises one side of all processes, but for its paired time.
func side(row sample.Row, of func(sample.Process) sample.Side) Side {
	calls := float64(max(1, row.Calls))
	var s Side
	var batches, cold, allocs, bytes []float64
	batches = make([]float64, 0, row.Rounds())
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
func paired(all []process, center float64) (a, b float64) {
	var times []float64
	for _, p := range all {
		times = append(times, p.times...)
	}
	typical := median(times)
	return typical / math.Exp(center/2), typical * math.Exp(center/2)
}

func quotient(b, a float64) float64 {
	if a == 0 {
		return 0
	}
	return b / a
}
