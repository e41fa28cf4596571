package report

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// Every format must be able to say something of every run.
func TestEveryFormatTakesAnyRun(t *testing.T) {
	for _, f := range Formats() {
		var b bytes.Buffer
		if err := f.Write(&b, &result.Run{}, Options{}); err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
}

// JSON is the run itself.
func TestJSONReadsBack(t *testing.T) {
	var b bytes.Buffer
	if err := JSON(&b, everything(), Options{}); err != nil {
		t.Fatal(err)
	}
	got, err := result.Read(&b)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(everything(), got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// The loud lines are in every format.
func TestEveryFormatWarns(t *testing.T) {
	for _, f := range Formats() {
		if f.Name == "json" {
			continue // has the raw facts
		}
		var smoke, tagged bytes.Buffer
		if err := f.Write(&smoke, everything(), Options{}); err != nil {
			t.Fatal(err)
		}
		if err := f.Write(&tagged, otherSides(), Options{}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(smoke.String(), "SMOKE TEST") {
			t.Errorf("%s does not say that it is a smoke test", f.Name)
		}
		if !strings.Contains(tagged.String(), "BUILD TAG PUREGO") {
			t.Errorf("%s does not say that Go ran without assembly", f.Name)
		}
	}
}

// A row that is not equal has no ratio, even where the run file has one.
func TestNoFormatHasTheRatioOfUnequalRows(t *testing.T) {
	tests := []struct{ format, ratio string }{
		{"text", "3.00× [2.90, 3.10]"}, {"markdown", "3.00× [2.90, 3.10]"}, {"csv", ",3,2.9,3.1,"}, {"bench", "BenchmarkSHA256/"},
		{"html", "[2.90, 3.10]"}, {"svg", "3.00×"},
	}
	equal := everything()
	for i := range equal.Rows {
		equal.Rows[i].Equality.Mismatch = ""
	}
	for _, tt := range tests {
		var b bytes.Buffer
		if err := asFormat(tt.format, everything)(&b); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(b.String(), tt.ratio) {
			t.Errorf("%s has %q", tt.format, tt.ratio)
		}
		b.Reset()
		if err := asFormat(tt.format, func() *result.Run { return equal })(&b); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(b.String(), tt.ratio) {
			t.Errorf("%s lacks %q where the row is equal: this test cannot fail", tt.format, tt.ratio)
		}
	}
}

func TestTextKeepsToTheScreen(t *testing.T) {
	tests := []struct {
		name, reason string
		width, most  int
	}{
		{"default", "no terminal is known", 0, 120},
		{"huge", "long lines are hard to read", 300, 120},
		{"120", "all columns", 120, 120},
		{"100", "no first call", 100, 100},
		{"80", "no allocations", 80, 80},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var b bytes.Buffer
			if err := Text(&b, everything(), Options{Width: tt.width}); err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(b.String()) {
				line = strings.TrimRight(line, "\n")
				if n := utf8.RuneCountInString(line); n > tt.most {
					t.Errorf("%d columns, want %d at most (%s): %s", n, tt.most, tt.reason, line)
				}
			}
		})
	}
}

func TestColorsAreAllThatColorAdds(t *testing.T) {
	var plain, colored bytes.Buffer
	if err := Text(&plain, everything(), Options{}); err != nil {
		t.Fatal(err)
	}
	if err := Text(&colored, everything(), Options{Color: true}); err != nil {
		t.Fatal(err)
	}
	if plain.String() == colored.String() {
		t.Error("there are no colours")
	}
	stripped := regexp.MustCompile("\x1b\\[[0-9]+m").ReplaceAllString(colored.String(), "")
	if diff := cmp.Diff(plain.String(), stripped); diff != "" {
		t.Errorf("(-plain +colored):\n%s", diff)
	}
}

func TestSides(t *testing.T) {
	openssl, sodium := result.Row{A: "native/openssl", B: "purego/go"}, result.Row{A: "native/sodium", B: "purego/go"}
	builds := result.Row{A: "native/go", B: "purego/go"}
	control := result.Row{A: "purego/go", B: "purego/go", Control: true}
	tests := []struct {
		name, reason string
		rows         []result.Row
		want         pair
		winner       string // of the first row, a being faster
	}{
		{"usual", "native libraries and Go", []result.Row{openssl, sodium, control}, usual, "native faster"},
		{"missing", "native was meant", []result.Row{{A: "purego/go", B: "purego/go", Missing: "cgo"}}, usual, ""},
		{"Go in two builds", "the build called native is not a native library", []result.Row{builds}, pair{"native/go", "purego/go"}, "native/go faster"},
		{"libraries", "b is not Go", []result.Row{{A: "native/openssl", B: "other/openssl"}}, pair{"native/openssl", "other/openssl"}, "native/openssl faster"},
		{"mixed", "no names fit all rows", []result.Row{openssl, builds}, pair{"a", "b"}, "native faster"},
		{"one side", "a name would say nothing", []result.Row{{A: "purego/go", B: "purego/go"}}, pair{"a", "b"}, "a faster"},
		{"nothing", "some names are needed", nil, usual, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := sidesOf(&result.Run{Rows: tt.rows}); got != tt.want {
				t.Errorf("got %v, want %v: %s", got, tt.want, tt.reason)
			}
			if tt.winner == "" {
				return
			}
			row := tt.rows[0]
			row.Summary = stat.Summary{Ratio: 2, Verdict: stat.AFaster}
			if got := verdict(row); got != tt.winner {
				t.Errorf("got %s, want %s", got, tt.winner)
			}
		})
	}
}
