package report

import (
	"slices"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// advice is a recommendation and what it is for.
type advice struct {
	Name  string // Native for
	Items []string
}

// choice is what follows from a series.
type choice int

const (
	takeA choice = iota
	fromOn
	stretches
	either
	takeB
	undecided
)

// choose takes the shape of the series, and where that says nothing its
// verdicts. A side is only recommended where it won at least one row.
func choose(s series, c stat.Crossing) choice {
	wins := func(v stat.Verdict) bool {
		return slices.ContainsFunc(s.points, func(p point) bool { return p.row.Summary.Verdict == v })
	}
	a, b := wins(stat.AFaster), wins(stat.BFaster)
	switch {
	case a && c.Kind == stat.From:
		return fromOn
	case a && (b || c.Kind == stat.Mixed):
		return stretches
	case a:
		return takeA
	case b:
		return takeB
	case !wins(stat.Inconclusive):
		return either
	}
	return undecided
}

// recommend says what to take for what, in the order in which it matters to
// whoever thinks of native code. Nothing is left out.
func recommend(run *result.Run, all []series) []advice {
	a, b := "Native", "Pure Go"
	if sides := sidesOf(run); sides != usual {
		a, b = sides.a, sides.b
	}
	advices := []advice{
		takeA: {Name: a + " for"}, fromOn: {Name: a + " from a size on for"}, stretches: {Name: a + " for some sizes of"},
		either: {Name: "No difference for"}, takeB: {Name: b + " for"}, undecided: {Name: "Not decided by this run"},
	}
	choices, crossings := make([]choice, len(all)), make([]stat.Crossing, len(all))
	for i, s := range all {
		crossings[i] = s.crossing(run.Totals.Band)
		choices[i] = choose(s, crossings[i])
	}
	for i, s := range all {
		name := s.label()
		switch {
		case choices[i] == fromOn || choices[i] == stretches && crossings[i].Kind == stat.Mixed:
			name += " " + s.crossover(crossings[i])
		case agree(all, choices, i):
			name = s.operation() + " (" + s.native() + ")"
		}
		to := &advices[choices[i]]
		if !slices.Contains(to.Items, name) {
			to.Items = append(to.Items, name)
		}
	}
	return slices.DeleteFunc(advices, func(a advice) bool { return len(a.Items) == 0 })
}

// agree reports whether the same follows for all parameters of an operation.
func agree(all []series, choices []choice, i int) bool {
	for j, s := range all {
		if s.operation() == all[i].operation() && s.a == all[i].a && s.b == all[i].b && choices[j] != choices[i] {
			return false
		}
	}
	return true
}
