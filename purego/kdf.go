package purego

import (
	"cmp"
	"crypto/pbkdf2"
	"hash"
	"math"

	"github.com/cgoworth/cgoworth/compare/op"
)

func pbkdf2Key(h func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		// crypto/pbkdf2 takes no iterations for one; OpenSSL refuses them.
		if err := cmp.Or(
			in.ValueBetween("iterations", 1, math.MaxInt32),
			in.ValueBetween("length", 1, op.Longest),
		); err != nil {
			return nil, err
		}
		password, salt := string(in.Bytes["password"]), in.Bytes["salt"]
		iterations, length := in.Ints["iterations"], in.Ints["length"]
		return func(dst []byte) ([]byte, error) {
			return pbkdf2.Key(h, password, salt, iterations, length)
		}, nil
	}
}
