package report

import (
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// column is a column of the table in text.
type column struct {
	head  string
	right bool // aligned
	most  int  // columns of the screen that it may take; 0 is no limit
	cell  func(*screen, line) string
}

// columns are those that there is room for. The first layout that fits the
// screen is taken, and the last one where none fits.
func (s *screen) columns(sides pair) [][]column {
	all := []column{
		{"equality", false, 0, func(s *screen, l line) string { return s.paint(alert(l), l.equality) }},
		{"scale", true, 0, func(_ *screen, l line) string { return clean(l.scale) }},
		{clean(sides.a), true, 0, func(_ *screen, l line) string { return l.time[0] }},
		{clean(sides.b), true, 0, func(_ *screen, l line) string { return l.time[1] }},
		{"ratio", true, 0, func(_ *screen, l line) string { return l.ratio }},
		{"verdict", false, 0, func(s *screen, l line) string { return s.paint(s.shade(sides, l), clean(l.verdict)) }},
		{"notes", false, 0, func(_ *screen, l line) string { return l.notes }},
		{"allocs", true, 0, func(_ *screen, l line) string { return both(l.allocs) }},
		{"first call", true, 0, func(_ *screen, l line) string { return both(l.cold) }},
	}
	wrapped := append([]column(nil), all...)
	for i, most := range []int{0: 14, 1: 10, 2: 14, 3: 14, 5: 15, 6: 6} {
		wrapped[i].most = most
	}
	return [][]column{all, wrapped, wrapped[:8], wrapped[:7], tight(wrapped)}
}

// tight has the notes below the verdict, and shorter words.
func tight(columns []column) []column {
	columns = append([]column(nil), columns[:6]...)
	verdict := columns[5].cell
	columns[0].cell = func(s *screen, l line) string { return s.paint(alert(l), short(l.equality)) }
	columns[2].most, columns[3].most = 8, 8
	columns[5].head = "verdict, notes"
	columns[5].cell = func(s *screen, l line) string { return strings.TrimSpace(verdict(s, l) + " " + l.notes) }
	return columns
}

// short is what was found before the timing in one short word.
func short(equality string) string {
	switch equality {
	case crossVerified:
		return "cross"
	case lengthOnly:
		return "length"
	case notChecked:
		return "unchecked"
	}
	return equality
}

// both puts the figures of the two sides into one cell.
func both(sides [2]string) string {
	if sides == [2]string{nothing, nothing} {
		return nothing
	}
	return sides[0] + " / " + sides[1]
}

func alert(l line) string {
	if l.standing == mismatched {
		return bold + red
	}
	return ""
}

// shade is the colour of a verdict. None of them means good or bad.
func (s *screen) shade(sides pair, l line) string {
	switch {
	case l.standing == mismatched || l.standing == failed:
		return red
	case l.standing != timed || strings.HasPrefix(l.verdict, "inconclusive"):
		return yellow
	case l.verdict == sides.a+" faster":
		return green
	case l.verdict == sides.b+" faster":
		return cyan
	}
	return ""
}

func (s *screen) table(p *page) string {
	var drawn string
	for _, columns := range s.columns(p.sides) {
		drawn = s.draw(p.groups, columns)
		if text.LongestLineLen(drawn) <= s.width-len(rowIndent) {
			break
		}
	}
	return drawn
}

// draw renders the table. The titles of the groups are put between its lines
// afterwards, because they may be wider than any column should be.
func (s *screen) draw(groups []group, columns []column) string {
	t := table.NewWriter()
	t.SetStyle(style())
	t.SetColumnConfigs(configs(columns))
	heads := make(table.Row, len(columns))
	for i, c := range columns {
		heads[i] = c.head
	}
	t.AppendHeader(heads)
	for _, g := range groups {
		for _, l := range g.lines {
			cells := make(table.Row, len(columns))
			for i, c := range columns {
				cells[i] = c.cell(s, l)
			}
			t.AppendRow(cells)
		}
		t.AppendSeparator()
	}
	return s.titled(t.Render(), groups)
}

// rowIndent sets the rows of a group off from its title.
const rowIndent = "  "

// titled writes the title of each group where the table has the line before it.
func (s *screen) titled(drawn string, groups []group) string {
	var b strings.Builder
	next := 0
	for line := range strings.Lines(drawn) {
		line = strings.TrimRight(line, " \n")
		if strings.Trim(line, "-") == "" && line != "" {
			if next < len(groups) {
				g := groups[next]
				title := clean(g.title)
				b.WriteString(s.paint(bold, title) + "  " + clean(g.sides) + "\n")
			}
			next++
			continue
		}
		b.WriteString(rowIndent + line + "\n")
	}
	return b.String()
}

// style is a table without lines, other than those that titled replaces.
func style() table.Style {
	style := table.StyleDefault
	style.Options = table.Options{SeparateHeader: true, SeparateColumns: true}
	style.Format = table.FormatOptions{}
	style.Box.PaddingLeft, style.Box.PaddingRight = "", ""
	style.Box.MiddleVertical, style.Box.MiddleSeparator = "  ", "--"
	style.Box.MiddleHorizontal = "-"
	return style
}

func configs(columns []column) []table.ColumnConfig {
	all := make([]table.ColumnConfig, len(columns))
	for i, c := range columns {
		all[i] = table.ColumnConfig{Number: i + 1, WidthMax: c.most, WidthMaxEnforcer: text.WrapSoft}
		if c.right {
			all[i].Align, all[i].AlignHeader = text.AlignRight, text.AlignRight
		}
	}
	return all
}
