package suitetest

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

// mayBeEmpty lists the byte strings that may be empty and that no case of the
// catalog has empty.
var mayBeEmpty = []struct {
	name, input, reason string
}{
	{"hkdf-sha256/extract", "secret", "libcrypto 3.0.17 and later refuse it"},
	{"hkdf-sha256/expand", "prk", "libcrypto 3.0.17 and later refuse it"},
	{"hkdf-sha256/expand", "info", "RFC 5869, test case 3"},
	{"hkdf-sha256/key", "secret", "libcrypto 3.0.17 and later refuse it"},
	{"hkdf-sha256/key", "info", "RFC 5869, test case 3"},
	{"tls12-prf", "seed", "the label alone"},
	{"scrypt", "password", "RFC 7914, section 12, first"},
	{"scrypt", "salt", "RFC 7914, section 12, first"},
	{"argon2id", "password", "no first byte to point at"},
}

// EqualWhereEmpty compares the suite with the pure-Go suite on byte strings
// that are empty.
func EqualWhereEmpty(t *testing.T, suite op.Suite) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		for _, row := range mayBeEmpty {
			if row.name != o.Name {
				continue
			}
			c := short(o)[0]
			for _, empty := range [][]byte{nil, {}} {
				in := with(input(t, o, c), row.input, empty)
				want := must(t, purego.Suite(), o, c, in)
				if got := must(t, suite, o, c, in); !bytes.Equal(got, want) {
					t.Errorf("%s with an empty %s (%s): (-go +%s)\n%s", c, row.input, row.reason, suite.Name, cmp.Diff(want, got))
				}
			}
		}
	})
}
