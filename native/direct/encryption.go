//go:build cgo && openssl && sodium

package direct

/*
#include <openssl/evp.h>
#include <openssl/rsa.h>

// cw_oaep sets OAEP with SHA-256 in both places and no label.
static int cw_oaep(EVP_PKEY_CTX *ctx) {
	return EVP_PKEY_CTX_set_rsa_padding(ctx, RSA_PKCS1_OAEP_PADDING) == 1 &&
		EVP_PKEY_CTX_set_rsa_oaep_md(ctx, EVP_sha256()) == 1 &&
		EVP_PKEY_CTX_set_rsa_mgf1_md(ctx, EVP_sha256()) == 1;
}

static EVP_PKEY_CTX *cw_encrypter(EVP_PKEY *key) {
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(key, NULL);
	if (ctx != NULL && EVP_PKEY_encrypt_init(ctx) == 1 && cw_oaep(ctx))
		return ctx;
	EVP_PKEY_CTX_free(ctx);
	return NULL;
}

static EVP_PKEY_CTX *cw_decrypter(EVP_PKEY *key) {
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(key, NULL);
	if (ctx != NULL && EVP_PKEY_decrypt_init(ctx) == 1 && cw_oaep(ctx))
		return ctx;
	EVP_PKEY_CTX_free(ctx);
	return NULL;
}

// cw_encrypt and cw_decrypt return the length of the output, which may be 0,
// or -1 where there is none.
static long cw_encrypt(EVP_PKEY_CTX *ctx, const unsigned char *message, size_t size, unsigned char *out, size_t room) {
	return EVP_PKEY_encrypt(ctx, out, &room, message, size) == 1 ? (long)room : -1;
}
#cgo noescape cw_encrypt
#cgo nocallback cw_encrypt

static long cw_decrypt(EVP_PKEY_CTX *ctx, const unsigned char *ciphertext, size_t size, unsigned char *out, size_t room) {
	return EVP_PKEY_decrypt(ctx, out, &room, ciphertext, size) == 1 ? (long)room : -1;
}
#cgo noescape cw_decrypt
#cgo nocallback cw_decrypt
*/
import "C"

import (
	"errors"
	"runtime"

	"github.com/cgoworth/cgoworth/compare/op"
)

func encryptions() map[string]op.Implementation {
	return map[string]op.Implementation{
		"rsa-2048/encrypt-oaep": {Prepare: rsaEncryptOAEP(2048)},
		"rsa-2048/decrypt-oaep": {Prepare: rsaDecryptOAEP(2048)},
		"rsa-3072/encrypt-oaep": {Prepare: rsaEncryptOAEP(3072)},
		"rsa-3072/decrypt-oaep": {Prepare: rsaDecryptOAEP(3072)},
		"rsa-4096/encrypt-oaep": {Prepare: rsaEncryptOAEP(4096)},
		"rsa-4096/decrypt-oaep": {Prepare: rsaDecryptOAEP(4096)},
	}
}

var (
	errEncrypt = errors.New("libcrypto: the message cannot be encrypted")
	errDecrypt = errors.New("libcrypto: the ciphertext cannot be decrypted")
)

// rsaEncryptOAEP takes a key of the given size in bits.
func rsaEncryptOAEP(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthBetween("message", 0, bits/8); err != nil {
			return nil, err
		}
		public, err := rsaPublic(in, bits)
		if err != nil {
			return nil, err
		}
		ctx, err := ownContext(C.cw_encrypter(public.c))
		runtime.KeepAlive(public)
		if err != nil {
			return nil, err
		}
		message := in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			whole, out := extend(dst, bits/8)
			n := C.cw_encrypt(ctx.c, pointer(message), C.size_t(len(message)), pointer(out), C.size_t(len(out)))
			runtime.KeepAlive(ctx)
			if n < 0 {
				return nil, errEncrypt
			}
			return whole[:len(dst)+int(n)], nil
		}, nil
	}
}

// rsaDecryptOAEP takes a key of the given size in bits. libcrypto wants room
// for as many bytes as the modulus has, whatever the message.
func rsaDecryptOAEP(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthIs("ciphertext", bits/8); err != nil {
			return nil, err
		}
		k, err := rsaPrivate(in, bits)
		if err != nil {
			return nil, err
		}
		ctx, err := ownContext(C.cw_decrypter(k.c))
		runtime.KeepAlive(k)
		if err != nil {
			return nil, err
		}
		ciphertext := in.Bytes["ciphertext"]
		return func(dst []byte) ([]byte, error) {
			whole, out := extend(dst, bits/8)
			n := C.cw_decrypt(ctx.c, pointer(ciphertext), C.size_t(len(ciphertext)), pointer(out), C.size_t(len(out)))
			runtime.KeepAlive(ctx)
			if n < 0 {
				return nil, errDecrypt
			}
			return whole[:len(dst)+int(n)], nil
		}, nil
	}
}
