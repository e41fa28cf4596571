package report

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
)

// curves are the sides of one operation along its scale, in one chart.
type curves struct {
	title  string
	family string
	scale  string
	sides  []curve
	pairs  []series // the series that the curves come from
}

// curve is one side: time in nanoseconds per call against the scale.
type curve struct {
	side   string
	points []plotter.XY
}

// curvesOf puts the series of the same title together. Where side b takes part
// in several of them, its curve is the one of the first.
func curvesOf(all []series) []curves {
	var charts []curves
	for _, s := range all {
		if len(s.points) < 2 || s.first().x <= 0 {
			continue
		}
		i := slices.IndexFunc(charts, func(c curves) bool { return c.title == s.title && c.scale == s.scale })
		if i < 0 {
			i = len(charts)
			charts = append(charts, curves{title: s.title, family: s.family, scale: s.scale})
		}
		charts[i].add(s)
	}
	return charts
}

func (c *curves) add(s series) {
	c.pairs = append(c.pairs, s)
	a, b := curve{side: s.a}, curve{side: s.b}
	for _, p := range s.points {
		if sum := p.row.Summary; sum.A.Paired > 0 && sum.B.Paired > 0 {
			a.points = append(a.points, plotter.XY{X: p.x, Y: sum.A.Paired})
			b.points = append(b.points, plotter.XY{X: p.x, Y: sum.B.Paired})
		}
	}
	for _, side := range []curve{b, a} {
		known := slices.ContainsFunc(c.sides, func(other curve) bool { return other.side == side.side })
		if !known && len(side.points) > 0 {
			c.sides = append(c.sides, side)
		}
	}
}

// figure is what a chart shows of a point: throughput in bytes per nanosecond
// where the scale is a size, and otherwise the time of a call.
func (c curves) figure(p plotter.XY) float64 {
	if c.scale == op.Size {
		return p.X / p.Y
	}
	return p.Y
}

// unit is a figure in words.
func (c curves) unit(figure float64) string {
	if c.scale == op.Size {
		return throughput(figure)
	}
	return duration(figure)
}

// ranges are the ends of both axes.
func (c curves) ranges() (x, y [2]float64) {
	x, y = [2]float64{math.Inf(1), 0}, [2]float64{math.Inf(1), 0}
	for _, side := range c.sides {
		for _, p := range side.points {
			f := c.figure(p)
			x[0], x[1] = min(x[0], p.X), max(x[1], p.X)
			y[0], y[1] = min(y[0], f), max(y[1], f)
		}
	}
	return [2]float64{x[0] / 1.25, x[1] * 1.25}, [2]float64{y[0] / 1.4, y[1] * 1.4}
}

// mainOperations are those that Sizes shows, as far as a run has them.
func mainOperations() []string {
	return []string{"sha256", "sha512", "blake2b-256", "hmac-sha256", "aes-gcm/seal", "chacha20poly1305/seal",
		"secretbox/seal", "aes-cbc/encrypt", "aes-cbc/decrypt", "aes-ctr", "box/seal", "pbkdf2/sha256"}
}

// mainCurves are the charts of the main operations, each with its first
// parameters; or the first charts of a run that has none of them.
func mainCurves(all []series) []curves {
	seen := make(map[string]bool)
	var shown []curves
	charts := curvesOf(all)
	for _, c := range charts {
		name := c.pairs[0].operation()
		name, _, _ = strings.Cut(name, " ")
		if slices.Contains(mainOperations(), name) && !seen[name] {
			shown = append(shown, c)
		}
		seen[name] = true
	}
	if len(shown) == 0 {
		return charts[:min(len(charts), len(mainOperations()))]
	}
	place := func(c curves) int {
		return slices.IndexFunc(mainOperations(), func(name string) bool { return strings.HasPrefix(c.title, name) })
	}
	slices.SortStableFunc(shown, func(c, d curves) int { return cmp.Compare(place(c), place(d)) })
	return shown
}

// Small multiples: three in a row.
const (
	perRow      = 3
	panelHeight = 142 * vg.Length(1)
)

// Sizes writes throughput against size for the main operations as an SVG, one
// small chart for each with all its sides.
func Sizes(w io.Writer, run *result.Run, _ Options) error {
	all := seriesOf(run)
	charts := mainCurves(all)
	names := players(all)
	lines := append(caption(run), "Bytes per second against the size of the message; where iterations are the scale, time per call. Both axes are logarithmic.")
	head := vg.Length(len(lines)+1)*lineHeight + 44
	rows := vg.Length((len(charts) + perRow - 1) / perRow)
	const title = "Throughput against size"
	d := newDrawing(head + rows*panelHeight + margin)
	y := d.head(title, lines)
	d.legend(names, y-lineHeight/2)
	wide := (chartWidth - 2*margin) / perRow
	for i, c := range charts {
		left := margin + wide*vg.Length(i%perRow)
		top := d.Max.Y - head - panelHeight*vg.Length(i/perRow)
		c.panel(draw.Crop(d.Canvas, left, left+wide-10-chartWidth, top-panelHeight+8, top-d.Max.Y), names)
	}
	return d.write(w, title, describeCurves(charts))
}

// legend names the sides in their colours.
func (d drawing) legend(names []string, y vg.Length) {
	x := margin
	for i, name := range names {
		d.StrokeLine2(strokeOf(i), x, y, x+24, y)
		dot(d.Canvas, hueAt(i), x+12, y, 2, false)
		say(d.Canvas, sans(small, ink), x+29, y, 130, name)
		x += min(sans(small, ink).Width(clean(name)), 130) + 44
	}
}

func hueAt(i int) shade { return hues[i%len(hues)] }

// strokeOf is the line of a side: colours alone do not tell sides apart.
func strokeOf(i int) draw.LineStyle {
	dashes := [][]vg.Length{nil, {5, 2}, {2, 2}, {7, 2, 2, 2}, {1, 2}}
	return draw.LineStyle{Color: hueAt(i).light, Width: 1.5, Dashes: dashes[i%len(dashes)]}
}

// panel draws one small chart.
func (c curves) panel(canvas draw.Canvas, names []string) {
	p := plot.New()
	p.BackgroundColor = nil
	x, y := c.ranges()
	p.X.Min, p.X.Max, p.Y.Min, p.Y.Max = x[0], x[1], y[0], y[1]
	p.X.Tick.Marker, p.Y.Tick.Marker = plot.ConstantTicks(c.scaleTicks()), plot.ConstantTicks(c.figureTicks(y[0], y[1]))
	for _, axis := range []*plot.Axis{&p.X, &p.Y} {
		axis.Scale, axis.Padding = plot.LogScale{}, 0
		axis.LineStyle.Color, axis.Tick.LineStyle.Color = grid.light, grid.light
		axis.Tick.Length = 3
	}
	p.X.Tick.Label, p.Y.Tick.Label = sans(small-1, muted), right(sans(small-1, muted))
	p.X.Tick.Label.XAlign, p.X.Tick.Label.YAlign = -0.5, -1
	p.Add(c.lines(names))
	p.Draw(draw.Crop(canvas, 0, 0, 0, -16))
	say(canvas, boldly(sans(small, ink)), canvas.Min.X+4, canvas.Max.Y-6, canvas.Max.X-canvas.Min.X-4, c.title)
}

// lines is the plotter of all sides.
func (c curves) lines(names []string) plotFunc {
	return func(canvas draw.Canvas, p *plot.Plot) {
		x, y := p.Transforms(&canvas)
		for _, tick := range p.Y.Tick.Marker.Ticks(p.Y.Min, p.Y.Max) {
			rule(canvas, grid, 0.5, canvas.Min.X, y(tick.Value), canvas.Max.X, y(tick.Value))
		}
		for _, side := range c.sides {
			i := slices.Index(names, side.side)
			points := make([]vg.Point, len(side.points))
			for j, q := range side.points {
				points[j] = vg.Point{X: x(q.X), Y: y(c.figure(q))}
			}
			canvas.StrokeLines(strokeOf(i), points)
			for _, at := range points {
				dot(canvas, hueAt(i), at.X, at.Y, 1.9, false)
			}
		}
	}
}

// plotFunc makes a function a plotter.
type plotFunc func(draw.Canvas, *plot.Plot)

func (f plotFunc) Plot(c draw.Canvas, p *plot.Plot) { f(c, p) }

// scaleTicks are the first, the middle and the last value that was measured.
func (c curves) scaleTicks() []plot.Tick {
	points := c.pairs[0].points
	last := len(points) - 1
	var ticks []plot.Tick
	for _, i := range slices.Compact([]int{0, last / 2, last}) {
		ticks = append(ticks, plot.Tick{Value: points[i].x, Label: scaled(c.scale, points[i].x)})
	}
	return ticks
}

// figureTicks are the powers of ten; or 1, 2 and 5 of them where the axis is short.
func (c curves) figureTicks(low, high float64) []plot.Tick {
	ticks := ratioTicks(low, high)
	if high/low > 30 {
		ticks = slices.DeleteFunc(ticks, func(t plot.Tick) bool {
			e := math.Log10(t.Value)
			return math.Abs(e-math.Round(e)) > 1e-6
		})
	}
	for i, t := range ticks {
		ticks[i].Label = strings.NewReplacer(".00", "", ".0", "").Replace(c.unit(t.Value))
	}
	return ticks
}

// describeCurves is the charts in words: the ends of each curve.
func describeCurves(charts []curves) string {
	var b strings.Builder
	for _, c := range charts {
		fmt.Fprintf(&b, "%s. ", c.describe())
	}
	return strings.TrimSpace(b.String())
}

func (c curves) describe() string {
	var parts []string
	for _, side := range c.sides {
		first, last := side.points[0], side.points[len(side.points)-1]
		parts = append(parts, fmt.Sprintf("%s %s at %s, %s at %s", side.side, c.unit(c.figure(first)), scaled(c.scale, first.X),
			c.unit(c.figure(last)), scaled(c.scale, last.X)))
	}
	return c.title + ": " + strings.Join(parts, "; ")
}
