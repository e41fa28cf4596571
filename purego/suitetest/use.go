package suitetest

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

// used checks fresh keys: whichever suite made one, both get the same from it,
// and a second one is another.
func used(t *testing.T, suite op.Suite, o op.Operation, c op.Case, in op.Input) {
	t.Helper()
	user, ok := op.Find(op.Catalog(), o.Use.Operation)
	if !ok {
		t.Fatalf("the catalog has %s but not %s", o.Name, o.Use.Operation)
	}
	keys := twice(t, suite, o, c, in)
	if bytes.Equal(keys[0], keys[1]) {
		t.Fatalf("%s: two keys are the same", c)
	}
	at := short(user)[0]
	for _, key := range [][]byte{keys[0], must(t, purego.Suite(), o, c, in)} {
		made := with(input(t, user, at), o.Use.Input, key)
		want, got := must(t, purego.Suite(), user, at, made), must(t, suite, user, at, made)
		if !bytes.Equal(got, want) {
			t.Fatalf("%s with a key of %s: (-go +%s)\n%s", at, c, suite.Name, cmp.Diff(want, got))
		}
	}
}
