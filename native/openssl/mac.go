//go:build cgo && openssl

package openssl

import (
	"hash"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func macs() map[string]op.Implementation {
	return map[string]op.Implementation{
		"hmac-sha1/new":       {Prepare: hmacNew(openssl.NewSHA1)},
		"hmac-sha1/reset":     {Prepare: hmacReset(openssl.NewSHA1), Note: copies},
		"hmac-sha256/new":     {Prepare: hmacNew(openssl.NewSHA256)},
		"hmac-sha256/reset":   {Prepare: hmacReset(openssl.NewSHA256), Note: copies},
		"hmac-sha384/new":     {Prepare: hmacNew(openssl.NewSHA384)},
		"hmac-sha384/reset":   {Prepare: hmacReset(openssl.NewSHA384), Note: copies},
		"hmac-sha512/new":     {Prepare: hmacNew(openssl.NewSHA512)},
		"hmac-sha512/reset":   {Prepare: hmacReset(openssl.NewSHA512), Note: copies},
		"hmac-sha3-256/new":   {Prepare: hmacNew(openssl.NewSHA3_256)},
		"hmac-sha3-256/reset": {Prepare: hmacReset(openssl.NewSHA3_256), Note: copies},
	}
}

// copies: the binding's Sum works on a copy of the context that it makes and
// frees, and after a Reset it has no buffer for its output.
const copies = "copies its context in every call, and allocates its output"

// hmacNew uses the binding's own HMAC. crypto/hmac over the binding's hashes
// would be two layers, and gives wrong tags over its SHA-3, whose BlockSize is
// wrong.
func hmacNew(h func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthBetween("message", 0, op.Longest); err != nil {
			return nil, err
		}
		key, message := in.Bytes["key"], in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			mac := openssl.NewHMAC(h, key)
			mac.Write(message)
			return mac.Sum(dst), nil
		}, nil
	}
}

func hmacReset(h func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthBetween("message", 0, op.Longest); err != nil {
			return nil, err
		}
		mac, message := openssl.NewHMAC(h, in.Bytes["key"]), in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			mac.Reset()
			mac.Write(message)
			return mac.Sum(dst), nil
		}, nil
	}
}
