//go:build cgo && openssl

package openssl

import (
	"cmp"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// ed25519Sign checks the seed, because the binding panics on a wrong length.
func ed25519Sign(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, err := openssl.NewPrivateKeyEd25519FromSeed(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return openssl.SignEd25519(key, message)
	}, nil
}

// ed25519Verify checks the public key, because the binding panics on a wrong
// length. The binding's name for Ed25519 is misspelt there.
func ed25519Verify(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("public", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	public, err := openssl.NewPublicKeyEd25119(in.Bytes["public"])
	if err != nil {
		return nil, err
	}
	message, signature := in.Bytes["message"], in.Bytes["signature"]
	return func(dst []byte) ([]byte, error) {
		return dst, openssl.VerifyEd25519(public, message, signature)
	}, nil
}
