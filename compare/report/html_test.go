package report

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// namedRun is a run in which everything that has a name has this one.
func namedRun(name string) *result.Run {
	run := everything()
	run.Machine.CPU, run.Plan.Command, run.Warnings = name, name, []string{name}
	for i := range run.Builds {
		b := &run.Builds[i]
		b.Build = name
		for j := range b.Suites {
			s := &b.Suites[j]
			s.Name, s.Version, s.Operations, s.Notes = name, name, []string{name}, map[string]string{name: name}
		}
	}
	for i := range run.Rows {
		r := &run.Rows[i]
		r.Case, r.Series, r.Family, r.A, r.Notes = name, name, name, name, []string{name}
		if i > 0 {
			r.B = name + " b"
		}
	}
	return run
}

var hostileNames = []struct{ name, reason, text, forbidden string }{
	{"element", "it would be run", `<script>alert(1)</script>`, "<script>alert"},
	{"event", "it would be run", `<img src=x onerror=alert(1)>`, "<img"},
	{"attribute", "it would end an attribute", `" onmouseover="alert(1)`, `" onmouseover="`},
	{"single quote", "it would end the style attribute", `';} body { display: none } x{'`, `--a:'';}`},
	{"style", "it would end the style sheet", `</style><b>`, "</style><b>"},
	{"comment", "the rest of the page would be one", `<!-- x`, "<!-- x"},
	{"SVG", "it would end the chart", `</text></svg><script>alert(1)</script>`, "<script>alert"},
	{"CDATA", "it is text in an SVG", `<![CDATA[x]]>`, "<![CDATA["},
	{"entity", "it would be another character", `&lt;b&gt;`, ">&lt;b&gt;<"},
	{"template", "it would be filled in", `{{.Script}}`, "\x00"},
	{"address", "it would be fetched", `url(http://example.com/x)`, `style="background:url(http`},
}

// A stranger's text is text: in the page, in its charts and in the SVG files.
func TestHostileNamesAreText(t *testing.T) {
	for _, tt := range hostileNames {
		for _, format := range []string{"html", "svg", "svg-sizes"} {
			t.Run(tt.name+" in "+format, func(t *testing.T) {
				var b bytes.Buffer
				if err := asFormat(format, func() *result.Run { return namedRun(tt.text) })(&b); err != nil {
					t.Fatal(err)
				}
				got := b.String()
				if strings.Contains(got, tt.forbidden) || strings.Contains(got, "ZgotmplZ") {
					t.Errorf("%q got through: %s", tt.forbidden, tt.reason)
				}
				if seen := html.UnescapeString(got); format == "html" && !strings.Contains(seen, tt.text) {
					t.Errorf("%q cannot be read in the page", tt.text)
				}
			})
		}
	}
}

// Whatever the run, what is written as an SVG is one.
func TestSVGIsXML(t *testing.T) {
	runs := map[string]func() *result.Run{"everything": everything, "other sides": otherSides, "only Go": onlyGo, "empty": empty, "hostile": hostile}
	for name, run := range runs {
		for _, format := range []string{"svg", "svg-sizes"} {
			var b bytes.Buffer
			if err := asFormat(format, run)(&b); err != nil {
				t.Fatal(err)
			}
			if i := strings.IndexFunc(b.String(), func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }); i >= 0 {
				t.Errorf("%s of %s has a control character at %d", format, name, i)
			}
			decoder := xml.NewDecoder(&b)
			for {
				if _, err := decoder.Token(); errors.Is(err, io.EOF) {
					break
				} else if err != nil {
					t.Errorf("%s of %s: %v", format, name, err)
					break
				}
			}
		}
	}
}

// The sections stand in the order in which a reader needs them.
func TestPageOrder(t *testing.T) {
	var b bytes.Buffer
	if err := HTML(&b, everything(), Options{}); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range regexp.MustCompile(`<h2 id="([a-z]+)">`).FindAllStringSubmatch(b.String(), -1) {
		got = append(got, m[1])
	}
	const want = "answer chart results troubles sizes cost coverage environment method notes unfair reproduce"
	if strings.Join(got, " ") != want {
		t.Errorf("got  %s\nwant %s", strings.Join(got, " "), want)
	}
	if n := strings.Count(b.String(), html.EscapeString(usual.direction())); n != 1 {
		t.Errorf("the direction of the ratio is stated %d times, not once", n)
	}
}

// large is a run with so many rows, five to a series.
func large(rows int) *result.Run {
	run := everything()
	run.Rows = nil
	for i := range rows / 5 {
		name := fmt.Sprintf("operation-%d/seal/key=%d", i/2, 128*(1+i%2))
		for j := range 5 {
			ratio := 0.2 + 0.3*float64(j) + 0.01*float64(i%7)
			verdict := []stat.Verdict{stat.BFaster, stat.BFaster, stat.Inconclusive, stat.Same, stat.AFaster}[j]
			r := withNote(row(name, fmt.Sprintf("family-%d", i/40), op.Size, 16<<(4*j), ratio, ratio*0.97, ratio*1.04, verdict), unsteady)
			run.Rows = append(run.Rows, r)
		}
	}
	return run
}

func TestLargePageIsSmall(t *testing.T) {
	var b bytes.Buffer
	if err := HTML(&b, large(2000), Options{}); err != nil {
		t.Fatal(err)
	}
	if most := 3 << 20; b.Len() > most {
		t.Errorf("2,000 rows take %d bytes, want %d at most", b.Len(), most)
	}
}

func TestRecommend(t *testing.T) {
	one := func(verdict stat.Verdict, ratio float64) []result.Row {
		return []result.Row{row("x", "f", "", 0, ratio, ratio*0.99, ratio*1.01, verdict)}
	}
	sized := func(ratios ...float64) []result.Row {
		var rows []result.Row
		for i, r := range ratios {
			verdict := stat.Same
			if r > 1.02 {
				verdict = stat.AFaster
			} else if r < 0.98 {
				verdict = stat.BFaster
			}
			rows = append(rows, row("x", "f", op.Size, 16<<(4*i), r, r*0.99, r*1.01, verdict))
		}
		return rows
	}
	tests := []struct {
		name, reason string
		rows         []result.Row
		want         string
	}{
		{"native", "it won", one(stat.AFaster, 2), "Native for: x (openssl)"},
		{"go", "it won", one(stat.BFaster, 0.5), "Pure Go for: x (openssl)"},
		{"same", "nobody won", one(stat.Same, 1), "No difference for: x (openssl)"},
		{"undecided", "nobody won, but somebody may have", one(stat.Inconclusive, 1.1), "Not decided by this run: x (openssl)"},
		{"always", "at every size", sized(1.5, 1.6, 1.7), "Native for: x (openssl)"},
		{"never", "a tie in the end does not make native worth it", sized(0.5, 0.7, 1), "Pure Go for: x (openssl)"},
		{"from", "with its interval", sized(0.5, 0.9, 1.7), "Native from a size on for: x (openssl) from 320 B on [313 B, 327 B]"},
		{"stretch", "in between only", sized(0.5, 1.5, 0.7), "Native for some sizes of: x (openssl) not monotone: at 256 B"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			run := &result.Run{Rows: tt.rows, Totals: stat.Totals{Band: 0.012}}
			var got []string
			for _, a := range recommend(run, seriesOf(run)) {
				got = append(got, a.Name+": "+strings.Join(a.Items, "; "))
			}
			if strings.Join(got, "\n") != tt.want {
				t.Errorf("got %q, want %q: %s", got, tt.want, tt.reason)
			}
		})
	}
}

func TestCosts(t *testing.T) {
	run := everything()
	rung := row("call/cgo", "call", "", 0, 0.02, 0.019, 0.021, stat.BFaster)
	rung.A, rung.Summary.A.Paired, rung.Summary.B.Paired = "native/direct", 45, 1
	run.Rows = []result.Row{rung}
	for _, n := range []int{16, 1024, 16 << 10} {
		run.Rows = append(run.Rows, gcm(n, 0.5, 0.49, 0.51, stat.BFaster))
	}
	if got, want := fmt.Sprint(ladder(run)), "[{call/cgo native/direct 45.0 ns +44.0 ns}]"; got != want {
		t.Errorf("the ladder is %s, want %s", got, want)
	}
	tests := []struct{ name, reason, side, call, perByte, beyond string }{
		{"Go", "made of 100 ns per call and per byte; no call into C", "purego/go", "100 ns", "100 ns", nothing},
		{"native", "twice that; 45 ns are the empty call", "native/openssl", "200 ns", "200 ns", "+155 ns"},
	}
	all := fits(run, curvesOf(seriesOf(run)))
	for i, tt := range tests {
		f := all[i]
		if f.Side != tt.side || f.Call != tt.call || f.Byte != tt.perByte || f.Beyond != tt.beyond || f.Crooked {
			t.Errorf("%s: got %+v, want %+v: %s", tt.name, f, tt, tt.reason)
		}
	}
}
