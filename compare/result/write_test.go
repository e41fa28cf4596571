package result

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"io"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgoworth/cgoworth/compare/sample"
)

var update = flag.Bool("update", false, "write the golden files anew")

func written(t testing.TB, run *Run) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := run.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestWriteGolden(t *testing.T) {
	got := written(t, example())
	golden := filepath.Join("testdata", "run.golden")
	if *update {
		if err := os.WriteFile(golden, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("run with -update if this is intended (-want +got):\n%s", diff)
	}
}

// A field that is added to Run must be added to fields too, and under its tag.
func TestFieldsAreTheTags(t *testing.T) {
	plain, err := json.Marshal(example())
	if err != nil {
		t.Fatal(err)
	}
	var want, got map[string]any
	if err := json.Unmarshal(plain, &want); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(written(t, example()), &got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the file differs from the JSON of the type (-type +file):\n%s", diff)
	}
}

func TestWriteReadsBack(t *testing.T) {
	tests := []struct {
		name, reason string
		run          *Run
	}{
		{"full", "every field comes back", example()},
		{"empty", "a run that was stopped at once is still a run", &Run{Version: Version}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "run.json")
			if err := tt.run.WriteFile(path); err != nil {
				t.Fatal(err)
			}
			got, err := ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.run, got); diff != "" {
				t.Errorf("%s (-want +got):\n%s", tt.reason, diff)
			}
		})
	}
}

func TestReplaceKeepsTheOldFile(t *testing.T) {
	nan := example()
	nan.Rows[1].Summary.Ratio = math.NaN()
	tests := []struct {
		name, reason string
		write        func(io.Writer) error
		problem      string // in the error
	}{
		{"fails at once", "nothing was written", func(io.Writer) error { return io.ErrClosedPipe }, "cannot write"},
		{"fails late", "half of it was written", func(w io.Writer) error {
			w.Write(make([]byte, 1<<20))
			return io.ErrClosedPipe
		}, "cannot write"},
		{"not a number", "JSON has none, and the row is named", nan.Write, "row 2, sha256/size=1024, cannot be written"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			folder := t.TempDir()
			path := filepath.Join(folder, "run.json")
			if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
				t.Fatal(err)
			}
			err := Replace(path, tt.write)
			wantError(t, err, tt.problem)
			if text, _ := os.ReadFile(path); string(text) != "old" {
				t.Errorf("%s: the old file now reads %.20q", tt.reason, text)
			}
			if names, _ := filepath.Glob(filepath.Join(folder, ".*")); len(names) > 0 {
				t.Errorf("%s: left behind: %v", tt.reason, names)
			}
		})
	}
}

func TestWriteFileFails(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, reason, path, problem string
	}{
		{"no folder", "folders are for the caller to make", filepath.Join(folder, "none", "run.json"), "cannot write"},
		{"a file for a folder", "nothing can be in it", filepath.Join(file, "run.json"), "cannot write"},
		{"a folder for a file", "a folder is not replaced by a file", folder, "cannot write"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			wantError(t, example().WriteFile(tt.path), tt.problem)
		})
	}
}

// wantError checks that err is an *Error of one line each.
func wantError(t *testing.T, err error, problem string) {
	t.Helper()
	e, ok := errors.AsType[*Error](err)
	if !ok {
		t.Fatalf("got %v, want an *Error", err)
	}
	if !strings.Contains(e.Problem, problem) {
		t.Errorf("problem: got %q, want it to contain %q", e.Problem, problem)
	}
	for _, line := range []string{e.Problem, e.Hint} {
		if line == "" || strings.ContainsAny(line, "\r\n\x1b") {
			t.Errorf("not one line of text: %q", line)
		}
	}
}

// full is a run as large as the profiles make them.
func full(rows, processes, rounds int) *Run {
	run := example()
	run.Rows = nil
	for range rows {
		row := exampleRow("sha256/size=16")
		row.Sample.Processes = nil
		for sweep := range processes {
			row.Sample.Processes = append(row.Sample.Processes, largeProcess(sweep+1, rounds))
		}
		run.Rows = append(run.Rows, row)
	}
	return run
}

func largeProcess(sweep, rounds int) sample.Process {
	side := sample.Side{Cold: 5000, Wall: make([]int64, rounds), CPU: make([]int64, rounds), Allocs: 1, Bytes: 32}
	for i := range side.Wall {
		side.Wall[i], side.CPU[i] = 200_000+int64(i*7919%50_000), 200_000
	}
	return sample.Process{Sweep: sweep, Order: strings.Repeat("abba", rounds/4), A: side, B: side}
}

// The full profile has about this many samples. All that is allocated while
// reading bounds what is in memory at once.
func TestFullRunStaysSmall(t *testing.T) {
	file := written(t, full(300, 20, 60))
	if len(file) > 15_000_000 {
		t.Errorf("the file has %d bytes, want 15 MB at most", len(file))
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	run, err := Read(bytes.NewReader(file))
	runtime.ReadMemStats(&after)
	if err != nil {
		t.Fatal(err)
	}
	if len(run.Rows) != 300 {
		t.Errorf("got %d rows", len(run.Rows))
	}
	if allocated := after.TotalAlloc - before.TotalAlloc; allocated > 100<<20 {
		t.Errorf("reading allocated %d MiB, want 100 at most", allocated>>20)
	}
}

func BenchmarkRead(b *testing.B) {
	file := written(b, full(300, 20, 60))
	b.SetBytes(int64(len(file)))
	for b.Loop() {
		if _, err := Read(bytes.NewReader(file)); err != nil {
			b.Fatal(err)
		}
	}
}
