//go:build cgo && openssl && sodium

package direct

/*
#include <stdint.h>
#include <openssl/evp.h>
#include <sodium.h>

// cw_scrypt grants as much memory as its input asks for: without a limit of
// ours, libcrypto refuses more than 32 MiB.
static int cw_scrypt(const unsigned char *password, size_t password_length, const unsigned char *salt, size_t salt_length,
		uint64_t n, uint64_t r, uint64_t p, unsigned char *out, size_t length) {
	return EVP_PBE_scrypt((const char *)password, password_length, salt, salt_length, n, r, p, SIZE_MAX, out, length);
}
#cgo noescape cw_scrypt
#cgo nocallback cw_scrypt

static int cw_argon2id(const unsigned char *password, size_t password_length, const unsigned char *salt,
		unsigned long long time, size_t memory, unsigned char *out, size_t length) {
	return crypto_pwhash(out, length, (const char *)password, password_length, salt, time, memory,
		crypto_pwhash_ALG_ARGON2ID13);
}
#cgo noescape cw_argon2id
#cgo nocallback cw_argon2id
*/
import "C"

import (
	"errors"

	"github.com/cgoworth/cgoworth/compare/op"
)

func scryptKey(in op.Input) (op.Call, error) {
	if err := in.CheckScrypt(); err != nil {
		return nil, err
	}
	password, salt := in.Bytes["password"], in.Bytes["salt"]
	n, r, p, length := in.Ints["n"], in.Ints["r"], in.Ints["p"], in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, length)
		if C.cw_scrypt(pointer(password), C.size_t(len(password)), pointer(salt), C.size_t(len(salt)),
			C.uint64_t(n), C.uint64_t(r), C.uint64_t(p), pointer(out), C.size_t(length)) != 1 {
			return nil, errKDF
		}
		return dst, nil
	}, nil
}

func argon2id(in op.Input) (op.Call, error) {
	if err := in.CheckArgon2(); err != nil {
		return nil, err
	}
	password, salt := in.Bytes["password"], in.Bytes["salt"]
	time, memory, length := in.Ints["time"], in.Ints["memory"]<<10, in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, length)
		if C.cw_argon2id(pointer(password), C.size_t(len(password)), pointer(salt),
			C.ulonglong(time), C.size_t(memory), pointer(out), C.size_t(length)) != 0 {
			return nil, errors.New("libsodium has no memory for Argon2id")
		}
		return dst, nil
	}, nil
}
