// Package suitetest is the test that every suite has to pass: the bytes of the
// pure-Go suite on the whole catalog, an error on whatever is forged or has a
// wrong length, and no allocation that is not explained.
package suitetest

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

// seed is the seed of every input; a failure shows the case, which gives its
// input back. All tests share it, because it keeps the keys that it has made,
// and RSA keys are slow to make.
var seed = op.NewSeed(1)

// each runs a test for every operation of the catalog that the suite has.
func each(t *testing.T, suite op.Suite, test func(*testing.T, op.Operation)) {
	t.Helper()
	if suite.Err != nil {
		t.Fatalf("suite %s cannot be used: %v", suite.Name, suite.Err)
	}
	for _, o := range op.Catalog() {
		if _, ok := suite.Operations[o.Name]; ok {
			t.Run(o.Name, func(t *testing.T) { test(t, o) })
		}
	}
}

// input makes the input of a case; the pure-Go suite makes what an operation
// with From starts from.
func input(t *testing.T, o op.Operation, c op.Case) op.Input {
	t.Helper()
	if o.From.Operation == "" {
		return fewer(o, op.InputOf(o, seed, c))
	}
	source, ok := op.Find(op.Catalog(), o.From.Operation)
	if !ok {
		t.Fatalf("the catalog has %s but not %s", o.Name, o.From.Operation)
	}
	in := op.InputOf(source, seed, op.Case{Operation: source.Name, Params: c.Params})
	made, err := call(purego.Suite(), source.Name, in)
	if err != nil {
		t.Fatalf("%s: the input of %s cannot be made: %v", c, o.Name, err)
	}
	return with(in, o.From.Output, made)
}

// fewer leaves three entries of the 5,000, which would take ten seconds.
func fewer(o op.Operation, in op.Input) op.Input {
	if o.Name != "winzip-aes/5000-entries" {
		return in
	}
	in = with(in, "salts", in.Bytes["salts"][:3*op.ZipSalt])
	return with(in, "message", in.Bytes["message"][:3*op.ZipEntry])
}

// named reports whether an operation has a name of the given form, in which *
// stands for anything but a slash.
func named(form string, o op.Operation) bool {
	ok, err := path.Match(form, o.Name)
	return ok && err == nil
}

// with returns the input with one byte string changed or added.
func with(in op.Input, name string, value []byte) op.Input {
	changed := maps.Clone(in.Bytes)
	changed[name] = value
	return op.Input{Bytes: changed, Ints: in.Ints}
}

// withInt returns the input with one integer changed or added.
func withInt(in op.Input, name string, value int) op.Input {
	changed := maps.Clone(in.Ints)
	changed[name] = value
	return op.Input{Bytes: in.Bytes, Ints: changed}
}

// call prepares an operation and makes one call. A panic is an error of its
// own kind, because a suite has to refuse what it cannot do.
func call(suite op.Suite, operation string, in op.Input) (out []byte, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &panicked{fmt.Sprint(p)}
		}
	}()
	c, err := suite.Operations[operation].Prepare(in)
	if err != nil {
		return nil, err
	}
	return c(nil)
}

// panicked is a panic of a suite.
type panicked struct{ value string }

func (p *panicked) Error() string { return "panic: " + p.value }

// short is the first case of every series, on a small message: enough to see
// what is refused.
func short(o op.Operation) []op.Case {
	if o.Scale.Name == op.Size {
		return o.Cases([]int{64})
	}
	values := bearable(o.Scale)
	return o.Cases(values[:min(1, len(values))])
}

// bearable leaves out the values that would take a test seconds: verify has
// them. What is left of a file is its edge of 1 MiB.
func bearable(s op.Scale) []int {
	if s.Name == "mib" {
		return s.Edges
	}
	return slices.DeleteFunc(slices.Clone(s.Values), func(v int) bool { return v > 1<<20 })
}

// all is every case of the operation, on the edges and the measured values;
// the variants on the edges and the first value only.
func all(o op.Operation) []op.Case {
	values := bearable(o.Scale)
	first := values[:min(1, len(values))]
	return slices.Concat(
		o.Cases(sorted(o.Scale.Edges, values)),
		o.VariantCases(sorted(o.Scale.Edges, first)),
	)
}

func sorted(lists ...[]int) []int {
	values := slices.Concat(lists...)
	slices.Sort(values)
	return slices.Compact(values)
}
