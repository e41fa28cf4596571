package report

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"github.com/cgoworth/cgoworth/compare/result"
)

// Columns of the chart of ratios, left and right of the axis.
const (
	labelWidth = 236 * vg.Length(1)
	valueWidth = 72 * vg.Length(1)
)

// Speedup writes the ratio of each operation on a log axis as an SVG: a line
// for each series, worst for side a first within its family, and on it a dot
// with its interval for each size.
func Speedup(w io.Writer, run *result.Run, _ Options) error {
	all := seriesOf(run)
	shown := selected(all)
	c := ratios{lines: inFamilies(shown), sides: sidesOf(run)}
	c.low, c.high = ratioRange(shown)
	lines := append(caption(run), c.sides.direction(), ratioKey)
	if len(shown) < len(all) {
		lines = append(lines, fmt.Sprintf("%d of %d series: the first parameters of each operation.", len(shown), len(all)))
	}
	head := vg.Length(len(lines))*lineHeight + 50
	d := newDrawing(head + vg.Length(len(c.lines)+1)*lineHeight + 30)
	top := d.head("Is cgo worth it? "+c.sides.ends(), lines)
	p := c.plot()
	p.Draw(draw.Crop(d.Canvas, margin+labelWidth, -margin-2*valueWidth, margin, top-d.Max.Y))
	return d.write(w, "Is cgo worth it? "+c.sides.ends(), c.describe())
}

// ends says what the two ends of the axis mean.
func (p pair) ends() string {
	if p == usual {
		return "Pure Go faster ← 1× → native faster"
	}
	return p.b + " faster ← 1× → " + p.a + " faster"
}

const ratioKey = "Dots: sizes, larger for longer messages, each with its interval; hollow: same, or inconclusive."

// selected is all series, or one for each operation and pair of sides where
// they are too many for one look.
func selected(all []series) []series {
	const many = 48
	if len(all) <= many {
		return all
	}
	seen := make(map[[3]string]bool)
	return slices.DeleteFunc(slices.Clone(all), func(s series) bool {
		k := [3]string{s.operation(), s.a, s.b}
		defer func() { seen[k] = true }()
		return seen[k]
	})
}

// ratioRange is the part of the axis that the ratios need, intervals included
// where they are bounded.
func ratioRange(all []series) (low, high float64) {
	low, high = 0.5, 2
	for _, s := range all {
		for _, p := range s.points {
			in := p.row.Summary.Interval
			low, high = min(low, p.row.Summary.Ratio), max(high, p.row.Summary.Ratio)
			if in.Low > low/4 && in.High < high*4 {
				low, high = min(low, in.Low), max(high, in.High)
			}
		}
	}
	return max(low/1.15, 1e-4), min(high*1.15, 1e4)
}

// ratioLine is a line of the chart: the name of a family, or a series.
type ratioLine struct {
	family string
	series *series
}

// inFamilies keeps families together, in the order of their first series.
// Within one the largest losses of side a, on the longest message, come first.
func inFamilies(all []series) []ratioLine {
	var families []string
	for _, s := range all {
		if !slices.Contains(families, s.family) {
			families = append(families, s.family)
		}
	}
	var lines []ratioLine
	for _, family := range families {
		of := slices.DeleteFunc(slices.Clone(all), func(s series) bool { return s.family != family })
		slices.SortStableFunc(of, func(s, t series) int { return cmp.Compare(s.last().ratio(), t.last().ratio()) })
		lines = append(lines, ratioLine{family: family})
		for i := range of {
			lines = append(lines, ratioLine{series: &of[i]})
		}
	}
	return lines
}

func (p point) ratio() float64 { return p.row.Summary.Ratio }

// ratios is a plotter: it draws the lines on an axis, and their names and
// values beside it.
type ratios struct {
	lines     []ratioLine
	sides     pair
	low, high float64
}

func (c ratios) plot() *plot.Plot {
	p := plot.New()
	p.BackgroundColor = nil
	p.HideY()
	p.X.Scale, p.X.Min, p.X.Max = plot.LogScale{}, c.low, c.high
	p.X.Tick.Marker = plot.ConstantTicks(ratioTicks(c.low, c.high))
	p.X.Tick.Label = sans(small, muted)
	p.X.Tick.Label.XAlign, p.X.Tick.Label.YAlign = -0.5, -1
	p.X.LineStyle.Color, p.X.Tick.LineStyle.Color = grid.light, grid.light
	p.X.Padding = 0
	p.Y.Min, p.Y.Max = -float64(len(c.lines))-0.5, 0.8
	p.Add(c)
	return p
}

// ratioTicks are 1, 2 and 5 of each decade; fewer where there are many decades.
func ratioTicks(low, high float64) []plot.Tick {
	steps := []float64{1, 2, 5}
	if high/low > 300 {
		steps = []float64{1}
	}
	var ticks []plot.Tick
	for e := math.Floor(math.Log10(low)); e <= math.Log10(high); e++ {
		for _, step := range steps {
			if v := step * math.Pow(10, e); v >= low && v <= high {
				ticks = append(ticks, plot.Tick{Value: v, Label: fmt.Sprintf("%g×", v)})
			}
		}
	}
	return ticks
}

// Plot draws on the canvas of the data; the names and values stand outside of it.
func (c ratios) Plot(canvas draw.Canvas, p *plot.Plot) {
	x, y := p.Transforms(&canvas)
	top := y(-0.5)
	for _, tick := range p.X.Tick.Marker.Ticks(c.low, c.high) {
		rule(canvas, grid, 0.5, x(tick.Value), canvas.Min.Y, x(tick.Value), top)
	}
	rule(canvas, ink, 1.2, x(1), canvas.Min.Y, x(1), top)
	say(canvas, right(sans(small-1, muted)), canvas.Max.X+valueWidth, y(0), valueWidth, "smallest")
	say(canvas, right(sans(small-1, muted)), canvas.Max.X+2*valueWidth, y(0), valueWidth, "largest, or only")
	for i, line := range c.lines {
		at := y(-float64(i) - 1)
		if line.series == nil {
			say(canvas, boldly(sans(small, muted)), canvas.Min.X-labelWidth, at, labelWidth, line.family)
			continue
		}
		c.name(canvas, *line.series, at)
		c.line(canvas, *line.series, x, at)
	}
}

// name writes what a line is about, and its values.
func (c ratios) name(canvas draw.Canvas, s series, y vg.Length) {
	left := canvas.Min.X - labelWidth
	native := sans(small, muted)
	wide := native.Width(s.native())
	wide = min(wide, labelWidth/2)
	say(canvas, sans(small, ink), left+8, y, labelWidth-wide-22, s.title)
	say(canvas, right(native), canvas.Min.X-8, y, wide, s.native())
	if len(s.points) > 1 {
		c.value(canvas, s, s.first(), canvas.Max.X+valueWidth, y)
	}
	c.value(canvas, s, s.last(), canvas.Max.X+2*valueWidth, y)
}

// value writes a ratio in the colour of its verdict, and where it was measured.
func (c ratios) value(canvas draw.Canvas, s series, p point, x, y vg.Length) {
	const where = 35
	if s.scale != "" {
		say(canvas, sans(small-1, muted), x-where+3, y, where, s.at(p.x))
	}
	say(canvas, right(sans(small, hueOf(p.row.Summary.Verdict))), x-where, y, valueWidth-where, times(p.ratio()))
}

// line draws the points of a series, each with its interval.
func (c ratios) line(canvas draw.Canvas, s series, x func(float64) vg.Length, y vg.Length) {
	place := func(ratio float64) vg.Length { return x(min(max(ratio, c.low), c.high)) }
	rule(canvas, grid, 0.8, place(s.first().ratio()), y, place(s.last().ratio()), y)
	for i, p := range s.points {
		sum := p.row.Summary
		hue := hueOf(sum.Verdict)
		rule(canvas, hue, 1.6, place(sum.Interval.Low), y, place(sum.Interval.High), y)
		radius := 1.7 + 1.9*vg.Length(i+1)/vg.Length(len(s.points))
		dot(canvas, hue, place(sum.Ratio), y, radius, hue == even)
	}
}

// describe is the chart in words.
func (c ratios) describe() string {
	text := c.sides.direction() + "."
	for _, line := range c.lines {
		if s := line.series; s != nil {
			text += " " + s.describe() + "."
		}
	}
	return text
}

// describe is the ratio of each point in words: sha256 (openssl): 0.36× at 16 B.
func (s series) describe() string {
	text := s.label() + ":"
	for i, p := range s.points {
		if i > 0 {
			text += ","
		}
		text += " " + times(p.ratio())
		if s.scale != "" {
			text += " at " + s.at(p.x)
		}
	}
	return text
}
