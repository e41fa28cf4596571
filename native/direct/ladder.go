//go:build cgo && openssl && sodium

package direct

/*
#include <stddef.h>
#include <openssl/evp.h>

static void cw_nothing(void) {
}
#cgo noescape cw_nothing
#cgo nocallback cw_nothing

static void cw_touch_nothing(const unsigned char *key, size_t key_length, const unsigned char *message, size_t length,
		unsigned char *out, size_t out_length) {
}
#cgo noescape cw_touch_nothing
#cgo nocallback cw_touch_nothing

static int cw_context(void) {
	EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
	EVP_CIPHER_CTX_free(ctx);
	return ctx != NULL;
}
#cgo noescape cw_context
#cgo nocallback cw_context
*/
import "C"

import (
	"errors"

	"github.com/cgoworth/cgoworth/compare/op"
)

// ladder has the Go rung as well: the same Go code in a program with cgo.
func ladder() map[string]op.Implementation {
	return map[string]op.Implementation{
		"call/go":           {Prepare: callGo},
		"call/cgo":          {Prepare: callC},
		"call/cgo-pointers": {Prepare: callPointers},
		"call/cgo-context":  {Prepare: callContext},
	}
}

//go:noinline
func empty() {}

func callGo(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		empty()
		return dst, nil
	}, nil
}

func callC(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		C.cw_nothing()
		return dst, nil
	}, nil
}

func callPointers(op.Input) (op.Call, error) {
	key, message, out := make([]byte, 32), make([]byte, 64), make([]byte, 64)
	return func(dst []byte) ([]byte, error) {
		C.cw_touch_nothing(pointer(key), C.size_t(len(key)), pointer(message), C.size_t(len(message)),
			pointer(out), C.size_t(len(out)))
		return dst, nil
	}, nil
}

func callContext(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		if C.cw_context() != 1 {
			return nil, errors.New("libcrypto has no memory for a context")
		}
		return dst, nil
	}, nil
}
