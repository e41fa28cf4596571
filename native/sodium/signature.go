//go:build cgo && sodium

package sodium

import (
	"cmp"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

func signatures() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ed25519/sign":   {Prepare: ed25519Sign, Note: allocates},
		"ed25519/verify": {Prepare: ed25519Verify},
	}
}

func ed25519Sign(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key := sodium.SeedSignKP(sodium.SignSeed{Bytes: in.Bytes["key"]}).SecretKey
	message := sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return message.SignDetached(key).Bytes, nil
	}, nil
}

// ed25519Verify checks the length of the signature as well, because the
// binding panics on a wrong one.
func ed25519Verify(in op.Input) (op.Call, error) {
	if err := cmp.Or(
		in.LengthIs("public", 32),
		in.LengthIs("signature", 64),
		in.LengthBetween("message", 0, op.Longest),
	); err != nil {
		return nil, err
	}
	public, signature := sodium.SignPublicKey{Bytes: in.Bytes["public"]}, sodium.Signature{Bytes: in.Bytes["signature"]}
	message := sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return dst, message.SignVerifyDetached(signature, public)
	}, nil
}
