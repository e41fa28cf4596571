package report

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// shade is a colour on a light ground and the one that takes its place on a
// dark ground. Every pair has a contrast of 4.5 or more with its ground, apart
// from the lines of the grid.
type shade struct{ light, dark color.RGBA }

var (
	paper = shade{rgb(0xffffff), rgb(0x0d1117)}
	ink   = shade{rgb(0x1f2328), rgb(0xe6edf3)}
	muted = shade{rgb(0x59636e), rgb(0x9198a1)}
	grid  = shade{rgb(0xd1d9e0), rgb(0x30363d)}
	even  = shade{rgb(0x6a737c), rgb(0x8b949e)}
)

// hues tell the sides of a chart apart, together with dashes: first Go, or what
// stands in its place, then the others.
var hues = []shade{
	{rgb(0x0969da), rgb(0x58a6ff)}, // blue
	{rgb(0xb35900), rgb(0xf0883e)}, // orange
	{rgb(0x1a7f37), rgb(0x3fb950)}, // green
	{rgb(0x8250df), rgb(0xbc8cff)}, // purple
	{rgb(0xbf3989), rgb(0xf778ba)}, // pink
}

func rgb(v uint32) color.RGBA {
	return color.RGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

func hex(c color.RGBA) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

// shades are all colours that a chart may have.
func shades() []shade { return append([]shade{paper, ink, muted, grid, even}, hues...) }

// hueOf is the colour of a verdict: that of the faster side.
func hueOf(v stat.Verdict) shade {
	switch v {
	case stat.AFaster:
		return hues[1]
	case stat.BFaster:
		return hues[0]
	}
	return even
}

// darkMode exchanges the colours of a chart where a reader prefers dark ones,
// and names fonts that are at hand where the chart's own is not.
func darkMode() string {
	var b strings.Builder
	b.WriteString("<style>\ntext { font-family: 'Liberation Sans', Arimo, Helvetica, Arial, sans-serif !important }\n" +
		"@media (prefers-color-scheme: dark) {\n")
	for _, s := range shades() {
		fmt.Fprintf(&b, "[style*=\"fill:%s\"] { fill: %s !important }\n[style*=\"stroke:%s\"] { stroke: %s !important }\n",
			hex(s.light), hex(s.dark), hex(s.light), hex(s.dark))
	}
	b.WriteString("}\n</style>\n")
	return b.String()
}

// players are the sides of a run in the order of their colours: the b sides,
// then the a sides.
func players(all []series) []string {
	var bs, as []string
	for _, s := range all {
		bs, as = append(bs, s.b), append(as, s.a)
	}
	var names []string
	for _, side := range append(bs, as...) {
		if !slices.Contains(names, side) {
			names = append(names, side)
		}
	}
	return names
}

// caption is what every chart says of the run: processor, sizes, date, and
// what nobody must miss.
func caption(run *result.Run) []string {
	title, about := heading(run)
	lines := []string{known(strings.TrimPrefix(title, "cgoworth on "), span(run), run.Started.UTC().Format("2006-01-02"))}
	if len(about) > 1 {
		lines = append(lines, about[1])
	}
	return append(lines, append(cautions(run), unequal(run)...)...)
}

// span is the smallest and the largest message of a run.
func span(run *result.Run) string {
	low, high := 0, 0
	for _, row := range run.Rows {
		if p, ok := scaleOf(row); ok && p.Name == op.Size && judged(row) {
			if high == 0 || p.Value < low {
				low = p.Value
			}
			high = max(high, p.Value)
		}
	}
	if high == 0 {
		return ""
	}
	return size(low) + " to " + size(high)
}
