package result

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
)

// field is a top-level field of a run file.
type field struct {
	name  string
	value any // a pointer into a Run
}

// rowsField is the field that is read and written row by row.
const rowsField = "rows"

// fields are the top-level fields of a run file, in the order in which they
// are written: the version first, so that a reader knows what it has before it
// goes on, and the rows last, so that the head of the file is the whole story
// but for the samples.
func (run *Run) fields() []field {
	return []field{
		{"version", &run.Version},
		{"started", &run.Started},
		{"finished", &run.Finished},
		{"complete", &run.Complete},
		{"plan", &run.Plan},
		{"machine", &run.Machine},
		{"builds", &run.Builds},
		{"sweeps", &run.Sweeps},
		{"totals", &run.Totals},
		{"warnings", &run.Warnings},
		{rowsField, &run.Rows},
	}
}

// WriteFile writes the run file, whole or not at all (see Replace). The error
// is an *Error.
func (run *Run) WriteFile(path string) error { return Replace(path, run.Write) }

// Write writes the run in the current version of the format: JSON that a
// person can look into and diff can compare, with a line for each top-level
// field, for each row, and for each process and the summary of a row.
func (run *Run) Write(w io.Writer) error {
	current := *run
	current.Version = Version
	out := bufio.NewWriter(w)
	for i, f := range current.fields() {
		separator := ",\n "
		if i == 0 {
			separator = "{\n "
		}
		fmt.Fprintf(out, "%s %q: ", separator, f.name)
		if err := writeField(out, f); err != nil {
			return err
		}
	}
	out.WriteString("\n}\n")
	return out.Flush()
}

func writeField(out *bufio.Writer, f field) error {
	if rows, ok := f.value.(*[]Row); ok {
		return writeRows(out, *rows)
	}
	raw, err := encode(f.value)
	if err != nil {
		return broken("report this: no run should have it", "the %s of the run cannot be written: %v", f.name, err)
	}
	out.Write(raw)
	return nil
}

func writeRows(out *bufio.Writer, rows []Row) error {
	out.WriteString("[")
	for i, row := range rows {
		if i > 0 {
			out.WriteString(",")
		}
		raw, err := encode(row)
		if err != nil {
			return broken("report this: no run should have it", "row %d, %s, cannot be written: %v", i+1, row.Case, err)
		}
		out.WriteString("\n    ")
		out.Write(lines(raw))
	}
	out.WriteString("\n  ]")
	return nil
}

// encode is compact JSON without the escapes that only HTML needs.
func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimRight(b.Bytes(), "\n"), err
}

// lines breaks the line of a row before each process and before the summary. A
// quote inside a JSON string is escaped, so these texts are what they seem.
func lines(row []byte) []byte {
	row = bytes.ReplaceAll(row, []byte(`{"sweep":`), []byte("\n      {\"sweep\":"))
	return bytes.Replace(row, []byte(`,"summary":`), []byte(",\n      \"summary\":"), 1)
}
