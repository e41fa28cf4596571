//go:build cgo && openssl && sodium

package direct

/*
#include <stdlib.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <sodium.h>

static int cw_mac_digest(EVP_MAC_CTX *ctx, char *digest) {
	OSSL_PARAM params[] = {
		OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, digest, 0),
		OSSL_PARAM_construct_end(),
	};
	return EVP_MAC_CTX_set_params(ctx, params);
}

// cw_mac computes a whole tag in a context that is reused. A null key means the
// key that the context has: then the padded key is not hashed again.
static int cw_mac(EVP_MAC_CTX *ctx, const unsigned char *key, size_t key_length,
		const unsigned char *message, size_t length, unsigned char *tag, size_t tag_length) {
	return EVP_MAC_init(ctx, key, key_length, NULL) && EVP_MAC_update(ctx, message, length) &&
		EVP_MAC_final(ctx, tag, NULL, tag_length);
}
#cgo noescape cw_mac
#cgo nocallback cw_mac

static int cw_auth(unsigned char *tag, const unsigned char *message, size_t length, const unsigned char *key) {
	return crypto_auth(tag, message, length, key);
}
#cgo noescape cw_auth
#cgo nocallback cw_auth
*/
import "C"

import (
	"cmp"
	"errors"
	"runtime"
	"unsafe"

	"github.com/cgoworth/cgoworth/compare/op"
)

// hmacs are the hashes under HMAC, with the sizes of their tags in bytes.
var hmacs = []struct {
	name, algorithm string
	size            int
}{
	{"hmac-sha1", "SHA1", 20},
	{"hmac-sha256", "SHA256", 32},
	{"hmac-sha384", "SHA384", 48},
	{"hmac-sha512", "SHA512", 64},
	{"hmac-sha3-256", "SHA3-256", 32},
}

// macs leaves out what the loaded libcrypto lacks. Before 3.0.3 it does not
// reset a keyed context (openssl/openssl#17811).
func macs() map[string]op.Implementation {
	all := map[string]op.Implementation{
		"auth": {Prepare: auth},
	}
	for _, h := range hmacs {
		if _, err := newDigest(h.algorithm); err == nil {
			all[h.name+"/new"] = op.Implementation{Prepare: hmacNew(h.algorithm, h.size)}
			all[h.name+"/reset"] = op.Implementation{Prepare: hmacReset(h.algorithm, h.size)}
		}
		if C.OpenSSL_version_num() < 0x30000030 {
			delete(all, h.name+"/reset")
		}
	}
	return all
}

// macContext is a context that C owns and that goes with its Go owner.
type macContext struct{ c *C.EVP_MAC_CTX }

// newHMAC makes a context with its hash and no key yet.
func newHMAC(algorithm string) (*macContext, error) {
	name, hash := C.CString("HMAC"), C.CString(algorithm)
	defer C.free(unsafe.Pointer(name))
	defer C.free(unsafe.Pointer(hash))
	mac := C.EVP_MAC_fetch(nil, name, nil)
	if mac == nil {
		return nil, errors.New("libcrypto has no HMAC")
	}
	defer C.EVP_MAC_free(mac)
	m := &macContext{C.EVP_MAC_CTX_new(mac)}
	runtime.AddCleanup(m, func(c *C.EVP_MAC_CTX) { C.EVP_MAC_CTX_free(c) }, m.c)
	if C.cw_mac_digest(m.c, hash) != 1 {
		return nil, errors.New("libcrypto has no HMAC over " + algorithm)
	}
	return m, nil
}

var errMAC = errors.New("libcrypto: a MAC failed")

// hmacNew is an HMAC with a tag of the given size in bytes, whose key is set
// up in the call; the context it is set up in is reused.
func hmacNew(algorithm string, size int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := cmp.Or(in.LengthBetween("key", 0, op.Longest), in.LengthBetween("message", 0, op.Longest)); err != nil {
			return nil, err
		}
		m, err := newHMAC(algorithm)
		if err != nil {
			return nil, err
		}
		key, message := in.Bytes["key"], in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			dst, tag := extend(dst, size)
			if C.cw_mac(m.c, pointer(key), C.size_t(len(key)), pointer(message), C.size_t(len(message)),
				pointer(tag), C.size_t(size)) != 1 {
				return nil, errMAC
			}
			runtime.KeepAlive(m)
			return dst, nil
		}, nil
	}
}

// hmacReset is hmacNew with the key set up before.
func hmacReset(algorithm string, size int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := cmp.Or(in.LengthBetween("key", 0, op.Longest), in.LengthBetween("message", 0, op.Longest)); err != nil {
			return nil, err
		}
		m, err := newHMAC(algorithm)
		if err != nil {
			return nil, err
		}
		key, message := in.Bytes["key"], in.Bytes["message"]
		if C.EVP_MAC_init(m.c, pointer(key), C.size_t(len(key)), nil) != 1 {
			return nil, errMAC
		}
		return func(dst []byte) ([]byte, error) {
			dst, tag := extend(dst, size)
			if C.cw_mac(m.c, nil, 0, pointer(message), C.size_t(len(message)),
				pointer(tag), C.size_t(size)) != 1 {
				return nil, errMAC
			}
			runtime.KeepAlive(m)
			return dst, nil
		}, nil
	}
}

func auth(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, message := in.Bytes["key"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		dst, tag := extend(dst, 32)
		if C.cw_auth(pointer(tag), pointer(message), C.size_t(len(message)), pointer(key)) != 0 {
			return nil, errHash
		}
		return dst, nil
	}, nil
}
