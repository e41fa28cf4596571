package report

import (
	"strings"
	"unicode"
)

// clean makes a text that cannot steer a terminal and stays on its line: white
// space of any kind becomes a space, and what cannot be printed (control
// characters, escape sequences, marks that turn the direction of the text)
// becomes the replacement character, so that it is seen that something was there.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r):
			return unicode.ReplacementChar
		}
		return r
	}, s)
}

// block cleans a text of several lines, such as a hex window, line by line.
func block(s string) []string {
	lines := strings.Split(strings.TrimRight(s, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(clean(line), " ")
	}
	return lines
}

// markdownEscapes are the characters that mean something to GitHub's Markdown
// in the middle of a line. An address becomes a link, and a name after an at
// sign a notification, without any marks; the entities prevent it.
var markdownEscapes = strings.NewReplacer(
	`\`, `\\`, "`", "\\`", `*`, `\*`, `_`, `\_`, `[`, `\[`, `]`, `\]`, `|`, `\|`, `~`, `\~`, `#`, `\#`, `$`, `\$`,
	`&`, `&amp;`, `<`, `&lt;`, `>`, `&gt;`, `@`, `&#64;`, `://`, `&#58;//`, `www.`, `www&#46;`,
)

// markdown makes a text that is only text in Markdown, also in a table.
func markdown(s string) string { return markdownEscapes.Replace(clean(s)) }

// cell makes a text that a spreadsheet takes for a text: what starts like a
// formula gets an apostrophe before it.
func cell(s string) string {
	s = strings.TrimSpace(clean(s))
	if s != "" && strings.ContainsRune("=+-@＝＋－＠", []rune(s)[0]) {
		return "'" + s
	}
	return s
}

// token makes a part of a benchmark's name: letters, digits, dots and
// underscores, with an underscore for everything else. The hyphen is left to
// the number of processors.
func token(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '.' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, s)
}
