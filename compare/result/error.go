package result

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Error is a failure in words for whoever gave the file: a line that says what
// is wrong, and a line that says what to do.
type Error struct {
	Problem string
	Hint    string
}

func (e *Error) Error() string { return fmt.Sprintf("%s (%s)", e.Problem, e.Hint) }

// notA is the hint for everything that never was a run file.
const notA = "give the run.json of a results folder; cgoworth run writes one"

// damaged is the hint for a run file that is not as it was written.
const damaged = "copy the file again from where it was made, or measure again: cgoworth run"

func broken(hint, format string, args ...any) error {
	return &Error{fmt.Sprintf(format, args...), hint}
}

// in names the file in which a problem was found.
func in(path string, err error) error {
	if e, ok := errors.AsType[*Error](err); ok {
		return &Error{path + ": " + e.Problem, e.Hint}
	}
	hint := "check the path, and that you may read the file"
	if errors.Is(err, fs.ErrNotExist) {
		hint = "check the path; " + notA
	}
	return &Error{path + ": " + reason(err), hint}
}

// reason is what the system says, without the operation and the path that the
// standard library puts before it.
func reason(err error) string {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err.Error()
	}
	if e, ok := errors.AsType[*os.LinkError](err); ok {
		return e.Err.Error()
	}
	return err.Error()
}

func cannotWrite(path string, err error) error {
	if e, ok := errors.AsType[*Error](err); ok {
		return e
	}
	const hint = "choose a folder that exists, that you may write to and that has space left"
	return &Error{fmt.Sprintf("cannot write %s: %s", path, reason(err)), hint}
}
