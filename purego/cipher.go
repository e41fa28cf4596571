package purego

import (
	"cmp"
	"crypto/aes"
	"crypto/cipher"
	"crypto/des"
	"fmt"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

func ciphers() map[string]op.Implementation {
	return map[string]op.Implementation{
		"aes-block/encrypt": {Prepare: aesBlock(cipher.Block.Encrypt, "message")},
		"aes-block/decrypt": {Prepare: aesBlock(cipher.Block.Decrypt, "ciphertext")},
		"aes-cbc/encrypt":   {Prepare: blocks(aesKey, cipher.NewCBCEncrypter, "message")},
		"aes-cbc/decrypt":   {Prepare: blocks(aesKey, cipher.NewCBCDecrypter, "ciphertext")},
		"aes-ctr":           {Prepare: aesCTR},
		"aes-ctr/stream":    {Prepare: aesStream},
		"3des-cbc/encrypt":  {Prepare: blocks(desKey, cipher.NewCBCEncrypter, "message")},
		"3des-cbc/decrypt":  {Prepare: blocks(desKey, cipher.NewCBCDecrypter, "ciphertext")},
	}
}

// aesKey is AES with its key schedule.
func aesKey(in op.Input) (cipher.Block, error) {
	if err := in.LengthIs("key", in.Ints["key"]/8); err != nil {
		return nil, err
	}
	return aes.NewCipher(in.Bytes["key"])
}

// desKey is triple DES with three keys.
func desKey(in op.Input) (cipher.Block, error) { return des.NewTripleDESCipher(in.Bytes["key"]) }

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
// crypto/cipher panics on an IV of another length than a block's.
func blocks(setUp func(op.Input) (cipher.Block, error), mode func(cipher.Block, []byte) cipher.BlockMode, name string) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		block, err := setUp(in)
		if err != nil {
			return nil, err
		}
		size := block.BlockSize()
		if err := in.LengthIs("iv", size); err != nil {
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

func aesCTR(in op.Input) (op.Call, error) {
	block, err := aesKey(in)
	if err := cmp.Or(err, in.LengthIs("iv", aes.BlockSize)); err != nil {
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
	if err := cmp.Or(err, in.LengthIs("iv", aes.BlockSize)); err != nil {
		return nil, err
	}
	stream, message := cipher.NewCTR(block, in.Bytes["iv"]), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		out := slices.Grow(dst, len(message))[:len(message)]
		stream.XORKeyStream(out, message)
		return out, nil
	}, nil
}
