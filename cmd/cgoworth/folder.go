package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/cgoworth/cgoworth/compare/report"
	"github.com/cgoworth/cgoworth/compare/result"
)

// folder is where the results of one run go. The zero folder keeps nothing.
type folder struct {
	path string
	made bool // by this run: to be taken away again if nothing comes of it
}

// runFile is the name of the run file in a folder of results.
const runFile = "run.json"

// openFolder makes the folder before anything is measured, so that a folder
// that cannot be written to costs nobody a run. No older result is written
// over: a named folder must not have one, and without a name the date gets a
// number from the second run of a day on.
func openFolder(out string, run *result.Run) (folder, error) {
	if out == "-" {
		return folder{}, nil
	}
	if out != "" {
		return claim(out)
	}
	date := filepath.Join("results", run.Machine.Name, run.Started.Format("2006-01-02"))
	path := date
	for n := 2; taken(path); n++ {
		path = fmt.Sprintf("%s-%d", date, n)
	}
	return claim(path)
}

// taken reports whether the folder has the results of a run.
func taken(path string) bool {
	_, err := os.Stat(filepath.Join(path, runFile))
	return err == nil
}

func claim(path string) (folder, error) {
	const hint = "choose another folder: --out DIR (or --out - to write nothing)"
	if taken(path) {
		return folder{}, trouble(hint, "the folder %s has the results of another run", path)
	}
	return ensure(path)
}

// ensure makes the folder, if need be, and sees that it can be written to.
func ensure(path string) (folder, error) {
	const hint = "choose another folder: --out DIR (or --out - to write nothing)"
	_, err := os.Stat(path)
	f := folder{path, errors.Is(err, fs.ErrNotExist)}
	if err := os.MkdirAll(path, 0o777); err != nil {
		return folder{}, trouble(hint, "cannot make the folder %s: %v", path, errors.Unwrap(err))
	}
	probe, err := os.CreateTemp(path, ".probe")
	if err != nil {
		f.discard()
		return folder{}, trouble(hint, "cannot write to the folder %s: %v", path, errors.Unwrap(err))
	}
	probe.Close()
	os.Remove(probe.Name())
	return f, nil
}

// discard takes a folder away that this run has made and not filled.
func (f folder) discard() {
	if f.made {
		os.Remove(f.path) // fails, as it should, where it is not empty
	}
}

// write prints the run as text and puts every format into the folder.
func (f folder) write(t *terminal, run *result.Run) error {
	if err := report.Text(t.out, run, textOptions(t)); err != nil {
		return trouble("", "cannot print the report: %v", err)
	}
	if f.path == "" {
		return nil
	}
	if err := run.WriteFile(filepath.Join(f.path, runFile)); err != nil {
		return err
	}
	for _, format := range report.Formats() {
		if format.File == "" {
			continue
		}
		err := result.Replace(filepath.Join(f.path, format.File), func(w io.Writer) error {
			return format.Write(w, run, report.Options{})
		})
		if err != nil {
			return err
		}
	}
	fmt.Fprintf(t.err, "results: %s\n", f.path)
	return nil
}
