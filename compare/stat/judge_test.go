package stat

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/google/go-cmp/cmp"
)

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

// off is a row of ten processes with some ratio, but for one process that has
// another.
func off(ratio, odd float64) sample.Row {
	row := model{truth: math.Log(ratio), processes: 10, rounds: 4}.row(rand.New(rand.NewPCG(5, 6)))
	for i := range row.Processes[0].B.Wall {
		row.Processes[0].B.Wall[i] = int64(odd * float64(row.Processes[0].A.Wall[i]))
	}
	return row
}

func TestFloor(t *testing.T) {
	many := []sample.Row{off(1.5, 1.5)}
	for range 19 {
		many = append(many, off(1.01, 1.01))
	}
	tests := []struct {
		name, reason string
		rows         []sample.Row
		want         float64
	}{
		{"none", "a run without controls knows no floor", nil, 0},
		{"the largest", "of a few rows", []sample.Row{off(1, 1), off(1.02, 1.02), off(1.01, 1.01)}, 0.02},
		{"below 1", "1/1.03 is as far off as 1.03", []sample.Row{off(1/1.03, 1)}, 0.03},
		{"one bad process", "moves the end of an interval, and not the floor", []sample.Row{off(1.001, 1.4)}, 0.001},
		{"one row of twenty", "95 % of the rows stay within the floor", many, 0.01},
		{"nothing measured", "a row without rounds is no control", []sample.Row{{}}, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := Floor(test.rows); math.Abs(got-test.want) > 1e-4 {
				t.Errorf("%s: %v, want %v", test.reason, got, test.want)
			}
		})
	}
}

func TestTheFloorSetsTheBand(t *testing.T) {
	s := Summarize(model{truth: 0.02, between: 0.0001, within: 0.0001, processes: 10, rounds: 40}.row(rand.New(rand.NewPCG(5, 6))))
	totals := Judge([]*Summary{&s}, 0.03)
	if totals.Band != 0.03 || s.Verdict != Same || totals.Corrected.Same != 1 {
		t.Errorf("a difference below the floor: %q, totals %+v", s.Verdict, totals)
	}
}

// With as many processes as Longer says, most rows have a verdict: not all, for
// their estimates do not stay where they are.
func TestLonger(t *testing.T) {
	tests := []struct {
		name, reason string
		m            model
	}{
		{"different", "4 % behind 3 % of spread", model{truth: 0.04, between: 0.03, within: 0.01, processes: 9, rounds: 10}},
		{"same", "a third of a per cent behind 1 %", model{truth: 0.003, between: 0.01, within: 0.01, processes: 9, rounds: 10}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(17, 18))
			doubtful, decided := 0, 0
			for range 150 {
				s := Summarize(test.m.row(rng))
				if Judge([]*Summary{&s}, 0); s.Verdict != Inconclusive || s.Longer > 20 {
					continue
				}
				doubtful++
				again := test.m
				again.processes = int(math.Ceil(float64(again.processes) * s.Longer))
				if s = Summarize(again.row(rng)); Judge([]*Summary{&s}, 0).Corrected.Inconclusive == 0 {
					decided++
				}
			}
			t.Logf("%d of %d were decided", decided, doubtful)
			if doubtful < 50 || decided*10 < doubtful*4 {
				t.Errorf("%s: %d of %d were decided", test.reason, decided, doubtful)
			}
		})
	}
}

func TestLongerForTheSakeOfMoreRows(t *testing.T) {
	s := Summarize(model{truth: 0.04, between: 0.01, within: 0.01, processes: 9, rounds: 10}.row(rand.New(rand.NewPCG(19, 20))))
	rows := []*Summary{&s}
	for range 2000 {
		rows = append(rows, &Summary{Ratio: 1, Rounds: 1, CalmRatio: 1, MinRatio: 1,
			Interval: Interval{Low: 0.9, High: 1.1}, Inner: Interval{Low: 0.9, High: 1.1}})
	}
	Judge(rows, 0)
	if s.Uncorrected != AFaster || s.Verdict != Inconclusive || s.Longer <= 1 || s.Longer > 4 {
		t.Errorf("among 2,001 rows: %q, uncorrected %q, p %v, needs %v times as many processes", s.Verdict, s.Uncorrected, s.P, s.Longer)
	}
}

func TestJudgeTwice(t *testing.T) {
	row := model{truth: 0.1, between: 0.1, within: 0.1, processes: 5, rounds: 10}.row(rand.New(rand.NewPCG(21, 22)))
	once, twice := Summarize(row), Summarize(row)
	Judge([]*Summary{&once}, 0)
	Judge([]*Summary{&twice}, 0)
	Judge([]*Summary{&twice}, 0)
	if diff := cmp.Diff(once, twice); diff != "" {
		t.Errorf("judging again changes a summary:\n%s", diff)
	}
}
