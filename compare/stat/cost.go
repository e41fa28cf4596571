package stat

import (
	"cmp"
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

// FitCost fits the line with the smallest sum of relative distances, neither
// part of which is negative: sizes span five decades, and so do times. It is
// exact, for such a line passes through two of the points, or through one if a
// part of it is 0 (a vertex of the linear program: Bloomfield & Steiger, Least
// Absolute Deviations, 1983, section 1.3). It returns false for fewer than three
// points.
func FitCost(points []Measured) (Cost, bool) {
	if len(points) < 3 {
		return Cost{}, false
	}
	best, least := Cost{}, math.Inf(1)
	for _, line := range candidates(points) {
		if sum := line.distance(points); sum < least {
			best, least = line, sum
		}
	}
	worst := slices.MaxFunc(points, func(p, q Measured) int {
		return cmp.Compare(math.Abs(best.off(p)), math.Abs(best.off(q)))
	})
	best.Worst, best.At = best.off(worst), worst.Size
	return best, true
}

// candidates are the lines of which one is the best.
func candidates(points []Measured) []Cost {
	var lines []Cost
	for i, p := range points {
		lines = append(lines, Cost{Call: p.Time})
		if p.Size > 0 {
			lines = append(lines, Cost{Byte: p.Time / p.Size})
		}
		for _, q := range points[i+1:] {
			slope := (q.Time - p.Time) / (q.Size - p.Size)
			if line := (Cost{Call: p.Time - slope*p.Size, Byte: slope}); line.Call >= 0 && line.Byte >= 0 {
				lines = append(lines, line)
			}
		}
	}
	return lines
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
