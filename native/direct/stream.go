//go:build cgo && openssl && sodium

package direct

/*
#include <stdlib.h>
#include <openssl/evp.h>
#include <sodium.h>

// A streaming hash is one call to reset, one for each piece, and one for the
// sum: a program that reads a file in pieces cannot make fewer.

static int cw_digest_reset(EVP_MD_CTX *ctx) {
	return EVP_DigestInit_ex2(ctx, NULL, NULL);
}
#cgo noescape cw_digest_reset
#cgo nocallback cw_digest_reset

static int cw_digest_write(EVP_MD_CTX *ctx, const unsigned char *piece, size_t length) {
	return EVP_DigestUpdate(ctx, piece, length);
}
#cgo noescape cw_digest_write
#cgo nocallback cw_digest_write

static int cw_digest_sum(EVP_MD_CTX *ctx, unsigned char *sum) {
	return EVP_DigestFinal_ex(ctx, sum, NULL);
}
#cgo noescape cw_digest_sum
#cgo nocallback cw_digest_sum

// cw_blake2b_new gives the state the alignment that libsodium declares for it;
// memory of Go has less.
static crypto_generichash_state *cw_blake2b_new(void) {
	void *state = NULL;
	return posix_memalign(&state, 64, crypto_generichash_statebytes()) == 0 ? state : NULL;
}

static int cw_blake2b_reset(crypto_generichash_state *state, size_t size) {
	return crypto_generichash_init(state, NULL, 0, size);
}
#cgo noescape cw_blake2b_reset
#cgo nocallback cw_blake2b_reset

static int cw_blake2b_write(crypto_generichash_state *state, const unsigned char *piece, size_t length) {
	return crypto_generichash_update(state, piece, length);
}
#cgo noescape cw_blake2b_write
#cgo nocallback cw_blake2b_write

static int cw_blake2b_sum(crypto_generichash_state *state, unsigned char *sum, size_t size) {
	return crypto_generichash_final(state, sum, size);
}
#cgo noescape cw_blake2b_sum
#cgo nocallback cw_blake2b_sum
*/
import "C"

import (
	"errors"
	"runtime"
	"unsafe"

	"github.com/cgoworth/cgoworth/compare/op"
)

// digestStream is a streaming digest of the given size in bytes.
func digestStream(algorithm string, size int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthBetween("message", 0, op.Longest); err != nil {
			return nil, err
		}
		d, err := newDigest(algorithm)
		if err != nil {
			return nil, err
		}
		message := in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			if C.cw_digest_reset(d.c) != 1 {
				return nil, errDigest
			}
			for at := 0; at < len(message); at += op.Piece {
				piece := message[at:min(at+op.Piece, len(message))]
				if C.cw_digest_write(d.c, pointer(piece), C.size_t(len(piece))) != 1 {
					return nil, errDigest
				}
			}
			dst, sum := extend(dst, size)
			if C.cw_digest_sum(d.c, pointer(sum)) != 1 {
				return nil, errDigest
			}
			runtime.KeepAlive(d)
			return dst, nil
		}, nil
	}
}

// blake2bState is a state that C owns and that goes with its Go owner.
type blake2bState struct {
	c *C.crypto_generichash_state
}

func newBlake2b() (*blake2bState, error) {
	s := &blake2bState{C.cw_blake2b_new()}
	if s.c == nil {
		return nil, errors.New("no memory for the state of a BLAKE2b")
	}
	runtime.AddCleanup(s, func(c *C.crypto_generichash_state) { C.free(unsafe.Pointer(c)) }, s.c)
	return s, nil
}

func blake2bStream(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	s, err := newBlake2b()
	if err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		const size = 32
		if C.cw_blake2b_reset(s.c, size) != 0 {
			return nil, errHash
		}
		for at := 0; at < len(message); at += op.Piece {
			piece := message[at:min(at+op.Piece, len(message))]
			if C.cw_blake2b_write(s.c, pointer(piece), C.size_t(len(piece))) != 0 {
				return nil, errHash
			}
		}
		dst, sum := extend(dst, size)
		if C.cw_blake2b_sum(s.c, pointer(sum), size) != 0 {
			return nil, errHash
		}
		runtime.KeepAlive(s)
		return dst, nil
	}, nil
}
