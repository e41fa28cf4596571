package stat

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Processes and rounds as real runs have them: one in ten processes is off by
// far more than the others differ, and one round in ten is disturbed.
var (
	normal = model{between: 0.003, within: 0.02}
	heavy  = model{between: 0.002, within: 0.02, bad: 0.1, badness: 0.1, disturbed: 0.1, heavier: 0.2}
)

func (m model) sized(processes int, truth float64) model {
	m.processes, m.rounds, m.truth = processes, 40, truth
	return m
}

// The bounds are wide: they show that the arithmetic is of the right kind, and
// with a fixed seed they cannot fail by chance. The figures are printed with -v.
func TestSimulatedCoverage(t *testing.T) {
	const runs = 200
	tests := []struct {
		name, reason string
		m            model
		covers       float64 // per cent, at least
	}{
		{"normal, 3 processes", "Student's interval", normal.sized(3, 0), 91},
		{"normal, 6 processes", "the least that have order statistics", normal.sized(6, 0), 91},
		{"normal, 8 processes", "minimum and maximum still", normal.sized(8, 0), 91},
		{"normal, 9 processes", "the first without the extremes", normal.sized(9, 0), 91},
		{"normal, 10 processes", "the standard budget", normal.sized(10, 0), 91},
		{"heavy, 6 processes", "bad processes and rounds", heavy.sized(6, 0), 91},
		{"heavy, 8 processes", "bad processes and rounds", heavy.sized(8, 0), 91},
		{"heavy, 9 processes", "bad processes and rounds", heavy.sized(9, 0), 91},
		{"heavy, 10 processes", "bad processes and rounds", heavy.sized(10, 0), 91},
		{"heavy, 12 processes", "bad processes and rounds", heavy.sized(12, 0), 91},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(7, 8))
			var covers, repeats, width float64
			for range runs {
				s, again := Summarize(test.m.row(rng)), Summarize(test.m.row(rng))
				covers += share(s.Interval.Low <= 1 && 1 <= s.Interval.High, runs)
				repeats += share(s.Interval.Low <= again.Ratio && again.Ratio <= s.Interval.High, runs)
				width += 100 * s.HalfWidth() / runs
			}
			t.Logf("covers 1 in %.1f %%, a second run's ratio in %.1f %%, ±%.2f %% wide", covers, repeats, width)
			if covers < test.covers {
				t.Errorf("%s: covers 1 in %.1f %%", test.reason, covers)
			}
		})
	}
}

// share is what one of so many runs adds to a percentage.
func share(yes bool, runs float64) float64 {
	if yes {
		return 100 / runs
	}
	return 0
}

// At the edge of the band, a difference must seldom be claimed, and never be
// said to be none too often; beyond it, at 2 %, it must be found.
func TestSimulatedVerdicts(t *testing.T) {
	const runs = 200
	tests := []struct {
		name, reason string
		m            model
		differs      [2]float64 // per cent, at least and at most
		same         [2]float64
	}{
		{"normal, identical", "no difference", normal.sized(10, 0), [2]float64{0, 0}, [2]float64{95, 100}},
		{"heavy, identical", "no difference", heavy.sized(10, 0), [2]float64{0, 5}, [2]float64{75, 100}},
		{"normal, on the edge", "neither, but for one in twenty", normal.sized(10, math.Log(1.01)), [2]float64{0, 5}, [2]float64{0, 6}},
		{"heavy, on the edge", "neither, but for one in twenty", heavy.sized(10, math.Log(1.01)), [2]float64{0, 5}, [2]float64{0, 6}},
		{"heavy, on the edge, 6 processes", "neither, but for one in twenty", heavy.sized(6, math.Log(1.01)), [2]float64{0, 5}, [2]float64{0, 6}},
		{"normal, 2 %", "found in nine of ten", normal.sized(10, math.Log(1.02)), [2]float64{90, 100}, [2]float64{0, 0}},
		{"heavy, 2 %", "bad processes cost some of it", heavy.sized(10, math.Log(1.02)), [2]float64{75, 100}, [2]float64{0, 0}},
		{"heavy, 2 %, 12 processes", "two bad processes are borne", heavy.sized(12, math.Log(1.02)), [2]float64{85, 100}, [2]float64{0, 0}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(9, 10))
			var differs, same, strict float64
			for range runs {
				s := Summarize(test.m.row(rng))
				Judge([]*Summary{&s}, 0)
				differs += share(s.Uncorrected == AFaster || s.Uncorrected == BFaster, runs)
				same += share(s.Uncorrected == Same, runs)
				strict += share(s.Uncorrected == AFaster && s.P <= alpha/50, runs)
			}
			t.Logf("different %.1f %%, also as the first of 50 rows %.1f %%, same %.1f %%", differs, strict, same)
			if differs < test.differs[0] || differs > test.differs[1] || same < test.same[0] || same > test.same[1] {
				t.Errorf("%s: different %.1f %%, same %.1f %%", test.reason, differs, same)
			}
		})
	}
}
