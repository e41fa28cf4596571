//go:build cgo && sodium

package sodium

import (
	"cmp"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

func hashes() map[string]op.Implementation {
	return map[string]op.Implementation{
		"blake2b-256":       {Prepare: blake2b(32), Note: chunked},
		"blake2b-512":       {Prepare: blake2b(64), Note: chunked},
		"blake2b-256/keyed": {Prepare: blake2bKeyed, Note: chunked},
		"siphash":           {Prepare: shortHash, Note: allocates},

		"blake2b-256/stream": {Prepare: blake2bStream, Note: "hashes in one C call per 128 bytes, in this binding; allocates its output in every call"},
	}
}

// blake2b makes a new hash in every call: after Sum the binding's hash takes no
// more, and a Reset is the same C call as a new one.
func blake2b(size int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthBetween("message", 0, op.Longest); err != nil {
			return nil, err
		}
		message := in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			h := sodium.NewGenericHash(size)
			h.Write(message)
			return h.Sum(dst), nil
		}, nil
	}
}

func blake2bKeyed(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, message := sodium.GenericHashKey{Bytes: in.Bytes["key"]}, in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		h := sodium.NewGenericHashKeyed(32, key)
		h.Write(message)
		return h.Sum(dst), nil
	}, nil
}

func blake2bStream(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	h, message := sodium.NewGenericHash(32), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		h.Reset()
		for at := 0; at < len(message); at += op.Piece {
			h.Write(message[at:min(at+op.Piece, len(message))])
		}
		return h.Sum(dst), nil
	}, nil
}

func shortHash(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 16), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, message := sodium.ShortHashKey{Bytes: in.Bytes["key"]}, sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return message.Shorthash(key), nil
	}, nil
}
