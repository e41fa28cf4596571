//go:build cgo && sodium

package sodium

import (
	"cmp"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

func macs() map[string]op.Implementation {
	return map[string]op.Implementation{
		"auth": {Prepare: auth, Note: allocates},
	}
}

func auth(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, message := sodium.MACKey{Bytes: in.Bytes["key"]}, sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return message.Auth(key).Bytes, nil
	}, nil
}
