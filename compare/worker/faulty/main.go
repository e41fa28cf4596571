// Command faulty is a worker whose suites each have one deliberate fault. The
// tests compare them with pure Go to show that every fault is noticed and
// costs no more than its row.
package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/worker"
)

func main() {
	if err := worker.Serve(os.Stdin, os.Stdout, suites()); err != nil {
		fmt.Fprintln(os.Stderr, "faulty:", err)
		os.Exit(2)
	}
}

// fault spoils a digest that was right, or never returns.
type fault func(sum []byte) ([]byte, error)

// suites are the faults by name. Each strikes at once; the suite of the same
// name with "late-" before it strikes after the equality check has passed.
func suites() []op.Suite {
	faults := []struct {
		name string
		does fault
	}{
		{"none", func(sum []byte) ([]byte, error) { return sum, nil }},
		{"flip", func(sum []byte) ([]byte, error) { sum[17] ^= 1; return sum, nil }},
		{"short", func(sum []byte) ([]byte, error) { return sum[:31], nil }},
		{"error", func([]byte) ([]byte, error) { return nil, errors.New("this suite refuses") }},
		{"panic", func([]byte) ([]byte, error) { panic("this suite panics") }},
		{"exit", func([]byte) ([]byte, error) { os.Exit(3); return nil, nil }},
		{"hang", func(sum []byte) ([]byte, error) { time.Sleep(time.Hour); return sum, nil }},
		{"rubbish", func(sum []byte) ([]byte, error) { fmt.Println("this is no message"); return sum, nil }},
		{"endless", func(sum []byte) ([]byte, error) { fmt.Print(strings.Repeat("x", 1<<20)); return sum, nil }},
		{"segv", func([]byte) ([]byte, error) { segv(); return nil, nil }},
		{"abort", func([]byte) ([]byte, error) { abort(); return nil, nil }},
	}
	var all []op.Suite
	for _, f := range faults {
		all = append(all, suite(f.name, 0, f.does), suite("late-"+f.name, 2000, f.does))
	}
	return all
}

// suite does sha256 right a number of times, and then has its fault.
func suite(name string, right int, f fault) op.Suite {
	calls := 0
	prepare := func(in op.Input) (op.Call, error) {
		message := in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			sum := sha256.Sum256(message)
			dst = append(dst, sum[:]...)
			if calls++; calls <= right {
				return dst, nil
			}
			return f(dst)
		}, nil
	}
	return op.Suite{Name: name, Library: "a suite with the fault " + name, Version: "1",
		Operations: map[string]op.Implementation{"sha256": {Prepare: prepare}}}
}
