package report

import (
	"slices"
	"strings"

	"gonum.org/v1/plot/plotter"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// sizeChart is one operation: a curve for each side, and where side a of each
// pair begins to be faster.
type sizeChart struct {
	Title, Describe string
	X, Y            []tick
	Curves          []path
	Crossings       []crossedAt
	Words           []string // the crossovers
}

// path is a curve. Its points are in percent of the width and in pixels.
type path struct {
	Hue    int
	Points string // 18,120 37,90
	Dots   []spot
}

type spot struct{ X, Y string }

// crossedAt is a crossover and its interval, in percent of the width.
type crossedAt struct {
	Hue             int
	At, Low, Length string
}

// The part of a chart that the curves take.
const (
	plotLeft, plotRight = 0.18, 0.95
	plotTop, plotBottom = 10.0, 125.0 // pixels
)

func sizeCharts(run *result.Run, charts []curves) []sizeChart {
	names := players(seriesOf(run))
	var drawn []sizeChart
	for _, c := range charts {
		if len(c.sides) > 0 {
			drawn = append(drawn, c.draw(names, run.Totals.Band))
		}
	}
	return drawn
}

// frame takes a point of a chart to its place on the screen.
type frame struct{ x, y [2]float64 }

func (f frame) across(x float64) float64 {
	return plotLeft + (plotRight-plotLeft)*min(max(logShare(x, f.x[0], f.x[1]), 0), 1)
}

func (f frame) down(y float64) float64 {
	return plotBottom - (plotBottom-plotTop)*logShare(y, f.y[0], f.y[1])
}

func (c curves) draw(names []string, band float64) sizeChart {
	var f frame
	f.x, f.y = c.ranges()
	chart := sizeChart{Title: c.title, Describe: c.describe()}
	for _, t := range c.scaleTicks() {
		chart.X = append(chart.X, tick{At: percentage(f.across(t.Value)), Label: t.Label})
	}
	for _, t := range c.figureTicks(f.y[0], f.y[1]) {
		chart.Y = append(chart.Y, tick{At: decimal(f.down(t.Value)), Label: t.Label})
	}
	for _, side := range c.sides {
		chart.Curves = append(chart.Curves, c.path(side.points, f, slices.Index(names, side.side)))
	}
	for _, s := range c.pairs {
		crossing := s.crossing(band)
		if crossing.Kind == stat.Short {
			continue
		}
		if crossing.Kind == stat.From {
			chart.Crossings = append(chart.Crossings, f.mark(crossing, slices.Index(names, s.a)))
		}
		chart.Words = append(chart.Words, s.native()+" faster: "+s.crossover(crossing))
	}
	return chart
}

func (c curves) path(points []plotter.XY, f frame, side int) path {
	p := path{Hue: side % len(hues)}
	var b strings.Builder
	for _, q := range points {
		x, y := f.across(q.X), f.down(c.figure(q))
		b.WriteString(decimal(100*x) + "," + decimal(y) + " ")
		p.Dots = append(p.Dots, spot{percentage(x), decimal(y)})
	}
	p.Points = strings.TrimSpace(b.String())
	return p
}

// mark places a crossover. An end of its interval beyond the series is at the
// edge of the chart.
func (f frame) mark(c stat.Crossing, side int) crossedAt {
	low, high := f.x[0], f.x[1]
	if c.Low > 0 {
		low = c.Low
	}
	if c.High > 0 {
		high = c.High
	}
	from, to := f.across(low), f.across(high)
	return crossedAt{side % len(hues), percentage(f.across(c.At)), percentage(from), percentage(max(to-from, 0.004))}
}
