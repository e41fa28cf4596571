//go:build cgo && openssl

package openssl

import (
	"slices"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func encodings() map[string]op.Implementation {
	return map[string]op.Implementation{
		"random": {Prepare: random},
	}
}

// random checks the size, because the binding cuts one of 4 GiB and more to 32
// bits and reports success.
func random(in op.Input) (op.Call, error) {
	if err := in.ValueBetween(op.Size, 0, op.Longest); err != nil {
		return nil, err
	}
	size := in.Ints[op.Size]
	return func(dst []byte) ([]byte, error) {
		out := slices.Grow(dst, size)[:size]
		_, err := openssl.RandReader.Read(out)
		return out, err
	}, nil
}
