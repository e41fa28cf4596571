// Command cgoworth-worker is the child process of cgoworth. It hosts the
// suites that it was built with and talks to the comparator over its standard
// input and output; nobody needs to start it by hand.
package main

import (
	"fmt"
	"os"
	"slices"

	"github.com/cgoworth/cgoworth/compare/calibrate/synthetic"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/worker"
	"github.com/cgoworth/cgoworth/native"
	"github.com/cgoworth/cgoworth/purego"
)

func main() {
	suites := slices.Concat([]op.Suite{purego.Suite()}, native.Suites())
	if os.Getenv(worker.Calibrating) != "" {
		suites = synthetic.Suites()
	}
	if err := worker.Serve(os.Stdin, os.Stdout, suites); err != nil {
		fmt.Fprintln(os.Stderr, "cgoworth-worker:", err)
		os.Exit(2)
	}
}
