package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// resultTable is the table of the page, with all rows of the run.
type resultTable struct {
	A, B                       string // names of the sides
	Columns                    []head
	Rows                       []resultRow
	Families, Suites, Verdicts []string // to filter by
}

// head is a column and the key that it is sorted by.
type head struct {
	Name string
	Key  string // place in a row's keys; empty: sorted by its text
}

// resultRow is one row. Its cells are in the order of the columns.
type resultRow struct {
	Kind                     string // class of the verdict
	Family, Suite, Answer    string // what the filters look at
	Keys                     string // numbers to sort by, with spaces between them
	Equality, Title, Sides   string
	Scale, TimeA, TimeB      string
	Ratio, Interval, Verdict string
	Crossover, Allocs, Cold  string
	Total                    string
	Notes                    []int
}

func columnsOf(sides pair) []head {
	return []head{
		{"equality", ""}, {"operation", ""}, {"size", "0"}, {sides.a, "1"}, {sides.b, "2"}, {"ratio", "3"}, {"verdict", ""},
		{"crossover", "4"}, {"by total time", "5"}, {"allocs", "6"}, {"first call", "7"}, {"notes", "8"},
	}
}

func tableOf(run *result.Run, p *page, all []series) resultTable {
	t := resultTable{A: p.sides.a, B: p.sides.b, Columns: columnsOf(p.sides)}
	crossings := crossingsOf(run, all)
	for _, g := range p.groups {
		for _, l := range g.lines {
			t.Rows = append(t.Rows, rowOf(g, l, crossings))
		}
	}
	for _, r := range t.Rows {
		t.Families, t.Suites, t.Verdicts = with(t.Families, r.Family), with(t.Suites, r.Suite), with(t.Verdicts, r.Answer)
	}
	return t
}

func with(list []string, s string) []string {
	if s == "" || slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// foundAt is the crossover of a series in words and as a number to sort by.
type foundAt struct {
	words string
	at    float64
}

// crossingsOf has the crossover of each series, by its title and sides.
func crossingsOf(run *result.Run, all []series) map[[3]string]foundAt {
	found := make(map[[3]string]foundAt)
	for _, s := range all {
		c := s.crossing(run.Totals.Band)
		x := foundAt{s.crossover(c), c.At}
		switch c.Kind {
		case stat.Never:
			x.at = 1e15
		case stat.Mixed:
			x.at = c.Stretches[0][0]
		case stat.Short:
			x.at = 1e16
		}
		found[[3]string{s.title, s.a, s.b}] = x
	}
	return found
}

func rowOf(g group, l line, crossings map[[3]string]foundAt) resultRow {
	row := l.row
	r := resultRow{
		Kind: kind(l), Family: row.Family, Suite: row.A, Answer: verdict(row),
		Equality: l.equality, Title: g.title, Sides: g.sides, Scale: l.scale, TimeA: l.time[0], TimeB: l.time[1],
		Ratio: l.ratio, Verdict: l.verdict, Crossover: nothing, Total: l.total, Allocs: both(l.allocs), Cold: both(l.cold), Notes: numbers(l.notes),
	}
	r.Ratio, r.Interval, _ = strings.Cut(l.ratio, " ")
	crossing := foundAt{nothing, 1e16}
	if c, ok := crossings[[3]string{g.title, row.A, row.B}]; ok && judged(row) {
		crossing = c
	}
	r.Crossover = crossing.words
	scale, _ := scaleOf(row)
	sum := row.Summary
	r.Keys = keys(float64(scale.Value), sum.A.Paired, sum.B.Paired, sum.Ratio, crossing.at, sum.TotalRatio, sum.A.Allocs, sum.A.Cold, float64(len(r.Notes)))
	if l.standing != timed {
		r.Keys = keys(float64(scale.Value), 0, 0, 0, crossing.at, 0, 0, 0, float64(len(r.Notes)))
	}
	return r
}

// kind is the class of a row in the style sheet.
func kind(l line) string {
	switch {
	case l.standing == mismatched || l.standing == failed:
		return "x"
	case l.standing != timed || l.row.Control:
		return "e"
	}
	return kindOf(l.row.Summary.Verdict)
}

// keys are numbers to sort by.
func keys(values ...float64) string {
	texts := make([]string, len(values))
	for i, v := range values {
		texts[i] = strconv.FormatFloat(v, 'g', 5, 64)
	}
	return strings.Join(texts, " ")
}

// numbers are those of the notes: [1][2].
func numbers(marks string) []int {
	var all []int
	for _, mark := range strings.Split(marks, "[") {
		var n int
		if _, err := fmt.Sscanf(mark, "%d]", &n); err == nil {
			all = append(all, n)
		}
	}
	return all
}
