package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/cgoworth/cgoworth/compare/report"
	"github.com/cgoworth/cgoworth/compare/result"
	"golang.org/x/term"
)

type reportCmd struct {
	File   string `arg:"" help:"A run.json, or the folder that has it."`
	Format string `short:"f" default:"text" help:"${formats}."`
	Output string `short:"o" placeholder:"FILE" help:"Write to this file, not to the terminal."`
}

func (reportCmd) Help() string {
	return `Examples:

  $ cgoworth report run.json
  $ cgoworth report run.json --format markdown
  $ cgoworth report run.json --format bench --output raw.txt
`
}

func (c *reportCmd) Run(t *terminal) error {
	format, err := findFormat(c.Format)
	if err != nil {
		return err
	}
	path := c.File
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		path = filepath.Join(path, runFile)
	}
	run, err := result.ReadFile(path)
	if err != nil {
		return err
	}
	summarize(run) // what a file says of its own samples is not taken on trust
	if c.Output == "" {
		return format.Write(t.out, run, textOptions(t))
	}
	return result.Replace(c.Output, func(w io.Writer) error { return format.Write(w, run, report.Options{}) })
}

func findFormat(name string) (report.Format, error) {
	var names []string
	for _, f := range report.Formats() {
		if f.Name == name {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return report.Format{}, trouble(didYouMean(name, names), "there is no format %q", name)
}

// formatHelp lists the formats for the help.
func formatHelp() string {
	var names []string
	for _, f := range report.Formats() {
		names = append(names, f.Name)
	}
	return "One of " + strings.Join(names, ", ")
}

// textOptions are those of the terminal that the report goes to.
func textOptions(t *terminal) report.Options {
	options := report.Options{Color: colorful(t.out)}
	if f, ok := t.out.(*os.File); ok {
		options.Width, _, _ = term.GetSize(int(f.Fd()))
	}
	return options
}
