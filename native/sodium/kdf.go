//go:build cgo && sodium

package sodium

import (
	"cmp"
	"encoding/binary"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

// derivations has no argon2id: the binding has it as a password string with a
// random salt only, so that neither the same bytes can be asked for, nor the
// memory and time of the catalog.
func derivations() map[string]op.Implementation {
	return map[string]op.Implementation{
		"kdf/blake2b": {Prepare: subkey, Note: "copies its context to C and allocates its output in every call"},
		"kx/client":   {Prepare: sessionKeys(sodium.KXKP.ClientSessionKeys), Note: allocates},
		"kx/server":   {Prepare: sessionKeys(sodium.KXKP.ServerSessionKeys), Note: allocates},
	}
}

// subkey checks the length of the master key, because the binding does not and
// libsodium reads past a shorter one.
func subkey(in op.Input) (op.Call, error) {
	if err := in.CheckSubkey(); err != nil {
		return nil, err
	}
	key, context := sodium.MasterKey{Bytes: in.Bytes["key"]}, sodium.KeyContext(in.Bytes["context"])
	number, length := binary.BigEndian.Uint64(in.Bytes["number"]), in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		return key.Derive(length, number, context).Bytes, nil
	}, nil
}

type exchange func(sodium.KXKP, sodium.KXPublicKey) (*sodium.KXSessionKeys, error)

// sessionKeys copies both keys into dst: the binding has them in two slices.
func sessionKeys(exchange exchange) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("public", 32), in.LengthIs("peer", 32)); err != nil {
			return nil, err
		}
		pair := sodium.KXKP{
			PublicKey: sodium.KXPublicKey{Bytes: in.Bytes["public"]},
			SecretKey: sodium.KXSecretKey{Bytes: in.Bytes["key"]},
		}
		peer := sodium.KXPublicKey{Bytes: in.Bytes["peer"]}
		return func(dst []byte) ([]byte, error) {
			keys, err := exchange(pair, peer)
			if err != nil {
				return nil, err
			}
			return append(append(dst, keys.Rx.Bytes...), keys.Tx.Bytes...), nil
		}, nil
	}
}
