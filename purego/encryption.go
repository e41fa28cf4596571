package purego

import (
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"

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

// rsaEncryptOAEP makes the hash once; crypto/rsa resets it before each use.
func rsaEncryptOAEP(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		public, err := rsaPublic(in, bits)
		if err != nil {
			return nil, err
		}
		hash, message := sha256.New(), in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			return rsa.EncryptOAEP(hash, rand.Reader, public, message, nil)
		}, nil
	}
}

func rsaDecryptOAEP(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		key, err := rsaPrivate(in, bits)
		if err != nil {
			return nil, err
		}
		hash, ciphertext := sha256.New(), in.Bytes["ciphertext"]
		return func(dst []byte) ([]byte, error) {
			return rsa.DecryptOAEP(hash, nil, key, ciphertext, nil)
		}, nil
	}
}
