package report

import (
	"fmt"
	"strings"

	"github.com/cgoworth/cgoworth/compare/result"
)

// troubles say why rows have no ratio: first those that are not equal, each
// with its bytes, then what is missing, then what failed.
func troubles(run *result.Run) []trouble {
	var all []trouble
	for _, row := range run.Rows {
		if standingOf(row) == mismatched {
			first, rest, _ := strings.Cut(strings.TrimSpace(row.Equality.Mismatch), "\n")
			t := trouble{title: fmt.Sprintf("MISMATCH %s (%s, %s): %s", row.Case, row.A, row.B, strings.TrimPrefix(first, row.Case+": "))}
			if rest != "" {
				t.window = block(rest)
			}
			all = append(all, t)
		}
	}
	all = append(all, same(run, missing, "Native missing", func(row result.Row) string { return row.Missing })...)
	return append(all, same(run, failed, "Failed", func(row result.Row) string { return row.Failed })...)
}

// same names the rows of one standing, those with the same reason together.
func same(run *result.Run, which standing, name string, reason func(result.Row) string) []trouble {
	var reasons []string
	cases := make(map[string][]string)
	for _, row := range run.Rows {
		if standingOf(row) != which {
			continue
		}
		why := reason(row)
		if cases[why] == nil {
			reasons = append(reasons, why)
		}
		named := row.Case
		if which == failed {
			named += " (" + row.A + ", " + row.B + ")"
		}
		cases[why] = append(cases[why], named)
	}
	var all []trouble
	for _, why := range reasons {
		all = append(all, trouble{title: fmt.Sprintf("%s in %s: %s. %s", name, rows(len(cases[why])), list(cases[why]), sentence(why))})
	}
	return all
}

// list names a few of many.
func list(names []string) string {
	const few = 3
	if len(names) <= few {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:few], ", "), len(names)-few)
}

// sentence ends a text with a full stop.
func sentence(s string) string { return strings.TrimRight(s, ". \n") + "." }
