package report

import (
	"bytes"
	"encoding/csv"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

type escapeTest struct{ name, reason, in, want string }

func checkEscapes(t *testing.T, escape func(string) string, tests []escapeTest) {
	t.Helper()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := escape(tt.in); got != tt.want {
				t.Errorf("%q: got %q, want %q: %s", tt.in, got, tt.want, tt.reason)
			}
		})
	}
}

func TestClean(t *testing.T) {
	checkEscapes(t, clean, []escapeTest{
		{"plain", "nothing to do", "aes-gcm/seal/key=256 µ× 暗号", "aes-gcm/seal/key=256 µ× 暗号"},
		{"colour", "an escape sequence starts with a control character", "\x1b[31mred", "\ufffd[31mred"},
		{"title", "nor may the title of the window change", "\x1b]0;title\a", "\ufffd]0;title\ufffd"},
		{"C1", "a single character starts a sequence too", "\u009b2J", "\ufffd2J"},
		{"lines", "a text stays on its line", "a\r\nb\tc\u2028d", "a  b c d"},
		{"direction", "the text after it would read backwards", "a\u202eb", "a\ufffdb"},
		{"invisible", "two names must not look the same", "a\u200bb", "a\ufffdb"},
		{"not UTF-8", "what a C library writes may be anything", "a\xffb", "a\ufffdb"},
		{"backspace", "the text before it would be overwritten", "ok\b\bno", "ok\ufffd\ufffdno"},
	})
}

func TestMarkdownEscape(t *testing.T) {
	checkEscapes(t, markdown, []escapeTest{
		{"name", "names stay readable", "aes-gcm/seal/key=256", "aes-gcm/seal/key=256"},
		{"table", "a bar would end the cell", "a|b", `a\|b`},
		{"escaped table", "a backslash must not undo the escape", `a\|b`, `a\\\|b`},
		{"HTML", "GitHub lets some of it through", "<img src=x>", "&lt;img src=x&gt;"},
		{"entity", "it would be a character", "&lt;", "&amp;lt;"},
		{"link", "a stranger's text links nowhere", "[a](b)", `\[a\](b)`},
		{"address", "it is a link without any marks", "https://example.com www.example.com", "https&#58;//example.com www&#46;example.com"},
		{"mention", "nobody is to be notified", "@someone", "&#64;someone"},
		{"code and emphasis", "they are not ours", "`a` *b* _c_ ~d~", "\\`a\\` \\*b\\* \\_c\\_ \\~d\\~"},
		{"mathematics", "GitHub renders it", "$x$", `\$x\$`},
		{"line", "a heading would start", "a\n# b", `a \# b`},
	})
}

func TestCell(t *testing.T) {
	checkEscapes(t, cell, []escapeTest{
		{"name", "nothing to do", "sha256/size=16", "sha256/size=16"},
		{"equals", "a formula", "=1+1", "'=1+1"},
		{"plus", "a formula", "+1", "'+1"},
		{"minus", "a formula", "-1", "'-1"},
		{"at", "a formula", "@SUM(A1)", "'@SUM(A1)"},
		{"tab", "some programs skip it", "\t=1+1", "'=1+1"},
		{"carriage return", "some programs skip it", "\r=1+1", "'=1+1"},
		{"wide", "some programs take it for the narrow one", "＝1+1", "'＝1+1"},
		{"later", "only the start counts", "a=1", "a=1"},
	})
}

func TestToken(t *testing.T) {
	checkEscapes(t, token, []escapeTest{
		{"name", "nothing to do", "openssl", "openssl"},
		{"side", "a slash would start the next part", "native/go", "native_go"},
		{"space", "it would end the name", "a b", "a_b"},
		{"hyphen", "what follows the last one is the number of processors", "a-2", "a_2"},
		{"letters", "others may be spaces somewhere", "µ\u00a0", "__"},
	})
}

// reports writes a run in each format.
func reports(t *testing.T, name string) string {
	t.Helper()
	var b bytes.Buffer
	if err := asFormat(name, hostile)(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestHostileText(t *testing.T) {
	for _, name := range []string{"text", "markdown", "csv", "bench"} {
		for _, r := range reports(t, name) {
			if r != '\n' && !unicode.IsPrint(r) {
				t.Errorf("%s: the character %q got through", name, r)
			}
		}
	}
}

func TestHostileMarkdown(t *testing.T) {
	bar := regexp.MustCompile(`(^|[^\\])\|`)
	marks := regexp.MustCompile("<|@|://|(^|[^\\\\])(`|]\\()") // a link, code, HTML, an address, a mention
	for line := range strings.Lines(reports(t, "markdown")) {
		if strings.HasPrefix(line, "    ") { // literal
			continue
		}
		// Our tables have 8, 9 and 2 columns.
		if n := len(bar.FindAllString(line, -1)); strings.HasPrefix(line, "|") && n != 9 && n != 10 && n != 3 {
			t.Errorf("%d bars: %.200s", n, line)
		}
		if mark := marks.FindString(strings.ReplaceAll(line, "<br>", "")); mark != "" {
			t.Errorf("%q got through: %.200s", mark, line)
		}
	}
}

func TestHostileCSV(t *testing.T) {
	records := csv.NewReader(strings.NewReader(reports(t, "csv")))
	for {
		record, err := records.Read()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		for _, field := range record {
			if field != "" && strings.ContainsAny(field[:1], "=+-@\t\r") {
				t.Errorf("a formula got through: %.80s", field)
			}
		}
	}
}
