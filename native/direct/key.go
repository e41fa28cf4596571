//go:build cgo && openssl && sodium

package direct

/*
#include <openssl/evp.h>
#include <openssl/x509.h>

static EVP_PKEY *cw_private_key(const unsigned char *der, long size) {
	return d2i_AutoPrivateKey(NULL, &der, size);
}
*/
import "C"

import (
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/x509"
	"errors"
	"runtime"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Keys are parsed and checked by the standard library, untimed, so that both
// sides refuse the same ones. Then libcrypto gets them as PKCS #8.

// curve is a NIST curve: its name in libcrypto, the packages that check its
// keys, and the bytes of the digest that is signed on it.
type curve struct {
	name   string
	agree  ecdh.Curve
	sign   elliptic.Curve
	digest int
}

var (
	p256 = curve{"P-256", ecdh.P256(), elliptic.P256(), sha256.Size}
	p384 = curve{"P-384", ecdh.P384(), elliptic.P384(), sha512.Size384}
	p521 = curve{"P-521", ecdh.P521(), elliptic.P521(), sha512.Size}
)

// coordinate is the length of a coordinate in bytes, which is also that of a
// scalar and of a shared secret.
func (c curve) coordinate() int { return (c.sign.Params().BitSize + 7) / 8 }

var errKey = errors.New("libcrypto refuses a key")

// key is a key that C owns and that goes with its Go owner.
type key struct{ c *C.EVP_PKEY }

func own(c *C.EVP_PKEY) (*key, error) {
	if c == nil {
		return nil, errKey
	}
	k := &key{c}
	runtime.AddCleanup(k, func(c *C.EVP_PKEY) { C.EVP_PKEY_free(c) }, c)
	return k, nil
}

// private gives libcrypto a private key of the standard library.
func private(k any) (*key, error) {
	der, err := x509.MarshalPKCS8PrivateKey(k)
	if err != nil {
		return nil, err
	}
	return own(C.cw_private_key(pointer(der), C.long(len(der))))
}

func ecdhPrivate(in op.Input, curve ecdh.Curve) (*key, error) {
	k, err := curve.NewPrivateKey(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	return private(k)
}

func ecdsaPrivate(in op.Input, c curve) (*key, error) {
	k, err := ecdsa.ParseRawPrivateKey(c.sign, in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	return private(k)
}

func rsaPrivate(in op.Input, bits int) (*key, error) {
	k, err := x509.ParsePKCS1PrivateKey(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	if k.N.BitLen() != bits {
		return nil, errBits
	}
	return private(k)
}

// keyContext is an operation on a key that is set up before, in a context that
// C owns and that goes with its Go owner. It holds on to the key.
type keyContext struct{ c *C.EVP_PKEY_CTX }

func ownContext(c *C.EVP_PKEY_CTX) (*keyContext, error) {
	if c == nil {
		return nil, errors.New("libcrypto cannot set up the operation")
	}
	ctx := &keyContext{c}
	runtime.AddCleanup(ctx, func(c *C.EVP_PKEY_CTX) { C.EVP_PKEY_CTX_free(c) }, c)
	return ctx, nil
}
