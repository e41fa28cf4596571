package op

import (
	"regexp"
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
