package op

import (
	"regexp"
	"strconv"
	"strings"
)

// Pattern chooses cases: the name of a family ("aead"), an operation or the
// start of one ("aes-gcm"), a case ("aes-gcm/seal/key=256/…"), or any of these
// with * for anything ("*/sign", "aes-*/size=16384").
type Pattern struct {
	text  string
	match *regexp.Regexp
}

// NewPattern reads a pattern. Every text is one.
func NewPattern(text string) Pattern {
	quoted := strings.ReplaceAll(regexp.QuoteMeta(text), `\*`, `.*`)
	return Pattern{text, regexp.MustCompile("^(?:" + quoted + ")(?:/|$)")}
}

// Matches reports whether the pattern chooses the case of the operation.
func (p Pattern) Matches(o Operation, c Case) bool {
	return p.text == o.Family || p.match.MatchString(c.String())
}

// ParseCase reads a case that is named in full: an operation of the catalog
// with all its parameters, whose values need not be among the catalog's.
func ParseCase(catalog []Operation, text string) (Case, bool) {
	for _, o := range catalog {
		rest, ok := strings.CutPrefix(text, o.Name)
		if !ok || rest != "" && rest[0] != '/' {
			continue
		}
		for _, example := range o.examples() {
			if c, ok := parseParams(example, rest); ok {
				return c, true
			}
		}
	}
	return Case{}, false
}

// examples are one case for each set of names that parameters can have.
func (o Operation) examples() []Case {
	some := o.Scale.Values[:min(1, len(o.Scale.Values))]
	return append(o.Cases(some), o.VariantCases(some)...)
}

// parseParams reads "/key=256/size=16" into the parameters of an example.
func parseParams(example Case, text string) (Case, bool) {
	parts := strings.Split(text, "/")[1:]
	if text == "" {
		parts = nil
	}
	if len(parts) != len(example.Params) {
		return Case{}, false
	}
	c := Case{Operation: example.Operation}
	for i, p := range example.Params {
		digits, ok := strings.CutPrefix(parts[i], p.Name+"=")
		value, err := strconv.Atoi(digits)
		if !ok || err != nil || value < 0 || value > Longest {
			return Case{}, false
		}
		c.Params = append(c.Params, Param{p.Name, value})
	}
	return c, true
}
