package report

import (
	"strings"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// pair is what the two sides of all rows of a run are called.
type pair struct{ a, b string }

// usual are the names where every row has a native library as a and Go as b.
var usual = pair{"native", "go"}

// sidesOf names the two sides: native and go; or by their own names where all
// rows have the same two; or just a and b.
func sidesOf(run *result.Run) pair {
	own, all, same := pair{}, true, true
	for _, row := range run.Rows {
		if row.Control {
			continue
		}
		if own == (pair{}) {
			own = pair{row.A, row.B}
		}
		all = all && isUsual(row)
		same = same && own == pair{row.A, row.B}
	}
	switch {
	case all:
		return usual
	case same && own.a != own.b:
		return own
	}
	return pair{"a", "b"}
}

// isUsual reports whether a row compares a native library with Go. One that
// lacks its native side was to do so.
func isUsual(row result.Row) bool {
	if row.Missing != "" {
		return true
	}
	build, suite, _ := strings.Cut(row.A, "/")
	return build == "native" && suite != "go" && strings.HasSuffix(row.B, "/go")
}

// pairOf names the two sides of one row.
func pairOf(row result.Row) pair {
	switch {
	case isUsual(row):
		return usual
	case row.A == row.B:
		return pair{"a", "b"}
	}
	return pair{row.A, row.B}
}

// direction says how to read a ratio. It is said once in each report.
func (p pair) direction() string {
	if p == usual {
		return "ratio = time of pure Go / time of native: above 1 native is faster, below 1 pure Go is faster"
	}
	return "ratio = time of " + p.b + " / time of " + p.a + ": above 1 " + p.a + " is faster, below 1 " + p.b + " is faster"
}

// standing is what became of a row: whether it may have a ratio at all.
type standing int

const (
	timed standing = iota
	mismatched
	missing
	failed
	unmeasured // the run was stopped before it
)

func standingOf(row result.Row) standing {
	switch {
	case row.Equality.Mismatch != "":
		return mismatched
	case row.Failed != "":
		return failed
	case row.Missing != "":
		return missing
	case row.Summary.Ratio <= 0 || row.Summary.Verdict == stat.None && !row.Control:
		return unmeasured
	}
	return timed
}

// judged reports whether a row counts among the verdicts.
func judged(row result.Row) bool { return !row.Control && standingOf(row) == timed }

// compared reports whether a row is about an operation, for which somebody
// chooses a side. The ladder is not: it says what a call costs before any.
func compared(row result.Row) bool { return judged(row) && row.Family != ladderFamily }

// What may have been found before the timing, apart from equal and MISMATCH.
const (
	crossVerified = "cross-verified"
	lengthOnly    = "length only"
	notChecked    = "not checked"
)

// equality is what was found before the timing, in a word or two.
func equality(row result.Row) string {
	switch {
	case row.Equality.Mismatch != "":
		return "MISMATCH"
	case row.Equality.Checked == 0 || row.Missing != "":
		return notChecked
	}
	switch row.Equality.Owed {
	case op.Cross:
		return crossVerified
	case op.Drawn:
		return lengthOnly
	}
	return "equal"
}

// verdict is the answer of one row in words.
func verdict(row result.Row) string {
	switch standingOf(row) {
	case mismatched:
		return "no ratio"
	case missing:
		return "native missing"
	case failed:
		return "failed"
	case unmeasured:
		return "not measured"
	}
	if row.Control {
		return "control"
	}
	return answer(row, row.Summary.Verdict)
}

func answer(row result.Row, v stat.Verdict) string {
	switch v {
	case stat.AFaster:
		return pairOf(row).a + " faster"
	case stat.BFaster:
		return pairOf(row).b + " faster"
	}
	return string(v)
}

// takenBack reports whether the correction for the number of rows took the
// row's verdict away.
func takenBack(row result.Row) bool {
	s := row.Summary
	return judged(row) && s.Verdict == stat.Inconclusive && s.Uncorrected != stat.Inconclusive && s.Uncorrected != stat.None
}
