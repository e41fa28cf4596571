//go:build cgo && openssl

package openssl

import (
	"cmp"
	"crypto/cipher"
	"errors"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func aeads() map[string]op.Implementation {
	return map[string]op.Implementation{
		"aes-gcm/seal": {Prepare: seal(aesGCM)},
		"aes-gcm/open": {Prepare: open(aesGCM)},
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

// errSlowGCM is for the lengths at which the binding returns Go's GCM over a
// block cipher in C, one C context for every 16 bytes: neither side of any
// comparison that is of use.
var errSlowGCM = errors.New("the OpenSSL binding has AES-GCM for nonces of 12 bytes and tags of 128 bits only")

func aesGCM(in op.Input) (cipher.AEAD, error) {
	if len(in.Bytes["nonce"]) != 12 || in.Ints["tag"] != 128 {
		return nil, errSlowGCM
	}
	if err := cmp.Or(in.LengthIs("key", in.Ints["key"]/8), in.LengthBetween("aad", 0, op.Longest)); err != nil {
		return nil, err
	}
	block, err := openssl.NewAESCipher(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}
