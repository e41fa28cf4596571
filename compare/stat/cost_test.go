package stat

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
)

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
		{"too steep", "no call costs less than nothing: the line through 0",
			[]Measured{{1, 10}, {10, 110}, {100, 1200}}, Cost{0, 11, -0.1, 1}, true},
		{"level", "no byte costs less than nothing: the median time", []Measured{{1, 12}, {10, 11}, {100, 10}}, Cost{11, 0, -0.1, 100}, true},
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
