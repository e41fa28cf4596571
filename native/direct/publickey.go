//go:build cgo && openssl && sodium

package direct

/*
#include <stdlib.h>
#include <openssl/evp.h>

static EVP_PKEY *cw_model(const char *curve) {
	return EVP_PKEY_Q_keygen(NULL, NULL, "EC", curve);
}

// cw_point makes a public key on the curve of a model. To copy the parameters
// of a key takes less time than to look a curve up by its name.
static EVP_PKEY *cw_point(EVP_PKEY *model, const unsigned char *point, size_t size) {
	EVP_PKEY *key = EVP_PKEY_new();
	if (key != NULL && EVP_PKEY_copy_parameters(key, model) == 1 &&
			EVP_PKEY_set1_encoded_public_key(key, point, size) == 1)
		return key;
	EVP_PKEY_free(key);
	return NULL;
}

static int cw_take_point(EVP_PKEY *model, const unsigned char *point, size_t size) {
	EVP_PKEY *key = cw_point(model, point, size);
	EVP_PKEY_free(key);
	return key != NULL;
}
#cgo noescape cw_take_point
#cgo nocallback cw_take_point

static EVP_PKEY *cw_rsa_public(const unsigned char *der, long size, int bits) {
	const unsigned char *end = der + size;
	EVP_PKEY *key = d2i_PublicKey(EVP_PKEY_RSA, NULL, &der, size);
	if (key != NULL && der == end && EVP_PKEY_get_bits(key) == bits)
		return key;
	EVP_PKEY_free(key);
	return NULL;
}

static int cw_take_rsa_public(const unsigned char *der, long size, int bits) {
	EVP_PKEY *key = cw_rsa_public(der, size, bits);
	EVP_PKEY_free(key);
	return key != NULL;
}
#cgo noescape cw_take_rsa_public
#cgo nocallback cw_take_rsa_public
*/
import "C"

import (
	"crypto/x509"
	"errors"
	"fmt"
	"runtime"
	"unsafe"

	"github.com/cgoworth/cgoworth/compare/op"
)

// frees: C has nobody who would collect the key later.
const frees = "frees the key in the call"

func publicKeys() map[string]op.Implementation {
	return map[string]op.Implementation{
		"public-key/ecdh-p256":  {Prepare: pointKey(p256), Note: frees},
		"public-key/ecdh-p384":  {Prepare: pointKey(p384), Note: frees},
		"public-key/ecdh-p521":  {Prepare: pointKey(p521), Note: frees},
		"public-key/ecdsa-p256": {Prepare: pointKey(p256), Note: frees},
		"public-key/ecdsa-p384": {Prepare: pointKey(p384), Note: frees},
		"public-key/ecdsa-p521": {Prepare: pointKey(p521), Note: frees},
		"public-key/rsa-2048":   {Prepare: rsaPublicKey(2048), Note: frees},
		"public-key/rsa-3072":   {Prepare: rsaPublicKey(3072), Note: frees},
		"public-key/rsa-4096":   {Prepare: rsaPublicKey(4096), Note: frees},
	}
}

// model is some key on the curve.
func model(c curve) (*key, error) {
	name := C.CString(c.name)
	defer C.free(unsafe.Pointer(name))
	return own(C.cw_model(name))
}

// checkUncompressed leaves to libcrypto whether the point is on the curve, and
// refuses the compressed and hybrid ones, which it takes.
func checkUncompressed(point []byte, c curve) error {
	if len(point) != 1+2*c.coordinate() || point[0] != 4 {
		return fmt.Errorf("this is no uncompressed point of %s", c.name)
	}
	return nil
}

// point is what pointKey times, and keeps the key.
func point(p []byte, c curve) (*key, error) {
	if err := checkUncompressed(p, c); err != nil {
		return nil, err
	}
	m, err := model(c)
	if err != nil {
		return nil, err
	}
	defer runtime.KeepAlive(m)
	return own(C.cw_point(m.c, pointer(p), C.size_t(len(p))))
}

func pointKey(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		p := in.Bytes["public"]
		if err := checkUncompressed(p, c); err != nil {
			return nil, err
		}
		m, err := model(c)
		if err != nil {
			return nil, err
		}
		return func(dst []byte) ([]byte, error) {
			if C.cw_take_point(m.c, pointer(p), C.size_t(len(p))) != 1 {
				return nil, errKey
			}
			runtime.KeepAlive(m)
			return append(dst, p...), nil
		}, nil
	}
}

var errBits = errors.New("the key has another size than the operation")

// rsaPublic is what rsaPublicKey times, and keeps the key, once crypto/x509 has
// checked it.
func rsaPublic(in op.Input, bits int) (*key, error) {
	der := in.Bytes["public"]
	if _, err := x509.ParsePKCS1PublicKey(der); err != nil {
		return nil, err
	}
	return own(C.cw_rsa_public(pointer(der), C.long(len(der)), C.int(bits)))
}

func rsaPublicKey(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		der := in.Bytes["public"]
		if err := in.LengthBetween("public", 1, bits); err != nil {
			return nil, err
		}
		return func(dst []byte) ([]byte, error) {
			if C.cw_take_rsa_public(pointer(der), C.long(len(der)), C.int(bits)) != 1 {
				return nil, errKey
			}
			return append(dst, der...), nil
		}, nil
	}
}
