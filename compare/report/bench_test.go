package report

import (
	"bytes"
	"math"
	"testing"

	"golang.org/x/perf/benchfmt"

	"github.com/cgoworth/cgoworth/compare/result"
)

func TestBenchName(t *testing.T) {
	tests := []struct{ name, reason, in, want string }{
		{"words", "abbreviations have their own spelling", "aes-gcm/seal/key=256/size=16384", "AESGCMSeal/key=256/size=16384"},
		{"hash", "no parameters but the size", "sha256/size=16", "SHA256/size=16"},
		{"digits", "they are not run together", "sha3-256/size=16", "SHA3_256/size=16"},
		{"digits after a letter", "nothing to keep apart", "rsa-2048/sign", "RSA2048Sign"},
		{"curve", "digits before letters", "ecdsa-p256/verify", "ECDSAP256Verify"},
		{"unknown", "a new operation needs no entry", "new-thing/do", "NewThingDo"},
		{"strange", "every name is a name", "a b/c d=e f", "A_b/c_d=e_f"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := benchName(tt.in); got != tt.want {
				t.Errorf("%s: got %s, want %s: %s", tt.in, got, tt.want, tt.reason)
			}
		})
	}
}

func TestImplementations(t *testing.T) {
	tests := []struct {
		name, reason string
		row          result.Row
		a, b         string
	}{
		{"suites", "their names suffice", result.Row{A: "native/openssl", B: "purego/go"}, "openssl", "go"},
		{"one suite", "the builds tell them apart", result.Row{A: "native/go", B: "purego/go"}, "native_go", "purego_go"},
		{"one side", "only the letters do", result.Row{A: "purego/go", B: "purego/go"}, "purego_go_a", "purego_go_b"},
		{"no native", "it is the usual Go side", result.Row{A: "purego/go", B: "purego/go", Missing: "cgo"}, "go", "go"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if a, b := implementations(tt.row); a != tt.a || b != tt.b {
				t.Errorf("got %s and %s, want %s and %s: %s", a, b, tt.a, tt.b, tt.reason)
			}
		})
	}
}

// parsed reads a report as benchstat does.
func parsed(t *testing.T, run func() *result.Run) []*benchfmt.Result {
	t.Helper()
	var b bytes.Buffer
	if err := Bench(&b, run(), Options{}); err != nil {
		t.Fatal(err)
	}
	var all []*benchfmt.Result
	reader := benchfmt.NewReader(&b, "raw.txt")
	for reader.Scan() {
		switch record := reader.Result().(type) {
		case *benchfmt.Result:
			all = append(all, record.Clone())
		case *benchfmt.SyntaxError:
			t.Errorf("not in the format: %v", record)
		}
	}
	if err := reader.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestBenchParses(t *testing.T) {
	tests := []struct {
		name, reason string
		run          func() *result.Run
		results      int
	}{
		{"everything", "8 timed rows have 2 sides, 2 missing ones have one, each 2 processes; the control, the unequal and the failed row none", everything, 8*2*2 + 2*2},
		{"other sides", "2 rows were measured", otherSides, 2 * 2 * 2},
		{"only Go", "one side of 2 rows", onlyGo, 2 * 2},
		{"hostile", "the first verdict is no word of ours, but a verdict", hostile, 8*2*2 + 2*2},
		{"nothing", "an empty file is a file", empty, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := len(parsed(t, tt.run)); got != tt.results {
				t.Errorf("got %d results, want %d: %s", got, tt.results, tt.reason)
			}
		})
	}
}

func TestBenchFigures(t *testing.T) {
	first := parsed(t, everything)[0] // Go, 16 bytes: batches of 10 calls in 17, 18.7, 15.3 and 51 µs
	if name := first.Name.String(); name != "AESGCMSeal/key=256/size=16/impl=go-2" {
		t.Errorf("got the name %s", name)
	}
	if first.Iters != 40 {
		t.Errorf("got %d iterations, want 4 rounds of 10 calls", first.Iters)
	}
	if got, ok := first.Value("sec/op"); !ok || math.Abs(got-1785e-9) > 1e-12 {
		t.Errorf("got %v s, want the mean of the middle two batches, by 10 calls", got)
	}
	for key, want := range map[string]string{"goos": "linux", "goarch": "amd64", "cpu": "Example CPU @ 2.00GHz", "go": "go1.26.0", "seed": "7",
		"caution": "SMOKE TEST: these figures are not to be read"} {
		if got := first.GetConfig(key); got != want {
			t.Errorf("%s: got %q, want %q", key, got, want)
		}
	}
}
