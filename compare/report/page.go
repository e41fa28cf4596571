package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// page is a report before it has a format: every sentence and every cell as it
// will be read, in the order in which it is read. The texts are raw: whoever
// writes them out escapes them.
type page struct {
	title       string
	about       []string // date, versions
	alarms      []string // what nobody must miss
	direction   string   // of the ratio
	summary     []string
	sides       pair
	groups      []group
	study       []section // the same in the units of a published study
	troubles    []trouble
	notes       []string // note n+1
	environment []fact
	method      []string
	command     string
}

// group is the rows of one operation and one pair of sides that differ in
// their scale alone.
type group struct {
	title string // aes-gcm/seal/key=256
	sides string // native/openssl
	lines []line
}

// line is one row.
type line struct {
	row      result.Row
	standing standing
	equality string
	scale    string
	time     [2]string // of a and of b
	ratio    string
	verdict  string
	notes    string    // [1][2]
	cold     [2]string // the first call
	allocs   [2]string
	bytes    [2]string
	total    string // the ratio by total time
}

// trouble is why some rows have no ratio.
type trouble struct {
	title  string
	window []string // to be shown as it is
}

// fact is a line of the environment.
type fact struct{ name, value string }

// pageOf says everything that there is to say about a run.
func pageOf(run *result.Run) *page {
	p := &page{sides: sidesOf(run), command: run.Plan.Command}
	p.title, p.about = heading(run)
	p.alarms = append(cautions(run), unequal(run)...)
	p.direction = p.sides.direction()
	p.summary = summary(run, p.sides)
	marks := marks{numbers: make(map[string]int)}
	p.groups = groups(run, &marks)
	p.study = studyOf(run)
	for _, w := range run.Warnings {
		marks.number("The whole run: " + w)
	}
	p.notes = marks.notes
	p.troubles = troubles(run)
	p.environment = environment(run)
	p.method = method(run, p.sides)
	return p
}

// groups keeps the order of the rows, but puts the controls last: they are
// about the machine and not about an operation.
func groups(run *result.Run, marks *marks) []group {
	places := make(map[string]int)
	var all []group
	for _, controls := range []bool{false, true} {
		for _, row := range run.Rows {
			if row.Control != controls {
				continue
			}
			title, sides := titleOf(row)
			place, ok := places[title+"\n"+sides]
			if !ok {
				place = len(all)
				places[title+"\n"+sides] = place
				all = append(all, group{title: title, sides: sides})
			}
			all[place].lines = append(all[place].lines, lineOf(row, marks))
		}
	}
	return all
}

func titleOf(row result.Row) (title, sides string) {
	title = row.Series
	if title == "" {
		title = row.Case
	}
	if p, ok := scaleOf(row); ok && p.Name != op.Size {
		title += " by " + p.Name
	}
	switch {
	case row.Control:
		return "control: " + title, row.B + " on both sides"
	case row.Missing != "":
		return title, row.B + " alone"
	}
	return title, row.A + ", " + row.B
}

func lineOf(row result.Row, marks *marks) line {
	l := line{row: row, standing: standingOf(row), equality: equality(row), scale: scale(row), verdict: verdict(row), ratio: nothing, total: nothing}
	a, b := row.Summary.A, row.Summary.B
	switch l.standing {
	case timed:
		l.ratio = ratio(row.Summary.Ratio, row.Summary.Interval)
		if row.Summary.Verdict == stat.Inconclusive && row.Summary.Detectable > 0 && !takenBack(row) {
			l.verdict += " (±" + percent(row.Summary.Detectable) + " needed)"
		}
		l.total = bounded(row.Summary.TotalRatio, decimals(row.Summary.TotalRatio, stat.Interval{})) + "×"
		l.time = [2]string{duration(a.Paired), duration(b.Paired)}
		l.cold = [2]string{duration(a.Cold), duration(b.Cold)}
		l.allocs = [2]string{count(a.Allocs), count(b.Allocs)}
		l.bytes = [2]string{memory(a.Bytes), memory(b.Bytes)}
	case missing:
		// Pure Go was measured all the same, against itself.
		l.time[1], l.cold[1] = duration(b.Paired), duration(b.Cold)
		l.allocs[1], l.bytes[1] = count(b.Allocs), memory(b.Bytes)
	}
	for _, cells := range []*[2]string{&l.time, &l.cold, &l.allocs, &l.bytes} {
		for i := range cells {
			if cells[i] == "" {
				cells[i] = nothing
			}
		}
	}
	l.notes = marks.of(row)
	return l
}

// scale is the size, or the number of iterations, that sets a row apart from
// the others of its series.
func scale(row result.Row) string {
	if p, ok := scaleOf(row); ok {
		return value(p)
	}
	return ""
}

func scaleOf(row result.Row) (op.Param, bool) {
	for _, p := range row.Params {
		if p.Name == row.Scale {
			return p, true
		}
	}
	return op.Param{}, false
}

// memory is a number of bytes per call, which need not be whole.
func memory(v float64) string {
	if v == float64(int(v)) {
		return size(int(v))
	}
	return count(v) + " B"
}

// marks numbers the notes in the order in which they are first met. Equal ones
// have one number.
type marks struct {
	numbers map[string]int
	notes   []string
}

func (m *marks) number(note string) int {
	if m.numbers[note] == 0 {
		m.notes = append(m.notes, note)
		m.numbers[note] = len(m.notes)
	}
	return m.numbers[note]
}

// of marks everything that there is to note about a row.
func (m *marks) of(row result.Row) string {
	notes := row.Notes
	if standingOf(row) == timed {
		notes = slices.Concat(notes, row.Summary.Warnings)
	}
	if takenBack(row) {
		notes = append(slices.Clip(notes), fmt.Sprintf("Alone, this row would say: %s. The correction for the number of rows takes that back; a longer --budget may decide it.",
			answer(row, row.Summary.Uncorrected)))
	}
	numbers := make([]int, len(notes))
	for i, note := range notes {
		numbers[i] = m.number(note)
	}
	slices.Sort(numbers)
	var b strings.Builder
	for _, n := range slices.Compact(numbers) {
		fmt.Fprintf(&b, "[%d]", n)
	}
	return b.String()
}
