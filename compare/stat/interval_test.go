package stat

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"golang.org/x/perf/benchmath"
)

func TestSignSpan(t *testing.T) {
	count := func(n int) []float64 {
		values := make([]float64, n)
		for i := range values {
			values[i] = float64(i + 1)
		}
		return values
	}
	tests := []struct {
		name, reason string
		n            int
		ok           bool
		low, high    float64
		confidence   float64
	}{
		{"5", "the extremes of five reach 1 - 2/32 only", 5, false, 0, 0, 0},
		{"6", "the extremes of six reach 1 - 2/64", 6, true, 1, 6, 0.96875},
		{"10", "Conover, Practical Nonparametric Statistics, table A3: P(X ≤ 1) = 0.0107", 10, true, 2, 9, 1 - 2*0.0107421875},
		{"20", "P(X ≤ 5) = 0.0207 for twenty coins", 20, true, 6, 15, 1 - 2*0.020694732666015625},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s, ok := signSpan(count(test.n), 0.95)
			if ok != test.ok || s.low != test.low || s.high != test.high || math.Abs(s.confidence-test.confidence) > 1e-12 {
				t.Errorf("%s: got %+v, %v", test.reason, s, ok)
			}
		})
	}
}

// The benchmath package, on which benchstat rests, has the same interval for
// its medians. (From hundreds of values on it also tries lopsided pairs.)
func TestSignSpanAgreesWithBenchmath(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{6, 7, 10, 13, 40} {
		values := make([]float64, n)
		for i := range values {
			values[i] = rng.NormFloat64()
		}
		values = ascending(values)
		got, ok := signSpan(values, 0.95)
		want := benchmath.AssumeNothing.Summary(benchmath.NewSample(values, &benchmath.DefaultThresholds), 0.95)
		if !ok || got.low != want.Lo || got.high != want.Hi {
			t.Errorf("%d values: [%v, %v] at %v, benchmath has [%v, %v] at %v", n, got.low, got.high, got.confidence, want.Lo, want.Hi, want.Confidence)
		}
	}
}

func TestStudentSpan(t *testing.T) {
	// Mean 3, sample standard deviation √2.5, t(0.975; 4) = 2.776445.
	s, ok := studentSpan([]float64{1, 2, 3, 4, 5}, 0.95)
	half := 2.776445105 * math.Sqrt(2.5) / math.Sqrt(5)
	if !ok || math.Abs(s.low-(3-half)) > 1e-6 || math.Abs(s.high-(3+half)) > 1e-6 {
		t.Errorf("got %+v, %v; want 3 ± %v", s, ok, half)
	}
	if _, ok := studentSpan([]float64{1}, 0.95); ok {
		t.Error("one value has no standard deviation")
	}
}

// The probabilities of coins are known exactly: sums of binomial coefficients
// over a power of two.
func TestRankIsExact(t *testing.T) {
	exact := func(n, k int) float64 { // that k values at each end are outside
		sum, term := new(big.Int), big.NewInt(1)
		for i := 0; i <= k; i++ {
			sum.Add(sum, term)
			term.Mul(term, big.NewInt(int64(n-i))).Div(term, big.NewInt(int64(i+1)))
		}
		outside, _ := new(big.Rat).SetFrac(sum, new(big.Int).Lsh(big.NewInt(1), uint(n-1))).Float64()
		return 1 - outside
	}
	for _, n := range []int{6, 7, 8, 9, 10, 12, 20, 40, 400, 999, 2000} {
		k, holds := rank(n, level)
		if want := exact(n, k); math.Abs(holds-want) > 1e-12 || want < level {
			t.Errorf("%d values without %d at each end: %v, exactly %v", n, k, holds, want)
		}
		if next := exact(n, k+1); next >= level {
			t.Errorf("%d values: %d at each end would leave %v", n, k+1, next)
		}
	}
}

func TestSpanOfOneValue(t *testing.T) {
	if got := spanOf([]float64{3}, level); got != (span{3, 3, 0}) {
		t.Errorf("got %+v; one value has no width and no confidence", got)
	}
}
