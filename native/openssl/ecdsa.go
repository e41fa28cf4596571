//go:build cgo && openssl

package openssl

import (
	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func ecdsaSign(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("digest", c.digest); err != nil {
			return nil, err
		}
		key, err := ecdsaPrivate(in, c)
		if err != nil {
			return nil, err
		}
		digest := in.Bytes["digest"]
		return func(dst []byte) ([]byte, error) {
			return openssl.SignMarshalECDSA(key, digest)
		}, nil
	}
}

func ecdsaVerify(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("digest", c.digest); err != nil {
			return nil, err
		}
		public, err := ecdsaPublic(in, c)
		if err != nil {
			return nil, err
		}
		digest, signature := in.Bytes["digest"], in.Bytes["signature"]
		return func(dst []byte) ([]byte, error) {
			if !openssl.VerifyECDSA(public, digest, signature) {
				return nil, errSignature
			}
			return dst, nil
		}, nil
	}
}
