package report

import (
	"fmt"
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/machine"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/stat"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// The runs here are made up, to have one of everything. Their figures are
// nobody's.

const (
	allocates = "sodium allocates its output in every call"
	unsteady  = "The processes differ more than the rounds of each: the machine was busy, or is shared."
	window    = `first difference at byte 3 of 32
native/openssl  00000000  9f 86 d0 81 88 4c 7d 65 9a 2f ea a0 c5 5a d0 15
purego/go       00000000  9f 86 d0 80 88 4c 7d 65 9a 2f ea a0 c5 5a d0 15
                                   ^^`
)

// everything has all verdicts, and all reasons to have none.
func everything() *result.Run {
	return &result.Run{
		Version: result.Version, Complete: true,
		// Not in UTC: reports are, wherever they are made.
		Started:  time.Date(2026, 3, 1, 13, 30, 0, 0, time.FixedZone("CET", 3600)),
		Finished: time.Date(2026, 3, 1, 13, 34, 56, 0, time.FixedZone("CET", 3600)),
		Plan: result.Plan{Command: "cgoworth run --profile quick --seed 7", Profile: "quick", Smoke: true, Seed: 7,
			Budget: 5 * time.Minute, Batch: 200 * time.Microsecond, Processes: 10, Rounds: 60},
		Machine: machine.Machine{Name: "example-cpu-2-linux-amd64", CPU: "Example CPU @ 2.00GHz", Vendor: "Example", Cores: 2,
			Features: []string{"AESNI", "CLMUL", "AVX2"}, Memory: 8 << 30, OS: "linux", Arch: "amd64",
			System: "debian 12, kernel 6.1", Virtualization: "kvm", Load: 0.25},
		Builds: []worker.Identity{nativeBuild(), goBuild()},
		Rows: []result.Row{
			gcm(16, 0.31, 0.30, 0.33, stat.BFaster),
			gcm(1024, 0.985, 0.96, 1.012, stat.Inconclusive),
			gcm(16<<10, 1.002, 0.998, 1.004, stat.Same),
			withNote(gcm(1<<20, 1.23, 1.20, 1.26, stat.AFaster), unsteady),
			iterations(101, 1.50, 1.48, 1.53),
			iterations(10_001, 12.3, 12.1, 12.6),
			crossed(),
			sodium("ed25519/sign", "", 0, 0.071, 0.070, 0.073, stat.BFaster),
			unequalRow(),
			without16("secretbox/seal"), without16("secretbox/open"),
			died(),
			control(),
		},
		Totals:   stat.Totals{Band: 0.012, Floor: 0.012},
		Warnings: []string{"The budget allowed 10 of 20 processes: give a longer --budget for narrower intervals."},
	}
}

func nativeBuild() worker.Identity {
	return worker.Identity{Build: "native", Go: "go1.26.0", OS: "linux", Arch: "amd64", Level: "GOAMD64=v1", CGO: true,
		Tags: []string{"openssl", "sodium"}, Modules: map[string]string{"golang.org/x/crypto": "v0.59.0", "example.com/binding": "v1.0.0"},
		Suites: []worker.Suite{
			{Name: "openssl", Library: "OpenSSL", Version: "OpenSSL 3.0.19 27 Jan 2026",
				Operations: []string{"aes-gcm/open", "aes-gcm/seal", "ecdsa-p256/sign"},
				Notes:      map[string]string{"ecdsa-p256/sign": "allocates its output in every call"}},
			{Name: "sodium", Library: "libsodium", Version: "1.0.18", Operations: []string{"ed25519/sign"}},
			{Name: "direct", Library: "OpenSSL and libsodium, called directly", Version: "OpenSSL 3.0.19 27 Jan 2026, libsodium 1.0.18"},
			{Name: "other", Library: "another library", Missing: "built without the tag other", Hint: "run: make build"},
		}}
}

func goBuild() worker.Identity {
	return worker.Identity{Build: "purego", Go: "go1.26.0", OS: "linux", Arch: "amd64", Level: "GOAMD64=v1",
		Modules: map[string]string{"golang.org/x/crypto": "v0.59.0"},
		Suites: []worker.Suite{{Name: "go", Library: "Go standard library and golang.org/x/crypto", Version: "go1.26.0, x/crypto v0.59.0",
			Operations: []string{"aes-gcm/seal", "ecdsa-p256/sign", "ed25519/sign"}}}}
}

// row is a timed row, of which Go takes a tenth of a microsecond per byte.
func row(series, family, scale string, n int, ratio, low, high float64, verdict stat.Verdict) result.Row {
	r := result.Row{Case: series, Family: family, Series: series, A: "native/openssl", B: "purego/go",
		Equality: result.Equality{Owed: op.Identical, Checked: 30}}
	if scale != "" {
		r.Case, r.Scale, r.Params = fmt.Sprintf("%s/%s=%d", series, scale, n), scale, []op.Param{{Name: scale, Value: n}}
	}
	ns := 100 * float64(n+1)
	r.Summary = stat.Summary{Ratio: ratio, Interval: stat.Interval{Low: low, High: high, Confidence: 0.9785},
		Processes: 2, Rounds: 8, Verdict: verdict, Uncorrected: verdict, P: 0.01, Detectable: 0.023,
		A:          stat.Side{Paired: ns / ratio, Total: ns * 1.1 / ratio, Min: ns * 0.9 / ratio, Cold: 21 * ns, Allocs: 1, Bytes: float64(n), Peak: 1 << 20},
		B:          stat.Side{Paired: ns, Total: ns * 1.1, Min: ns * 0.9, Cold: 3 * ns, Peak: 1 << 19},
		Medians:    []float64{low, ratio, high},
		TotalRatio: ratio, MinRatio: ratio}
	r.Sample = sample.Row{Calls: 10, Processes: []sample.Process{process(1, ns/ratio, ns), process(2, ns/ratio, ns)}}
	return r
}

func process(sweep int, a, b float64) sample.Process {
	walls := func(ns float64) []int64 {
		return []int64{int64(10 * ns), int64(11 * ns), int64(9 * ns), int64(30 * ns)}
	}
	return sample.Process{Sweep: sweep, Order: "abba",
		A: sample.Side{Cold: int64(21 * a), Wall: walls(a), Allocs: 1, Bytes: 16}, B: sample.Side{Cold: int64(3 * b), Wall: walls(b)}}
}

func gcm(size int, ratio, low, high float64, verdict stat.Verdict) result.Row {
	return row("aes-gcm/seal/key=256", "aead", op.Size, size, ratio, low, high, verdict)
}

func iterations(n int, ratio, low, high float64) result.Row {
	return row("pbkdf2/sha256/length=32", "kdf", "iterations", n, ratio, low, high, stat.AFaster)
}

func withNote(r result.Row, warning string) result.Row {
	r.Summary.Warnings = append(r.Summary.Warnings, warning)
	return r
}

func crossed() result.Row {
	r := withNote(row("ecdsa-p256/sign", "signature", "", 0, 0.88, 0.80, 0.95, stat.Inconclusive), unsteady)
	r.Equality.Owed, r.Summary.Uncorrected = op.Cross, stat.BFaster
	r.Notes = []string{"openssl allocates its output in every call"}
	return r
}

func sodium(series, scale string, n int, ratio, low, high float64, verdict stat.Verdict) result.Row {
	r := row(series, "aead", scale, n, ratio, low, high, verdict)
	r.A, r.Notes = "native/sodium", []string{allocates}
	return r
}

func unequalRow() result.Row {
	r := row("sha256", "hash", op.Size, 64, 3, 2.9, 3.1, stat.AFaster) // a ratio that must not be seen
	r.Equality.Mismatch = r.Case + ": " + window
	return r
}

func without16(series string) result.Row {
	r := row(series, "aead", op.Size, 16, 1.001, 0.99, 1.01, stat.None)
	r.A, r.Missing = "purego/go", "sodium: built without the tag sodium; run: make build"
	return r
}

func died() result.Row {
	r := result.Row{Case: "x25519", Family: "agreement", Series: "x25519", A: "native/sodium", B: "purego/go"}
	r.Failed = "native/sodium: the worker died (signal: segmentation fault): SIGSEGV: segmentation violation"
	return r
}

func control() result.Row {
	r := gcm(16, 1.004, 0.997, 1.009, stat.None)
	r.A, r.Control = "purego/go", true
	return r
}

// otherSides compares Go with Go, in a worker with the tag purego, and was
// stopped early.
func otherSides() *result.Run {
	run := everything()
	run.Complete, run.Plan.Smoke, run.Totals.Floor, run.Warnings = false, false, 0, nil
	run.Builds = []worker.Identity{goBuild(), goBuild()}
	run.Builds[1].Build, run.Builds[1].Tags = "noasm", []string{"purego"}
	run.Rows = []result.Row{gcm(16, 10.4, 10.2, 10.5, stat.AFaster), gcm(1024, 0.9, 0.8, 0.95, stat.BFaster), gcm(4096, 0, 0, 0, stat.None)}
	for i := range run.Rows {
		run.Rows[i].A, run.Rows[i].B = "purego/go", "noasm/go"
	}
	run.Rows[2].Sample, run.Rows[2].Summary = sample.Row{}, stat.Summary{}
	return run
}

// onlyGo is a run on a machine without any native library.
func onlyGo() *result.Run {
	run := everything()
	run.Plan.Smoke, run.Totals = false, stat.Totals{Band: 0.01}
	run.Rows = []result.Row{without16("secretbox/seal"), without16("secretbox/open")}
	return run
}

// hostile has in every text what a terminal, a browser, Markdown or a
// spreadsheet would act upon.
func hostile() *result.Run {
	const evil = "=cmd|' /C calc'!A0\x1b]0;owned\x07\x1b[31m<script>alert(1)</script>\r\n| x | [a](http://example.com) @someone `x` **b** \u202e\u009b2J\u0000\t"
	run := everything()
	run.Plan.Command, run.Plan.Profile = evil, evil
	run.Machine = machine.Machine{Name: evil, CPU: evil, Vendor: evil, Cores: 2, OS: evil, Arch: evil, System: evil, Features: []string{evil}}
	run.Warnings = []string{evil}
	run.Builds = []worker.Identity{{Build: evil, Go: evil, OS: evil, Arch: evil, Level: evil, Tags: []string{evil}, Debug: evil,
		Modules: map[string]string{evil: evil}, Suites: []worker.Suite{{Name: evil, Library: evil, Version: evil}, {Name: evil, Missing: evil, Hint: evil}}}}
	for i := range run.Rows {
		r := &run.Rows[i]
		r.Case, r.Family, r.Series, r.Scale, r.A, r.B = evil, evil, evil, evil, evil, evil
		r.Params, r.Notes, r.Summary.Warnings = []op.Param{{Name: evil, Value: 1}}, []string{evil}, []string{evil}
		if r.Missing != "" {
			r.Missing = evil
		}
		if r.Failed != "" {
			r.Failed = evil
		}
		if r.Equality.Mismatch != "" {
			r.Equality.Mismatch = strings.Repeat(evil, 2)
		}
		if i == 0 {
			r.Summary.Verdict = evil
		}
	}
	return run
}
