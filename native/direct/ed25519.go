//go:build cgo && openssl && sodium

package direct

/*
#include <sodium.h>

static int cw_ed25519_sign(unsigned char *signature, const unsigned char *message, size_t size, const unsigned char *key) {
	return crypto_sign_detached(signature, NULL, message, size, key);
}
#cgo noescape cw_ed25519_sign
#cgo nocallback cw_ed25519_sign

static int cw_ed25519_verify(const unsigned char *signature, const unsigned char *message, size_t size, const unsigned char *public) {
	return crypto_sign_verify_detached(signature, message, size, public);
}
#cgo noescape cw_ed25519_verify
#cgo nocallback cw_ed25519_verify

static int cw_ed25519ph_sign(unsigned char *signature, const unsigned char *message, size_t size, const unsigned char *key) {
	crypto_sign_state state;
	return crypto_sign_init(&state) != 0 || crypto_sign_update(&state, message, size) != 0 ||
		crypto_sign_final_create(&state, signature, NULL, key) != 0;
}
#cgo noescape cw_ed25519ph_sign
#cgo nocallback cw_ed25519ph_sign

static int cw_ed25519ph_verify(const unsigned char *signature, const unsigned char *message, size_t size, const unsigned char *public) {
	crypto_sign_state state;
	return crypto_sign_init(&state) != 0 || crypto_sign_update(&state, message, size) != 0 ||
		crypto_sign_final_verify(&state, signature, public) != 0;
}
#cgo noescape cw_ed25519ph_verify
#cgo nocallback cw_ed25519ph_verify
*/
import "C"

import (
	"cmp"
	"errors"

	"github.com/cgoworth/cgoworth/compare/op"
)

// smallOrder: libsodium refuses keys and signatures that are valid by the
// equation of RFC 8032 and that no signer makes.
const smallOrder = "checks as well that neither the key nor R is of small order"

var errEd25519 = errors.New("libsodium: a signature failed")

// ed25519Key is the seed and the public key, as libsodium wants them.
func ed25519Key(in op.Input) ([]byte, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	public, k := make([]byte, 32), make([]byte, 64)
	if C.crypto_sign_seed_keypair(pointer(public), pointer(k), pointer(in.Bytes["key"])) != 0 {
		return nil, errEd25519
	}
	return k, nil
}

func checkEd25519(in op.Input) error {
	return cmp.Or(in.LengthIs("public", 32), in.LengthIs("signature", 64), in.LengthBetween("message", 0, op.Longest))
}

func ed25519Sign(in op.Input) (op.Call, error) {
	k, err := ed25519Key(in)
	if err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		dst, signature := extend(dst, 64)
		if C.cw_ed25519_sign(pointer(signature), pointer(message), C.size_t(len(message)), pointer(k)) != 0 {
			return nil, errEd25519
		}
		return dst, nil
	}, nil
}

func ed25519Verify(in op.Input) (op.Call, error) {
	if err := checkEd25519(in); err != nil {
		return nil, err
	}
	public, message, signature := in.Bytes["public"], in.Bytes["message"], in.Bytes["signature"]
	return func(dst []byte) ([]byte, error) {
		if C.cw_ed25519_verify(pointer(signature), pointer(message), C.size_t(len(message)), pointer(public)) != 0 {
			return nil, errVerify
		}
		return dst, nil
	}, nil
}

func ed25519phSign(in op.Input) (op.Call, error) {
	k, err := ed25519Key(in)
	if err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		dst, signature := extend(dst, 64)
		if C.cw_ed25519ph_sign(pointer(signature), pointer(message), C.size_t(len(message)), pointer(k)) != 0 {
			return nil, errEd25519
		}
		return dst, nil
	}, nil
}

func ed25519phVerify(in op.Input) (op.Call, error) {
	if err := checkEd25519(in); err != nil {
		return nil, err
	}
	public, message, signature := in.Bytes["public"], in.Bytes["message"], in.Bytes["signature"]
	return func(dst []byte) ([]byte, error) {
		if C.cw_ed25519ph_verify(pointer(signature), pointer(message), C.size_t(len(message)), pointer(public)) != 0 {
			return nil, errVerify
		}
		return dst, nil
	}, nil
}
