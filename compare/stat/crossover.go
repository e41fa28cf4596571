package stat

import (
	"math"
	"math/rand/v2"
	"slices"
)

// Point is one row of a series: its value of the scale (bytes, iterations) and
// what Summarize made of it.
type Point struct {
	X       float64
	Summary Summary
}

// Crossing says from which value of its scale on side a is faster.
type Crossing struct {
	Kind Kind `json:"kind"`
	// At is the value where the ratio passes 1 for From, with an interval at
	// 95 %. A Low of 0 or a High of 0 is an end that the resamples did not
	// find within the series.
	At   float64 `json:"at,omitempty"`
	Low  float64 `json:"low,omitempty"`
	High float64 `json:"high,omitempty"`
	// Stretches are the values on which a is faster, for Mixed: first and
	// last point of each.
	Stretches [][2]float64 `json:"stretches,omitempty"`
}

// Kind is the shape of a series.
type Kind string

const (
	Always Kind = "always"        // a is faster at every point
	Never  Kind = "never"         // a is faster at none
	From   Kind = "from"          // a is faster from some value on
	Mixed  Kind = "not monotone"  // a is faster on the stretches given
	Short  Kind = "too few sizes" // fewer than two points
)

// resamples is the number of bootstrap resamples of a crossing.
const resamples = 1000

// Cross finds where a begins to be faster in a series in ascending order of X.
// A difference inside the dead band is none. Its interval is a percentile
// bootstrap that resamples the processes of each point, which are what is
// independent (Davison & Hinkley, Bootstrap Methods and their Application,
// 1997, sections 3.8 and 5.3; Field & Welsh 2007). The same points give the
// same interval: the resampling has a fixed seed.
func Cross(points []Point, band float64) Crossing {
	if len(points) < 2 {
		return Crossing{Kind: Short}
	}
	logs := make([]float64, len(points))
	for i, p := range points {
		logs[i] = math.Log(p.Summary.Ratio)
	}
	c := shape(points, logs, math.Log1p(band))
	if c.Kind == From {
		c.Low, c.High = bootstrap(points, math.Log1p(band))
	}
	return c
}

// shape classifies a series by its log ratios.
func shape(points []Point, logs []float64, band float64) Crossing {
	faster := func(l float64) bool { return l > band }
	first := slices.IndexFunc(logs, faster)
	if first < 0 {
		return Crossing{Kind: Never}
	}
	rest := logs[first:]
	switch {
	case slices.ContainsFunc(rest, func(l float64) bool { return !faster(l) }):
		return Crossing{Kind: Mixed, Stretches: stretches(points, logs, band)}
	case first == 0:
		return Crossing{Kind: Always}
	}
	return Crossing{Kind: From, At: between(points[first-1], points[first], logs[first-1], logs[first])}
}

// between is where both sides take the same time, on the straight lines through
// the times of each side at two points: between two sizes a cost is a constant
// and so much for a byte. (A line through log ratios on a log axis would find
// another place: 9 % off, on sizes that are powers of 4.) Where the ratio has
// passed 1 at the lower point already, by less than the band, it is there.
func between(p, q Point, lp, lq float64) float64 {
	if lp >= 0 {
		return p.X
	}
	lost := -math.Expm1(lp) * p.Summary.A.Paired // time that a loses at the lower point
	won := math.Expm1(lq) * q.Summary.A.Paired   // and wins at the upper one
	return p.X + (q.X-p.X)*lost/(lost+won)
}

func stretches(points []Point, logs []float64, band float64) [][2]float64 {
	var all [][2]float64
	open := false
	for i, l := range logs {
		switch {
		case l <= band:
			open = false
		case open:
			all[len(all)-1][1] = points[i].X
		default:
			all, open = append(all, [2]float64{points[i].X, points[i].X}), true
		}
	}
	return all
}

// bootstrap returns the ends of the interval on a crossing. A resample in which
// a is always faster counts as a crossing below the series, and one in which it
// never is, or not at the end, as one above.
func bootstrap(points []Point, band float64) (low, high float64) {
	rng := rand.New(rand.NewPCG(1974, 1997))
	at := make([]float64, resamples)
	logs := make([]float64, len(points))
	for r := range at {
		for i, p := range points {
			logs[i] = resample(rng, p.Summary.Medians)
		}
		switch c := shape(points, logs, band); c.Kind {
		case From:
			at[r] = c.At
		case Always:
			at[r] = 0
		default:
			at[r] = math.Inf(1)
		}
	}
	slices.Sort(at)
	tail := (1 - level) / 2
	low, high = at[int(tail*resamples)], at[resamples-1-int(tail*resamples)]
	if math.IsInf(low, 1) {
		low = 0
	}
	if math.IsInf(high, 1) {
		high = 0
	}
	return low, high
}

// resample is the log of the median of as many processes drawn with replacement.
func resample(rng *rand.Rand, ratios []float64) float64 {
	drawn := make([]float64, len(ratios))
	for i := range drawn {
		drawn[i] = ratios[rng.IntN(len(ratios))]
	}
	slices.Sort(drawn)
	n := len(drawn)
	return math.Log(drawn[n/2]*drawn[(n-1)/2]) / 2
}
