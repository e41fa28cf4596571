package stat

import (
	"testing"

	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/google/go-cmp/cmp"
)

func TestDisturbed(t *testing.T) {
	wall := []int64{200_000, 200_000, 200_000, 200_000}
	tests := []struct {
		name, reason string
		a            sample.Side
		want         []bool
	}{
		{"a switch", "the processor was taken away", sample.Side{Switches: []int64{0, 1, 0, 0}}, []bool{false, true, false, false}},
		{"time lost", "50 µs of 200 are clear, 8 µs are not", sample.Side{CPU: []int64{199_000, 150_000, 192_000, 201_000}}, []bool{false, true, false, false}},
		{"a coarse clock", "one that stands still over a batch says nothing of the others", sample.Side{CPU: []int64{0, 0, 150_000, 400_000}}, make([]bool, 4)},
		{"nothing known", "the system does not tell", sample.Side{}, make([]bool, 4)},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			test.a.Wall = wall
			for name, p := range map[string]sample.Process{
				"a": {Order: "abab", A: test.a, B: sample.Side{Wall: wall}},
				"b": {Order: "abab", A: sample.Side{Wall: wall}, B: test.a},
			} {
				if diff := cmp.Diff(test.want, Disturbed(p)); diff != "" {
					t.Errorf("on side %s, %s (-want +got):\n%s", name, test.reason, diff)
				}
			}
		})
	}
}

func TestCalmRatio(t *testing.T) {
	row := sample.Row{Calls: 1, Processes: []sample.Process{{Order: "abab",
		A: sample.Side{Wall: []int64{100, 100, 100, 100}, Switches: []int64{0, 0, 3, 0}},
		B: sample.Side{Wall: []int64{200, 200, 400, 400}}}}}
	s := Summarize(row)
	// The median of 2, 2, 4, 4 is √8 on logs; without the third it is 2.
	if near := s.CalmRatio - 2; near > 1e-9 || near < -1e-9 || s.Disturbed != 1 {
		t.Errorf("ratio %v without %d disturbed rounds; want 2 without 1", s.CalmRatio, s.Disturbed)
	}
}
