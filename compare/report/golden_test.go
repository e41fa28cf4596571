package report

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgoworth/cgoworth/compare/result"
)

var update = flag.Bool("update", false, "write the golden files anew")

// goldens are the reports that are kept, so that a change of any of them is
// seen and read.
var goldens = []struct {
	name, reason string
	write        func(*bytes.Buffer) error
}{
	{"everything.text", "the widest table", asText(everything, Options{})},
	{"everything-100.text", "fewer columns", asText(everything, Options{Width: 100})},
	{"everything-80.text", "a small terminal", asText(everything, Options{Width: 80})},
	{"everything-color.text", "colours change nothing else", asText(everything, Options{Color: true})},
	{"everything.markdown", "the report of a folder of results", asFormat("markdown", everything)},
	{"everything.html", "the page, with its style and its script", asFormat("html", everything)},
	{"everything.svg", "the chart of ratios", asFormat("svg", everything)},
	{"everything.svg-sizes", "the charts against size", asFormat("svg-sizes", everything)},
	{"everything.csv", "plain figures, and none where there may be none", asFormat("csv", everything)},
	{"everything.bench", "without the row that is not equal", asFormat("bench", everything)},
	{"other-sides.text", "sides that are not native and Go have their own names", asText(otherSides, Options{})},
	{"other-sides.csv", "columns are a and b", asFormat("csv", otherSides)},
	{"other-sides.bench", "one suite in two builds", asFormat("bench", otherSides)},
	{"only-go.text", "nothing native is here", asText(onlyGo, Options{})},
	{"only-go.bench", "Go's samples count once", asFormat("bench", onlyGo)},
	{"empty.text", "a run that was stopped at once", asText(empty, Options{})},
	{"empty.markdown", "a run that was stopped at once", asFormat("markdown", empty)},
	{"other-sides.html", "sides that are not native and Go have their own names", asFormat("html", otherSides)},
	{"empty.html", "a run that was stopped at once", asFormat("html", empty)},
	{"hostile.text", "nothing steers the terminal", asText(hostile, Options{})},
	{"hostile.markdown", "nothing is marked up", asFormat("markdown", hostile)},
	{"hostile.html", "nothing is marked up, styled or run", asFormat("html", hostile)},
	{"hostile.svg", "nothing is marked up", asFormat("svg", hostile)},
	{"hostile.csv", "nothing is a formula", asFormat("csv", hostile)},
	{"hostile.bench", "no name has a space", asFormat("bench", hostile)},
}

// empty was stopped before its first row.
func empty() *result.Run {
	run := everything()
	run.Complete, run.Rows, run.Warnings = false, nil, nil
	return run
}

func asText(run func() *result.Run, opts Options) func(*bytes.Buffer) error {
	return func(b *bytes.Buffer) error { return Text(b, run(), opts) }
}

func asFormat(name string, run func() *result.Run) func(*bytes.Buffer) error {
	return func(b *bytes.Buffer) error {
		for _, f := range Formats() {
			if f.Name == name {
				return f.Write(b, run(), Options{})
			}
		}
		panic("no format " + name)
	}
}

func TestGolden(t *testing.T) {
	for _, tt := range goldens {
		t.Run(tt.name, func(t *testing.T) {
			var got bytes.Buffer
			if err := tt.write(&got); err != nil {
				t.Fatal(err)
			}
			golden := filepath.Join("testdata", tt.name+".golden")
			if *update {
				if err := os.WriteFile(golden, got.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got.String()); diff != "" {
				t.Errorf("%s; run with -update if this is intended (-want +got):\n%s", tt.reason, diff)
			}
		})
	}
}
