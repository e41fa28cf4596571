package result

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// errStranger is JSON that is not a run file.
var errStranger = errors.New("stranger")

// explain puts what the decoder found into words. It never quotes the file,
// which may be anyone's, beyond what the decoder itself put in quotes.
func (d *decoder) explain(err error) error {
	if e, ok := errors.AsType[*Error](err); ok {
		return e
	}
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case d.guard.size == 0 && errors.Is(err, io.EOF):
		return broken(notA, "the file is empty")
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return broken(damaged, "the run file is cut off: it ends %s", d.place())
	case errors.As(err, &syntax) && d.at == "":
		return broken(notA, "the file is not JSON: %s", oneLine(syntax.Error()))
	case errors.As(err, &syntax):
		return broken(damaged, "the run file is damaged %s: %s", d.place(), oneLine(syntax.Error()))
	case errors.As(err, &kind) && kind.Field != "":
		return broken(damaged, "the run file has a value of the wrong kind %s: %s", d.place(), kind.Field)
	case errors.Is(err, errStranger) && d.row == 0:
		return broken(notA, "the file is JSON, but not a run file: one opens with its version")
	case d.guard.err != nil && !errors.Is(d.guard.err, io.EOF):
		return d.guard.err // the reader's own
	}
	return broken(damaged, "the run file has a value of the wrong kind %s", d.place())
}

// place says where in the file the decoder was. It names known fields only.
func (d *decoder) place() string {
	switch {
	case d.row > 0:
		return fmt.Sprintf("in row %d", d.row)
	case d.at == "":
		return "at its start"
	}
	for _, f := range (&Run{}).fields() {
		if f.name == d.at {
			return "in its " + f.name
		}
	}
	return "in a field that is not known here"
}

// oneLine keeps an explanation on one line, and within reason.
func oneLine(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	return s[:min(len(s), 200)]
}
