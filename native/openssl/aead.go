//go:build cgo && openssl

package openssl

import (
	"crypto/cipher"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

// fallsBack: for these lengths the binding returns Go's own GCM over a block
// cipher in C, which makes one C context for every 16 bytes. It does so without
// a word; TestGCMIsNative shows where.
const (
	fallsBack = "with an IV of other than 96 bits, or a tag of 96 to 120, this binding gives Go's GCM over C blocks, a hundred times slower"
	cutTag    = fallsBack + "; with a tag under 96 bits opens by sealing twice"
)

func aeads() map[string]op.Implementation {
	return map[string]op.Implementation{
		"aes-gcm/seal": {Prepare: seal(aesGCM), Note: fallsBack},
		"aes-gcm/open": {Prepare: open(aesGCM), Note: cutTag},
	}
}

// seal is the operation that seals with the AEAD that set-up makes of an input.
func seal(setUp func(op.Input) (cipher.AEAD, error)) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		aead, err := setUp(in)
		if err != nil {
			return nil, err
		}
		if err := in.LengthBetween("message", 0, op.Longest); err != nil {
			return nil, err
		}
		nonce, message, aad := in.Bytes["nonce"], in.Bytes["message"], in.Bytes["aad"]
		return func(dst []byte) ([]byte, error) {
			return aead.Seal(dst, nonce, message, aad), nil
		}, nil
	}
}

// open is the operation that opens with the AEAD that set-up makes of an input.
func open(setUp func(op.Input) (cipher.AEAD, error)) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		aead, err := setUp(in)
		if err != nil {
			return nil, err
		}
		if err := in.LengthBetween("ciphertext", aead.Overhead(), op.Longest+aead.Overhead()); err != nil {
			return nil, err
		}
		nonce, ciphertext, aad := in.Bytes["nonce"], in.Bytes["ciphertext"], in.Bytes["aad"]
		return func(dst []byte) ([]byte, error) {
			return aead.Open(dst, nonce, ciphertext, aad)
		}, nil
	}
}

func aesGCM(in op.Input) (cipher.AEAD, error) {
	if err := in.CheckGCM(); err != nil {
		return nil, err
	}
	block, err := openssl.NewAESCipher(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	return purego.GCM(block, in.Ints["iv"]/8, in.Ints["tag"]/8)
}
