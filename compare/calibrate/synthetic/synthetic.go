// Package synthetic has operations whose truth is known: suites that do exactly
// n and n·(1 + d) units of the same work, and two cost lines that cross at a
// known size. The instrument is tested on them.
package synthetic

import (
	"fmt"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Names of the operations and of the scale that they share.
const (
	Work  = "work" // a number of units
	Line  = "line" // a constant and a number of units for each of the scale
	Units = "units"
)

// Differences are the known differences between sides, as fractions.
func Differences() []float64 { return []float64{0.005, 0.01, 0.02, 0.05, 0.20, 1.00} }

// Factor is the name of the suite that does (1 + d) times the work.
func Factor(d float64) string { return fmt.Sprintf("x%.3f", 1+d) }

// The suites of Line: many units for a call and few for each of the scale, and
// the other way round. Their costs cross at Crossing.
const (
	Flat  = "flat"
	Steep = "steep"
)

const (
	flatCall, flatEach   = 600, 1
	steepCall, steepEach = 100, 2
	// Crossing is the scale at which both do the same number of units.
	Crossing = (flatCall - steepCall) / (steepEach - flatEach)
)

// Calls has 2000 units, about as long as an elliptic curve takes, of which half
// a percent is a whole number.
const Calls = 2000

// Catalog is the catalog of the synthetic operations.
func Catalog() []op.Operation {
	nothing := func(*op.Seed, op.Case) map[string][]byte { return map[string][]byte{} }
	return []op.Operation{
		{Name: Work, Family: "synthetic", Source: "none", Timed: "All of it.", Equality: op.Identical,
			Scale: op.Scale{Name: Units, Values: []int{Calls}}, Input: nothing},
		{Name: Line, Family: "synthetic", Source: "none", Timed: "All of it.", Equality: op.Identical,
			Scale: op.Scale{Name: Units, Values: []int{16, 64, 256, 1024, 4096, 16384}}, Input: nothing},
	}
}

// Suites are the suites of a worker that serves the calibration.
func Suites() []op.Suite {
	suites := []op.Suite{suite(Factor(0), Work, 0, 1)}
	for _, d := range Differences() {
		suites = append(suites, suite(Factor(d), Work, 0, 1+d))
	}
	return append(suites, suite(Flat, Line, flatCall, flatEach), suite(Steep, Line, steepCall, steepEach))
}

// suite does a number of units for each call, and some for each of the scale.
func suite(name, operation string, call int, each float64) op.Suite {
	prepare := func(in op.Input) (op.Call, error) {
		n := call + int(each*float64(in.Ints[Units])+0.5)
		state := uint64(n)
		return func(dst []byte) ([]byte, error) {
			state = work(state, n)
			return dst, nil
		}, nil
	}
	return op.Suite{Name: name, Library: "synthetic work", Version: "1",
		Operations: map[string]op.Implementation{operation: {Prepare: prepare}}}
}

// work does n units: 8 dependent multiplications each, which no processor can
// do at the same time and no compiler can leave out.
//
//go:noinline
func work(state uint64, n int) uint64 {
	for range n {
		for range 8 {
			state = state*6364136223846793005 + 1442695040888963407
		}
	}
	return state
}
