package purego

import (
	"crypto/ecdh"

	"github.com/cgoworth/cgoworth/compare/op"
)

func agreements() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ecdh/p256": {Prepare: ecdhOn(p256), Note: allocates},
		"ecdh/p384": {Prepare: ecdhOn(p384), Note: allocates},
		"ecdh/p521": {Prepare: ecdhOn(p521), Note: allocates},
		"x25519":    {Prepare: x25519, Note: keyParsed},
	}
}

func ecdhOn(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		key, err := c.agree.NewPrivateKey(in.Bytes["key"])
		if err != nil {
			return nil, err
		}
		peer, err := c.agree.NewPublicKey(in.Bytes["peer"])
		if err != nil {
			return nil, err
		}
		return func(dst []byte) ([]byte, error) {
			return key.ECDH(peer)
		}, nil
	}
}

// x25519 parses the private key before: crypto/ecdh multiplies it with the
// base point as it parses, which would double the work of the call.
func x25519(in op.Input) (op.Call, error) {
	key, err := ecdh.X25519().NewPrivateKey(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	if err := in.LengthIs("peer", 32); err != nil {
		return nil, err
	}
	point := in.Bytes["peer"]
	return func(dst []byte) ([]byte, error) {
		peer, err := ecdh.X25519().NewPublicKey(point)
		if err != nil {
			return nil, err
		}
		return key.ECDH(peer)
	}, nil
}
