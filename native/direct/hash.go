//go:build cgo && openssl && sodium

package direct

/*
#include <stdlib.h>
#include <openssl/evp.h>
#include <sodium.h>

// cw_digest computes a whole digest in a context that is reused: EVP_DigestInit
// on a context that already has its algorithm only resets it.
static int cw_digest(EVP_MD_CTX *ctx, const unsigned char *message, size_t size, unsigned char *sum) {
	return EVP_DigestInit_ex2(ctx, NULL, NULL) && EVP_DigestUpdate(ctx, message, size) &&
		EVP_DigestFinal_ex(ctx, sum, NULL);
}
#cgo noescape cw_digest
#cgo nocallback cw_digest

static int cw_blake2b(unsigned char *sum, size_t size, const unsigned char *message, size_t length,
		const unsigned char *key, size_t key_length) {
	return crypto_generichash(sum, size, message, length, key, key_length);
}
#cgo noescape cw_blake2b
#cgo nocallback cw_blake2b

static int cw_siphash(unsigned char *sum, const unsigned char *message, size_t length, const unsigned char *key) {
	return crypto_shorthash(sum, message, length, key);
}
#cgo noescape cw_siphash
#cgo nocallback cw_siphash
*/
import "C"

import (
	"cmp"
	"errors"
	"runtime"
	"unsafe"

	"github.com/cgoworth/cgoworth/compare/op"
)

// digests are the digests of libcrypto, with their sizes in bytes.
var digests = []struct {
	name, algorithm string
	size            int
}{
	{"md5", "MD5", 16},
	{"sha1", "SHA1", 20},
	{"sha224", "SHA224", 28},
	{"sha256", "SHA256", 32},
	{"sha384", "SHA384", 48},
	{"sha512", "SHA512", 64},
	{"sha3-224", "SHA3-224", 28},
	{"sha3-256", "SHA3-256", 32},
	{"sha3-384", "SHA3-384", 48},
	{"sha3-512", "SHA3-512", 64},
}

// hashes leaves out what the loaded libcrypto lacks: one in FIPS mode has no
// MD5.
func hashes() map[string]op.Implementation {
	all := map[string]op.Implementation{
		"blake2b-256":       {Prepare: blake2b(32, 0)},
		"blake2b-512":       {Prepare: blake2b(64, 0)},
		"blake2b-256/keyed": {Prepare: blake2b(32, 32)},
		"siphash":           {Prepare: sipHash},

		"sha256/stream":      {Prepare: digestStream("SHA256", 32)},
		"sha512/stream":      {Prepare: digestStream("SHA512", 64)},
		"blake2b-256/stream": {Prepare: blake2bStream},
	}
	for _, d := range digests {
		if _, err := newDigest(d.algorithm); err == nil {
			all[d.name] = op.Implementation{Prepare: digest(d.algorithm, d.size)}
		}
	}
	return all
}

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

var errDigest = errors.New("libcrypto: a digest failed")

// digest is a digest of the given size in bytes.
func digest(algorithm string, size int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthBetween("message", 0, op.Longest); err != nil {
			return nil, err
		}
		d, err := newDigest(algorithm)
		if err != nil {
			return nil, err
		}
		message := in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			dst, sum := extend(dst, size)
			if C.cw_digest(d.c, pointer(message), C.size_t(len(message)), pointer(sum)) != 1 {
				return nil, errDigest
			}
			runtime.KeepAlive(d)
			return dst, nil
		}, nil
	}
}

var errHash = errors.New("libsodium: a hash failed")

// blake2b is a BLAKE2b of the given size, with a key of the given length or
// none, both in bytes.
func blake2b(size, keyLength int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := cmp.Or(in.LengthIs("key", keyLength), in.LengthBetween("message", 0, op.Longest)); err != nil {
			return nil, err
		}
		key, message := in.Bytes["key"], in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			dst, sum := extend(dst, size)
			if C.cw_blake2b(pointer(sum), C.size_t(size), pointer(message), C.size_t(len(message)),
				pointer(key), C.size_t(len(key))) != 0 {
				return nil, errHash
			}
			return dst, nil
		}, nil
	}
}

func sipHash(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 16), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, message := in.Bytes["key"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		dst, sum := extend(dst, 8)
		if C.cw_siphash(pointer(sum), pointer(message), C.size_t(len(message)), pointer(key)) != 0 {
			return nil, errHash
		}
		return dst, nil
	}, nil
}
