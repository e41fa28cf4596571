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
	Patterns []string `arg:"" optional:"" name:"operation" help:"Operations to compare, by name (aes-gcm/seal), the start of one (aes-gcm), a family (aead) or with * (*/sign). All where none is named."`
}

// cases returns the chosen cases, in report order. Values gives the values of
// an operation's scale.
func (c choice) cases(catalog []op.Operation, values func(op.Scale) []int) ([]op.Case, error) {
	patterns := c.Patterns
	if len(patterns) == 0 {
		patterns = []string{"*"}
	}
	var cases []op.Case
	for _, text := range patterns {
		found := matching(catalog, op.NewPattern(text), values)
		if len(found) == 0 {
			return nil, trouble(didYouMean(text, names(catalog)), "no operation matches %q", text)
		}
		cases = append(cases, found...)
	}
	return inOrder(catalog, cases, values), nil
}

func matching(catalog []op.Operation, p op.Pattern, values func(op.Scale) []int) []op.Case {
	var cases []op.Case
	for _, o := range catalog {
		for _, c := range o.Cases(values(o.Scale)) {
			if p.Matches(o, c) {
				cases = append(cases, c)
			}
		}
	}
	return cases
}

// inOrder puts cases into the order of the catalog, each once.
func inOrder(catalog []op.Operation, chosen []op.Case, values func(op.Scale) []int) []op.Case {
	wanted := make(map[string]bool)
	for _, c := range chosen {
		wanted[c.String()] = true
	}
	return slices.DeleteFunc(matching(catalog, op.NewPattern("*"), values),
		func(c op.Case) bool { return !wanted[c.String()] })
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
