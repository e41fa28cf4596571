//go:build cgo && openssl

package openssl

import (
	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// hmacSHA256 uses the binding's own HMAC. crypto/hmac over the binding's
// hashes would be two layers, and gives wrong tags over its SHA-3, whose
// BlockSize is wrong.
func hmacSHA256(in op.Input) (op.Call, error) {
	key, message := in.Bytes["key"], in.Bytes["message"]
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	return func(dst []byte) ([]byte, error) {
		mac := openssl.NewHMAC(openssl.NewSHA256, key)
		mac.Write(message)
		return mac.Sum(dst), nil
	}, nil
}
