package report

import (
	"bytes"
	"html"
	"io"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"
)

// Charts are as wide as a README shows them: 600 points are 800 pixels.
const (
	chartWidth = 600 * vg.Length(1)
	margin     = 12 * vg.Length(1)
	lineHeight = 13 * vg.Length(1)
	small      = 8.5 * vg.Length(1) // size of most texts
)

// drawing is a sheet of paper that a chart is drawn on.
type drawing struct {
	draw.Canvas
	svg *vgsvg.Canvas
}

func newDrawing(height vg.Length) drawing {
	svg := vgsvg.New(chartWidth, height)
	d := drawing{draw.New(svg), svg}
	d.SetColor(paper.light)
	d.Fill(d.Rectangle.Path())
	return d
}

// write gives the chart a title and a description for those who do not see it,
// and its dark colours.
func (d drawing) write(w io.Writer, title, description string) error {
	var b bytes.Buffer
	if _, err := d.svg.WriteTo(&b); err != nil {
		return err
	}
	const end = "xlink\">\n"
	head, body, _ := strings.Cut(b.String(), end)
	head = strings.Replace(head, "<svg ", `<svg role="img" `, 1)
	_, err := io.WriteString(w, head+end+"<title>"+html.EscapeString(clean(title))+"</title>\n<desc>"+
		html.EscapeString(clean(description))+"</desc>\n"+darkMode()+body)
	return err
}

// sans is a style of text without serifs.
func sans(size vg.Length, s shade) text.Style {
	f := font.From(plot.DefaultFont, size)
	f.Variant = "Sans"
	return text.Style{Color: s.light, Font: f, Handler: plot.DefaultTextHandler, YAlign: text.YCenter}
}

func boldly(st text.Style) text.Style {
	const heavy = 3 // WeightBold of golang.org/x/image/font
	st.Font.Weight = heavy
	return st
}

func right(st text.Style) text.Style {
	st.XAlign = text.XRight
	return st
}

// say writes a text that may be a stranger's, no wider than it may be.
func say(c draw.Canvas, st text.Style, x, y, wide vg.Length, words string) {
	words = clean(words)
	if st.Width(words) > wide {
		runes := []rune(words)
		for len(runes) > 1 && st.Width(string(runes)+"…") > wide {
			runes = runes[:len(runes)-1]
		}
		words = string(runes) + "…"
	}
	c.FillText(st, vg.Point{X: x, Y: y}, words)
}

// head writes the title and the lines below it, and returns where the rest begins.
func (d drawing) head(title string, lines []string) vg.Length {
	y := d.Max.Y - margin - lineHeight/2
	wide := d.Max.X - 2*margin
	say(d.Canvas, boldly(sans(12, ink)), margin, y, wide, title)
	y -= 4
	for _, line := range lines {
		y -= lineHeight
		say(d.Canvas, sans(small, muted), margin, y, wide, line)
	}
	return y - lineHeight/2
}

// rule is a straight line.
func rule(c draw.Canvas, s shade, width vg.Length, x0, y0, x1, y1 vg.Length) {
	c.StrokeLine2(draw.LineStyle{Color: s.light, Width: width}, x0, y0, x1, y1)
}

// dot is a circle, hollow where its row has no winner.
func dot(c draw.Canvas, s shade, x, y, radius vg.Length, hollow bool) {
	at := vg.Point{X: x, Y: y}
	c.DrawGlyph(draw.GlyphStyle{Color: s.light, Radius: radius, Shape: draw.CircleGlyph{}}, at)
	if hollow {
		c.DrawGlyph(draw.GlyphStyle{Color: paper.light, Radius: radius - 1, Shape: draw.CircleGlyph{}}, at)
	}
}
