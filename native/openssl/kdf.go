//go:build cgo && openssl

package openssl

import (
	"cmp"
	"hash"
	"math"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// pbkdf2Key checks everything that the binding passes on as a C int: it would
// cut a longer password without an error, and it panics on a negative length.
func pbkdf2Key(h func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := cmp.Or(
			in.ValueBetween("iterations", 1, math.MaxInt32),
			in.ValueBetween("length", 1, op.Longest),
			in.LengthBetween("password", 0, op.Longest),
			in.LengthBetween("salt", 0, op.Longest),
		); err != nil {
			return nil, err
		}
		password, salt := in.Bytes["password"], in.Bytes["salt"]
		iterations, length := in.Ints["iterations"], in.Ints["length"]
		return func(dst []byte) ([]byte, error) {
			return openssl.PBKDF2(password, salt, iterations, length, h)
		}, nil
	}
}
