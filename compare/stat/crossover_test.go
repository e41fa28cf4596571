package stat

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// series makes points with the given ratios at 1, 10, 100, …, where side a
// takes the same time everywhere.
func series(ratios ...float64) []Point {
	var points []Point
	for i, r := range ratios {
		s := Summary{Ratio: r, A: Side{Paired: 1}}
		for range 10 {
			s.Medians = append(s.Medians, r)
		}
		points = append(points, Point{math.Pow(10, float64(i)), s})
	}
	return points
}

func TestCross(t *testing.T) {
	tests := []struct {
		name, reason string
		ratios       []float64
		want         Crossing
	}{
		{"always", "faster at every point", []float64{2, 3, 4}, Crossing{Kind: Always}},
		{"never", "faster at none", []float64{0.5, 0.6, 0.9}, Crossing{Kind: Never}},
		{"inside the band", "half a percent is no difference", []float64{0.5, 0.9, 1.005}, Crossing{Kind: Never}},
		{"on the line", "b takes 0.5 and 2, and so 1 at a third of the way", []float64{0.5, 2, 2}, Crossing{Kind: From, At: 4, Low: 4, High: 4}},
		{"from the band", "1.005 has passed 1 already", []float64{0.5, 1.005, 2}, Crossing{Kind: From, At: 10, Low: 10, High: 10}},
		{"a gap", "faster, not, faster", []float64{2, 0.5, 2, 2}, Crossing{Kind: Mixed, Stretches: [][2]float64{{1, 1}, {100, 1000}}}},
		{"only small", "faster up to a size", []float64{2, 2, 0.5}, Crossing{Kind: Mixed, Stretches: [][2]float64{{1, 10}}}},
		{"one point", "no series", []float64{2}, Crossing{Kind: Short}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := Cross(series(test.ratios...), 0.01)
			round := cmp.Transformer("round", func(f float64) float64 { return math.Round(f*1e9) / 1e9 })
			if diff := cmp.Diff(test.want, got, round); diff != "" {
				t.Errorf("%s (-want +got):\n%s", test.reason, diff)
			}
		})
	}
}

// A pair of lines 500 + n and 100 + 2n crosses at 400, between two powers of 4.
func TestCrossFindsAKnownCrossover(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	const runs = 100
	covered := 0
	for range runs {
		var points []Point
		for n := 16.0; n <= 1<<20; n *= 4 {
			truth := math.Log((100 + 2*n) / (500 + n))
			row := model{truth: truth, between: 0.01, within: 0.02, processes: 10, rounds: 20}.row(rng)
			s := Summarize(row)
			s.A.Paired = 500 + n
			points = append(points, Point{n, s})
		}
		c := Cross(points, 0.01)
		if c.Kind == From && c.Low <= 400 && 400 <= c.High {
			covered++
		}
	}
	t.Logf("found in %d of %d", covered, runs)
	if covered < runs*8/10 {
		t.Errorf("found in %d of %d", covered, runs)
	}
}

func TestCrossIsReproducible(t *testing.T) {
	row := model{truth: 0, between: 0.1, within: 0.1, processes: 10, rounds: 10}
	rng := rand.New(rand.NewPCG(13, 14))
	low, high := row, row
	low.truth, high.truth = -0.3, 0.3
	points := []Point{{1, Summarize(low.row(rng))}, {10, Summarize(high.row(rng))}}
	if diff := cmp.Diff(Cross(points, 0.01), Cross(points, 0.01)); diff != "" {
		t.Errorf("the same points give other intervals:\n%s", diff)
	}
}

func TestFitCost(t *testing.T) {
	line := func(n float64) Measured { return Measured{n, 500 + 0.25*n} }
	tests := []struct {
		name, reason string
		points       []Measured
		want         Cost
		ok           bool
	}{
		{"straight", "the line itself", []Measured{line(16), line(1024), line(65536), line(1 << 20)}, Cost{500, 0.25, 0, 0}, true},
		{"one outlier", "an outlier shows, and does not bend the line",
			[]Measured{line(16), line(1024), {4096, 3048}, line(65536), line(1 << 20)}, Cost{500, 0.25, 0.5, 4096}, true},
		{"two points", "any two points are a line", []Measured{line(16), line(1024)}, Cost{}, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, ok := FitCost(test.points)
			if math.Abs(got.Worst) < 1e-9 {
				got.Worst, got.At = 0, 0
			}
			near := cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) < 1e-6 })
			if diff := cmp.Diff(test.want, got, near); diff != "" || ok != test.ok {
				t.Errorf("%s: %v (-want +got):\n%s", test.reason, ok, diff)
			}
		})
	}
}
