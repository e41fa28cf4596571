package purego

import (
	"crypto/ecdh"
	"crypto/elliptic"
	"crypto/sha256"
	"crypto/sha512"
)

// curve is a NIST curve, as the packages that use it know it.
type curve struct {
	agree  ecdh.Curve     // key agreement
	sign   elliptic.Curve // signatures
	digest int            // bytes of the digest that is signed on it
}

var (
	p256 = curve{ecdh.P256(), elliptic.P256(), sha256.Size}
	p384 = curve{ecdh.P384(), elliptic.P384(), sha512.Size384}
	p521 = curve{ecdh.P521(), elliptic.P521(), sha512.Size}
)
