//go:build cgo && openssl && sodium

package direct

/*
#include <openssl/evp.h>
#include <openssl/rsa.h>

// cw_scheme sets the hash, and for RSA the padding; PSS has a salt as long as
// the hash.
static int cw_scheme(EVP_PKEY_CTX *ctx, const EVP_MD *hash, int padding) {
	return EVP_PKEY_CTX_set_signature_md(ctx, hash) == 1 &&
		(padding == 0 || EVP_PKEY_CTX_set_rsa_padding(ctx, padding) == 1) &&
		(padding != RSA_PKCS1_PSS_PADDING || EVP_PKEY_CTX_set_rsa_pss_saltlen(ctx, RSA_PSS_SALTLEN_DIGEST) == 1);
}

static EVP_PKEY_CTX *cw_signer(EVP_PKEY *key, const EVP_MD *hash, int padding) {
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(key, NULL);
	if (ctx != NULL && EVP_PKEY_sign_init(ctx) == 1 && cw_scheme(ctx, hash, padding))
		return ctx;
	EVP_PKEY_CTX_free(ctx);
	return NULL;
}

static EVP_PKEY_CTX *cw_verifier(EVP_PKEY *key, const EVP_MD *hash, int padding) {
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(key, NULL);
	if (ctx != NULL && EVP_PKEY_verify_init(ctx) == 1 && cw_scheme(ctx, hash, padding))
		return ctx;
	EVP_PKEY_CTX_free(ctx);
	return NULL;
}

// cw_sign returns the length of the signature, 0 where there is none.
static size_t cw_sign(EVP_PKEY_CTX *ctx, const unsigned char *digest, size_t size, unsigned char *signature, size_t room) {
	return EVP_PKEY_sign(ctx, signature, &room, digest, size) == 1 ? room : 0;
}
#cgo noescape cw_sign
#cgo nocallback cw_sign

static int cw_verify(EVP_PKEY_CTX *ctx, const unsigned char *digest, size_t size, const unsigned char *signature, size_t length) {
	return EVP_PKEY_verify(ctx, signature, length, digest, size) == 1;
}
#cgo noescape cw_verify
#cgo nocallback cw_verify
*/
import "C"

import (
	"cmp"
	"crypto/sha256"
	"crypto/sha512"
	"errors"
	"runtime"

	"github.com/cgoworth/cgoworth/compare/op"
)

func signatures() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ecdsa-p256/sign":     {Prepare: ecdsaSign(p256)},
		"ecdsa-p256/verify":   {Prepare: ecdsaVerify(p256)},
		"ecdsa-p384/sign":     {Prepare: ecdsaSign(p384)},
		"ecdsa-p384/verify":   {Prepare: ecdsaVerify(p384)},
		"ecdsa-p521/sign":     {Prepare: ecdsaSign(p521)},
		"ecdsa-p521/verify":   {Prepare: ecdsaVerify(p521)},
		"ed25519/sign":        {Prepare: ed25519Sign, Note: bySodium},
		"ed25519/verify":      {Prepare: ed25519Verify, Note: bySodium + ", which " + smallOrder},
		"ed25519ph/sign":      {Prepare: ed25519phSign, Note: bySodium},
		"ed25519ph/verify":    {Prepare: ed25519phVerify, Note: bySodium + ", which " + smallOrder},
		"rsa-2048/sign":       {Prepare: rsaSign(2048, C.RSA_PKCS1_PADDING)},
		"rsa-2048/verify":     {Prepare: rsaVerify(2048, C.RSA_PKCS1_PADDING)},
		"rsa-2048/sign-pss":   {Prepare: rsaSign(2048, C.RSA_PKCS1_PSS_PADDING)},
		"rsa-2048/verify-pss": {Prepare: rsaVerify(2048, C.RSA_PKCS1_PSS_PADDING)},
		"rsa-3072/sign":       {Prepare: rsaSign(3072, C.RSA_PKCS1_PADDING)},
		"rsa-3072/verify":     {Prepare: rsaVerify(3072, C.RSA_PKCS1_PADDING)},
		"rsa-3072/sign-pss":   {Prepare: rsaSign(3072, C.RSA_PKCS1_PSS_PADDING)},
		"rsa-3072/verify-pss": {Prepare: rsaVerify(3072, C.RSA_PKCS1_PSS_PADDING)},
		"rsa-4096/sign":       {Prepare: rsaSign(4096, C.RSA_PKCS1_PADDING)},
		"rsa-4096/verify":     {Prepare: rsaVerify(4096, C.RSA_PKCS1_PADDING)},
		"rsa-4096/sign-pss":   {Prepare: rsaSign(4096, C.RSA_PKCS1_PSS_PADDING)},
		"rsa-4096/verify-pss": {Prepare: rsaVerify(4096, C.RSA_PKCS1_PSS_PADDING)},
	}
}

var (
	errSign   = errors.New("libcrypto: a signature failed")
	errVerify = errors.New("the signature does not verify")
)

// hashOf is the hash with digests of the given size in bytes.
func hashOf(size int) *C.EVP_MD {
	switch size {
	case sha256.Size:
		return C.EVP_sha256()
	case sha512.Size384:
		return C.EVP_sha384()
	}
	return C.EVP_sha512()
}

// sign signs digests of the given size with a key, in signatures of at most
// room bytes. The padding is that of RSA, and 0 for a key of another kind.
func sign(in op.Input, k *key, size int, padding C.int, room int) (op.Call, error) {
	if err := in.LengthIs("digest", size); err != nil {
		return nil, err
	}
	ctx, err := ownContext(C.cw_signer(k.c, hashOf(size), padding))
	runtime.KeepAlive(k)
	if err != nil {
		return nil, err
	}
	digest := in.Bytes["digest"]
	return func(dst []byte) ([]byte, error) {
		whole, signature := extend(dst, room)
		n := C.cw_sign(ctx.c, pointer(digest), C.size_t(len(digest)), pointer(signature), C.size_t(room))
		runtime.KeepAlive(ctx)
		if n == 0 {
			return nil, errSign
		}
		return whole[:len(dst)+int(n)], nil
	}, nil
}

// verify is the other side of sign.
func verify(in op.Input, public *key, size int, padding C.int) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("digest", size), in.LengthBetween("signature", 0, op.Longest)); err != nil {
		return nil, err
	}
	ctx, err := ownContext(C.cw_verifier(public.c, hashOf(size), padding))
	runtime.KeepAlive(public)
	if err != nil {
		return nil, err
	}
	digest, signature := in.Bytes["digest"], in.Bytes["signature"]
	return func(dst []byte) ([]byte, error) {
		ok := C.cw_verify(ctx.c, pointer(digest), C.size_t(len(digest)), pointer(signature), C.size_t(len(signature)))
		runtime.KeepAlive(ctx)
		if ok != 1 {
			return nil, errVerify
		}
		return dst, nil
	}, nil
}

func ecdsaSign(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		k, err := ecdsaPrivate(in, c)
		if err != nil {
			return nil, err
		}
		// In DER: a sequence of two numbers, each with a sign and a header.
		return sign(in, k, c.digest, 0, 2*(c.coordinate()+3)+3)
	}
}

func ecdsaVerify(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		public, err := point(in.Bytes["public"], c)
		if err != nil {
			return nil, err
		}
		return verify(in, public, c.digest, 0)
	}
}

// rsaSign takes a key of the given size in bits.
func rsaSign(bits int, padding C.int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		k, err := rsaPrivate(in, bits)
		if err != nil {
			return nil, err
		}
		return sign(in, k, sha256.Size, padding, bits/8)
	}
}

// rsaVerify takes a key of the given size in bits.
func rsaVerify(bits int, padding C.int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		public, err := rsaPublic(in, bits)
		if err != nil {
			return nil, err
		}
		return verify(in, public, sha256.Size, padding)
	}
}
