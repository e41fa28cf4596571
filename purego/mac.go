package purego

import (
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"hash"

	"golang.org/x/crypto/nacl/auth"

	"github.com/cgoworth/cgoworth/compare/op"
)

func macs() map[string]op.Implementation {
	return map[string]op.Implementation{
		"hmac-sha1/new":       {Prepare: hmacNew(sha1.New)},
		"hmac-sha1/reset":     {Prepare: hmacReset(sha1.New)},
		"hmac-sha256/new":     {Prepare: hmacNew(sha256.New)},
		"hmac-sha256/reset":   {Prepare: hmacReset(sha256.New)},
		"hmac-sha384/new":     {Prepare: hmacNew(sha512.New384)},
		"hmac-sha384/reset":   {Prepare: hmacReset(sha512.New384)},
		"hmac-sha512/new":     {Prepare: hmacNew(sha512.New)},
		"hmac-sha512/reset":   {Prepare: hmacReset(sha512.New)},
		"hmac-sha3-256/new":   {Prepare: hmacNew(newSHA3)},
		"hmac-sha3-256/reset": {Prepare: hmacReset(newSHA3)},

		"auth": {Prepare: naclAuth},
	}
}

func newSHA3() hash.Hash { return sha3.New256() }

func hmacNew(h func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		key, message := in.Bytes["key"], in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			mac := hmac.New(h, key)
			mac.Write(message)
			return mac.Sum(dst), nil
		}, nil
	}
}

// hmacReset has a first Reset, untimed, at which crypto/hmac saves the states
// after the padded keys: from then on they are not hashed again.
func hmacReset(h func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		mac, message := hmac.New(h, in.Bytes["key"]), in.Bytes["message"]
		mac.Reset()
		return func(dst []byte) ([]byte, error) {
			mac.Reset()
			mac.Write(message)
			return mac.Sum(dst), nil
		}, nil
	}
}

func naclAuth(in op.Input) (op.Call, error) {
	if err := in.LengthIs("key", auth.KeySize); err != nil {
		return nil, err
	}
	key, message := [auth.KeySize]byte(in.Bytes["key"]), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return append(dst, auth.Sum(message, &key)[:]...), nil
	}, nil
}
