package stat

import (
	"math"
	"slices"
)

// Measured is the time of one side at one size.
type Measured struct {
	Size float64 // bytes
	Time float64 // nanoseconds per call
}

// Cost is a straight line through the times of one side.
type Cost struct {
	Call float64 `json:"call_ns"` // nanoseconds per call, whatever the size
	Byte float64 `json:"byte_ns"` // nanoseconds per byte
	// Worst is the largest relative distance of a time from the line, with
	// its sign, and At is the size where it is. Algorithms that work in
	// steps are no straight line: from Crooked on, the line says little.
	Worst float64 `json:"worst"`
	At    float64 `json:"at"`
}

// Crooked is the relative distance from which a fit has to be doubted.
const Crooked = 0.20

// FitCost fits the line with the smallest sum of relative distances: sizes span
// five decades, and so do times. It is exact, for such a line passes through two
// of the points (Bloomfield & Steiger, Least Absolute Deviations, 1983, section
// 1.3). It returns false for fewer than three points.
func FitCost(points []Measured) (Cost, bool) {
	if len(points) < 3 {
		return Cost{}, false
	}
	best, least := Cost{}, math.Inf(1)
	for i, p := range points {
		for _, q := range points[i+1:] {
			if p.Size == q.Size {
				continue
			}
			slope := (q.Time - p.Time) / (q.Size - p.Size)
			line := Cost{Call: p.Time - slope*p.Size, Byte: slope}
			if sum := line.distance(points); line.Call >= 0 && slope >= 0 && sum < least {
				best, least = line, sum
			}
		}
	}
	if math.IsInf(least, 1) {
		return Cost{}, false
	}
	worst := slices.MaxFunc(points, func(p, q Measured) int {
		switch a, b := math.Abs(best.off(p)), math.Abs(best.off(q)); {
		case a < b:
			return -1
		case a > b:
			return 1
		}
		return 0
	})
	best.Worst, best.At = best.off(worst), worst.Size
	return best, true
}

// off is the relative distance of a time from the line.
func (c Cost) off(p Measured) float64 { return (p.Time - c.Call - c.Byte*p.Size) / p.Time }

func (c Cost) distance(points []Measured) float64 {
	sum := 0.0
	for _, p := range points {
		sum += math.Abs(c.off(p))
	}
	return sum
}
