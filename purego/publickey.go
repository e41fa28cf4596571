package purego

import (
	"crypto/ecdsa"
	"crypto/x509"

	"github.com/cgoworth/cgoworth/compare/op"
)

func publicKeys() map[string]op.Implementation {
	return map[string]op.Implementation{
		"public-key/ecdh-p256":  {Prepare: ecdhPublicKey(p256)},
		"public-key/ecdh-p384":  {Prepare: ecdhPublicKey(p384)},
		"public-key/ecdh-p521":  {Prepare: ecdhPublicKey(p521)},
		"public-key/ecdsa-p256": {Prepare: ecdsaPublicKey(p256)},
		"public-key/ecdsa-p384": {Prepare: ecdsaPublicKey(p384)},
		"public-key/ecdsa-p521": {Prepare: ecdsaPublicKey(p521)},
		"public-key/rsa-2048":   {Prepare: rsaPublicKey(2048)},
		"public-key/rsa-3072":   {Prepare: rsaPublicKey(3072)},
		"public-key/rsa-4096":   {Prepare: rsaPublicKey(4096)},
	}
}

func ecdhPublicKey(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		point := in.Bytes["public"]
		return func(dst []byte) ([]byte, error) {
			if _, err := c.agree.NewPublicKey(point); err != nil {
				return nil, err
			}
			return append(dst, point...), nil
		}, nil
	}
}

func ecdsaPublicKey(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		point := in.Bytes["public"]
		return func(dst []byte) ([]byte, error) {
			if _, err := ecdsa.ParseUncompressedPublicKey(c.sign, point); err != nil {
				return nil, err
			}
			return append(dst, point...), nil
		}, nil
	}
}

func rsaPublicKey(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		der := in.Bytes["public"]
		return func(dst []byte) ([]byte, error) {
			public, err := x509.ParsePKCS1PublicKey(der)
			if err != nil {
				return nil, err
			}
			if err := checkModulus(public, bits); err != nil {
				return nil, err
			}
			return append(dst, der...), nil
		}, nil
	}
}
