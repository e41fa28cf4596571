//go:build cgo && openssl && sodium

package main

import (
	"crypto/cipher"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/native"
	"github.com/golang-fips/openssl/v2"
)

const nativeTags = "openssl,sodium"

func nativePaths() []path {
	native.Suites() // loads libcrypto, before which any call of the binding crashes
	return []path{
		{"openssl", hashCase(), func(b *testing.B, in op.Input) func() {
			message := in.Bytes["message"]
			return func() { sink = openssl.SHA256(message) }
		}},
		{"openssl", gcmCase(), func(b *testing.B, in op.Input) func() {
			block, err := openssl.NewAESCipher(in.Bytes["key"])
			if err != nil {
				b.Fatal(err)
			}
			aead, err := cipher.NewGCM(block)
			if err != nil {
				b.Fatal(err)
			}
			return sealer(aead, in)
		}},
	}
}
