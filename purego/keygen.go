package purego

import (
	"crypto/ecdh"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"

	"github.com/cgoworth/cgoworth/compare/op"
)

func keygens() map[string]op.Implementation {
	return map[string]op.Implementation{
		"keygen/p256":     {Prepare: keygenECDH(ecdh.P256())},
		"keygen/p384":     {Prepare: keygenECDH(ecdh.P384())},
		"keygen/p521":     {Prepare: keygenECDH(ecdh.P521())},
		"keygen/x25519":   {Prepare: keygenECDH(ecdh.X25519())},
		"keygen/ed25519":  {Prepare: keygenEd25519},
		"keygen/rsa-2048": {Prepare: keygenRSA(2048)},
		"keygen/rsa-3072": {Prepare: keygenRSA(3072)},
		"keygen/rsa-4096": {Prepare: keygenRSA(4096)},
	}
}

func keygenECDH(curve ecdh.Curve) op.Prepare {
	return func(op.Input) (op.Call, error) {
		return func(dst []byte) ([]byte, error) {
			key, err := curve.GenerateKey(rand.Reader)
			if err != nil {
				return nil, err
			}
			return append(dst, key.Bytes()...), nil
		}, nil
	}
}

func keygenEd25519(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		_, key, err := ed25519.GenerateKey(rand.Reader)
		if err != nil {
			return nil, err
		}
		return append(dst, key[:ed25519.SeedSize]...), nil
	}, nil
}

func keygenRSA(bits int) op.Prepare {
	return func(op.Input) (op.Call, error) {
		return func(dst []byte) ([]byte, error) {
			key, err := rsa.GenerateKey(rand.Reader, bits)
			if err != nil {
				return nil, err
			}
			return append(dst, x509.MarshalPKCS1PrivateKey(key)...), nil
		}, nil
	}
}
