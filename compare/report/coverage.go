package report

import (
	"maps"
	"slices"
	"strings"

	"github.com/cgoworth/cgoworth/compare/result"
)

// coverage is which suite can do what, as the workers of the run said.
type coverage struct {
	Sides   []string
	Rows    []covered
	Missing []string // suites that could not be used, and why
}

// covered is one operation: timed, can, or nothing, for each side.
type covered struct {
	Operation string
	Cells     []string
}

const (
	wasTimed = "timed"
	canDo    = "can"
)

func coverageOf(run *result.Run) coverage {
	took := participants(run)
	can := make(map[string][]string) // operation: sides
	var c coverage
	for _, b := range run.Builds {
		for _, s := range b.Suites {
			side := b.Build + "/" + s.Name
			if s.Missing != "" {
				c.Missing = append(c.Missing, side+": "+strings.TrimSuffix(s.Missing+"; "+s.Hint, "; "))
				continue
			}
			c.Sides = append(c.Sides, side)
			for _, operation := range s.Operations {
				can[operation] = append(can[operation], side)
			}
		}
	}
	for _, operation := range slices.Sorted(maps.Keys(can)) {
		row := covered{Operation: operation}
		for _, side := range c.Sides {
			cell := nothing
			switch {
			case took[[2]string{operation, side}]:
				cell = wasTimed
			case slices.Contains(can[operation], side):
				cell = canDo
			}
			row.Cells = append(row.Cells, cell)
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// participants are the operations with the sides that were timed on them.
func participants(run *result.Run) map[[2]string]bool {
	took := make(map[[2]string]bool)
	for _, row := range run.Rows {
		if standingOf(row) == timed {
			operation := series{title: row.Case}.operation()
			took[[2]string{operation, row.A}], took[[2]string{operation, row.B}] = true, true
		}
	}
	return took
}

// unfairness is what the two sides are known not to do alike, as their suites
// said on the day of the run: each note with the operations that it is about.
func unfairness(run *result.Run) []string {
	var all []string
	for _, b := range run.Builds {
		for _, s := range b.Suites {
			about := make(map[string][]string)
			for _, operation := range slices.Sorted(maps.Keys(s.Notes)) {
				note := s.Notes[operation]
				about[note] = append(about[note], operation)
			}
			for _, note := range slices.Sorted(maps.Keys(about)) {
				all = append(all, b.Build+"/"+s.Name+" "+note+": "+strings.Join(about[note], ", "))
			}
		}
	}
	return all
}
