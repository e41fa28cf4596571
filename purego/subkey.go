package purego

import (
	"cmp"
	"crypto/ecdh"
	"encoding"
	"encoding/binary"

	"golang.org/x/crypto/blake2b"

	"github.com/cgoworth/cgoworth/compare/op"
)

// subkey is libsodium's crypto_kdf: BLAKE2b of nothing under the master key,
// with the subkey's number as the salt and its context as the personalisation.
// x/crypto sets neither, but takes a state that has them.
func subkey(in op.Input) (op.Call, error) {
	if err := in.CheckSubkey(); err != nil {
		return nil, err
	}
	key, context, length := in.Bytes["key"], in.Bytes["context"], in.Ints["length"]
	number := binary.BigEndian.Uint64(in.Bytes["number"])
	return func(dst []byte) ([]byte, error) {
		h, err := blake2b.New(length, nil)
		if err != nil {
			return nil, err
		}
		if err := h.(encoding.BinaryUnmarshaler).UnmarshalBinary(keyedState(key, context, number, length)); err != nil {
			return nil, err
		}
		return h.Sum(dst), nil
	}, nil
}

// blake2bIV is the initialisation vector of RFC 7693, section 2.6.
var blake2bIV = [8]uint64{
	0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
	0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
}

// keyedState is the state of a BLAKE2b, as x/crypto marshals it, before the
// first byte: the chain value is the vector XOR the parameter block (BLAKE2,
// section 2.5), and the key is the first block (RFC 7693, section 2.9), which
// is full and not yet hashed because it may be the last one too.
func keyedState(key, context []byte, number uint64, length int) []byte {
	var params [64]byte
	params[0], params[1], params[2], params[3] = byte(length), byte(len(key)), 1, 1 // one node: fanout and depth are 1
	binary.LittleEndian.PutUint64(params[32:], number)                              // the salt, 16 bytes
	copy(params[48:], context)                                                      // the personalisation, 16 bytes

	state := append(make([]byte, 0, 256), "b2b"...)
	for i, v := range blake2bIV {
		state = binary.BigEndian.AppendUint64(state, v^binary.LittleEndian.Uint64(params[8*i:]))
	}
	state = append(state, make([]byte, 16)...) // no byte is counted yet
	state = append(state, byte(length))
	var block [blake2b.BlockSize]byte
	copy(block[:], key)
	state = append(state, block[:]...)
	return append(state, blake2b.BlockSize) // how much of the block is filled
}

// sessionKeys is one side of libsodium's crypto_kx: BLAKE2b-512 of the shared
// secret and both public keys, the client's first. The output is the key to
// receive with and then the key to transmit with: the client receives with the
// first half, and the server transmits with it.
func sessionKeys(client bool) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		key, err := ecdh.X25519().NewPrivateKey(in.Bytes["key"])
		if err := cmp.Or(err, in.LengthIs("public", 32), in.LengthIs("peer", 32)); err != nil {
			return nil, err
		}
		public, point := in.Bytes["public"], in.Bytes["peer"]
		return func(dst []byte) ([]byte, error) {
			peer, err := ecdh.X25519().NewPublicKey(point)
			if err != nil {
				return nil, err
			}
			shared, err := key.ECDH(peer)
			if err != nil {
				return nil, err
			}
			if client {
				sum := blake2b.Sum512(append(append(shared, public...), point...))
				return append(dst, sum[:]...), nil
			}
			sum := blake2b.Sum512(append(append(shared, point...), public...))
			return append(append(dst, sum[32:]...), sum[:32]...), nil
		}, nil
	}
}
