//go:build cgo && openssl && sodium

package direct

/*
#include <stdint.h>
#include <string.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include "pbkdf2.h"

enum {
	ZIP_ITERATIONS = 1000,
	ZIP_SALT = 16,
	ZIP_KEYS = 66,
	ZIP_CHECK = 2,
	ZIP_HEAD = ZIP_SALT + ZIP_CHECK,
	ZIP_MAC = 10
};

// cw_zip_crypt makes 4 KiB of key stream at a time: ECB over counters of 8 bytes,
// little-endian, from 1 on.
static int cw_zip_crypt(EVP_CIPHER_CTX *ecb, const unsigned char *key, const unsigned char *in, size_t length, unsigned char *out) {
	unsigned char stream[4096];
	uint64_t count = 0;
	int n, ok = EVP_EncryptInit_ex2(ecb, NULL, key, NULL, NULL);
	while (ok && length > 0) {
		size_t now = length < sizeof stream ? length : sizeof stream;
		size_t whole = (now + 15) / 16 * 16;
		memset(stream, 0, whole);
		for (size_t at = 0; at < whole; at += 16) {
			count++;
			for (int i = 0; i < 8; i++) {
				stream[at + i] = (unsigned char)(count >> (8 * i));
			}
		}
		ok = EVP_EncryptUpdate(ecb, stream, &n, stream, (int)whole);
		for (size_t i = 0; i < now; i++) {
			out[i] = in[i] ^ stream[i];
		}
		in += now;
		out += now;
		length -= now;
	}
	OPENSSL_cleanse(stream, sizeof stream);
	return ok;
}

static int cw_zip_mac(EVP_MAC_CTX *hmac, const unsigned char *key, const unsigned char *ciphertext, size_t length, unsigned char *sum) {
	return EVP_MAC_init(hmac, key, 32, NULL) && EVP_MAC_update(hmac, ciphertext, length) && EVP_MAC_final(hmac, sum, NULL, 20);
}

static int cw_zip_write(EVP_KDF_CTX *kdf, EVP_CIPHER_CTX *ecb, EVP_MAC_CTX *hmac, const unsigned char *password, size_t password_length,
		const unsigned char *salt, const unsigned char *message, size_t length, unsigned char *entry) {
	unsigned char keys[ZIP_KEYS] = {0}, sum[20] = {0}, *ciphertext = entry + ZIP_HEAD;
	int ok = cw_pbkdf2(kdf, password, password_length, salt, ZIP_SALT, ZIP_ITERATIONS, keys, sizeof keys) &&
		cw_zip_crypt(ecb, keys, message, length, ciphertext) && cw_zip_mac(hmac, keys + 32, ciphertext, length, sum);
	memcpy(entry, salt, ZIP_SALT);
	memcpy(entry + ZIP_SALT, keys + 64, ZIP_CHECK);
	memcpy(ciphertext + length, sum, ZIP_MAC);
	OPENSSL_cleanse(keys, sizeof keys);
	return ok;
}
#cgo noescape cw_zip_write
#cgo nocallback cw_zip_write

// cw_zip_read gives 1, or 0 where a step fails, -1 where the password is wrong,
// and -2 where the MAC is.
static int cw_zip_read(EVP_KDF_CTX *kdf, EVP_CIPHER_CTX *ecb, EVP_MAC_CTX *hmac, const unsigned char *password, size_t password_length,
		const unsigned char *entry, size_t length, unsigned char *message) {
	unsigned char keys[ZIP_KEYS] = {0}, sum[20] = {0};
	const unsigned char *ciphertext = entry + ZIP_HEAD;
	int ok = cw_pbkdf2(kdf, password, password_length, entry, ZIP_SALT, ZIP_ITERATIONS, keys, sizeof keys);
	if (ok && CRYPTO_memcmp(keys + 64, entry + ZIP_SALT, ZIP_CHECK) != 0) {
		ok = -1;
	}
	if (ok == 1) {
		ok = cw_zip_mac(hmac, keys + 32, ciphertext, length, sum);
	}
	if (ok == 1 && CRYPTO_memcmp(sum, ciphertext + length, ZIP_MAC) != 0) {
		ok = -2;
	}
	if (ok == 1) {
		ok = cw_zip_crypt(ecb, keys, ciphertext, length, message);
	}
	OPENSSL_cleanse(keys, sizeof keys);
	return ok;
}
#cgo noescape cw_zip_read
#cgo nocallback cw_zip_read
*/
import "C"

import (
	"runtime"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

// C has the numbers of an entry as well; each index is 0 where they agree.
var _ = [1]struct{}{}[op.ZipIterations-C.ZIP_ITERATIONS|op.ZipSalt-C.ZIP_SALT|op.ZipKeys-C.ZIP_KEYS|op.ZipCheck-C.ZIP_CHECK|op.ZipMAC-C.ZIP_MAC]

// zipContexts are the three steps of an entry, reused.
type zipContexts struct {
	kdf  *kdfContext
	ecb  *cipherContext
	hmac *macContext
}

func newZip() (*zipContexts, error) {
	kdf, err := newKDF("PBKDF2", "SHA1", 0)
	if err != nil {
		return nil, err
	}
	ecb, err := newCipher("AES-256-ECB", nil, encrypts)
	if err != nil {
		return nil, err
	}
	hmac, err := newHMAC("SHA1")
	if err != nil {
		return nil, err
	}
	return &zipContexts{kdf, ecb, hmac}, nil
}

// write appends one entry to dst.
func (z *zipContexts) write(dst, password, salt, message []byte) ([]byte, error) {
	dst, entry := extend(dst, len(message)+op.ZipOverhead)
	if C.cw_zip_write(z.kdf.c, z.ecb.c, z.hmac.c, pointer(password), C.size_t(len(password)),
		pointer(salt), pointer(message), C.size_t(len(message)), pointer(entry)) != 1 {
		return nil, errCipher
	}
	runtime.KeepAlive(z)
	return dst, nil
}

func zipWrite(in op.Input) (op.Call, error) {
	if err := in.CheckEntry(); err != nil {
		return nil, err
	}
	z, err := newZip()
	if err != nil {
		return nil, err
	}
	password, salt, message := in.Bytes["password"], in.Bytes["salt"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return z.write(dst, password, salt, message)
	}, nil
}

func zipRead(in op.Input) (op.Call, error) {
	if err := in.CheckSealedEntry(); err != nil {
		return nil, err
	}
	z, err := newZip()
	if err != nil {
		return nil, err
	}
	password, entry := in.Bytes["password"], in.Bytes["ciphertext"]
	return func(dst []byte) ([]byte, error) {
		dst, message := extend(dst, len(entry)-op.ZipOverhead)
		result := C.cw_zip_read(z.kdf.c, z.ecb.c, z.hmac.c, pointer(password), C.size_t(len(password)),
			pointer(entry), C.size_t(len(message)), pointer(message))
		runtime.KeepAlive(z)
		switch result {
		case 1:
			return dst, nil
		case -1:
			return nil, purego.ErrPassword
		case -2:
			return nil, errForged
		}
		return nil, errCipher
	}, nil
}

// zipEntries makes one C call for each entry, as a program that writes an
// archive would.
func zipEntries(in op.Input) (op.Call, error) {
	if err := in.CheckEntries(); err != nil {
		return nil, err
	}
	z, err := newZip()
	if err != nil {
		return nil, err
	}
	password, salts, message := in.Bytes["password"], in.Bytes["salts"], in.Bytes["message"]
	return func(dst []byte) (_ []byte, err error) {
		for i := range len(salts) / op.ZipSalt {
			salt, entry := salts[i*op.ZipSalt:][:op.ZipSalt], message[i*op.ZipEntry:][:op.ZipEntry]
			if dst, err = z.write(dst, password, salt, entry); err != nil {
				return nil, err
			}
		}
		return dst, nil
	}, nil
}
