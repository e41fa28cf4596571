package purego

import (
	"cmp"
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"fmt"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Every operation here takes a key of the given size in bits, and SHA-256.

// rsaSign is PKCS #1 v1.5.
func rsaSign(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		key, err := rsaPrivate(in, bits)
		if err := cmp.Or(err, in.LengthIs("digest", sha256.Size)); err != nil {
			return nil, err
		}
		digest := in.Bytes["digest"]
		return func(dst []byte) ([]byte, error) {
			return rsa.SignPKCS1v15(nil, key, crypto.SHA256, digest)
		}, nil
	}
}

// rsaVerify is PKCS #1 v1.5.
func rsaVerify(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		public, err := rsaPublic(in, bits)
		if err := cmp.Or(err, in.LengthIs("digest", sha256.Size)); err != nil {
			return nil, err
		}
		digest, signature := in.Bytes["digest"], in.Bytes["signature"]
		return func(dst []byte) ([]byte, error) {
			return dst, rsa.VerifyPKCS1v15(public, crypto.SHA256, digest, signature)
		}, nil
	}
}

var pss = &rsa.PSSOptions{SaltLength: rsa.PSSSaltLengthEqualsHash}

func rsaSignPSS(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		key, err := rsaPrivate(in, bits)
		if err := cmp.Or(err, in.LengthIs("digest", sha256.Size)); err != nil {
			return nil, err
		}
		digest := in.Bytes["digest"]
		return func(dst []byte) ([]byte, error) {
			return rsa.SignPSS(rand.Reader, key, crypto.SHA256, digest, pss)
		}, nil
	}
}

func rsaVerifyPSS(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		public, err := rsaPublic(in, bits)
		if err := cmp.Or(err, in.LengthIs("digest", sha256.Size)); err != nil {
			return nil, err
		}
		digest, signature := in.Bytes["digest"], in.Bytes["signature"]
		return func(dst []byte) ([]byte, error) {
			return dst, rsa.VerifyPSS(public, crypto.SHA256, digest, signature, pss)
		}, nil
	}
}

func rsaPrivate(in op.Input, bits int) (*rsa.PrivateKey, error) {
	key, err := x509.ParsePKCS1PrivateKey(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	return key, checkModulus(&key.PublicKey, bits)
}

func rsaPublic(in op.Input, bits int) (*rsa.PublicKey, error) {
	public, err := x509.ParsePKCS1PublicKey(in.Bytes["public"])
	if err != nil {
		return nil, err
	}
	return public, checkModulus(public, bits)
}

func checkModulus(key *rsa.PublicKey, bits int) error {
	if got := key.N.BitLen(); got != bits {
		return fmt.Errorf("the modulus has %d bits, and must have %d", got, bits)
	}
	return nil
}
