//go:build cgo && openssl && sodium

package direct

/*
#include "aead.h"
#cgo noescape cw_aead_seal
#cgo nocallback cw_aead_seal
#cgo noescape cw_aead_open
#cgo nocallback cw_aead_open
*/
import "C"

import (
	"cmp"
	"errors"
	"runtime"

	"github.com/cgoworth/cgoworth/compare/op"
)

// aeads leaves out what the loaded libcrypto lacks: one in FIPS mode has no
// ChaCha20-Poly1305.
func aeads() map[string]op.Implementation {
	all := op.Join(boxes(), map[string]op.Implementation{
		"aes-gcm/seal": {Prepare: seal(aesGCM)},
		"aes-gcm/open": {Prepare: open(aesGCM)},
		"aes-ccm/seal": {Prepare: seal(aesCCM)},
		"aes-ccm/open": {Prepare: open(aesCCM)},
	})
	if _, err := newCipher("ChaCha20-Poly1305", nil, encrypts); err == nil {
		const evp = "OpenSSL: EVP ChaCha20-Poly1305"
		all["chacha20poly1305/seal"] = op.Implementation{Prepare: seal(chacha20Poly1305), Note: evp}
		all["chacha20poly1305/open"] = op.Implementation{Prepare: open(chacha20Poly1305), Note: evp}
	}
	return all
}

// aead is an AEAD of libcrypto with its key; tag and nonce are in bytes.
type aead struct {
	*cipherContext
	ccm        C.int
	tag        int
	longest    int
	nonce, aad []byte
}

// aeadSetUp makes the AEAD of an input for one direction.
type aeadSetUp func(in op.Input, d direction) (*aead, error)

func aesGCM(in op.Input, d direction) (*aead, error) {
	if err := in.CheckGCM(); err != nil {
		return nil, err
	}
	return newAEAD(in, aes("GCM")(in), d, aead{tag: in.Ints["tag"] / 8, longest: op.Longest})
}

func aesCCM(in op.Input, d direction) (*aead, error) {
	if err := cmp.Or(in.LengthIs("key", in.Ints["key"]/8), in.LengthIs("nonce", 12)); err != nil {
		return nil, err
	}
	return newAEAD(in, aes("CCM")(in), d, aead{ccm: 1, tag: 16, longest: op.LongestCCM})
}

func chacha20Poly1305(in op.Input, d direction) (*aead, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 12)); err != nil {
		return nil, err
	}
	return newAEAD(in, "ChaCha20-Poly1305", d, aead{tag: 16, longest: op.Longest})
}

// newAEAD sets the lengths before the key, as CCM wants it: of the nonce, and
// for CCM of the tag that is to be made.
func newAEAD(in op.Input, algorithm string, d direction, a aead) (_ *aead, err error) {
	a.nonce, a.aad = in.Bytes["nonce"], in.Bytes["aad"]
	if err := in.LengthBetween("aad", 0, op.Longest); err != nil {
		return nil, err
	}
	if a.cipherContext, err = newCipher(algorithm, nil, d); err != nil {
		return nil, err
	}
	ok := C.EVP_CIPHER_CTX_ctrl(a.c, C.EVP_CTRL_AEAD_SET_IVLEN, C.int(len(a.nonce)), nil) == 1
	if a.ccm == 1 {
		ok = ok && C.EVP_CIPHER_CTX_ctrl(a.c, C.EVP_CTRL_AEAD_SET_TAG, C.int(a.tag), nil) == 1
	}
	if !ok || C.EVP_CipherInit_ex2(a.c, nil, pointer(in.Bytes["key"]), nil, -1, nil) != 1 {
		return nil, errCipher
	}
	return &a, nil
}

var errForged = errors.New("the message is not authentic")

func seal(setUp aeadSetUp) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		a, err := setUp(in, encrypts)
		if err != nil {
			return nil, err
		}
		if err := in.LengthBetween("message", 0, a.longest); err != nil {
			return nil, err
		}
		message := in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			dst, out := extend(dst, len(message)+a.tag)
			if C.cw_aead_seal(a.c, a.ccm, nil, pointer(a.nonce), pointer(message), C.int(len(message)),
				pointer(a.aad), C.int(len(a.aad)), pointer(out), C.int(a.tag)) != 1 {
				return nil, errCipher
			}
			runtime.KeepAlive(a)
			return dst, nil
		}, nil
	}
}

func open(setUp aeadSetUp) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		a, err := setUp(in, decrypts)
		if err != nil {
			return nil, err
		}
		if err := in.LengthBetween("ciphertext", a.tag, a.longest+a.tag); err != nil {
			return nil, err
		}
		sealed := in.Bytes["ciphertext"]
		length := len(sealed) - a.tag
		return func(dst []byte) ([]byte, error) {
			dst, out := extend(dst, length)
			if C.cw_aead_open(a.c, a.ccm, nil, pointer(a.nonce), pointer(sealed), C.int(length),
				pointer(a.aad), C.int(len(a.aad)), pointer(out), C.int(a.tag)) != 1 {
				return nil, errForged
			}
			runtime.KeepAlive(a)
			return dst, nil
		}, nil
	}
}
