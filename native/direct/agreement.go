//go:build cgo && openssl && sodium

package direct

/*
#include <openssl/evp.h>

// cw_agreement has libcrypto validate the peer's point, once.
static EVP_PKEY_CTX *cw_agreement(EVP_PKEY *key, EVP_PKEY *peer) {
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(key, NULL);
	if (ctx != NULL && EVP_PKEY_derive_init(ctx) == 1 &&
			(peer == NULL || EVP_PKEY_derive_set_peer(ctx, peer) == 1))
		return ctx;
	EVP_PKEY_CTX_free(ctx);
	return NULL;
}

static int cw_derive(EVP_PKEY_CTX *ctx, unsigned char *secret, size_t size) {
	size_t n = size;
	return EVP_PKEY_derive(ctx, secret, &n) == 1 && n == size;
}
#cgo noescape cw_derive
#cgo nocallback cw_derive

// cw_x25519 does without the validation of the peer, which for X25519 is that
// of its length; a secret of zeros is refused by EVP_PKEY_derive.
static int cw_x25519(EVP_PKEY_CTX *ctx, const unsigned char *point, unsigned char *secret) {
	EVP_PKEY *peer = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, point, 32);
	size_t n = 32;
	int ok = peer != NULL && EVP_PKEY_derive_set_peer_ex(ctx, peer, 0) == 1 &&
		EVP_PKEY_derive(ctx, secret, &n) == 1 && n == 32;
	EVP_PKEY_free(peer);
	return ok;
}
#cgo noescape cw_x25519
#cgo nocallback cw_x25519
*/
import "C"

import (
	"crypto/ecdh"
	"errors"
	"runtime"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Where both libraries have an operation, the faster one does it, and the note
// says which one that is.
const (
	byOpenSSL = "has OpenSSL do the work, not libsodium"
	bySodium  = "has libsodium do the work, not OpenSSL"
)

// agreements leaves out what a libcrypto in FIPS mode may lack.
func agreements() map[string]op.Implementation {
	all := map[string]op.Implementation{
		"ecdh/p256": {Prepare: ecdhOn(p256)},
		"ecdh/p384": {Prepare: ecdhOn(p384)},
		"ecdh/p521": {Prepare: ecdhOn(p521)},
		"x25519":    {Prepare: x25519, Note: byOpenSSL},
	}
	ctx := C.EVP_PKEY_CTX_new_id(C.EVP_PKEY_X25519, nil)
	defer C.EVP_PKEY_CTX_free(ctx)
	if ctx == nil {
		delete(all, "x25519")
	}
	return all
}

var errAgreement = errors.New("libcrypto: a key agreement failed")

func ecdhOn(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		k, err := ecdhPrivate(in, c.agree)
		if err != nil {
			return nil, err
		}
		peer, err := point(in.Bytes["peer"], c)
		if err != nil {
			return nil, err
		}
		ctx, err := ownContext(C.cw_agreement(k.c, peer.c))
		runtime.KeepAlive(k)
		runtime.KeepAlive(peer)
		if err != nil {
			return nil, err
		}
		size := c.coordinate()
		return func(dst []byte) ([]byte, error) {
			dst, secret := extend(dst, size)
			if C.cw_derive(ctx.c, pointer(secret), C.size_t(size)) != 1 {
				return nil, errAgreement
			}
			runtime.KeepAlive(ctx)
			return dst, nil
		}, nil
	}
}

func x25519(in op.Input) (op.Call, error) {
	if err := in.LengthIs("peer", 32); err != nil {
		return nil, err
	}
	k, err := ecdhPrivate(in, ecdh.X25519())
	if err != nil {
		return nil, err
	}
	ctx, err := ownContext(C.cw_agreement(k.c, nil))
	runtime.KeepAlive(k)
	if err != nil {
		return nil, err
	}
	peer := in.Bytes["peer"]
	return func(dst []byte) ([]byte, error) {
		dst, secret := extend(dst, 32)
		if C.cw_x25519(ctx.c, pointer(peer), pointer(secret)) != 1 {
			return nil, errAgreement
		}
		runtime.KeepAlive(ctx)
		return dst, nil
	}, nil
}
