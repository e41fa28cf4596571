//go:build cgo && sodium

package sodium

import (
	"crypto/ecdh"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

func agreements() map[string]op.Implementation {
	return map[string]op.Implementation{
		"x25519": {Prepare: x25519, Note: allocates},
	}
}

func x25519(in op.Input) (op.Call, error) {
	if err := checkPair(in.Bytes["key"], in.Bytes["peer"]); err != nil {
		return nil, err
	}
	key, peer := sodium.Scalar{Bytes: in.Bytes["key"]}, sodium.Scalar{Bytes: in.Bytes["peer"]}
	return func(dst []byte) ([]byte, error) {
		return sodium.CryptoScalarmult(key, peer).Bytes, nil
	}, nil
}

// checkPair tries the key agreement with crypto/ecdh, which has an error for a
// wrong length and for a point of low order: the binding panics on both.
func checkPair(private, public []byte) error {
	key, err := ecdh.X25519().NewPrivateKey(private)
	if err != nil {
		return err
	}
	peer, err := ecdh.X25519().NewPublicKey(public)
	if err != nil {
		return err
	}
	_, err = key.ECDH(peer)
	return err
}
