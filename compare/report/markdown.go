package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/cgoworth/cgoworth/compare/result"
)

// Markdown writes the run for GitHub and the like.
func Markdown(w io.Writer, run *result.Run, _ Options) error {
	var d document
	d.page(pageOf(run))
	_, err := io.WriteString(w, d.String())
	return err
}

type document struct{ strings.Builder }

func (d *document) page(p *page) {
	d.printf("# %s\n\n", markdown(p.title))
	for _, line := range p.about {
		d.printf("%s\n\n", markdown(line))
	}
	for _, alarm := range p.alarms {
		d.printf("> **%s**\n\n", markdown(alarm))
	}
	d.printf("%s\n\n", markdown(p.direction))
	d.list("Summary", "-", p.summary)
	d.results(p)
	d.costs(p)
	d.study(p.study)
	d.troubles(p.troubles)
	d.list("Notes", "1.", p.notes)
	d.facts("Environment", p.environment)
	d.list("Method", "-", p.method)
	d.printf("## Reproduce\n\n    %s\n", clean(p.command))
}

func (d *document) printf(format string, args ...any) { fmt.Fprintf(d, format, args...) }

// list writes one item for each line. The numbers of notes are Markdown's own.
func (d *document) list(title, bullet string, lines []string) {
	if len(lines) == 0 {
		return
	}
	d.printf("## %s\n\n", title)
	for _, line := range lines {
		d.printf("%s %s\n", bullet, markdown(line))
	}
	d.printf("\n")
}

// header writes the first two lines of a table; a colon ahead of a name aligns
// its column to the right.
func (d *document) header(names ...string) {
	rule := "|"
	d.printf("|")
	for _, name := range names {
		right := strings.HasPrefix(name, ":")
		d.printf(" %s |", markdown(strings.TrimPrefix(name, ":")))
		if right {
			rule += " ---: |"
		} else {
			rule += " --- |"
		}
	}
	d.printf("\n%s\n", rule)
}

func (d *document) row(cells ...string) {
	d.printf("|")
	for _, cell := range cells {
		d.printf(" %s |", cell)
	}
	d.printf("\n")
}

func (d *document) study(sections []section) {
	for _, s := range sections {
		d.printf("## %s\n\n", markdown(s.title))
		d.header(s.head...)
		for _, row := range s.rows {
			cells := make([]string, len(row))
			for i, cell := range row {
				cells[i] = markdown(cell)
			}
			d.row(cells...)
		}
		d.printf("\n%s\n\n", markdown(s.takeaway))
	}
}

func (d *document) results(p *page) {
	d.printf("## Results\n\n")
	d.header("equality", "operation", ":scale", ":"+p.sides.a, ":"+p.sides.b, ":ratio", "verdict", "notes")
	for _, g := range p.groups {
		for i, l := range g.lines {
			equality := l.equality
			if l.standing == mismatched {
				equality = "**" + equality + "**"
			}
			d.row(equality, g.label(i), markdown(l.scale), l.time[0], l.time[1], l.ratio, markdown(l.verdict), l.notes)
		}
	}
	d.printf("\n")
}

// label names the group in its first line and leaves the others blank.
func (g group) label(i int) string {
	if i > 0 {
		return ""
	}
	return "**" + markdown(g.title) + "**<br>" + markdown(g.sides)
}

func (d *document) costs(p *page) {
	d.printf("## First call, allocations, and the ratio by total time\n\n")
	a, b := p.sides.a, p.sides.b
	d.header("operation", ":scale", ":first "+a, ":first "+b, ":allocs "+a, ":allocs "+b, ":bytes "+a, ":bytes "+b, ":ratio by total")
	for _, g := range p.groups {
		for i, l := range g.lines {
			d.row(g.label(i), markdown(l.scale), l.cold[0], l.cold[1], l.allocs[0], l.allocs[1], l.bytes[0], l.bytes[1], l.total)
		}
	}
	d.printf("\n")
}

func (d *document) troubles(all []trouble) {
	if len(all) == 0 {
		return
	}
	d.printf("## Without a ratio\n\n")
	for _, t := range all {
		d.printf("%s\n\n", markdown(t.title))
		for _, line := range t.window {
			d.printf("    %s\n", line)
		}
		if len(t.window) > 0 {
			d.printf("\n")
		}
	}
}

func (d *document) facts(title string, facts []fact) {
	d.printf("## %s\n\n", title)
	d.header("", "")
	for _, f := range facts {
		d.row(markdown(f.name), markdown(f.value))
	}
	d.printf("\n")
}
