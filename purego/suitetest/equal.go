package suitetest

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

// Equal compares the suite with the pure-Go suite on every case of the
// catalog: the same bytes, or each verifying what the other made.
func Equal(t *testing.T, suite op.Suite) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		for _, c := range all(o) {
			in := input(t, o, c)
			if o.Equality == op.Cross {
				crossed(t, suite, o, c, in)
				continue
			}
			want := must(t, purego.Suite(), o, c, in)
			if back := o.From.Returns; back != "" {
				want = in.Bytes[back]
			}
			if got := must(t, suite, o, c, in); !bytes.Equal(got, want) {
				t.Fatalf("%s: %s differs from pure Go (-go +%s):\n%s", c, suite.Name, suite.Name, cmp.Diff(want, got))
			}
		}
	})
}

// crossed checks that each of the two suites accepts what the other made.
func crossed(t *testing.T, suite op.Suite, o op.Operation, c op.Case, in op.Input) {
	t.Helper()
	inverse := inverseOf(t, o)
	pure := purego.Suite()
	for _, pair := range []struct{ maker, checker op.Suite }{{suite, pure}, {pure, suite}} {
		made := must(t, pair.maker, o, c, in)
		if _, err := call(pair.checker, inverse.Name, with(in, inverse.From.Output, made)); err != nil {
			t.Fatalf("%s: %s refuses what %s made: %v", c, pair.checker.Name, pair.maker.Name, err)
		}
	}
}

// must makes a call that the suite has to be able to make.
func must(t *testing.T, suite op.Suite, o op.Operation, c op.Case, in op.Input) []byte {
	t.Helper()
	out, err := call(suite, o.Name, in)
	if err != nil {
		t.Fatalf("%s: %s refuses valid input: %v", c, suite.Name, err)
	}
	return out
}

// inverseOf finds the operation that starts from what o makes.
func inverseOf(t *testing.T, o op.Operation) op.Operation {
	t.Helper()
	for _, inverse := range op.Catalog() {
		if inverse.From.Operation == o.Name {
			return inverse
		}
	}
	t.Fatalf("the catalog has nothing that checks %s", o.Name)
	return op.Operation{}
}
