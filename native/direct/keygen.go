//go:build cgo && openssl && sodium

package direct

/*
#include <string.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <sodium.h>

// cw_generator makes keys like the model, whose curve need not be looked up.
static EVP_PKEY_CTX *cw_generator(EVP_PKEY *model) {
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(model, NULL);
	if (ctx != NULL && EVP_PKEY_keygen_init(ctx) == 1)
		return ctx;
	EVP_PKEY_CTX_free(ctx);
	return NULL;
}

static EVP_PKEY_CTX *cw_rsa_generator(int bits) {
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
	if (ctx != NULL && EVP_PKEY_keygen_init(ctx) == 1 && EVP_PKEY_CTX_set_rsa_keygen_bits(ctx, bits) == 1)
		return ctx;
	EVP_PKEY_CTX_free(ctx);
	return NULL;
}

static int cw_keygen(EVP_PKEY_CTX *ctx, unsigned char *scalar, int size) {
	EVP_PKEY *key = NULL;
	BIGNUM *number = NULL;
	int ok = EVP_PKEY_generate(ctx, &key) == 1 &&
		EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1 &&
		BN_bn2binpad(number, scalar, size) == size;
	BN_clear_free(number);
	EVP_PKEY_free(key);
	return ok;
}
#cgo noescape cw_keygen
#cgo nocallback cw_keygen

// cw_rsa_keygen returns the length of the PKCS #1 DER, 0 where there is none.
static int cw_rsa_keygen(EVP_PKEY_CTX *ctx, unsigned char *der, int room) {
	EVP_PKEY *key = NULL;
	unsigned char *out = NULL;
	int size = EVP_PKEY_generate(ctx, &key) == 1 ? i2d_PrivateKey(key, &out) : 0;
	int ok = size > 0 && size <= room;
	if (ok)
		memcpy(der, out, size);
	if (out != NULL)
		OPENSSL_clear_free(out, size);
	EVP_PKEY_free(key);
	return ok ? size : 0;
}
#cgo noescape cw_rsa_keygen
#cgo nocallback cw_rsa_keygen

static int cw_x25519_keygen(unsigned char *key) {
	unsigned char public[crypto_box_PUBLICKEYBYTES];
	return crypto_box_keypair(public, key);
}
#cgo noescape cw_x25519_keygen
#cgo nocallback cw_x25519_keygen

static int cw_ed25519_keygen(unsigned char *seed) {
	unsigned char public[crypto_sign_PUBLICKEYBYTES], key[crypto_sign_SECRETKEYBYTES];
	int failed = crypto_sign_keypair(public, key) != 0 || crypto_sign_ed25519_sk_to_seed(seed, key) != 0;
	sodium_memzero(key, sizeof key);
	return failed;
}
#cgo noescape cw_ed25519_keygen
#cgo nocallback cw_ed25519_keygen
*/
import "C"

import (
	"errors"
	"runtime"

	"github.com/cgoworth/cgoworth/compare/op"
)

func keygens() map[string]op.Implementation {
	return map[string]op.Implementation{
		"keygen/p256":     {Prepare: keygenEC(p256)},
		"keygen/p384":     {Prepare: keygenEC(p384)},
		"keygen/p521":     {Prepare: keygenEC(p521)},
		"keygen/x25519":   {Prepare: keygenX25519, Note: bySodium},
		"keygen/ed25519":  {Prepare: keygenEd25519, Note: bySodium},
		"keygen/rsa-2048": {Prepare: keygenRSA(2048)},
		"keygen/rsa-3072": {Prepare: keygenRSA(3072)},
		"keygen/rsa-4096": {Prepare: keygenRSA(4096)},
	}
}

var errKeygen = errors.New("a key could not be generated")

func keygenEC(c curve) op.Prepare {
	return func(op.Input) (op.Call, error) {
		m, err := model(c)
		if err != nil {
			return nil, err
		}
		ctx, err := ownContext(C.cw_generator(m.c))
		runtime.KeepAlive(m)
		if err != nil {
			return nil, err
		}
		size := c.coordinate()
		return func(dst []byte) ([]byte, error) {
			dst, scalar := extend(dst, size)
			if C.cw_keygen(ctx.c, pointer(scalar), C.int(size)) != 1 {
				return nil, errKeygen
			}
			runtime.KeepAlive(ctx)
			return dst, nil
		}, nil
	}
}

func keygenX25519(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		dst, k := extend(dst, 32)
		if C.cw_x25519_keygen(pointer(k)) != 0 {
			return nil, errKeygen
		}
		return dst, nil
	}, nil
}

func keygenEd25519(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		dst, seed := extend(dst, 32)
		if C.cw_ed25519_keygen(pointer(seed)) != 0 {
			return nil, errKeygen
		}
		return dst, nil
	}, nil
}

func keygenRSA(bits int) op.Prepare {
	return func(op.Input) (op.Call, error) {
		ctx, err := ownContext(C.cw_rsa_generator(C.int(bits)))
		if err != nil {
			return nil, err
		}
		// Two numbers as long as the modulus and five half as long, and the
		// rest is headers.
		room := 5*bits/8 + 64
		return func(dst []byte) ([]byte, error) {
			whole, der := extend(dst, room)
			n := C.cw_rsa_keygen(ctx.c, pointer(der), C.int(room))
			runtime.KeepAlive(ctx)
			if n == 0 {
				return nil, errKeygen
			}
			return whole[:len(dst)+int(n)], nil
		}, nil
	}
}
