package purego_test

import (
	"encoding/hex"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

func TestKnownAnswers(t *testing.T) {
	suite := purego.Suite()
	for _, row := range answers {
		if random(row) {
			continue // TestRandomOperationsVerify
		}
		t.Run(row.name+"/"+row.reason, func(t *testing.T) {
			call, err := suite.Operations[row.name].Prepare(row.input(t))
			if err != nil {
				t.Fatal(err)
			}
			out, err := call(nil)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(row.want, hex.EncodeToString(out)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// An operation with a random output has no known answer of its own: its rows
// are known keys, whose inverse has to take what it makes.
func TestRandomOperationsVerify(t *testing.T) {
	suite := purego.Suite()
	for _, row := range answers {
		if !random(row) {
			continue
		}
		t.Run(row.name+"/"+row.reason, func(t *testing.T) {
			in := row.input(t)
			call, err := suite.Operations[row.name].Prepare(in)
			if err != nil {
				t.Fatal(err)
			}
			inverse := inverseOf(t, row)
			if in.Bytes[inverse.From.Output], err = call(nil); err != nil {
				t.Fatal(err)
			}
			check, err := suite.Operations[inverse.Name].Prepare(in)
			if err != nil {
				t.Fatal(err)
			}
			back, err := check(nil)
			if err != nil {
				t.Fatalf("%s: %v", inverse.Name, err)
			}
			if diff := cmp.Diff(row.bytes[inverse.From.Returns], hex.EncodeToString(back)); diff != "" {
				t.Errorf("%s gives back something else (-want +got):\n%s", inverse.Name, diff)
			}
		})
	}
}

func random(row known) bool {
	o, ok := op.Find(op.Catalog(), row.name)
	return ok && o.Equality == op.Cross
}

func inverseOf(t *testing.T, row known) op.Operation {
	t.Helper()
	for _, o := range op.Catalog() {
		if o.From.Operation == row.name {
			return o
		}
	}
	t.Fatalf("nothing opens what %s makes", row.name)
	return op.Operation{}
}

// A new row of the catalog needs an answer from outside.
func TestEveryOperationIsKnown(t *testing.T) {
	have := map[string]bool{
		"winzip-aes/5000-entries": true, // TestZip: the entries of an archive
		"file/open-stream":        true, // secretstream/open, and what libsodium sealed, in native/direct
	}
	for _, row := range answers {
		have[row.name] = true
	}
	for _, o := range op.Catalog() {
		if !have[o.Name] && o.Equality == op.Identical {
			t.Errorf("%s has no known answer", o.Name)
		}
	}
}

func (k known) input(t *testing.T) op.Input {
	t.Helper()
	in := op.Input{Bytes: make(map[string][]byte), Ints: k.ints}
	for name, digits := range k.bytes {
		b, err := hex.DecodeString(digits)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		in.Bytes[name] = b
	}
	return in
}
