//go:build cgo && openssl && sodium

package direct

/*
#include <stdlib.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include "pbkdf2.h"

static int cw_kdf_set(EVP_KDF_CTX *ctx, char *digest, int mode) {
	int lax = 1;
	OSSL_PARAM params[] = {
		OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
		OSSL_PARAM_construct_int(OSSL_KDF_PARAM_MODE, &mode),
		OSSL_PARAM_construct_int(OSSL_KDF_PARAM_PKCS5, &lax), // of PBKDF2: no least salt and no least number of iterations
		OSSL_PARAM_construct_end(),
	};
	return EVP_KDF_CTX_set_params(ctx, params);
}

#cgo noescape cw_pbkdf2
#cgo nocallback cw_pbkdf2

static int cw_hkdf(EVP_KDF_CTX *ctx, const unsigned char *key, size_t key_length, const unsigned char *salt, size_t salt_length,
		const unsigned char *info, size_t info_length, unsigned char *out, size_t length) {
	OSSL_PARAM params[] = {
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, (void *)key, key_length),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, (void *)salt, salt_length),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, (void *)info, info_length),
		OSSL_PARAM_construct_end(),
	};
	return EVP_KDF_derive(ctx, out, length, params);
}
#cgo noescape cw_hkdf
#cgo nocallback cw_hkdf

// cw_tls12_prf resets its context, and so has to fetch the hash again: a seed
// is added to the seeds that the context has already.
static int cw_tls12_prf(EVP_KDF_CTX *ctx, const unsigned char *secret, size_t secret_length, const unsigned char *label,
		size_t label_length, const unsigned char *seed, size_t seed_length, unsigned char *out, size_t length) {
	OSSL_PARAM params[] = {
		OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, "SHA256", 0),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SECRET, (void *)secret, secret_length),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SEED, (void *)label, label_length),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SEED, (void *)seed, seed_length),
		OSSL_PARAM_construct_end(),
	};
	EVP_KDF_CTX_reset(ctx);
	return EVP_KDF_derive(ctx, out, length, params);
}
#cgo noescape cw_tls12_prf
#cgo nocallback cw_tls12_prf
*/
import "C"

import (
	"cmp"
	"errors"
	"math"
	"runtime"
	"unsafe"

	"github.com/cgoworth/cgoworth/compare/op"
)

// derivations leaves out what the loaded libcrypto lacks: one in FIPS mode has
// no scrypt.
func derivations() map[string]op.Implementation {
	all := map[string]op.Implementation{
		"pbkdf2/sha256":       {Prepare: pbkdf2Key("SHA256")},
		"pbkdf2/sha512":       {Prepare: pbkdf2Key("SHA512")},
		"hkdf-sha256/extract": {Prepare: hkdfExtract},
		"hkdf-sha256/expand":  {Prepare: hkdfExpand},
		"hkdf-sha256/key":     {Prepare: hkdfKey},
		"tls12-prf":           {Prepare: tls12PRF, Note: "fetches the hash in every call, as libcrypto's context cannot be reused without"},
		"scrypt":              {Prepare: scryptKey},
		"argon2id":            {Prepare: argon2id},
		"kdf/blake2b":         {Prepare: subkey},
		"kx/client":           {Prepare: kxClient},
		"kx/server":           {Prepare: kxServer},
	}
	for _, row := range []struct {
		algorithm string
		names     []string
	}{
		{"PBKDF2", []string{"pbkdf2/sha256", "pbkdf2/sha512"}},
		{"HKDF", []string{"hkdf-sha256/extract", "hkdf-sha256/expand", "hkdf-sha256/key"}},
		{"TLS1-PRF", []string{"tls12-prf"}},
		{"SCRYPT", []string{"scrypt"}},
	} {
		if _, err := newKDF(row.algorithm, "SHA256", 0); err != nil {
			for _, name := range row.names {
				delete(all, name)
			}
		}
	}
	return all
}

// kdfContext is a context that C owns and that goes with its Go owner.
type kdfContext struct{ c *C.EVP_KDF_CTX }

// newKDF makes a context with its hash and, for HKDF, its mode; the other
// algorithms ignore one.
func newKDF(algorithm, digest string, mode C.int) (*kdfContext, error) {
	name, hash := C.CString(algorithm), C.CString(digest)
	defer C.free(unsafe.Pointer(name))
	defer C.free(unsafe.Pointer(hash))
	kdf := C.EVP_KDF_fetch(nil, name, nil)
	if kdf == nil {
		return nil, errors.New("libcrypto has no " + algorithm)
	}
	defer C.EVP_KDF_free(kdf)
	k := &kdfContext{C.EVP_KDF_CTX_new(kdf)}
	runtime.AddCleanup(k, func(c *C.EVP_KDF_CTX) { C.EVP_KDF_CTX_free(c) }, k.c)
	if C.cw_kdf_set(k.c, hash, mode) != 1 {
		return nil, errors.New("libcrypto has no " + algorithm + " over " + digest)
	}
	return k, nil
}

var errKDF = errors.New("libcrypto: a key derivation failed")

func pbkdf2Key(digest string) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := cmp.Or(
			in.ValueBetween("iterations", 1, math.MaxInt32),
			in.ValueBetween("length", 1, op.Longest),
			in.LengthBetween("password", 0, op.Longest),
			in.LengthBetween("salt", 0, op.Longest),
		); err != nil {
			return nil, err
		}
		k, err := newKDF("PBKDF2", digest, 0)
		if err != nil {
			return nil, err
		}
		password, salt := in.Bytes["password"], in.Bytes["salt"]
		iterations, length := in.Ints["iterations"], in.Ints["length"]
		return func(dst []byte) ([]byte, error) {
			dst, out := extend(dst, length)
			if C.cw_pbkdf2(k.c, pointer(password), C.size_t(len(password)), pointer(salt), C.size_t(len(salt)),
				C.uint(iterations), pointer(out), C.size_t(length)) != 1 {
				return nil, errKDF
			}
			runtime.KeepAlive(k)
			return dst, nil
		}, nil
	}
}

func hkdfExtract(in op.Input) (op.Call, error) {
	return hkdf(in, C.EVP_KDF_HKDF_MODE_EXTRACT_ONLY, "secret", 32)
}

func hkdfExpand(in op.Input) (op.Call, error) {
	if err := in.ValueBetween("length", 1, op.LongestHKDF); err != nil {
		return nil, err
	}
	return hkdf(in, C.EVP_KDF_HKDF_MODE_EXPAND_ONLY, "prk", in.Ints["length"])
}

func hkdfKey(in op.Input) (op.Call, error) {
	if err := in.ValueBetween("length", 1, op.LongestHKDF); err != nil {
		return nil, err
	}
	return hkdf(in, C.EVP_KDF_HKDF_MODE_EXTRACT_AND_EXPAND, "secret", in.Ints["length"])
}

// hkdf is one mode of HKDF with SHA-256, on the byte string of that name. A
// mode ignores what it does not use of salt and info.
func hkdf(in op.Input, mode C.int, name string, length int) (op.Call, error) {
	if err := cmp.Or(
		in.LengthBetween(name, 0, op.Longest),
		in.LengthBetween("salt", 0, op.Longest),
		in.LengthBetween("info", 0, op.Longest),
	); err != nil {
		return nil, err
	}
	key, salt, info := in.Bytes[name], in.Bytes["salt"], in.Bytes["info"]
	k, err := newKDF("HKDF", "SHA256", mode)
	if err != nil {
		return nil, err
	}
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, length)
		if C.cw_hkdf(k.c, pointer(key), C.size_t(len(key)), pointer(salt), C.size_t(len(salt)),
			pointer(info), C.size_t(len(info)), pointer(out), C.size_t(length)) != 1 {
			return nil, errKDF
		}
		runtime.KeepAlive(k)
		return dst, nil
	}, nil
}

func tls12PRF(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.ValueBetween("length", 1, op.Longest), in.CheckTLS()); err != nil {
		return nil, err
	}
	k, err := newKDF("TLS1-PRF", "SHA256", 0)
	if err != nil {
		return nil, err
	}
	secret, label, seed, length := in.Bytes["secret"], in.Bytes["label"], in.Bytes["seed"], in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, length)
		if C.cw_tls12_prf(k.c, pointer(secret), C.size_t(len(secret)), pointer(label), C.size_t(len(label)),
			pointer(seed), C.size_t(len(seed)), pointer(out), C.size_t(length)) != 1 {
			return nil, errKDF
		}
		runtime.KeepAlive(k)
		return dst, nil
	}, nil
}
