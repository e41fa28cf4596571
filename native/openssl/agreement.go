//go:build cgo && openssl

package openssl

import (
	"crypto/ecdh"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func agreements() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ecdh/p256": {Prepare: ecdhP256, Note: allocates},
	}
}

// ecdhP256 checks both keys with crypto/ecdh first: the binding takes any
// scalar, 0 and the curve's order among them, and compressed points.
func ecdhP256(in op.Input) (op.Call, error) {
	if _, err := ecdh.P256().NewPrivateKey(in.Bytes["key"]); err != nil {
		return nil, err
	}
	if _, err := ecdh.P256().NewPublicKey(in.Bytes["peer"]); err != nil {
		return nil, err
	}
	key, err := openssl.NewPrivateKeyECDH("P-256", in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	peer, err := openssl.NewPublicKeyECDH("P-256", in.Bytes["peer"])
	if err != nil {
		return nil, err
	}
	return func(dst []byte) ([]byte, error) {
		return openssl.ECDH(key, peer)
	}, nil
}
