//go:build cgo && sodium

package sodium

import (
	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

// blake2bDigest makes a new hash in every call: after Sum the binding's hash
// takes no more, and a Reset is the same C call as a new one.
func blake2bDigest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	return func(dst []byte) ([]byte, error) {
		h := sodium.NewGenericHash(32)
		h.Write(message)
		return h.Sum(dst), nil
	}, nil
}
