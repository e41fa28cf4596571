package purego

import (
	"crypto"
	"crypto/ed25519"
	"crypto/sha512"

	"github.com/cgoworth/cgoworth/compare/op"
)

func ed25519Sign(in op.Input) (op.Call, error) {
	if err := in.LengthIs("key", ed25519.SeedSize); err != nil {
		return nil, err
	}
	key, message := ed25519.NewKeyFromSeed(in.Bytes["key"]), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return append(dst, ed25519.Sign(key, message)...), nil
	}, nil
}

func ed25519Verify(in op.Input) (op.Call, error) {
	if err := in.LengthIs("public", ed25519.PublicKeySize); err != nil {
		return nil, err
	}
	public := ed25519.PublicKey(in.Bytes["public"])
	message, signature := in.Bytes["message"], in.Bytes["signature"]
	return func(dst []byte) ([]byte, error) {
		if !ed25519.Verify(public, message, signature) {
			return nil, errSignature
		}
		return dst, nil
	}, nil
}

// prehash asks for Ed25519ph.
var prehash = &ed25519.Options{Hash: crypto.SHA512}

func ed25519phSign(in op.Input) (op.Call, error) {
	if err := in.LengthIs("key", ed25519.SeedSize); err != nil {
		return nil, err
	}
	key, message := ed25519.NewKeyFromSeed(in.Bytes["key"]), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		digest := sha512.Sum512(message)
		return key.Sign(nil, digest[:], prehash)
	}, nil
}

func ed25519phVerify(in op.Input) (op.Call, error) {
	if err := in.LengthIs("public", ed25519.PublicKeySize); err != nil {
		return nil, err
	}
	public := ed25519.PublicKey(in.Bytes["public"])
	message, signature := in.Bytes["message"], in.Bytes["signature"]
	return func(dst []byte) ([]byte, error) {
		digest := sha512.Sum512(message)
		return dst, ed25519.VerifyWithOptions(public, digest[:], signature, prehash)
	}, nil
}
