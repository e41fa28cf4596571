package purego

import (
	"cmp"
	"crypto/aes"
	"crypto/cipher"

	"github.com/pion/dtls/v3/pkg/crypto/ccm"
	"golang.org/x/crypto/chacha20poly1305"

	"github.com/cgoworth/cgoworth/compare/op"
)

// cutTag: crypto/cipher opens no message with such a tag, so it is sealed again.
const cutTag = "with a tag under 96 bits, or an IV of other than 96 and a tag of other than 128, opens by sealing twice"

func aeads() map[string]op.Implementation {
	return map[string]op.Implementation{
		"aes-gcm/seal":           {Prepare: seal(aesGCM)},
		"aes-gcm/open":           {Prepare: open(aesGCM), Note: cutTag},
		"aes-ccm/seal":           {Prepare: seal(aesCCM)},
		"aes-ccm/open":           {Prepare: open(aesCCM), Note: "decrypts into a buffer of its own, and copies"},
		"chacha20poly1305/seal":  {Prepare: seal(chacha20Poly1305)},
		"chacha20poly1305/open":  {Prepare: open(chacha20Poly1305)},
		"xchacha20poly1305/seal": {Prepare: seal(xchacha20Poly1305)},
		"xchacha20poly1305/open": {Prepare: open(xchacha20Poly1305)},
		"secretbox/seal":         {Prepare: secretboxSeal},
		"secretbox/open":         {Prepare: secretboxOpen},
		"box/seal":               {Prepare: boxSeal, Note: twice},
		"box/open":               {Prepare: boxOpen, Note: twice},
		"sealedbox/seal":         {Prepare: sealedboxSeal},
		"sealedbox/open":         {Prepare: sealedboxOpen, Note: twice},
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

func aesGCM(in op.Input) (cipher.AEAD, error) {
	if err := in.CheckGCM(); err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	return GCM(block, in.Ints["iv"]/8, in.Ints["tag"]/8)
}

// aesCCM checks the lengths of both texts, because the package panics on a
// message that is too long.
func aesCCM(in op.Input) (cipher.AEAD, error) {
	if err := cmp.Or(
		in.LengthIs("key", in.Ints["key"]/8),
		in.LengthIs("nonce", 12),
		in.LengthBetween("message", 0, op.LongestCCM),
	); err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(in.Bytes["key"])
	if err != nil {
		return nil, err
	}
	return ccm.NewCCM(block, 16, 12)
}

func chacha20Poly1305(in op.Input) (cipher.AEAD, error) {
	if err := in.LengthIs("nonce", chacha20poly1305.NonceSize); err != nil {
		return nil, err
	}
	return chacha20poly1305.New(in.Bytes["key"])
}

func xchacha20Poly1305(in op.Input) (cipher.AEAD, error) {
	if err := in.LengthIs("nonce", chacha20poly1305.NonceSizeX); err != nil {
		return nil, err
	}
	return chacha20poly1305.NewX(in.Bytes["key"])
}
