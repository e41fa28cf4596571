//go:build cgo && openssl

package openssl

import (
	"crypto/ecdh"
	"crypto/elliptic"
	"crypto/sha256"
	"crypto/sha512"
)

// curve is a NIST curve: its name in the binding, the packages that check its
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
