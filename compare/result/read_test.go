package result

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// rowsOf is a run file with the given text for its rows.
func rowsOf(rows string) string { return `{"version": 1, "rows": [` + rows + `]}` }

// rowWith is a row with one more field.
func rowWith(field string) string { return `{"case": "c", "a": "a", "b": "b", ` + field + `}` }

func processWith(order, wall string) string {
	return rowWith(`"sample": {"calls": 1, "processes": [{"sweep": 1, "order": "` + order + `", "a": {"wall_ns": [` + wall + `]}, "b": {"wall_ns": [` + wall + `]}}]}`)
}

func repeat(s string, n int) string { return strings.TrimSuffix(strings.Repeat(s+",", n), ",") }

func TestReadRefuses(t *testing.T) {
	valid := string(written(t, example()))
	tests := []struct {
		name, reason, file, problem string
	}{
		{"empty", "nothing at all", "", "the file is empty"},
		{"not JSON", "another file was given", "# Report\n", "the file is not JSON"},
		{"binary", "bytes of a file are not printed raw", "\x1b[31m\x00", "the file is not JSON"},
		{"list", "JSON of something else", "[1, 2]", "the file is JSON, but not a run file"},
		{"empty object", "JSON of something else", "{}", "the file is JSON, but not a run file"},
		{"other object", "JSON of something else", `{"name": "x"}`, "the file is JSON, but not a run file"},
		{"newer", "a later cgoworth wrote it", `{"version": 2, "everything": "else"}`, "version 2 of the format, and this cgoworth reads up to 1"},
		{"version 0", "nothing wrote it", `{"version": 0}`, "version 0 of the format, which never was"},
		{"version is text", "nothing wrote it", `{"version": "1"}`, "a value of the wrong kind in its version"},
		{"cut after the brace", "a copy broke off", "{", "the run file is cut off"},
		{"cut in the version", "a copy broke off", `{"version":`, "the run file is cut off: it ends in its version"},
		{"cut in the plan", "a copy broke off", `{"version": 1, "plan": {"command": "c`, "the run file is cut off: it ends in its plan"},
		{"cut in a row", "a copy broke off", valid[:len(valid)-100], "the run file is cut off: it ends in row 2"},
		{"cut before the end", "a copy broke off", strings.TrimSuffix(valid, "\n}\n"), "the run file is cut off: it ends in its rows"},
		{"two in one", "two files were joined", valid + valid, "goes on after its end"},
		{"damaged", "a byte was lost", strings.Replace(valid, `"case":`, `"case"`, 1), "the run file is damaged in row 1"},
		{"time", "no time is written so", `{"version": 1, "started": "yesterday"}`, "a value of the wrong kind in its started"},
		{"rows are a number", "no rows are written so", `{"version": 1, "rows": 7}`, "not a run file"},
		{"kind", "the field is named, its text is not quoted", rowsOf(rowWith(`"sample": {"calls": "\u001b"}`)), "wrong kind in row 1: sample.calls"},
		{"no case", "a row without a name cannot be reported", rowsOf(`{"a": "a", "b": "b"}`), "row 1 of the run file lacks"},
		{"null row", "a row without a name cannot be reported", rowsOf(`null`), "row 1 of the run file lacks"},
		{"no calls", "times could not be divided by them", rowsOf(rowWith(`"sample": {"processes": [{}]}`)), "samples of 0 calls"},
		{"columns differ", "a round needs both times", rowsOf(processWith("abba", "1, 2")), "differ in number from its rounds"},
		{"too many rounds", "the limit holds", rowsOf(processWith(strings.Repeat("ab", maxRounds), repeat("1", 2*maxRounds))), "more than 10000 rounds"},
		{"too many rows", "the limit holds", rowsOf(repeat(rowWith(`"scale": ""`), maxRows+1)), "more than 50000 rows"},
		{"too many processes", "the limit holds", rowsOf(rowWith(`"sample": {"calls": 1, "processes": [` + repeat("{}", maxList+1) + `]}`)), "more than 1000 entries"},
		{"too many warnings", "the limit holds", `{"version": 1, "warnings": [` + repeat(`""`, maxList+1) + `]}`, "more than 1000 entries"},
		{"too many parts", "many small things take much memory", rowsOf(rowWith(`"notes": [` + repeat(`""`, 2*maxParts) + `]`)), "more than 100000 parts"},
		{"long text", "the limit holds", rowsOf(rowWith(`"failed": "` + strings.Repeat("x", maxText+1) + `"`)), "a text longer than 64 KiB"},
		{"long escaped text", "an escaped quote does not end a text", rowsOf(rowWith(`"failed": "` + strings.Repeat(`\"`, maxText) + `"`)), "a text longer than 64 KiB"},
		{"deep", "a stack could overflow", `{"version": 1, "later": ` + strings.Repeat("[", 100), "nested deeper"},
		{"large row", "the limit holds", rowsOf(rowWith(`"sample": {"calls": 1, "order": [` + repeat("1000000", maxValue/7) + `]}`)), "a row larger than 16 MiB"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			run, err := Read(strings.NewReader(tt.file))
			if run != nil {
				t.Errorf("got a run: %s", tt.reason)
			}
			wantError(t, err, tt.problem)
		})
	}
}

// endless is a head and then the same text for ever, as a pipe may be.
type endless struct {
	head, tail string
	at         int
}

func (e *endless) Read(p []byte) (int, error) {
	n := copy(p, e.head)
	e.head = e.head[n:]
	for n < len(p) {
		k := copy(p[n:], e.tail[e.at:])
		n, e.at = n+k, (e.at+k)%len(e.tail)
	}
	return n, nil
}

func TestReadStops(t *testing.T) {
	tests := []struct {
		name, reason, head, tail, problem string
	}{
		{"white space", "it is part of no value", `{"version": 1`, " ", "larger than 16 MiB"},
		{"list", "its entries are small", `{"version": 1, "later": [1`, ",1", "larger than 16 MiB"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Read(&endless{head: tt.head, tail: tt.tail})
			wantError(t, err, tt.problem)
		})
	}
}

// The limit of the file holds also where every value of it is small.
func TestGuardStops(t *testing.T) {
	g := &guard{r: &endless{tail: " "}, size: maxFile - 1<<20}
	piece := make([]byte, 1<<20)
	if _, err := g.Read(piece); err != nil {
		t.Fatalf("stopped within the limit: %v", err)
	}
	g.start()
	_, err := g.Read(piece)
	wantError(t, err, "larger than 256 MiB")
}

func TestReadPassesOn(t *testing.T) {
	broken := errors.New("the disk is on fire")
	if _, err := Read(iotest.ErrReader(broken)); !errors.Is(err, broken) {
		t.Errorf("got %v, want the error of the reader", err)
	}
}

func TestReadInSmallPieces(t *testing.T) {
	run, err := Read(iotest.OneByteReader(bytes.NewReader(written(t, example()))))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(example(), run); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestReadKnowsLaterFields(t *testing.T) {
	run, err := Read(strings.NewReader(`{"version": 1, "later": {"deep": [1]}, "rows": [{"case": "c", "a": "a", "b": "b", "later": 1}]}`))
	if err != nil || len(run.Rows) != 1 {
		t.Errorf("got %v, %v: within a version, fields may be added", run, err)
	}
}

func TestReadFileNamesTheFile(t *testing.T) {
	folder := t.TempDir()
	text := filepath.Join(folder, "report.md")
	if err := os.WriteFile(text, []byte("# Report"), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, reason, path, problem string
	}{
		{"none", "the path is wrong", filepath.Join(folder, "none.json"), "none.json: no such file"},
		{"folder", "the file in it was meant", folder, "is a directory"},
		{"report", "another file of the folder was given", text, "report.md: the file is not JSON"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := ReadFile(tt.path)
			wantError(t, err, tt.problem)
		})
	}
}

// FuzzRead: whatever a file holds, it is refused in words, or it is a run that
// can be written and read again.
func FuzzRead(f *testing.F) {
	valid := written(f, example())
	f.Add(valid)
	f.Add(valid[:len(valid)/2])
	f.Add([]byte(`{"version": 2}`))
	f.Add([]byte(rowsOf(processWith("ab", "1, 2"))))
	f.Add([]byte(rowsOf(rowWith(`"notes": ["\ud800", "\"{"]`))))
	f.Add([]byte(`{"version": 1, "started": "2026-01-01T00:00:00+01:00", "started": null}`))
	f.Fuzz(func(t *testing.T, file []byte) {
		run, err := Read(bytes.NewReader(file))
		if err != nil {
			e, ok := errors.AsType[*Error](err)
			if !ok || e.Problem == "" || e.Hint == "" || strings.ContainsAny(e.Problem+e.Hint, "\r\n\x1b") {
				t.Fatalf("refused without words: %q", err)
			}
			return
		}
		again, err := Read(bytes.NewReader(written(t, run)))
		if err != nil {
			t.Fatalf("what was written is refused: %v", err)
		}
		if diff := cmp.Diff(run, again, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("what was written reads differently:\n%s", diff)
		}
	})
}
