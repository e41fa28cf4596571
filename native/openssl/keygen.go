//go:build cgo && openssl

package openssl

import (
	"encoding/asn1"
	"math/big"

	"github.com/golang-fips/openssl/v2"
	"github.com/golang-fips/openssl/v2/bbig"

	"github.com/cgoworth/cgoworth/compare/op"
)

func keygens() map[string]op.Implementation {
	return map[string]op.Implementation{
		"keygen/p256":     {Prepare: keygenECDH(p256), Note: allocates},
		"keygen/p384":     {Prepare: keygenECDH(p384), Note: allocates},
		"keygen/p521":     {Prepare: keygenECDH(p521), Note: allocates},
		"keygen/ed25519":  {Prepare: keygenEd25519},
		"keygen/rsa-2048": {Prepare: keygenRSA(2048), Note: allocates},
		"keygen/rsa-3072": {Prepare: keygenRSA(3072), Note: allocates},
		"keygen/rsa-4096": {Prepare: keygenRSA(4096), Note: allocates},
	}
}

func keygenECDH(c curve) op.Prepare {
	return func(op.Input) (op.Call, error) {
		return func(dst []byte) ([]byte, error) {
			_, scalar, err := openssl.GenerateKeyECDH(c.name)
			return scalar, err
		}, nil
	}
}

func keygenEd25519(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		key, err := openssl.GenerateKeyEd25519()
		if err != nil {
			return nil, err
		}
		both, err := key.Bytes()
		if err != nil {
			return nil, err
		}
		return append(dst, both[:32]...), nil // the seed; the public key follows
	}, nil
}

// rsaPrivateKey is the RSAPrivateKey of RFC 8017, appendix A.1.2.
type rsaPrivateKey struct {
	Version                     int
	N, E, D, P, Q, Dp, Dq, Qinv *big.Int
}

// keygenRSA encodes the numbers as they come: crypto/x509 would take the key
// for its own and first compute, and check, what libcrypto has given.
func keygenRSA(bits int) op.Prepare {
	return func(op.Input) (op.Call, error) {
		return func(dst []byte) ([]byte, error) {
			n, e, d, p, q, dp, dq, qinv, err := openssl.GenerateKeyRSA(bits)
			if err != nil {
				return nil, err
			}
			// The binding makes a word of each bit, most of them zero at the
			// top; Dec drops them.
			return asn1.Marshal(rsaPrivateKey{0, bbig.Dec(n), bbig.Dec(e), bbig.Dec(d),
				bbig.Dec(p), bbig.Dec(q), bbig.Dec(dp), bbig.Dec(dq), bbig.Dec(qinv)})
		}, nil
	}
}
