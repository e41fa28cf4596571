//go:build cgo && sodium

package sodium

import (
	"cmp"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

// smallOrder: libsodium refuses keys and signatures that are valid by the
// equation of RFC 8032 and that no signer makes.
const smallOrder = "checks as well that neither the key nor R is of small order"

func signatures() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ed25519/sign":     {Prepare: ed25519Sign, Note: allocates},
		"ed25519/verify":   {Prepare: ed25519Verify, Note: smallOrder},
		"ed25519ph/sign":   {Prepare: ed25519phSign, Note: allocates},
		"ed25519ph/verify": {Prepare: ed25519phVerify, Note: smallOrder},
	}
}

// ed25519Key checks the seed, because the binding panics on a wrong length.
func ed25519Key(in op.Input) (sodium.SignSecretKey, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return sodium.SignSecretKey{}, err
	}
	return sodium.SeedSignKP(sodium.SignSeed{Bytes: in.Bytes["key"]}).SecretKey, nil
}

func ed25519Sign(in op.Input) (op.Call, error) {
	key, err := ed25519Key(in)
	if err != nil {
		return nil, err
	}
	message := sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return message.SignDetached(key).Bytes, nil
	}, nil
}

// ed25519phSign makes a new state in every call: a state that has signed once
// gives a signature of something else the second time, and no error.
func ed25519phSign(in op.Input) (op.Call, error) {
	key, err := ed25519Key(in)
	if err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		state := sodium.NewSignState()
		state.Update(message)
		return state.Sign(key).Bytes, nil
	}, nil
}

// ed25519Signature checks the length of the signature as well, because the
// binding panics on a wrong one.
func ed25519Signature(in op.Input) (sodium.SignPublicKey, sodium.Signature, error) {
	err := cmp.Or(
		in.LengthIs("public", 32),
		in.LengthIs("signature", 64),
		in.LengthBetween("message", 0, op.Longest),
	)
	return sodium.SignPublicKey{Bytes: in.Bytes["public"]}, sodium.Signature{Bytes: in.Bytes["signature"]}, err
}

func ed25519Verify(in op.Input) (op.Call, error) {
	public, signature, err := ed25519Signature(in)
	if err != nil {
		return nil, err
	}
	message := sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return dst, message.SignVerifyDetached(signature, public)
	}, nil
}

func ed25519phVerify(in op.Input) (op.Call, error) {
	public, signature, err := ed25519Signature(in)
	if err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		state := sodium.NewSignState()
		state.Update(message)
		return dst, state.Verify(signature, public)
	}, nil
}
