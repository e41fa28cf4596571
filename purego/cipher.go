package purego

import (
	"cmp"
	"crypto/aes"
	"crypto/cipher"
	"fmt"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

func ciphers() map[string]op.Implementation {
	return map[string]op.Implementation{
		"aes-cbc/encrypt": {Prepare: aesCBC(cipher.NewCBCEncrypter, "message")},
		"aes-cbc/decrypt": {Prepare: aesCBC(cipher.NewCBCDecrypter, "ciphertext")},
		"aes-ctr":         {Prepare: aesCTR},
	}
}

// aesBlock is AES with its key schedule. crypto/cipher panics on an IV of
// another length than a block's.
func aesBlock(in op.Input) (cipher.Block, error) {
	if err := cmp.Or(in.LengthIs("key", in.Ints["key"]/8), in.LengthIs("iv", aes.BlockSize)); err != nil {
		return nil, err
	}
	return aes.NewCipher(in.Bytes["key"])
}

// aesCBC is one direction of the mode, on the byte string of that name.
func aesCBC(mode func(cipher.Block, []byte) cipher.BlockMode, name string) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		block, err := aesBlock(in)
		if err != nil {
			return nil, err
		}
		iv, text := in.Bytes["iv"], in.Bytes[name]
		if len(text)%aes.BlockSize != 0 {
			return nil, fmt.Errorf("%s has %d bytes, and must have whole blocks of %d", name, len(text), aes.BlockSize)
		}
		return func(dst []byte) ([]byte, error) {
			out := slices.Grow(dst, len(text))[:len(text)]
			mode(block, iv).CryptBlocks(out, text)
			return out, nil
		}, nil
	}
}

func aesCTR(in op.Input) (op.Call, error) {
	block, err := aesBlock(in)
	if err != nil {
		return nil, err
	}
	iv, message := in.Bytes["iv"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		out := slices.Grow(dst, len(message))[:len(message)]
		cipher.NewCTR(block, iv).XORKeyStream(out, message)
		return out, nil
	}, nil
}
