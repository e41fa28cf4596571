package stat

import (
	"math"
	"math/rand/v2"
	"testing"

	"golang.org/x/perf/benchmath"
	"gonum.org/v1/gonum/stat/distuv"
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

func TestTrimmedP(t *testing.T) {
	// Ten values, two trimmed from each end: mean of 3…8 is 5.5; winsorized
	// 3 3 3 4 5 6 7 8 8 8 has the sample variance 42.5/9.
	values := []float64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	sd := math.Sqrt(42.5 / 9)
	tValue := (5.5 - 0.5) * 0.6 * math.Sqrt(10) / sd
	want := 2 * distuv.StudentsT{Sigma: 1, Nu: 5}.Survival(tValue)
	if got := trimmedP(values, 0.5); math.Abs(got-want) > 1e-12 {
		t.Errorf("p = %v, want %v", got, want)
	}
	outlier := []float64{1, 2, 3, 4, 5, 6, 7, 8, 9, 1e9}
	if got := trimmedP(outlier, 0.5); math.Abs(got-want) > 1e-12 {
		t.Errorf("one bad process changes p from %v to %v", want, got)
	}
	if got := trimmedP([]float64{-0.2, -0.1, 0, 0.1, 0.2, 0.3}, 0.5); got != 1 {
		t.Errorf("an estimate inside the band has p = %v, want 1", got)
	}
	if got := trimmedP([]float64{3}, 0.5); got != 1 {
		t.Errorf("one process has p = %v, want 1", got)
	}
}
