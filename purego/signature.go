package purego

import (
	"cmp"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"errors"
	"fmt"

	"github.com/cgoworth/cgoworth/compare/op"
)

func signatures() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ecdsa-p256/sign":   {Prepare: ecdsaP256Sign, Note: allocates},
		"ecdsa-p256/verify": {Prepare: ecdsaP256Verify},
		"ed25519/sign":      {Prepare: ed25519Sign},
		"ed25519/verify":    {Prepare: ed25519Verify},
		"rsa-2048/sign":     {Prepare: rsaSign(2048), Note: allocates},
		"rsa-2048/verify":   {Prepare: rsaVerify(2048)},
	}
}

var errSignature = errors.New("the signature does not verify")

func ecdsaP256Sign(in op.Input) (op.Call, error) {
	if err := in.LengthIs("digest", 32); err != nil {
		return nil, err
	}
	key, err := ecdsa.ParseRawPrivateKey(elliptic.P256(), in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	digest := in.Bytes["digest"]
	return func(dst []byte) ([]byte, error) {
		return ecdsa.SignASN1(rand.Reader, key, digest)
	}, nil
}

func ecdsaP256Verify(in op.Input) (op.Call, error) {
	if err := in.LengthIs("digest", 32); err != nil {
		return nil, err
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), in.Bytes["public"])
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

// rsaSign is PKCS #1 v1.5 with SHA-256 and a key of the given size in bits.
func rsaSign(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		key, err := x509.ParsePKCS1PrivateKey(in.Bytes["key"])
		if err != nil {
			return nil, err
		}
		if err := cmp.Or(checkModulus(&key.PublicKey, bits), in.LengthIs("digest", 32)); err != nil {
			return nil, err
		}
		digest := in.Bytes["digest"]
		return func(dst []byte) ([]byte, error) {
			return rsa.SignPKCS1v15(nil, key, crypto.SHA256, digest)
		}, nil
	}
}

// rsaVerify is PKCS #1 v1.5 with SHA-256 and a key of the given size in bits.
func rsaVerify(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		public, err := x509.ParsePKCS1PublicKey(in.Bytes["public"])
		if err != nil {
			return nil, err
		}
		if err := cmp.Or(checkModulus(public, bits), in.LengthIs("digest", 32)); err != nil {
			return nil, err
		}
		digest, signature := in.Bytes["digest"], in.Bytes["signature"]
		return func(dst []byte) ([]byte, error) {
			return dst, rsa.VerifyPKCS1v15(public, crypto.SHA256, digest, signature)
		}, nil
	}
}

func checkModulus(key *rsa.PublicKey, bits int) error {
	if got := key.N.BitLen(); got != bits {
		return fmt.Errorf("the modulus has %d bits, and must have %d", got, bits)
	}
	return nil
}
