package stat

import (
	"math"
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
	// At is the value from which on a is faster, for From, with an interval
	// at 95 %. The interval is about the noise; of steps that the times may
	// have between two points it knows nothing. A Low of 0 or a High of 0 is
	// an end that the resamples did not find within the series.
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

// Cross finds where a begins to be faster in a series in ascending order of X.
// A difference inside the dead band is none. Where b is faster at first, that is
// where the two break even; where there is no difference at first, it is where
// the difference leaves the band. The same points give the same crossing.
func Cross(points []Point, band float64) Crossing {
	if len(points) < 2 {
		return Crossing{Kind: Short}
	}
	s := newSeries(points, math.Log1p(band))
	switch first := s.first(); {
	case s.turnsBack():
		return Crossing{Kind: Mixed, Stretches: s.stretches()}
	case first == len(points):
		return Crossing{Kind: Never}
	case first == 0:
		return Crossing{Kind: Always}
	default:
		threshold := s.threshold(first)
		c := Crossing{Kind: From, At: s.crossing(s.logs, s.times, first, threshold)}
		c.Low, c.High = s.resampled(c.At, threshold)
		return c
	}
}

// series is what the points say, as log ratios.
type series struct {
	points []Point
	band   float64
	logs   []float64
	times  []float64 // of both sides, their geometric mean
	// faster and slower hold where a point leaves no doubt whether its log
	// ratio is above the band: its whole interval is, or is not.
	faster, slower []bool
}

func newSeries(points []Point, band float64) series {
	s := series{points: points, band: band}
	for _, p := range points {
		s.logs = append(s.logs, math.Log(p.Summary.Ratio))
		s.times = append(s.times, math.Sqrt(p.Summary.A.Paired*p.Summary.B.Paired))
		i := p.Summary.Interval.logs()
		s.faster, s.slower = append(s.faster, i.low > band), append(s.slower, i.high <= band)
	}
	return s
}

// turnsBack reports that a is faster beyond doubt at some point, and beyond
// doubt is not at a later one. A point in doubt, such as one whose ratio lies on
// the edge of the band, makes no series jump to and fro.
func (s series) turnsBack() bool {
	first := slices.Index(s.faster, true)
	return first >= 0 && slices.Contains(s.slower[first:], true)
}

// first is the first point from which on a is faster. A point in doubt follows
// its ratio if it lies between those that are in none; else it follows them.
func (s series) first() int {
	first := s.sure()
	for first > 0 && s.logs[first-1] > s.band && !s.slower[first-1] {
		first--
	}
	return first
}

// sure is the first point at which a is faster beyond doubt.
func (s series) sure() int {
	if i := slices.Index(s.faster, true); i >= 0 {
		return i
	}
	return len(s.logs)
}

// stretches are the runs of points whose ratio is above the band.
func (s series) stretches() [][2]float64 {
	var all [][2]float64
	open := false
	for i, l := range s.logs {
		switch x := s.points[i].X; {
		case l <= s.band:
			open = false
		case open:
			all[len(all)-1][1] = x
		default:
			all, open = append(all, [2]float64{x, x}), true
		}
	}
	return all
}

// threshold is the log ratio that is passed on the way to the first point where
// a is faster: 0 if b is faster at some point before, else the edge of the band.
func (s series) threshold(first int) float64 {
	if slices.Min(s.logs[:first]) < 0 {
		return 0
	}
	return s.band
}

// crossing is where the log ratio passes a threshold for the last time up to
// some point. 0 is a crossing before the series, and +Inf one behind it.
func (s series) crossing(logs, times []float64, last int, threshold float64) float64 {
	i := last
	for i >= 0 && logs[i] > threshold {
		i--
	}
	switch {
	case i < 0:
		return 0
	case i+1 == len(logs):
		return math.Inf(1)
	}
	difference := func(i int) float64 { return times[i] * math.Sinh((logs[i]-threshold)/2) }
	return between(s.points[i].X, s.points[i+1].X, difference(i), difference(i+1))
}

// between is where a straight line through two differences of time passes 0.
// Time is close to a straight line in the size and exactly one in the number of
// iterations. Interpolating the log ratio over the log of the size instead finds
// 532 for the lines 500 + n and 100 + 2n from their values at 256 and 4096; they
// cross at 400.
func between(x0, x1, d0, d1 float64) float64 {
	if d1 <= d0 {
		return x1
	}
	return x0 - (x1-x0)*d0/(d1-d0)
}
