//go:build cgo && openssl

package openssl

import (
	"cmp"
	"crypto"
	"errors"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func signatures() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ecdsa-p256/sign":   {Prepare: ecdsaP256Sign, Note: allocates},
		"ecdsa-p256/verify": {Prepare: ecdsaP256Verify},
		"ed25519/sign":      {Prepare: ed25519Sign, Note: allocates},
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
	key, err := p256Private(in)
	if err != nil {
		return nil, err
	}
	digest := in.Bytes["digest"]
	return func(dst []byte) ([]byte, error) {
		return openssl.SignMarshalECDSA(key, digest)
	}, nil
}

func ecdsaP256Verify(in op.Input) (op.Call, error) {
	if err := in.LengthIs("digest", 32); err != nil {
		return nil, err
	}
	public, err := p256Public(in)
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

// ed25519Sign checks the seed, because the binding panics on a wrong length.
func ed25519Sign(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, err := openssl.NewPrivateKeyEd25519FromSeed(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return openssl.SignEd25519(key, message)
	}, nil
}

// ed25519Verify checks the public key, because the binding panics on a wrong
// length. The binding's name for Ed25519 is misspelt there.
func ed25519Verify(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("public", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	public, err := openssl.NewPublicKeyEd25119(in.Bytes["public"])
	if err != nil {
		return nil, err
	}
	message, signature := in.Bytes["message"], in.Bytes["signature"]
	return func(dst []byte) ([]byte, error) {
		return dst, openssl.VerifyEd25519(public, message, signature)
	}, nil
}

// rsaSign is PKCS #1 v1.5 with SHA-256 and a key of the given size in bits.
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

// rsaVerify is PKCS #1 v1.5 with SHA-256 and a key of the given size in bits.
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
