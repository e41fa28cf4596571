//go:build cgo && openssl

package openssl

import (
	"crypto"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Every operation here takes a key of the given size in bits, and SHA-256.

// rsaSign is PKCS #1 v1.5.
func rsaSign(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("digest", 32); err != nil {
			return nil, err
		}
		key, err := rsaPrivate(in, bits)
		if err != nil {
			return nil, err
		}
		digest := in.Bytes["digest"]
		return func(dst []byte) ([]byte, error) {
			return openssl.SignRSAPKCS1v15(key, crypto.SHA256, digest)
		}, nil
	}
}

// rsaVerify is PKCS #1 v1.5.
func rsaVerify(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("digest", 32); err != nil {
			return nil, err
		}
		public, err := rsaPublic(in, bits)
		if err != nil {
			return nil, err
		}
		digest, signature := in.Bytes["digest"], in.Bytes["signature"]
		return func(dst []byte) ([]byte, error) {
			return dst, openssl.VerifyRSAPKCS1v15(public, crypto.SHA256, digest, signature)
		}, nil
	}
}

// asDigest is the length of a salt that is as long as the digest. A length of 0
// would mean the longest one to sign with, and any to verify.
const asDigest = -1

func rsaSignPSS(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("digest", 32); err != nil {
			return nil, err
		}
		key, err := rsaPrivate(in, bits)
		if err != nil {
			return nil, err
		}
		digest := in.Bytes["digest"]
		return func(dst []byte) ([]byte, error) {
			return openssl.SignRSAPSS(key, crypto.SHA256, digest, asDigest)
		}, nil
	}
}

func rsaVerifyPSS(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("digest", 32); err != nil {
			return nil, err
		}
		public, err := rsaPublic(in, bits)
		if err != nil {
			return nil, err
		}
		digest, signature := in.Bytes["digest"], in.Bytes["signature"]
		return func(dst []byte) ([]byte, error) {
			return dst, openssl.VerifyRSAPSS(public, crypto.SHA256, digest, signature, asDigest)
		}, nil
	}
}
