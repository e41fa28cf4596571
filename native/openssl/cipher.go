//go:build cgo && openssl

package openssl

import (
	"cmp"
	"crypto/aes"
	"crypto/cipher"
	"fmt"
	"slices"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func ciphers() map[string]op.Implementation {
	const context = "makes a C context in every call"
	return map[string]op.Implementation{
		"aes-block/encrypt": {Prepare: aesBlock(cipher.Block.Encrypt, "message"), Note: context},
		"aes-block/decrypt": {Prepare: aesBlock(cipher.Block.Decrypt, "ciphertext"), Note: context},
		"aes-cbc/encrypt":   {Prepare: blocks(aesKey, cipher.NewCBCEncrypter, "message")},
		"aes-cbc/decrypt":   {Prepare: blocks(aesKey, cipher.NewCBCDecrypter, "ciphertext")},
		"aes-ctr":           {Prepare: aesCTR},
		"aes-ctr/stream":    {Prepare: aesStream},
		"3des-cbc/encrypt":  {Prepare: blocks(desKey, cipher.NewCBCEncrypter, "message")},
		"3des-cbc/decrypt":  {Prepare: blocks(desKey, cipher.NewCBCDecrypter, "ciphertext")},
	}
}

// hasTripleDES says whether the binding has 3DES in CBC mode. Where the legacy
// provider is loaded it has the block cipher alone, whose errors get lost.
func hasTripleDES() bool {
	if !openssl.SupportsTripleDESCipher() {
		return false
	}
	block, err := openssl.NewTripleDESCipher(make([]byte, 24))
	if err != nil {
		return false
	}
	_, ok := block.(interface {
		NewCBCEncrypter(iv []byte) cipher.BlockMode
	})
	return ok
}

func aesKey(in op.Input) (cipher.Block, error) {
	if err := in.LengthIs("key", in.Ints["key"]/8); err != nil {
		return nil, err
	}
	return openssl.NewAESCipher(in.Bytes["key"])
}

func desKey(in op.Input) (cipher.Block, error) {
	return openssl.NewTripleDESCipher(in.Bytes["key"])
}

// aesBlock is one direction of the block cipher, on the byte string of that name.
func aesBlock(crypt func(cipher.Block, []byte, []byte), name string) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		block, err := aesKey(in)
		if err := cmp.Or(err, in.LengthIs(name, aes.BlockSize)); err != nil {
			return nil, err
		}
		text := in.Bytes[name]
		return func(dst []byte) ([]byte, error) {
			out := slices.Grow(dst, aes.BlockSize)[:aes.BlockSize]
			crypt(block, out, text)
			return out, nil
		}, nil
	}
}

// blocks is one direction of a block mode, on the byte string of that name.
func blocks(setUp func(op.Input) (cipher.Block, error), mode func(cipher.Block, []byte) cipher.BlockMode, name string) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		block, err := setUp(in)
		if err != nil {
			return nil, err
		}
		size := block.BlockSize()
		if err := cmp.Or(in.LengthIs("iv", size), in.LengthBetween(name, 0, op.Longest)); err != nil {
			return nil, err
		}
		iv, text := in.Bytes["iv"], in.Bytes[name]
		if len(text)%size != 0 {
			return nil, fmt.Errorf("%s has %d bytes, and must have whole blocks of %d", name, len(text), size)
		}
		return func(dst []byte) ([]byte, error) {
			out := slices.Grow(dst, len(text))[:len(text)]
			mode(block, iv).CryptBlocks(out, text)
			return out, nil
		}, nil
	}
}

// checkCTR checks the length of the IV because nobody else does: crypto/cipher
// leaves it to the binding, and the binding's CTR reads past a short one.
func checkCTR(in op.Input) error {
	return cmp.Or(in.LengthIs("iv", aes.BlockSize), in.LengthBetween("message", 0, op.Longest))
}

func aesCTR(in op.Input) (op.Call, error) {
	block, err := aesKey(in)
	if err := cmp.Or(err, checkCTR(in)); err != nil {
		return nil, err
	}
	iv, message := in.Bytes["iv"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		out := slices.Grow(dst, len(message))[:len(message)]
		cipher.NewCTR(block, iv).XORKeyStream(out, message)
		return out, nil
	}, nil
}

// aesStream goes on where the last call ended.
func aesStream(in op.Input) (op.Call, error) {
	block, err := aesKey(in)
	if err := cmp.Or(err, checkCTR(in)); err != nil {
		return nil, err
	}
	stream, message := cipher.NewCTR(block, in.Bytes["iv"]), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		out := slices.Grow(dst, len(message))[:len(message)]
		stream.XORKeyStream(out, message)
		return out, nil
	}, nil
}
