package stat

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/google/go-cmp/cmp"
)

func TestSummarizeByHand(t *testing.T) {
	// Three processes of two rounds, each with the ratio 2 throughout.
	row := sample.Row{Calls: 10}
	for range 3 {
		row.Processes = append(row.Processes, sample.Process{Order: "ab",
			A: sample.Side{Wall: []int64{100, 200}, Cold: 7, Allocs: 1, Bytes: 48, Idle: 1000, Peak: 3000},
			B: sample.Side{Wall: []int64{200, 400}, Cold: 9}})
	}
	s := Summarize(row)
	if math.Abs(s.A.Paired-15) > 1e-9 || math.Abs(s.B.Paired-30) > 1e-9 {
		t.Errorf("paired times %v and %v, want 15 and 30", s.A.Paired, s.B.Paired)
	}
	want := Side{Paired: s.A.Paired, Median: 15, Total: 15, Min: 10, Cold: 7, Allocs: 1, Bytes: 48, Peak: 2000}
	if diff := cmp.Diff(want, s.A); diff != "" {
		t.Errorf("side a (-want +got):\n%s", diff)
	}
	if math.Abs(s.Ratio-2) > 1e-12 || math.Abs(s.TotalRatio-2) > 1e-12 || math.Abs(s.MinRatio-2) > 1e-12 {
		t.Errorf("ratios %v, %v, %v; want 2", s.Ratio, s.TotalRatio, s.MinRatio)
	}
	if s.Processes != 3 || s.Rounds != 6 || s.Share != 0 {
		t.Errorf("%d processes, %d rounds, share %v", s.Processes, s.Rounds, s.Share)
	}
}

// Turned round, a row says the same of the other side.
func TestSidesChangePlaces(t *testing.T) {
	row := model{truth: 0.03, between: 0.01, within: 0.02, processes: 9, rounds: 11}.row(rand.New(rand.NewPCG(23, 24)))
	turned := sample.Row{Calls: row.Calls}
	for _, p := range row.Processes {
		p.A, p.B = p.B, p.A
		turned.Processes = append(turned.Processes, p)
	}
	s, r := Summarize(row), Summarize(turned)
	Judge([]*Summary{&s}, 0)
	Judge([]*Summary{&r}, 0)
	back := func(i Interval) Interval { return Interval{1 / i.High, 1 / i.Low, i.Confidence} }
	got := []any{1 / r.Ratio, back(r.Interval), back(r.Within), back(r.Between), back(r.Inner), r.Share, r.P, r.Detectable, 1 / r.CalmRatio}
	want := []any{s.Ratio, s.Interval, s.Within, s.Between, s.Inner, s.Share, s.P, s.Detectable, s.CalmRatio}
	near := cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) <= 1e-9*math.Abs(a) })
	if diff := cmp.Diff(want, got, near); diff != "" || s.Verdict != AFaster || r.Verdict != BFaster {
		t.Errorf("%q and %q (-want +got):\n%s", s.Verdict, r.Verdict, diff)
	}
}

func TestPublishedIntervalHoldsTheRatio(t *testing.T) {
	rng := rand.New(rand.NewPCG(25, 26))
	for range 300 {
		m := model{between: 0.1 * rng.Float64(), within: 0.1 * rng.Float64(), processes: 1 + rng.IntN(12), rounds: 1 + rng.IntN(12)}
		for _, s := range []Summary{Summarize(m.row(rng))} {
			if s.Ratio < s.Interval.Low || s.Ratio > s.Interval.High || s.Ratio < s.Inner.Low || s.Ratio > s.Inner.High {
				t.Fatalf("%+v: ratio %v, interval %+v, at 90 %% %+v", m, s.Ratio, s.Interval, s.Inner)
			}
		}
	}
}

// The same samples give the same summary, byte for byte; whatever the samples,
// it can be written as JSON, which knows no infinity.
func TestSummariesAreReproducibleJSON(t *testing.T) {
	ordinary := model{between: 0.01, within: 0.1, processes: 10, rounds: 10, disturbed: 0.2, heavier: 0.3}.row(rand.New(rand.NewPCG(27, 28)))
	still := func(a, b int64) sample.Row {
		return sample.Row{Processes: []sample.Process{{Order: "a", A: sample.Side{Wall: []int64{a}}, B: sample.Side{Wall: []int64{b}}}}}
	}
	tests := []struct {
		name, reason string
		row          sample.Row
	}{
		{"ordinary", "ten processes", ordinary},
		{"empty", "nothing was measured", sample.Row{}},
		{"a clock that stands still", "no round took any time", still(0, 0)},
		{"one side took no time", "the round has no ratio", still(0, 100)},
		{"one round", "one value has no spread", still(100, 110)},
		{"a process without rounds", "stopped before its first", sample.Row{Calls: 1, Processes: append([]sample.Process{{}}, ordinary.Processes...)}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var texts []string
			for range 2 {
				s := Summarize(test.row)
				totals := Judge([]*Summary{&s}, Floor([]sample.Row{test.row}))
				text, err := json.Marshal([]any{s, totals})
				if err != nil {
					t.Fatalf("%s: %v", test.reason, err)
				}
				texts = append(texts, string(text))
			}
			if texts[0] != texts[1] {
				t.Errorf("%s: two summaries differ:\n%s\n%s", test.reason, texts[0], texts[1])
			}
		})
	}
}

// The shares of many rows, whose processes make half of the variance, scatter
// about a half.
func TestShare(t *testing.T) {
	tests := []struct {
		name, reason    string
		between, within float64
		low, high       float64
	}{
		{"half", "equal variances", 0.01, 0.01, 0.4, 0.6},
		{"a fifth", "1 to 4", 0.01, 0.02, 0.12, 0.3},
		{"nearly all", "100 to 1", 0.1, 0.01, 0.95, 1},
		{"none", "processes do not differ", 0, 0.01, 0, 0.03},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(29, 30))
			var shares []float64
			for range 200 {
				shares = append(shares, Summarize(model{between: test.between, within: test.within, processes: 10, rounds: 40}.row(rng)).Share)
			}
			if got := median(shares); got < test.low || got > test.high {
				t.Errorf("%s: %v, want %v to %v", test.reason, got, test.low, test.high)
			}
		})
	}
}

func TestWarnings(t *testing.T) {
	row := func(processes int, change func(p *sample.Process)) sample.Row {
		r := model{truth: 0.03, between: 0.001, within: 0.001, processes: processes, rounds: 10}.row(rand.New(rand.NewPCG(31, 32)))
		for i := range r.Processes {
			change(&r.Processes[i])
		}
		return r
	}
	none := func(*sample.Process) {}
	slow := func(p *sample.Process) { p.B.Wall[3] *= 50 }
	tests := []struct {
		name, reason string
		row          sample.Row
		want         []string
	}{
		{"quiet", "nothing to say", row(10, none), nil},
		{"one process", "nothing is known of others", row(1, none), []string{warnOneProcess}},
		{"five", "too few for order statistics", row(5, none), []string{warnFew}},
		{"collections", "a total that the median leaves out, with allocations", row(10, func(p *sample.Process) { slow(p); p.B.Allocs = 1 }), []string{warnTotal}},
		{"preemption", "a total without allocations is no matter of the code", row(10, slow), nil},
		{"a fast batch", "one side was once much faster", row(10, func(p *sample.Process) { p.B.Wall[3] /= 2 }), []string{warnMinimum}},
		{"disturbed", "the undisturbed rounds show no difference", row(10, func(p *sample.Process) {
			p.B.Switches = []int64{1, 1, 1, 1, 1, 1, 1, 0, 0, 0}
			for i := 7; i < 10; i++ {
				p.B.Wall[i] = p.A.Wall[i]
			}
		}), []string{warnDisturbed}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := Summarize(test.row)
			Judge([]*Summary{&s}, 0)
			if !slices.Equal(s.Warnings, test.want) {
				t.Errorf("%s: %q, want %q", test.reason, s.Warnings, test.want)
			}
		})
	}
}

func BenchmarkSummarize(b *testing.B) {
	row := model{between: 0.01, within: 0.01, processes: 10, rounds: 40}.row(rand.New(rand.NewPCG(1, 1)))
	for b.Loop() {
		Summarize(row)
	}
}
