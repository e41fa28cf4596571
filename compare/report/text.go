package report

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"text/tabwriter"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/cgoworth/cgoworth/compare/result"
)

const (
	widest    = 120 // columns
	narrowest = 60
)

// Escape sequences of colours, the only ones that a report has.
const (
	red    = "\x1b[31m"
	green  = "\x1b[32m"
	yellow = "\x1b[33m"
	cyan   = "\x1b[36m"
	bold   = "\x1b[1m"
	plain  = "\x1b[0m"
)

// fixWidths makes the widths of characters independent of the locale, in which
// a × may take two columns.
var fixWidths = sync.OnceFunc(func() { text.OverrideRuneWidthEastAsianWidth(false) })

// Text writes the run for a terminal, or for a mail.
func Text(w io.Writer, run *result.Run, opts Options) error {
	fixWidths()
	s := screen{width: widest, color: opts.Color}
	if opts.Width > 0 {
		s.width = min(max(opts.Width, narrowest), widest)
	}
	s.page(pageOf(run))
	_, err := io.WriteString(w, s.String())
	return err
}

// screen collects lines of limited width.
type screen struct {
	strings.Builder
	width int
	color bool
}

func (s *screen) page(p *page) {
	s.paragraph("", bold, p.title)
	for _, line := range p.about {
		s.paragraph("", "", line)
	}
	for _, alarm := range p.alarms {
		s.WriteString("\n")
		s.paragraph("", bold+red, alarm)
	}
	s.WriteString("\n")
	s.paragraph("", "", p.direction)
	s.section("Summary", p.summary)
	s.WriteString("\n" + s.table(p))
	s.study(p.study)
	s.troubles(p.troubles)
	s.numbered("Notes", p.notes)
	s.facts("Environment", p.environment)
	s.section("Method", p.method)
	s.section("Reproduce", nil)
	s.WriteString("  " + clean(p.command) + "\n") // not wrapped: it is there to be copied
}

// paragraph writes a text over as many lines as it needs, under an indent that
// may say something in its first line.
func (s *screen) paragraph(indent, color, words string) {
	wide := text.StringWidthWithoutEscSequences(indent)
	for i, line := range strings.Split(text.WrapSoft(clean(words), s.width-wide), "\n") {
		if i == 1 {
			indent = strings.Repeat(" ", wide)
		}
		s.WriteString(strings.TrimRight(indent+s.paint(color, strings.TrimRight(line, " ")), " ") + "\n")
	}
}

func (s *screen) paint(color, words string) string {
	if !s.color || color == "" || words == "" {
		return words
	}
	return color + words + plain
}

func (s *screen) heading(title string) { s.WriteString("\n" + s.paint(bold, title) + "\n") }

func (s *screen) section(title string, lines []string) {
	s.heading(title)
	for _, line := range lines {
		s.paragraph("  ", "", line)
	}
}

// study prints tables in columns as wide as they need to be.
func (s *screen) study(sections []section) {
	for _, section := range sections {
		s.heading(section.title)
		columns := tabwriter.NewWriter(&s.Builder, 0, 0, 2, ' ', 0)
		for _, row := range append([][]string{section.head}, section.rows...) {
			cells := make([]string, len(row))
			for i, cell := range row {
				cells[i] = clean(cell)
			}
			fmt.Fprintln(columns, "  "+strings.Join(cells, "\t"))
		}
		columns.Flush()
		s.paragraph("  ", "", section.takeaway)
	}
}

func (s *screen) numbered(title string, lines []string) {
	if len(lines) == 0 {
		return
	}
	s.heading(title)
	for i, line := range lines {
		s.paragraph(fmt.Sprintf("  %-5s", fmt.Sprintf("[%d]", i+1)), "", line)
	}
}

func (s *screen) troubles(all []trouble) {
	if len(all) == 0 {
		return
	}
	s.heading("Without a ratio")
	for _, t := range all {
		s.paragraph("  ", red, t.title)
		for _, line := range t.window {
			s.WriteString("    " + line + "\n")
		}
	}
}

func (s *screen) facts(title string, facts []fact) {
	s.heading(title)
	wide := 0
	for _, f := range facts {
		wide = max(wide, len([]rune(clean(f.name))))
	}
	wide = min(wide, 24)
	for _, f := range facts {
		s.paragraph(fmt.Sprintf("  %-*s  ", wide, clean(f.name)), "", f.value)
	}
}
