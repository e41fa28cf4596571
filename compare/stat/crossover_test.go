package stat

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// point is ten processes that agree on a ratio, of which the interval leaves
// the given doubt.
func point(x, ratio, doubt float64) Point {
	s := Summary{Ratio: ratio, Interval: Interval{Low: ratio / (1 + doubt), High: ratio * (1 + doubt)},
		A: Side{Paired: x}, B: Side{Paired: x}}
	for range 10 {
		s.Medians, s.Times = append(s.Medians, ratio), append(s.Times, x)
	}
	return Point{x, s}
}

func TestCross(t *testing.T) {
	// With the time proportional to X, differences are X·2·sinh(ln(ratio)/2):
	// -0.7071 at 1 and 7.071 at 10 for the ratios 1/2 and 2.
	middle := 1 + 9*0.7071/(0.7071+7.071)
	// From 1.002 to 1.1 the ratio leaves the band of 1 %, in multiples of the
	// time at 1: (0.002-0.01)/1.006, then 10·(0.1-0.01)/1.054.
	edge := 1 + 9*0.00795/(0.00795+0.8539)
	tests := []struct {
		name, reason string
		points       []Point
		want         Crossing
	}{
		{"always", "faster at every point", []Point{point(1, 2, 0), point(10, 3, 0), point(100, 4, 0)}, Crossing{Kind: Always}},
		{"never", "faster at none", []Point{point(1, 0.5, 0), point(10, 0.6, 0), point(100, 0.9, 0)}, Crossing{Kind: Never}},
		{"inside the band", "half a percent is no difference", []Point{point(1, 0.5, 0), point(10, 0.9, 0), point(100, 1.005, 0)}, Crossing{Kind: Never}},
		{"in the middle", "break-even on a straight line of time", []Point{point(1, 0.5, 0), point(10, 2, 0), point(100, 2, 0)},
			Crossing{Kind: From, At: middle, Low: middle, High: middle}},
		{"out of the band", "no side is slower before: the edge of the band is passed", []Point{point(1, 1.002, 0), point(10, 1.1, 0)},
			Crossing{Kind: From, At: edge, Low: edge, High: edge}},
		{"a gap", "faster, not, faster", []Point{point(1, 2, 0), point(10, 0.5, 0), point(100, 2, 0), point(1000, 2, 0)},
			Crossing{Kind: Mixed, Stretches: [][2]float64{{1, 1}, {100, 1000}}}},
		{"only small", "faster up to a size", []Point{point(1, 2, 0), point(10, 2, 0), point(100, 0.5, 0)},
			Crossing{Kind: Mixed, Stretches: [][2]float64{{1, 10}}}},
		{"a doubtful gap", "a point whose interval crosses the band turns no series round",
			[]Point{point(1, 0.5, 0), point(10, 2, 0), point(100, 1.005, 0.02), point(1000, 2, 0)},
			Crossing{Kind: From, At: middle, Low: middle, High: middle}},
		{"all in doubt", "then the ratios decide", []Point{point(1, 0.5, 9), point(10, 2, 9)},
			Crossing{Kind: From, At: middle, Low: middle, High: middle}},
		{"one point", "no series", []Point{point(1, 2, 0)}, Crossing{Kind: Short}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			near := cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) <= 2e-3*math.Abs(a) })
			if diff := cmp.Diff(test.want, Cross(test.points, 0.01), near); diff != "" {
				t.Errorf("%s (-want +got):\n%s", test.reason, diff)
			}
		})
	}
}

// lines is a series of two straight lines, 500 + n and 100 + 2n, that cross at
// 400, on sizes that are a factor apart.
func lines(rng *rand.Rand, m model, factor float64) []Point {
	var points []Point
	for n := 16.0; n <= 1<<20; n *= factor {
		m.truth, m.time = math.Log((100+2*n)/(500+n)), 500+n
		points = append(points, Point{n, Summarize(m.row(rng))})
	}
	return points
}

func TestCrossFindsAKnownCrossover(t *testing.T) {
	tests := []struct {
		name, reason string
		m            model
		factor       float64
		covers       float64 // at least
	}{
		{"every second size", "interpolation over a factor of 16", model{between: 0.005, within: 0.02, speed: 0.02, processes: 10, rounds: 20}, 16, 0.85},
		{"every size", "a factor of 4", model{between: 0.005, within: 0.02, speed: 0.02, processes: 10, rounds: 20}, 4, 0.85},
		{"six processes", "the least that a budget leaves", model{between: 0.01, within: 0.02, speed: 0.02, processes: 6, rounds: 20}, 4, 0.80},
		{"bad processes", "one in ten is off by 30 %", model{between: 0.003, within: 0.02, speed: 0.02, processes: 12, rounds: 20, bad: 0.1, badness: 0.3}, 16, 0.85},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(11, 12))
			const runs, truth = 100, 400
			covered, width := 0, 0.0
			for range runs {
				c := Cross(lines(rng, test.m, test.factor), 0.01)
				if c.Kind != From {
					t.Fatalf("%s: %+v", test.reason, c)
				}
				if c.Low <= truth && truth <= c.High {
					covered++
				}
				width += (c.High - c.Low) / 2 / truth / runs
			}
			t.Logf("covers %.1f %%, ±%.1f %% wide", 100*float64(covered)/runs, 100*width)
			if float64(covered) < test.covers*runs {
				t.Errorf("%s: covers %d of %d", test.reason, covered, runs)
			}
		})
	}
}

func TestCrossIsReproducible(t *testing.T) {
	points := lines(rand.New(rand.NewPCG(13, 14)), model{between: 0.1, within: 0.1, processes: 10, rounds: 10}, 16)
	if diff := cmp.Diff(Cross(points, 0.01), Cross(points, 0.01)); diff != "" {
		t.Errorf("the same points give other intervals:\n%s", diff)
	}
}
