package result

import (
	"time"

	"github.com/cgoworth/cgoworth/compare/machine"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/stat"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// example is a small run with every field set that a run can have.
func example() *Run {
	return &Run{
		Version:  Version,
		Started:  time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC),
		Finished: time.Date(2026, 3, 1, 12, 4, 0, 0, time.UTC),
		Complete: true,
		Plan: Plan{Command: "cgoworth run --seed 1", Profile: "standard", Smoke: true, Seed: 1, Budget: 5 * time.Minute,
			Width: 0.01, Batch: 200 * time.Microsecond, Processes: 2, Rounds: 4},
		Machine:  machine.Machine{Name: "example", CPU: "Example CPU", Cores: 2, Features: []string{"aes"}, OS: "linux", Arch: "amd64"},
		Builds:   []worker.Identity{{Protocol: 1, Build: "native", Go: "go1.26.0", CGO: true, Tags: []string{"openssl"}, Modules: map[string]string{"golang.org/x/crypto": "v0.1.0"}, Suites: []worker.Suite{{Name: "openssl", Library: "OpenSSL", Version: "3.0.0", Operations: []string{"sha256"}, Notes: map[string]string{"sha256": "note"}}}}},
		Totals:   stat.Totals{Band: 0.01, Floor: 0.004, Corrected: stat.Counts{AFaster: 1}, Uncorrected: stat.Counts{AFaster: 1}},
		Warnings: []string{"a warning with <, > and & in it"},
		Rows:     []Row{exampleRow("sha256/size=16"), exampleRow("sha256/size=1024")},
	}
}

func exampleRow(name string) Row {
	return Row{
		Case: name, Family: "hash", Series: "sha256", Scale: "size", Params: []op.Param{{Name: "size", Value: 16}},
		A: "native/openssl", B: "purego/go",
		Equality: Equality{Owed: op.Identical, Checked: 30, Mismatch: "first difference at byte 3 of 32\n00 01\n   ^^"},
		Missing:  "missing", Control: true, Failed: `says {"sweep": at the worst moment`, Notes: []string{"a note"},
		Sample: sample.Row{Calls: 100, Processes: []sample.Process{exampleProcess(1), exampleProcess(2)}},
		Summary: stat.Summary{Ratio: 1.25, Interval: stat.Interval{Low: 1.2, High: 1.3, Confidence: 0.96}, Processes: 2, Rounds: 8,
			Verdict: stat.AFaster, Uncorrected: stat.AFaster, Warnings: []string{"a warning"}},
	}
}

func exampleProcess(sweep int) sample.Process {
	side := sample.Side{Cold: 5000, Wall: []int64{200_001, 200_002, 200_003, 200_004}, CPU: []int64{200_000, 200_000, 200_000, 200_000},
		Switches: []int64{0, 0, 1, 0}, Allocs: 1, Bytes: 32, Idle: 4 << 20, Peak: 5 << 20, Collections: 1}
	return sample.Process{Sweep: sweep, Order: "abba", A: side, B: side}
}
