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
			switch o.Equality {
			case op.Identical:
				identical(t, suite, o, c, in)
			case op.Cross:
				crossed(t, suite, o, c, in)
			case op.Drawn:
				drawn(t, suite, o, c, in)
			}
		}
	})
}

// identical checks the bytes of a first call, and of a second one, which has
// whatever the first one left behind. Both are compared call by call, because a
// stream goes on.
func identical(t *testing.T, suite op.Suite, o op.Operation, c op.Case, in op.Input) {
	t.Helper()
	wants := twice(t, purego.Suite(), o, c, in)
	for i, got := range twice(t, suite, o, c, in) {
		want := wants[i]
		if back := o.From.Returns; back != "" {
			want = in.Bytes[back]
		}
		if !bytes.Equal(got, want) {
			t.Fatalf("%s: call %d of %s differs from pure Go (-go +%s):\n%s", c, i+1, suite.Name, suite.Name, cmp.Diff(want, got))
		}
	}
}

// drawn checks the length of random bytes, and that two draws differ where
// that is no matter of luck.
func drawn(t *testing.T, suite op.Suite, o op.Operation, c op.Case, in op.Input) {
	t.Helper()
	want := len(must(t, purego.Suite(), o, c, in))
	outs := twice(t, suite, o, c, in)
	if len(outs[0]) != want || len(outs[1]) != want {
		t.Fatalf("%s: draws of %d and %d bytes, want %d", c, len(outs[0]), len(outs[1]), want)
	}
	if want >= 8 && bytes.Equal(outs[0], outs[1]) {
		t.Fatalf("%s: two draws are the same", c)
	}
}

// twice makes two calls that the suite has to be able to make, after one
// Prepare. The second one has a used buffer to write into.
func twice(t *testing.T, suite op.Suite, o op.Operation, c op.Case, in op.Input) [2][]byte {
	t.Helper()
	call, err := suite.Operations[o.Name].Prepare(in)
	if err != nil {
		t.Fatalf("%s: %s refuses valid input: %v", c, suite.Name, err)
	}
	var outs [2][]byte
	for i := range outs {
		used := bytes.Repeat([]byte{0xa5}, i*(len(outs[0])+64))
		if outs[i], err = call(used[:0]); err != nil {
			t.Fatalf("%s: call %d of %s fails: %v", c, i+1, suite.Name, err)
		}
	}
	return outs
}

// crossed checks that each of the two suites accepts what the other made.
func crossed(t *testing.T, suite op.Suite, o op.Operation, c op.Case, in op.Input) {
	t.Helper()
	if o.Use.Operation != "" {
		used(t, suite, o, c, in)
		return
	}
	inverse := inverseOf(t, o)
	pure := purego.Suite()
	for _, pair := range []struct{ maker, checker op.Suite }{{suite, pure}, {pure, suite}} {
		made := must(t, pair.maker, o, c, in)
		out, err := call(pair.checker, inverse.Name, with(in, inverse.From.Output, made))
		if err != nil {
			t.Fatalf("%s: %s refuses what %s made: %v", c, pair.checker.Name, pair.maker.Name, err)
		}
		if back := inverse.From.Returns; back != "" && !bytes.Equal(out, in.Bytes[back]) {
			t.Fatalf("%s: %s opens what %s made to something else", c, pair.checker.Name, pair.maker.Name)
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
