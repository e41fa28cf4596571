package purego

import (
	"crypto/aes"
	"crypto/cipher"
	"errors"
	"fmt"

	"golang.org/x/crypto/chacha20poly1305"

	"github.com/cgoworth/cgoworth/compare/op"
)

func aeads() map[string]op.Implementation {
	return map[string]op.Implementation{
		"aes-gcm/seal":          {Prepare: seal(aesGCM)},
		"aes-gcm/open":          {Prepare: open(aesGCM)},
		"chacha20poly1305/seal": {Prepare: seal(chacha20Poly1305)},
		"chacha20poly1305/open": {Prepare: open(chacha20Poly1305)},
		"secretbox/seal":        {Prepare: secretboxSeal},
		"secretbox/open":        {Prepare: secretboxOpen},
		"box/seal":              {Prepare: boxSeal, Note: twice},
	}
}

// seal is the operation that seals with the AEAD that set-up makes of an input.
func seal(setUp func(op.Input) (cipher.AEAD, error)) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		aead, err := setUp(in)
		if err != nil {
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
		nonce, ciphertext, aad := in.Bytes["nonce"], in.Bytes["ciphertext"], in.Bytes["aad"]
		return func(dst []byte) ([]byte, error) {
			return aead.Open(dst, nonce, ciphertext, aad)
		}, nil
	}
}

// aesGCM takes any nonce with a tag of 128 bits, and a tag of 96 to 128 bits
// with a nonce of 12 bytes: crypto/cipher has nothing for both at once.
func aesGCM(in op.Input) (cipher.AEAD, error) {
	if err := in.LengthIs("key", in.Ints["key"]/8); err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	nonce, tag := len(in.Bytes["nonce"]), in.Ints["tag"]
	switch {
	case tag%8 != 0:
		return nil, fmt.Errorf("the tag has %d bits, and must have whole bytes", tag)
	case nonce == 12:
		return cipher.NewGCMWithTagSize(block, tag/8)
	case tag == 128:
		return cipher.NewGCMWithNonceSize(block, nonce)
	}
	return nil, errors.New("crypto/cipher takes a nonce of 12 bytes, or a tag of 128 bits, or both")
}

func chacha20Poly1305(in op.Input) (cipher.AEAD, error) {
	if err := in.LengthIs("nonce", chacha20poly1305.NonceSize); err != nil {
		return nil, err
	}
	return chacha20poly1305.New(in.Bytes["key"])
}
