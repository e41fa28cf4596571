package report

import (
	"cmp"
	"slices"
	"strings"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// series is the timed rows of one operation with one set of parameters and one
// pair of sides, in ascending order of their scale.
type series struct {
	title  string // aes-gcm/seal/key=256
	family string
	a, b   string
	scale  string // the parameter that sets the points apart; empty: there is one
	points []point
}

// point is one row of a series.
type point struct {
	x   float64 // value of the scale, 0 where there is none
	row result.Row
}

// seriesOf finds the series of a run, in the order of their first rows. The
// ladder has none.
func seriesOf(run *result.Run) []series {
	type key struct{ title, a, b, scale string }
	places := make(map[key]int)
	var all []series
	for _, row := range run.Rows {
		if !compared(row) {
			continue
		}
		title, _ := titleOf(row)
		s := series{title: title, family: row.Family, a: row.A, b: row.B}
		p := point{row: row}
		if scale, ok := scaleOf(row); ok {
			s.scale, p.x = scale.Name, float64(scale.Value)
		}
		k := key{s.title, s.a, s.b, s.scale}
		place, ok := places[k]
		if !ok {
			place = len(all)
			places[k] = place
			all = append(all, s)
		}
		all[place].points = append(all[place].points, p)
	}
	for _, s := range all {
		slices.SortStableFunc(s.points, func(p, q point) int { return cmp.Compare(p.x, q.x) })
	}
	return all
}

// operation is the title without its parameters: aes-gcm/seal.
func (s series) operation() string {
	parts := strings.Split(s.title, "/")
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return strings.Contains(p, "=") }), "/")
}

// label names a series among others: sha256 (openssl).
func (s series) label() string { return s.title + " (" + s.native() + ")" }

// native is the short name of side a: the suite, where the build goes without
// saying.
func (s series) native() string {
	if pairOf(s.last().row) == usual {
		_, suite, _ := strings.Cut(s.a, "/")
		return suite
	}
	return s.a
}

func (s series) first() point { return s.points[0] }
func (s series) last() point  { return s.points[len(s.points)-1] }

// crossing says from which value of its scale on side a of the series is faster.
func (s series) crossing(band float64) stat.Crossing {
	points := make([]stat.Point, len(s.points))
	for i, p := range s.points {
		sum := p.row.Summary
		if len(sum.Medians) == 0 || p.x <= 0 || sum.A.Paired <= 0 || sum.B.Paired <= 0 {
			return stat.Crossing{Kind: stat.Short} // nothing to resample, or to draw a line through
		}
		points[i] = stat.Point{X: p.x, Summary: p.row.Summary}
	}
	return stat.Cross(points, band)
}

// crossover is a crossing in words: from 2.1 KiB on [1.8 KiB, 2.4 KiB].
func (s series) crossover(c stat.Crossing) string {
	switch c.Kind {
	case stat.Always:
		return "always"
	case stat.Never:
		return "never up to " + s.at(s.last().x)
	case stat.From:
		return "from " + s.at(c.At) + " on " + s.bounds(c)
	case stat.Mixed:
		var parts []string
		for _, stretch := range c.Stretches {
			if part := s.at(stretch[0]); stretch[0] != stretch[1] {
				parts = append(parts, part+" to "+s.at(stretch[1]))
			} else {
				parts = append(parts, part)
			}
		}
		return "not monotone: at " + strings.Join(parts, ", ")
	}
	return nothing
}

// bounds is the interval of a crossing. An end beyond the series is said to be so.
func (s series) bounds(c stat.Crossing) string {
	low, high := "below "+s.at(s.first().x), "above "+s.at(s.last().x)
	if c.Low > 0 {
		low = s.at(c.Low)
	}
	if c.High > 0 {
		high = s.at(c.High)
	}
	return "[" + low + ", " + high + "]"
}

// at is a value of the scale, which need not be one that was measured.
func (s series) at(x float64) string { return scaled(s.scale, x) }
