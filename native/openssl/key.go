//go:build cgo && openssl

package openssl

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rsa"
	"crypto/x509"
	"errors"
	"fmt"
	"math/big"

	"github.com/golang-fips/openssl/v2"
	"github.com/golang-fips/openssl/v2/bbig"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Keys are parsed and checked by the standard library, untimed, so that both
// sides refuse the same ones; the binding takes numbers and checks little.

// p256Private derives the public point from the scalar, as the binding wants
// both.
func p256Private(in op.Input) (*openssl.PrivateKeyECDSA, error) {
	key, err := ecdsa.ParseRawPrivateKey(elliptic.P256(), in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	point, err := key.PublicKey.Bytes()
	if err != nil {
		return nil, err
	}
	return openssl.NewPrivateKeyECDSA("P-256", number(point[1:33]), number(point[33:]), number(in.Bytes["key"]))
}

func p256Public(in op.Input) (*openssl.PublicKeyECDSA, error) {
	point := in.Bytes["public"]
	if _, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point); err != nil {
		return nil, err
	}
	return openssl.NewPublicKeyECDSA("P-256", number(point[1:33]), number(point[33:]))
}

// number is a big-endian number as the binding takes it.
func number(b []byte) openssl.BigInt { return bbig.Enc(new(big.Int).SetBytes(b)) }

func rsaPrivate(in op.Input, bits int) (*openssl.PrivateKeyRSA, error) {
	key, err := x509.ParsePKCS1PrivateKey(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	if err := checkModulus(&key.PublicKey, bits); err != nil {
		return nil, err
	}
	if len(key.Primes) != 2 {
		return nil, errors.New("the OpenSSL binding takes RSA keys of two primes only")
	}
	// With these five numbers libcrypto uses the Chinese remainder theorem,
	// as crypto/rsa does; without one of them it would be several times slower.
	crt := key.Precomputed
	return openssl.NewPrivateKeyRSA(
		bbig.Enc(key.N), bbig.Enc(big.NewInt(int64(key.E))), bbig.Enc(key.D),
		bbig.Enc(key.Primes[0]), bbig.Enc(key.Primes[1]),
		bbig.Enc(crt.Dp), bbig.Enc(crt.Dq), bbig.Enc(crt.Qinv))
}

func rsaPublic(in op.Input, bits int) (*openssl.PublicKeyRSA, error) {
	key, err := x509.ParsePKCS1PublicKey(in.Bytes["public"])
	if err != nil {
		return nil, err
	}
	if err := checkModulus(key, bits); err != nil {
		return nil, err
	}
	return openssl.NewPublicKeyRSA(bbig.Enc(key.N), bbig.Enc(big.NewInt(int64(key.E))))
}

func checkModulus(key *rsa.PublicKey, bits int) error {
	if got := key.N.BitLen(); got != bits {
		return fmt.Errorf("the modulus has %d bits, and must have %d", got, bits)
	}
	return nil
}
