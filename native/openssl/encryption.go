//go:build cgo && openssl

package openssl

import (
	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func encryptions() map[string]op.Implementation {
	return map[string]op.Implementation{
		"rsa-2048/encrypt-oaep": {Prepare: rsaEncryptOAEP(2048), Note: allocates},
		"rsa-2048/decrypt-oaep": {Prepare: rsaDecryptOAEP(2048), Note: allocates},
		"rsa-3072/encrypt-oaep": {Prepare: rsaEncryptOAEP(3072), Note: allocates},
		"rsa-3072/decrypt-oaep": {Prepare: rsaDecryptOAEP(3072), Note: allocates},
		"rsa-4096/encrypt-oaep": {Prepare: rsaEncryptOAEP(4096), Note: allocates},
		"rsa-4096/decrypt-oaep": {Prepare: rsaDecryptOAEP(4096), Note: allocates},
	}
}

// rsaEncryptOAEP makes the hash once: the binding asks it only for its name.
func rsaEncryptOAEP(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthBetween("message", 0, op.Longest); err != nil {
			return nil, err
		}
		public, err := rsaPublic(in, bits)
		if err != nil {
			return nil, err
		}
		hash, message := openssl.NewSHA256(), in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			return openssl.EncryptRSAOAEP(hash, nil, public, message, nil)
		}, nil
	}
}

func rsaDecryptOAEP(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("ciphertext", bits/8); err != nil {
			return nil, err
		}
		key, err := rsaPrivate(in, bits)
		if err != nil {
			return nil, err
		}
		hash, ciphertext := openssl.NewSHA256(), in.Bytes["ciphertext"]
		return func(dst []byte) ([]byte, error) {
			return openssl.DecryptRSAOAEP(hash, nil, key, ciphertext, nil)
		}, nil
	}
}
