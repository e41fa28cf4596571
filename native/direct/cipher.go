//go:build cgo && openssl && sodium

package direct

/*
#include <stdlib.h>
#include <openssl/evp.h>

static int cw_block(EVP_CIPHER_CTX *ctx, const unsigned char *text, unsigned char *out) {
	int n;
	return EVP_CipherUpdate(ctx, out, &n, text, 16);
}
#cgo noescape cw_block
#cgo nocallback cw_block

// cw_message begins again with the same key and an IV. A context without
// padding keeps nothing back, so there is nothing to finish.
static int cw_message(EVP_CIPHER_CTX *ctx, const unsigned char *iv, const unsigned char *text, int length, unsigned char *out) {
	int n;
	return EVP_CipherInit_ex2(ctx, NULL, NULL, iv, -1, NULL) && EVP_CipherUpdate(ctx, out, &n, text, length);
}
#cgo noescape cw_message
#cgo nocallback cw_message

static int cw_go_on(EVP_CIPHER_CTX *ctx, const unsigned char *text, int length, unsigned char *out) {
	int n;
	return EVP_CipherUpdate(ctx, out, &n, text, length);
}
#cgo noescape cw_go_on
#cgo nocallback cw_go_on
*/
import "C"

import (
	"cmp"
	"errors"
	"fmt"
	"runtime"
	"unsafe"

	"github.com/cgoworth/cgoworth/compare/op"
)

// ciphers leaves out what the loaded libcrypto lacks: one in FIPS mode may have
// no 3DES.
func ciphers() map[string]op.Implementation {
	all := map[string]op.Implementation{
		"aes-block/encrypt": {Prepare: aesBlock(encrypts, "message")},
		"aes-block/decrypt": {Prepare: aesBlock(decrypts, "ciphertext")},
		"aes-cbc/encrypt":   {Prepare: blocks(aes("CBC"), 16, encrypts, "message")},
		"aes-cbc/decrypt":   {Prepare: blocks(aes("CBC"), 16, decrypts, "ciphertext")},
		"aes-ctr":           {Prepare: aesCTR},
		"aes-ctr/stream":    {Prepare: aesStream},
	}
	if _, err := newCipher("DES-EDE3-CBC", make([]byte, 24), encrypts); err == nil {
		all["3des-cbc/encrypt"] = op.Implementation{Prepare: blocks(tripleDES, 8, encrypts, "message")}
		all["3des-cbc/decrypt"] = op.Implementation{Prepare: blocks(tripleDES, 8, decrypts, "ciphertext")}
	}
	return all
}

// direction is as EVP_CipherInit has it.
type direction C.int

const (
	decrypts direction = 0
	encrypts direction = 1
)

// cipherContext is a context that C owns and that goes with its Go owner.
type cipherContext struct{ c *C.EVP_CIPHER_CTX }

// newCipher makes a context with its cipher, without a key where there is none
// yet, and without padding. The cipher is fetched once: that costs more than a
// short message.
func newCipher(algorithm string, key []byte, d direction) (*cipherContext, error) {
	name := C.CString(algorithm)
	defer C.free(unsafe.Pointer(name))
	kind := C.EVP_CIPHER_fetch(nil, name, nil)
	if kind == nil {
		return nil, errors.New("libcrypto has no " + algorithm)
	}
	defer C.EVP_CIPHER_free(kind)
	x := &cipherContext{C.EVP_CIPHER_CTX_new()}
	runtime.AddCleanup(x, func(c *C.EVP_CIPHER_CTX) { C.EVP_CIPHER_CTX_free(c) }, x.c)
	if C.EVP_CipherInit_ex2(x.c, kind, nil, nil, C.int(d), nil) != 1 || C.EVP_CIPHER_CTX_set_padding(x.c, 0) != 1 {
		return nil, errors.New("libcrypto cannot begin with " + algorithm)
	}
	if key == nil {
		return x, nil
	}
	if want := int(C.EVP_CIPHER_CTX_get_key_length(x.c)); len(key) != want {
		return nil, fmt.Errorf("key has %d bytes, and must have %d", len(key), want)
	}
	if C.EVP_CipherInit_ex2(x.c, nil, pointer(key), nil, -1, nil) != 1 {
		return nil, errCipher
	}
	return x, nil
}

var errCipher = errors.New("libcrypto: a cipher failed")

// named finds the algorithm for an input.
type named func(in op.Input) string

// aes is AES in a mode, with the key length that the case says.
func aes(mode string) named {
	return func(in op.Input) string { return fmt.Sprintf("AES-%d-%s", in.Ints["key"], mode) }
}

func tripleDES(op.Input) string { return "DES-EDE3-CBC" }

// aesBlock is one direction of the block cipher, on the byte string of that name.
func aesBlock(d direction, name string) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		x, err := newCipher(aes("ECB")(in), in.Bytes["key"], d)
		if err := cmp.Or(err, in.LengthIs("key", in.Ints["key"]/8), in.LengthIs(name, 16)); err != nil {
			return nil, err
		}
		text := in.Bytes[name]
		return func(dst []byte) ([]byte, error) {
			dst, out := extend(dst, 16)
			if C.cw_block(x.c, pointer(text), pointer(out)) != 1 {
				return nil, errCipher
			}
			runtime.KeepAlive(x)
			return dst, nil
		}, nil
	}
}

// message is a call for one message, whatever its cipher.
func message(x *cipherContext, iv, text []byte) op.Call {
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(text))
		if C.cw_message(x.c, pointer(iv), pointer(text), C.int(len(text)), pointer(out)) != 1 {
			return nil, errCipher
		}
		runtime.KeepAlive(x)
		return dst, nil
	}
}

// blocks is one direction of a block mode, on the byte string of that name.
func blocks(algorithm named, size int, d direction, name string) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		x, err := newCipher(algorithm(in), in.Bytes["key"], d)
		if err := cmp.Or(err, in.LengthIs("iv", size), in.LengthBetween(name, 0, op.Longest)); err != nil {
			return nil, err
		}
		text := in.Bytes[name]
		if len(text)%size != 0 {
			return nil, fmt.Errorf("%s has %d bytes, and must have whole blocks of %d", name, len(text), size)
		}
		return message(x, in.Bytes["iv"], text), nil
	}
}

func aesCTR(in op.Input) (op.Call, error) {
	x, err := newCipher(aes("CTR")(in), in.Bytes["key"], encrypts)
	if err := cmp.Or(err, in.LengthIs("iv", 16), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	return message(x, in.Bytes["iv"], in.Bytes["message"]), nil
}

// aesStream goes on where the last call ended.
func aesStream(in op.Input) (op.Call, error) {
	x, err := newCipher(aes("CTR")(in), in.Bytes["key"], encrypts)
	if err := cmp.Or(err, in.LengthIs("iv", 16), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	if C.EVP_CipherInit_ex2(x.c, nil, nil, pointer(in.Bytes["iv"]), -1, nil) != 1 {
		return nil, errCipher
	}
	text := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(text))
		if C.cw_go_on(x.c, pointer(text), C.int(len(text)), pointer(out)) != 1 {
			return nil, errCipher
		}
		runtime.KeepAlive(x)
		return dst, nil
	}, nil
}
