//go:build cgo && openssl && sodium

package direct

/*
#include <sodium.h>

static int cw_xchacha_seal(unsigned char *out, const unsigned char *message, size_t length,
		const unsigned char *aad, size_t aad_length, const unsigned char *nonce, const unsigned char *key) {
	return crypto_aead_xchacha20poly1305_ietf_encrypt(out, NULL, message, length, aad, aad_length, NULL, nonce, key);
}
#cgo noescape cw_xchacha_seal
#cgo nocallback cw_xchacha_seal

static int cw_xchacha_open(unsigned char *out, const unsigned char *sealed, size_t length,
		const unsigned char *aad, size_t aad_length, const unsigned char *nonce, const unsigned char *key) {
	return crypto_aead_xchacha20poly1305_ietf_decrypt(out, NULL, NULL, sealed, length, aad, aad_length, nonce, key);
}
#cgo noescape cw_xchacha_open
#cgo nocallback cw_xchacha_open

static int cw_secretbox_seal(unsigned char *out, const unsigned char *message, size_t length, const unsigned char *nonce, const unsigned char *key) {
	return crypto_secretbox_easy(out, message, length, nonce, key);
}
#cgo noescape cw_secretbox_seal
#cgo nocallback cw_secretbox_seal

static int cw_secretbox_open(unsigned char *out, const unsigned char *sealed, size_t length, const unsigned char *nonce, const unsigned char *key) {
	return crypto_secretbox_open_easy(out, sealed, length, nonce, key);
}
#cgo noescape cw_secretbox_open
#cgo nocallback cw_secretbox_open

static int cw_box_seal(unsigned char *out, const unsigned char *message, size_t length, const unsigned char *nonce,
		const unsigned char *peer, const unsigned char *key) {
	return crypto_box_easy(out, message, length, nonce, peer, key);
}
#cgo noescape cw_box_seal
#cgo nocallback cw_box_seal

static int cw_box_open(unsigned char *out, const unsigned char *sealed, size_t length, const unsigned char *nonce,
		const unsigned char *peer, const unsigned char *key) {
	return crypto_box_open_easy(out, sealed, length, nonce, peer, key);
}
#cgo noescape cw_box_open
#cgo nocallback cw_box_open

static int cw_sealedbox_seal(unsigned char *out, const unsigned char *message, size_t length, const unsigned char *peer) {
	return crypto_box_seal(out, message, length, peer);
}
#cgo noescape cw_sealedbox_seal
#cgo nocallback cw_sealedbox_seal

static int cw_sealedbox_open(unsigned char *out, const unsigned char *sealed, size_t length,
		const unsigned char *public, const unsigned char *key) {
	return crypto_box_seal_open(out, sealed, length, public, key);
}
#cgo noescape cw_sealedbox_open
#cgo nocallback cw_sealedbox_open
*/
import "C"

import (
	"cmp"
	"errors"

	"github.com/cgoworth/cgoworth/compare/op"
)

// boxes are the AEADs of libsodium.
func boxes() map[string]op.Implementation {
	return map[string]op.Implementation{
		"xchacha20poly1305/seal": {Prepare: xchacha20Poly1305Seal},
		"xchacha20poly1305/open": {Prepare: xchacha20Poly1305Open},
		"secretbox/seal":         {Prepare: secretboxSeal},
		"secretbox/open":         {Prepare: secretboxOpen},
		"box/seal":               {Prepare: boxSeal},
		"box/open":               {Prepare: boxOpen},
		"sealedbox/seal":         {Prepare: sealedboxSeal},
		"sealedbox/open":         {Prepare: sealedboxOpen},
	}
}

// The overheads, in bytes: of a Poly1305 tag, and of a sealed box, which has
// its fresh public key as well.
const (
	polyTag = 16
	sealTag = 32 + polyTag
)

var errPeer = errors.New("libsodium: the peer's public key is not acceptable")

func xchacha20Poly1305Seal(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 24),
		in.LengthBetween("message", 0, op.Longest), in.LengthBetween("aad", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, nonce, message, aad := in.Bytes["key"], in.Bytes["nonce"], in.Bytes["message"], in.Bytes["aad"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(message)+polyTag)
		if C.cw_xchacha_seal(pointer(out), pointer(message), C.size_t(len(message)),
			pointer(aad), C.size_t(len(aad)), pointer(nonce), pointer(key)) != 0 {
			return nil, errForged
		}
		return dst, nil
	}, nil
}

func xchacha20Poly1305Open(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 24),
		in.LengthBetween("ciphertext", polyTag, op.Longest+polyTag), in.LengthBetween("aad", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, nonce, sealed, aad := in.Bytes["key"], in.Bytes["nonce"], in.Bytes["ciphertext"], in.Bytes["aad"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(sealed)-polyTag)
		if C.cw_xchacha_open(pointer(out), pointer(sealed), C.size_t(len(sealed)),
			pointer(aad), C.size_t(len(aad)), pointer(nonce), pointer(key)) != 0 {
			return nil, errForged
		}
		return dst, nil
	}, nil
}

func secretboxSeal(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 24), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, nonce, message := in.Bytes["key"], in.Bytes["nonce"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(message)+polyTag)
		if C.cw_secretbox_seal(pointer(out), pointer(message), C.size_t(len(message)), pointer(nonce), pointer(key)) != 0 {
			return nil, errForged
		}
		return dst, nil
	}, nil
}

func secretboxOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 24),
		in.LengthBetween("ciphertext", polyTag, op.Longest+polyTag)); err != nil {
		return nil, err
	}
	key, nonce, sealed := in.Bytes["key"], in.Bytes["nonce"], in.Bytes["ciphertext"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(sealed)-polyTag)
		if C.cw_secretbox_open(pointer(out), pointer(sealed), C.size_t(len(sealed)), pointer(nonce), pointer(key)) != 0 {
			return nil, errForged
		}
		return dst, nil
	}, nil
}

func boxSeal(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("peer", 32), in.LengthIs("nonce", 24),
		in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	key, peer, nonce, message := in.Bytes["key"], in.Bytes["peer"], in.Bytes["nonce"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(message)+polyTag)
		if C.cw_box_seal(pointer(out), pointer(message), C.size_t(len(message)), pointer(nonce), pointer(peer), pointer(key)) != 0 {
			return nil, errPeer
		}
		return dst, nil
	}, nil
}

func boxOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("peerkey", 32), in.LengthIs("public", 32), in.LengthIs("nonce", 24),
		in.LengthBetween("ciphertext", polyTag, op.Longest+polyTag)); err != nil {
		return nil, err
	}
	key, peer, nonce, sealed := in.Bytes["peerkey"], in.Bytes["public"], in.Bytes["nonce"], in.Bytes["ciphertext"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(sealed)-polyTag)
		if C.cw_box_open(pointer(out), pointer(sealed), C.size_t(len(sealed)), pointer(nonce), pointer(peer), pointer(key)) != 0 {
			return nil, errForged
		}
		return dst, nil
	}, nil
}

func sealedboxSeal(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("peer", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	peer, message := in.Bytes["peer"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(message)+sealTag)
		if C.cw_sealedbox_seal(pointer(out), pointer(message), C.size_t(len(message)), pointer(peer)) != 0 {
			return nil, errPeer
		}
		return dst, nil
	}, nil
}

func sealedboxOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("peerkey", 32), in.LengthIs("peer", 32),
		in.LengthBetween("ciphertext", sealTag, op.Longest+sealTag)); err != nil {
		return nil, err
	}
	key, public, sealed := in.Bytes["peerkey"], in.Bytes["peer"], in.Bytes["ciphertext"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, len(sealed)-sealTag)
		if C.cw_sealedbox_open(pointer(out), pointer(sealed), C.size_t(len(sealed)), pointer(public), pointer(key)) != 0 {
			return nil, errForged
		}
		return dst, nil
	}, nil
}
