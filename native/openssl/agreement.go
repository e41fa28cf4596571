//go:build cgo && openssl

package openssl

import (
	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// checksPeer: the binding sets the peer in a new context in every call, and
// libcrypto then validates the peer's point in full.
const checksPeer = "checks the peer's public key again in every call; " + allocates

func agreements() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ecdh/p256": {Prepare: ecdhOn(p256), Note: checksPeer},
		"ecdh/p384": {Prepare: ecdhOn(p384), Note: checksPeer},
		"ecdh/p521": {Prepare: ecdhOn(p521), Note: checksPeer},
	}
}

// ecdhOn checks both keys with crypto/ecdh first: the binding takes any
// scalar, 0 and the curve's order among them, and compressed points.
func ecdhOn(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if _, err := c.agree.NewPrivateKey(in.Bytes["key"]); err != nil {
			return nil, err
		}
		if _, err := c.agree.NewPublicKey(in.Bytes["peer"]); err != nil {
			return nil, err
		}
		key, err := openssl.NewPrivateKeyECDH(c.name, in.Bytes["key"])
		if err != nil {
			return nil, err
		}
		peer, err := openssl.NewPublicKeyECDH(c.name, in.Bytes["peer"])
		if err != nil {
			return nil, err
		}
		return func(dst []byte) ([]byte, error) {
			return openssl.ECDH(key, peer)
		}, nil
	}
}
