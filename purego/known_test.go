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

// An operation with a random output has no known answer of its own; the known
// key of its inverse has to verify it.
func TestRandomOperationsVerify(t *testing.T) {
	suite := purego.Suite()
	rows := []struct {
		name, inverse, output, reason string
		bytes                         bytes
	}{
		{"ecdsa-p256/sign", "ecdsa-p256/verify", "signature", "RFC 6979, A.2.5: the key pair",
			bytes{"key": p256Key, "public": p256Public, "digest": p256Digest}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			in := known{bytes: row.bytes}.input(t)
			call, err := suite.Operations[row.name].Prepare(in)
			if err != nil {
				t.Fatal(err)
			}
			if in.Bytes[row.output], err = call(nil); err != nil {
				t.Fatal(err)
			}
			check, err := suite.Operations[row.inverse].Prepare(in)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := check(nil); err != nil {
				t.Errorf("%s: %v (%s)", row.inverse, err, row.reason)
			}
		})
	}
}

// A new row of the catalog needs an answer from outside.
func TestEveryOperationIsKnown(t *testing.T) {
	have := make(map[string]bool)
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
