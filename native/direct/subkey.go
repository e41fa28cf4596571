//go:build cgo && openssl && sodium

package direct

/*
#include <stdint.h>
#include <sodium.h>

static int cw_subkey(unsigned char *out, size_t length, uint64_t number, const unsigned char *context, const unsigned char *key) {
	return crypto_kdf_derive_from_key(out, length, number, (const char *)context, key);
}
#cgo noescape cw_subkey
#cgo nocallback cw_subkey

static int cw_kx_client(unsigned char *receive, unsigned char *transmit, const unsigned char *public, const unsigned char *key,
		const unsigned char *peer) {
	return crypto_kx_client_session_keys(receive, transmit, public, key, peer);
}
#cgo noescape cw_kx_client
#cgo nocallback cw_kx_client

static int cw_kx_server(unsigned char *receive, unsigned char *transmit, const unsigned char *public, const unsigned char *key,
		const unsigned char *peer) {
	return crypto_kx_server_session_keys(receive, transmit, public, key, peer);
}
#cgo noescape cw_kx_server
#cgo nocallback cw_kx_server
*/
import "C"

import (
	"cmp"
	"encoding/binary"
	"errors"

	"github.com/cgoworth/cgoworth/compare/op"
)

func subkey(in op.Input) (op.Call, error) {
	if err := in.CheckSubkey(); err != nil {
		return nil, err
	}
	key, context, length := in.Bytes["key"], in.Bytes["context"], in.Ints["length"]
	number := binary.BigEndian.Uint64(in.Bytes["number"])
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, length)
		if C.cw_subkey(pointer(out), C.size_t(length), C.uint64_t(number), pointer(context), pointer(key)) != 0 {
			return nil, errHash
		}
		return dst, nil
	}, nil
}

var errExchange = errors.New("libsodium: the peer's public key is not acceptable")

// checkExchange checks the key pair of one side and the peer's public key.
func checkExchange(in op.Input) error {
	return cmp.Or(in.LengthIs("key", 32), in.LengthIs("public", 32), in.LengthIs("peer", 32))
}

func kxClient(in op.Input) (op.Call, error) {
	if err := checkExchange(in); err != nil {
		return nil, err
	}
	key, public, peer := in.Bytes["key"], in.Bytes["public"], in.Bytes["peer"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, 64)
		if C.cw_kx_client(pointer(out[:32]), pointer(out[32:]), pointer(public), pointer(key), pointer(peer)) != 0 {
			return nil, errExchange
		}
		return dst, nil
	}, nil
}

func kxServer(in op.Input) (op.Call, error) {
	if err := checkExchange(in); err != nil {
		return nil, err
	}
	key, public, peer := in.Bytes["key"], in.Bytes["public"], in.Bytes["peer"]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, 64)
		if C.cw_kx_server(pointer(out[:32]), pointer(out[32:]), pointer(public), pointer(key), pointer(peer)) != 0 {
			return nil, errExchange
		}
		return dst, nil
	}, nil
}
