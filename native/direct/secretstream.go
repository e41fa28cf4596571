//go:build cgo && openssl && sodium

package direct

/*
#include <sodium.h>

static int cw_stream_begin(crypto_secretstream_xchacha20poly1305_state *state, unsigned char *header, const unsigned char *key) {
	return crypto_secretstream_xchacha20poly1305_init_push(state, header, key);
}
#cgo noescape cw_stream_begin
#cgo nocallback cw_stream_begin

static int cw_stream_begin_open(crypto_secretstream_xchacha20poly1305_state *state, const unsigned char *header, const unsigned char *key) {
	return crypto_secretstream_xchacha20poly1305_init_pull(state, header, key);
}
#cgo noescape cw_stream_begin_open
#cgo nocallback cw_stream_begin_open

static int cw_stream_push(crypto_secretstream_xchacha20poly1305_state *state, unsigned char *out,
		const unsigned char *piece, size_t length, int last) {
	return crypto_secretstream_xchacha20poly1305_push(state, out, NULL, piece, length, NULL, 0,
		last ? crypto_secretstream_xchacha20poly1305_TAG_FINAL : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE);
}
#cgo noescape cw_stream_push
#cgo nocallback cw_stream_push

// cw_stream_pull also fails where the chunk says that it is the last one and is
// not, or the other way round.
static int cw_stream_pull(crypto_secretstream_xchacha20poly1305_state *state, unsigned char *out,
		const unsigned char *chunk, size_t length, int last) {
	unsigned char tag = 0;
	if (crypto_secretstream_xchacha20poly1305_pull(state, out, NULL, &tag, chunk, length, NULL, 0) != 0) {
		return -1;
	}
	return (tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL) == last ? 0 : -1;
}
#cgo noescape cw_stream_pull
#cgo nocallback cw_stream_pull
*/
import "C"

import (
	"cmp"
	"errors"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

func streams() map[string]op.Implementation {
	return map[string]op.Implementation{
		"secretstream/seal": {Prepare: streamSeal},
		"secretstream/open": {Prepare: streamOpen},
	}
}

var errStream = errors.New("libsodium: a stream failed")

// cBool is how C has it.
func cBool(b bool) C.int {
	if b {
		return 1
	}
	return 0
}

// sealer is one stream after the other, in one state.
func sealer(key []byte) purego.Sealer {
	state := new(C.crypto_secretstream_xchacha20poly1305_state)
	return purego.Sealer{
		Begin: func(header []byte) error {
			if C.cw_stream_begin(state, pointer(header), pointer(key)) != 0 {
				return errStream
			}
			return nil
		},
		Push: func(dst, piece []byte, last bool) ([]byte, error) {
			dst, out := extend(dst, len(piece)+op.ChunkTag+op.ChunkMAC)
			if C.cw_stream_push(state, pointer(out), pointer(piece), C.size_t(len(piece)), cBool(last)) != 0 {
				return nil, errStream
			}
			return dst, nil
		},
	}
}

// opener is one stream after the other, in one state.
func opener(key []byte) purego.Opener {
	state := new(C.crypto_secretstream_xchacha20poly1305_state)
	return purego.Opener{
		Begin: func(header []byte) error {
			if C.cw_stream_begin_open(state, pointer(header), pointer(key)) != 0 {
				return errStream
			}
			return nil
		},
		Pull: func(dst, chunk []byte, last bool) ([]byte, error) {
			dst, out := extend(dst, len(chunk)-op.ChunkTag-op.ChunkMAC)
			if C.cw_stream_pull(state, pointer(out), pointer(chunk), C.size_t(len(chunk)), cBool(last)) != 0 {
				return nil, errForged
			}
			return dst, nil
		},
	}
}

func streamSeal(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	return purego.SealStream(in, sealer(in.Bytes["key"])), nil
}

func streamOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("ciphertext", 0, op.SealedStream(op.Longest))); err != nil {
		return nil, err
	}
	return purego.OpenStream(in, opener(in.Bytes["key"]))
}

func fileSeal(in op.Input) (op.Call, error) {
	if err := in.CheckFile(); err != nil {
		return nil, err
	}
	return purego.SealFile(in, sealer(in.Bytes["key"]))
}

func fileOpen(in op.Input) (op.Call, error) {
	if err := in.CheckFile(); err != nil {
		return nil, err
	}
	return purego.OpenFile(in, opener(in.Bytes["key"]))
}
