//go:build cgo && openssl

package openssl

import (
	"crypto/ecdsa"
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

// ecdsaPrivate derives the public point from the scalar, as the binding wants
// both.
func ecdsaPrivate(in op.Input, c curve) (*openssl.PrivateKeyECDSA, error) {
	key, err := ecdsa.ParseRawPrivateKey(c.sign, in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	point, err := key.PublicKey.Bytes()
	if err != nil {
		return nil, err
	}
	x, y := coordinates(point)
	return openssl.NewPrivateKeyECDSA(c.name, x, y, number(in.Bytes["key"]))
}

func ecdsaPublic(in op.Input, c curve) (*openssl.PublicKeyECDSA, error) {
	if _, err := ecdsa.ParseUncompressedPublicKey(c.sign, in.Bytes["public"]); err != nil {
		return nil, err
	}
	x, y := coordinates(in.Bytes["public"])
	return openssl.NewPublicKeyECDSA(c.name, x, y)
}

// coordinates are those of an uncompressed point: a byte 4, and two numbers.
func coordinates(point []byte) (x, y openssl.BigInt) {
	half := (len(point) + 1) / 2
	return number(point[1:half]), number(point[half:])
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
