// Package report turns a run file into what people and programs read. Every
// format comes from the run alone, and the same run gives the same bytes
// whatever the locale, the time zone and the terminal. Text in a run may be a
// stranger's or a C library's, so each format lets it through its own escape.
package report

import (
	"io"

	"github.com/cgoworth/cgoworth/compare/result"
)

// Options are about the place that a report goes to. Only Text heeds them.
type Options struct {
	Color bool
	Width int // in columns; 0 is 120, which is also the most that is used
}

// Format is one way to write a run.
type Format struct {
	Name string
	// File is the name of this report in a folder of results. Empty: the
	// folder does not have it, or has the run file itself.
	File  string
	Write func(w io.Writer, run *result.Run, opts Options) error
}

// Formats returns every format, in the order in which help lists them.
func Formats() []Format {
	return []Format{
		{"text", "", Text},
		{"markdown", "report.md", Markdown},
		{"html", "report.html", HTML},
		{"svg", "speedup.svg", Speedup},
		{"svg-sizes", "sizes.svg", Sizes},
		{"csv", "table.csv", CSV},
		{"bench", "raw.txt", Bench},
		{"json", "", JSON},
	}
}

// JSON writes the run file again, in its current version.
func JSON(w io.Writer, run *result.Run, _ Options) error { return run.Write(w) }
