package stat

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Student's distribution has closed forms for 1, 2 and 4 degrees of freedom
// (Abramowitz & Stegun 26.7). The tails are what a correction for many rows
// lives on.
func TestStudentP(t *testing.T) {
	forms := map[int]func(t float64) float64{ // by number of values
		2: func(t float64) float64 { return 2 * math.Atan(1/t) / math.Pi },
		3: func(t float64) float64 { r := math.Sqrt(2 + t*t); return 2 / (r * (r + t)) },
		5: func(t float64) float64 {
			// 1 - s(1 + c/2) with s = sin θ, c = cos² θ, tan θ = t/2, and
			// c = (1 - s)(1 + s) put in so that nothing cancels.
			c := 4 / (4 + t*t)
			s := math.Sqrt(1 - c)
			return c * c * (2 + s) / (2 * (1 + s) * (1 + s))
		},
	}
	for values, form := range forms {
		for _, x := range []float64{0.1, 1, 5, 100, 1e4} {
			if got, want := studentP(x, values), form(x); math.Abs(got-want) > 1e-9*want {
				t.Errorf("%d values, t = %v: p = %v, want %v", values, x, got, want)
			}
		}
	}
}

func TestTrimmedP(t *testing.T) {
	// Ten values, one trimmed from each end: the mean of 2…9 is 5.5; the
	// winsorized 2 2 3 4 5 6 7 8 9 9 have the sample variance 66.5/9.
	values := []float64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	want := studentP((5.5-0.5)*0.8*math.Sqrt(10)/math.Sqrt(66.5/9), 8)
	tests := []struct {
		name, reason string
		values       []float64
		want         float64
	}{
		{"ten", "Yuen 1974", values, want},
		{"one bad process", "is trimmed", []float64{1, 2, 3, 4, 5, 6, 7, 8, 9, 1e9}, want},
		{"the other side", "two-sided", []float64{-10, -9, -8, -7, -6, -5, -4, -3, -2, -1}, want},
		{"inside the band", "nothing speaks for a difference", []float64{-0.2, -0.1, 0, 0.1, 0.2, 0.3}, 1},
		{"one", "has no spread to judge by", []float64{3}, 1},
		{"none", "says nothing", nil, 1},
		{"all alike", "beyond the band without any spread", []float64{3, 3, 3, 3, 3, 3}, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := trimmedP(test.values, 0.5); math.Abs(got-test.want) > 1e-12 {
				t.Errorf("%s: p = %v, want %v", test.reason, got, test.want)
			}
		})
	}
}

func TestTrimming(t *testing.T) {
	for n, want := range map[int]int{0: 0, 1: 0, 5: 0, 6: 0, 8: 0, 9: 1, 10: 1, 11: 1, 12: 2, 15: 3, 20: 4, 40: 8} {
		if got := trimming(n); got != want {
			t.Errorf("of %d values %d are trimmed from each end, want %d", n, got, want)
		}
	}
}

// Which trimming serves ten processes: the figures are printed with -v. At the
// null hypothesis, which is the edge of the band, p must not be small too often;
// 2 standard deviations beyond it, it must be.
func TestTrimmingPower(t *testing.T) {
	const n, runs, strict = 10, 5000, 0.001
	tests := []struct {
		name, reason string
		bad, badness float64
	}{
		{"normal", "what Student's test is made for", 0, 0},
		{"bad processes", "one in ten is off by 30 standard deviations", 0.1, 30},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(15, 16))
			for cut := range 3 {
				small := func(shift, limit float64) float64 {
					count := 0
					for range runs {
						if v, left := trimmedT(drawn(rng, n, shift, test.bad, test.badness), cut, 1); v > 0 && studentP(v, left) <= limit {
							count++
						}
					}
					return float64(count) / runs
				}
				falsely, truly := small(1, 0.05), small(3, strict)
				t.Logf("%d trimmed: p ≤ 0.05 in %.1f %% without a difference, p ≤ %v in %.0f %% with one", cut, 100*falsely, strict, 100*truly)
				// One side of two has half the chance; 0.05 allows for the
				// approximation and for the luck of the draw.
				if falsely > 0.05 {
					t.Errorf("%s: %d trimmed: p ≤ 0.05 in %.1f %%", test.reason, cut, 100*falsely)
				}
				if cut == trimming(n) && truly < 0.3 {
					t.Errorf("%s: %d trimmed: p ≤ %v in %.0f %% only", test.reason, cut, strict, 100*truly)
				}
			}
		})
	}
}

// drawn is n values about a shift, in ascending order.
func drawn(rng *rand.Rand, n int, shift, bad, badness float64) []float64 {
	values := make([]float64, n)
	for i := range values {
		sd := 1.0
		if rng.Float64() < bad {
			sd = badness
		}
		values[i] = shift + sd*rng.NormFloat64()
	}
	return ascending(values)
}
