//go:build cgo && sodium

package sodium

import (
	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

func keygens() map[string]op.Implementation {
	return map[string]op.Implementation{
		"keygen/x25519":  {Prepare: keygenX25519, Note: allocates},
		"keygen/ed25519": {Prepare: keygenEd25519, Note: allocates},
	}
}

func keygenX25519(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		return sodium.MakeBoxKP().SecretKey.Bytes, nil
	}, nil
}

// keygenEd25519 cuts the seed off a secret key, of which it is the first half.
func keygenEd25519(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		return sodium.MakeSignKP().SecretKey.Bytes[:32], nil
	}, nil
}
