//go:build cgo && openssl && sodium

package direct

/*
#include <stdlib.h>
#include <openssl/evp.h>

// cw_digest computes a whole digest in a context that is reused: EVP_DigestInit
// on a context that already has its algorithm only resets it.
static int cw_digest(EVP_MD_CTX *ctx, const unsigned char *message, size_t size, unsigned char *sum) {
	return EVP_DigestInit_ex2(ctx, NULL, NULL) && EVP_DigestUpdate(ctx, message, size) &&
		EVP_DigestFinal_ex(ctx, sum, NULL);
}
#cgo noescape cw_digest
#cgo nocallback cw_digest
*/
import "C"

import (
	"errors"
	"runtime"
	"unsafe"

	"github.com/cgoworth/cgoworth/compare/op"
)

// digestContext is a context that C owns and that goes with its Go owner.
type digestContext struct{ c *C.EVP_MD_CTX }

// newDigest fetches the algorithm once: a fetch costs more than a short digest.
func newDigest(algorithm string) (*digestContext, error) {
	name := C.CString(algorithm)
	defer C.free(unsafe.Pointer(name))
	md := C.EVP_MD_fetch(nil, name, nil)
	if md == nil {
		return nil, errors.New("libcrypto has no " + algorithm)
	}
	defer C.EVP_MD_free(md)
	d := &digestContext{C.EVP_MD_CTX_new()}
	runtime.AddCleanup(d, func(c *C.EVP_MD_CTX) { C.EVP_MD_CTX_free(c) }, d.c)
	if C.EVP_DigestInit_ex2(d.c, md, nil) != 1 {
		return nil, errors.New("libcrypto cannot start a " + algorithm)
	}
	return d, nil
}

func sha256Digest(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	d, err := newDigest("SHA256")
	if err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		const size = 32
		dst, sum := extend(dst, size)
		if C.cw_digest(d.c, pointer(message), C.size_t(len(message)), pointer(sum)) != 1 {
			return nil, errDigest
		}
		runtime.KeepAlive(d)
		return dst, nil
	}, nil
}

var errDigest = errors.New("libcrypto: a digest failed")
