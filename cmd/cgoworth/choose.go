package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/agnivade/levenshtein"
	"github.com/cgoworth/cgoworth/compare/op"
)

// choice is the part of the catalog that a command works on.
type choice struct {
	Patterns []string `arg:"" optional:"" name:"operation" help:"Operations, by name (aes-gcm/seal), the start of one (aes-gcm), a family (aead) or with * (*/sign). Those of the profile where none is named."`
}

// scope is the part of an operation's cases that a pattern chooses from.
type scope struct {
	patterns []string // that stand for all, where the user names none
	values   func(op.Scale) []int
	variants bool // also where the pattern names no parameter
}

// all chooses every operation.
var all = []string{"*"}

// everything is each value of each scale.
func everything(s op.Scale) []int { return s.Values }

// cases returns the chosen cases, in report order.
func (c choice) cases(catalog []op.Operation, from scope) ([]op.Case, error) {
	patterns := c.Patterns
	if len(patterns) == 0 {
		patterns = from.patterns
	}
	var cases []op.Case
	for _, text := range patterns {
		found := matching(catalog, text, from)
		if len(found) == 0 {
			return nil, trouble(didYouMean(text, names(catalog)), "no operation matches %q", text)
		}
		cases = append(cases, found...)
	}
	return inOrder(catalog, cases), nil
}

// matching returns the cases that a pattern chooses. A case that is named in
// full need not be in the catalog's lists at all.
func matching(catalog []op.Operation, text string, from scope) []op.Case {
	if c, ok := op.ParseCase(catalog, text); ok {
		return []op.Case{c}
	}
	pattern := op.NewPattern(text)
	var cases []op.Case
	for _, o := range catalog {
		values := from.values(o.Scale)
		offered := o.Cases(values)
		switch {
		case strings.Contains(text, "="):
			offered = append(offered, o.VariantCases(values)...)
		case from.variants: // at one value, and on the edges: there are many
			offered = append(offered, o.VariantCases(values[:min(1, len(values))])...)
		}
		for _, c := range offered {
			if pattern.Matches(o, c) {
				cases = append(cases, c)
			}
		}
	}
	return cases
}

// inOrder puts the operations into the order of the catalog, and keeps each
// case once.
func inOrder(catalog []op.Operation, cases []op.Case) []op.Case {
	position := make(map[string]int)
	for i, o := range catalog {
		position[o.Name] = i
	}
	slices.SortStableFunc(cases, func(a, b op.Case) int { return position[a.Operation] - position[b.Operation] })
	seen := make(map[string]bool)
	return slices.DeleteFunc(cases, func(c op.Case) bool {
		again := seen[c.String()]
		seen[c.String()] = true
		return again
	})
}

// names are the words that a pattern may have been meant to be.
func names(catalog []op.Operation) []string {
	var all []string
	for _, o := range catalog {
		start, _, _ := strings.Cut(o.Name, "/")
		all = append(all, o.Name, start, o.Family)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// didYouMean is a hint with the three names that are nearest to a wrong one.
func didYouMean(wrong string, names []string) string {
	near := slices.Clone(names)
	slices.SortStableFunc(near, func(a, b string) int {
		return levenshtein.ComputeDistance(wrong, a) - levenshtein.ComputeDistance(wrong, b)
	})
	return "did you mean " + strings.Join(near[:min(3, len(near))], ", ") + "?"
}

// maxSize is the longest message. Above 2 GiB the bindings pass C a negative
// or a wrapped length, which crashes or silently encrypts a part.
const maxSize = 1 << 30

// parseSizes reads message sizes such as 16, 4KiB and 1MiB.
func parseSizes(texts []string) ([]int, error) {
	var sizes []int
	for _, text := range texts {
		n, err := parseSize(text)
		if err != nil {
			return nil, err
		}
		sizes = append(sizes, n)
	}
	slices.Sort(sizes)
	return slices.Compact(sizes), nil
}

func parseSize(text string) (int, error) {
	const hint = "give sizes from 1 byte to 1 GiB, such as: --sizes 16,4KiB,1MiB"
	number, shift := strings.TrimSuffix(text, "B"), 0
	for i, unit := range []string{"Ki", "Mi", "Gi"} {
		if rest, ok := strings.CutSuffix(number, unit); ok {
			number, shift = rest, 10*(i+1)
		}
	}
	n, err := strconv.ParseInt(strings.TrimSpace(number), 10, 40)
	if err != nil {
		return 0, trouble(hint, "%q is no size", text)
	}
	if n <= 0 || n > maxSize>>shift {
		return 0, trouble(hint, "the size %s is out of range", text)
	}
	return int(n) << shift, nil
}
