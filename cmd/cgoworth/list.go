package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/worker"
	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

type listCmd struct {
	choice
	Workers  string `type:"path" env:"CGOWORTH_WORKERS" placeholder:"DIR" help:"Where the workers are. (default: beside this command)"`
	Markdown bool   `help:"Print a Markdown table."`
	Long     bool   `short:"l" help:"Say for each operation what is timed and what is not."`
}

func (listCmd) Help() string {
	return `Examples:

  $ cgoworth list
  $ cgoworth list aead --long
  $ cgoworth list --markdown
`
}

func (c *listCmd) Run(t *terminal) error {
	catalog := op.Catalog()
	cases, err := c.cases(catalog, scope{patterns: all, values: everything})
	if err != nil {
		return err
	}
	columns := coverage(t, c.Workers)
	if c.Long {
		return c.long(t, catalog, cases)
	}
	fmt.Fprint(t.out, c.matrix(catalog, cases, columns))
	for _, column := range columns {
		if column.Missing != "" {
			fmt.Fprintf(t.err, "%s: %s\n  to do: %s\n", column.Name, column.Missing, column.Hint)
		}
	}
	return nil
}

// matrix is the table of operations and suites, with what a blank means.
func (c *listCmd) matrix(catalog []op.Operation, cases []op.Case, columns []column) string {
	w := table.NewWriter()
	w.SetStyle(table.StyleLight)
	w.Style().Format.Header = text.FormatDefault // a name is typed as it stands here
	header := table.Row{"operation", "cases", "equality"}
	for _, column := range columns {
		header = append(header, column.Name)
	}
	w.AppendHeader(header)
	for _, o := range catalog {
		if n := count(cases, o.Name); n > 0 {
			row := table.Row{o.Name, n, o.Equality}
			for _, column := range columns {
				row = append(row, column.mark(o.Name))
			}
			w.AppendRow(row)
		}
	}
	if c.Markdown {
		return w.RenderMarkdown() + "\n" + blanks(columns)
	}
	return w.Render() + "\n" + blanks(columns)
}

// blanks says for each suite why it has no more.
func blanks(columns []column) string {
	var b strings.Builder
	for _, column := range columns {
		if column.Blank != "" {
			fmt.Fprintf(&b, "\nA blank under %s: %s.\n", column.Name, column.Blank)
		}
	}
	return b.String()
}

// long prints a paragraph for each operation.
func (c *listCmd) long(t *terminal, catalog []op.Operation, cases []op.Case) error {
	for _, o := range catalog {
		if count(cases, o.Name) > 0 {
			fmt.Fprintf(t.out, "%s (%s; %s)\n    %s\n", o.Name, o.Family, o.Source, o.Timed)
		}
	}
	return nil
}

func count(cases []op.Case, operation string) int {
	n := 0
	for _, c := range cases {
		if c.Operation == operation {
			n++
		}
	}
	return n
}

// column is one suite of the coverage table.
type column struct{ worker.Suite }

func (c column) mark(operation string) string {
	switch {
	case c.Missing != "":
		return "?"
	case c.Has(operation):
		return "yes"
	}
	return ""
}

// coverage asks the workers what their suites offer: the pure-Go suite, then
// the native ones. The suites of a worker that cannot start are one column.
func coverage(t *terminal, folder string) []column {
	var columns []column
	for _, build := range worker.Builds() {
		id, err := identity(t, folder, build.Name)
		if err != nil {
			columns = append(columns, column{unavailable(build.Name, err)})
			continue
		}
		for _, s := range id.Suites {
			if (s.Name == "go") == (build.Name == "purego") {
				columns = append(columns, column{s})
			}
		}
	}
	return columns
}

// identity starts the worker of a build and returns what it says of itself.
func identity(t *terminal, folder, build string) (worker.Identity, error) {
	if folder == "" {
		var err error
		if folder, err = worker.Folder(); err != nil {
			return worker.Identity{}, err
		}
	}
	w, err := worker.Start(t, worker.Locate(folder, build), startDeadline)
	if err != nil {
		return worker.Identity{}, err
	}
	defer w.Close()
	return w.Identity, nil
}

// unavailable is a column for a worker that cannot start.
func unavailable(build string, err error) worker.Suite {
	s := worker.Suite{Name: build, Missing: strings.TrimSpace(err.Error()), Hint: "run: make build"}
	if missing, ok := errors.AsType[*op.Missing](err); ok {
		s.Missing, s.Hint = missing.Reason, missing.Hint
	}
	return s
}
