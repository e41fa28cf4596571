package purego

import (
	"crypto/ecdsa"
	"crypto/rand"

	"github.com/cgoworth/cgoworth/compare/op"
)

func ecdsaSign(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("digest", c.digest); err != nil {
			return nil, err
		}
		key, err := ecdsa.ParseRawPrivateKey(c.sign, in.Bytes["key"])
		if err != nil {
			return nil, err
		}
		digest := in.Bytes["digest"]
		return func(dst []byte) ([]byte, error) {
			return ecdsa.SignASN1(rand.Reader, key, digest)
		}, nil
	}
}

func ecdsaVerify(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("digest", c.digest); err != nil {
			return nil, err
		}
		public, err := ecdsa.ParseUncompressedPublicKey(c.sign, in.Bytes["public"])
		if err != nil {
			return nil, err
		}
		digest, signature := in.Bytes["digest"], in.Bytes["signature"]
		return func(dst []byte) ([]byte, error) {
			if !ecdsa.VerifyASN1(public, digest, signature) {
				return nil, errSignature
			}
			return dst, nil
		}, nil
	}
}
