package stat

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/google/go-cmp/cmp"
)

// model makes rows whose truth is known: processes differ by a normal
// deviate, rounds by a normal one too, and one round in twenty is disturbed.
type model struct {
	truth                float64 // log ratio
	between, within      float64 // standard deviations of the log ratio
	processes, rounds    int
	disturbed, heaviness float64
}

func (m model) row(rng *rand.Rand) sample.Row {
	row := sample.Row{Calls: 100}
	for range m.processes {
		shift := m.truth + m.between*rng.NormFloat64()
		p := sample.Process{A: sample.Side{}, B: sample.Side{}}
		for range m.rounds {
			noise := m.within * rng.NormFloat64()
			if rng.Float64() < m.disturbed {
				noise += m.heaviness * rng.ExpFloat64() * float64(1-2*rng.IntN(2))
			}
			p.A.Wall = append(p.A.Wall, 200_000)
			p.B.Wall = append(p.B.Wall, int64(math.Round(200_000*math.Exp(shift+noise))))
			p.Order += "a"
		}
		row.Processes = append(row.Processes, p)
	}
	return row
}

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

func TestVerdicts(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	tests := []struct {
		name, reason string
		m            model
		want         Verdict
	}{
		{"a twice as fast", "far beyond the band", model{truth: math.Log(2), between: 0.01, within: 0.01, processes: 10, rounds: 40}, AFaster},
		{"b twice as fast", "the other direction", model{truth: -math.Log(2), between: 0.01, within: 0.01, processes: 10, rounds: 40}, BFaster},
		{"identical", "the interval lies inside ±1 %", model{between: 0.001, within: 0.002, processes: 10, rounds: 40}, Same},
		{"half a percent", "inside the band is no difference", model{truth: 0.005, between: 0.0005, within: 0.001, processes: 10, rounds: 40}, Same},
		{"too noisy", "an interval across the band says nothing", model{between: 0.1, within: 0.1, processes: 10, rounds: 40}, Inconclusive},
		{"two processes", "Student's interval on two is wide", model{truth: 0.02, between: 0.01, within: 0.001, processes: 2, rounds: 8}, Inconclusive},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := Summarize(test.m.row(rng))
			Judge([]*Summary{&s}, 0)
			if s.Verdict != test.want {
				t.Errorf("%s: %q, interval %+v, p %v", test.reason, s.Verdict, s.Interval, s.P)
			}
			if (s.Longer > 0) != (test.want == Inconclusive) {
				t.Errorf("%s: %q would need %v times as many processes", test.reason, s.Verdict, s.Longer)
			}
		})
	}
}

// Holm's own steps: 0.01 ≤ 0.05/4 stands; 0.02 > 0.05/3 falls, and with it all
// that follow, also 0.03 ≤ 0.05/1.
func TestHolm(t *testing.T) {
	var rows []*Summary
	for _, p := range []float64{0.03, 0.01, 0.025, 0.02} {
		rows = append(rows, &Summary{P: p, Uncorrected: AFaster, Rounds: 1})
	}
	correct(rows)
	var got []Verdict
	for _, r := range rows {
		got = append(got, r.Verdict)
	}
	if diff := cmp.Diff([]Verdict{Inconclusive, AFaster, Inconclusive, Inconclusive}, got); diff != "" {
		t.Errorf("verdicts (-want +got):\n%s", diff)
	}
}

func TestFloorSetsTheBand(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	noisy := model{between: 0.05, within: 0.05, processes: 10, rounds: 40}.row(rng)
	floor := Floor([]sample.Row{noisy})
	if floor < 0.01 {
		t.Fatalf("the floor of a machine with 5 %% noise is %v", floor)
	}
	s := Summarize(model{truth: floor / 2, between: 0.0001, within: 0.0001, processes: 10, rounds: 40}.row(rng))
	totals := Judge([]*Summary{&s}, floor)
	if totals.Band != floor || s.Verdict != Same || totals.Corrected.Same != 1 {
		t.Errorf("a difference below the floor: %q, totals %+v", s.Verdict, totals)
	}
}

// The bounds are wide: they show that the arithmetic is of the right kind, and
// cannot fail by chance. The figures themselves are printed with -v.
func TestSimulatedCoverage(t *testing.T) {
	tests := []struct {
		name, reason string
		m            model
		covers       float64 // at least
	}{
		{"processes differ", "the rounds of a process are not independent", model{between: 0.01, within: 0.01, processes: 10, rounds: 40}, 0.93},
		{"heavy tails", "disturbances of 30 %", model{between: 0.003, within: 0.01, processes: 10, rounds: 40, disturbed: 0.1, heaviness: 0.3}, 0.93},
		{"six processes", "the least that have order statistics", model{between: 0.01, within: 0.01, processes: 6, rounds: 40}, 0.92},
		{"three processes", "Student's interval", model{between: 0.01, within: 0.01, processes: 3, rounds: 40}, 0.90},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(7, 8))
			const runs = 1000
			covered, different := 0, 0
			for range runs {
				s := Summarize(test.m.row(rng))
				Judge([]*Summary{&s}, 0)
				if s.Interval.Low <= 1 && 1 <= s.Interval.High {
					covered++
				}
				if s.Uncorrected == AFaster || s.Uncorrected == BFaster {
					different++
				}
			}
			t.Logf("covers %.1f %%, false differences %.1f %%", 100*float64(covered)/runs, 100*float64(different)/runs)
			if float64(covered)/runs < test.covers {
				t.Errorf("%s: covers 1 in %d of %d", test.reason, covered, runs)
			}
			if different > runs/20 {
				t.Errorf("%s: %d false differences in %d", test.reason, different, runs)
			}
		})
	}
}

func TestSimulatedPower(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	const runs = 300
	found := 0
	for range runs {
		s := Summarize(model{truth: math.Log(1.02), between: 0.003, within: 0.01, processes: 10, rounds: 40}.row(rng))
		Judge([]*Summary{&s}, 0)
		if s.Uncorrected == AFaster {
			found++
		}
	}
	t.Logf("2 %% found in %.1f %%", 100*float64(found)/runs)
	if found < runs*8/10 {
		t.Errorf("2 %% found in %d of %d", found, runs)
	}
}

func TestDisturbed(t *testing.T) {
	p := sample.Process{Order: "abab",
		A: sample.Side{Wall: []int64{200_000, 200_000, 200_000, 200_000}, CPU: []int64{199_000, 199_000, 150_000, 192_000}, Switches: []int64{0, 1, 0, 0}},
		B: sample.Side{Wall: []int64{200_000, 200_000, 200_000, 200_000}}}
	if diff := cmp.Diff([]bool{false, true, true, false}, Disturbed(p)); diff != "" {
		t.Errorf("a switch, 50 µs away, 8 µs away (-want +got):\n%s", diff)
	}
}

func BenchmarkSummarize(b *testing.B) {
	row := model{between: 0.01, within: 0.01, processes: 10, rounds: 40}.row(rand.New(rand.NewPCG(1, 1)))
	for b.Loop() {
		Summarize(row)
	}
}
