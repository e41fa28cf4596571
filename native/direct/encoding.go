//go:build cgo && openssl && sodium

package direct

/*
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <sodium.h>

static int cw_base64_encode(unsigned char *text, const unsigned char *message, int length) {
	return EVP_EncodeBlock(text, message, length);
}
#cgo noescape cw_base64_encode
#cgo nocallback cw_base64_encode

static int cw_base64_decode(unsigned char *message, const unsigned char *text, int length) {
	return EVP_DecodeBlock(message, text, length);
}
#cgo noescape cw_base64_decode
#cgo nocallback cw_base64_decode

static void cw_base64url_encode(unsigned char *text, size_t room, const unsigned char *message, size_t length) {
	sodium_bin2base64((char *)text, room, message, length, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}
#cgo noescape cw_base64url_encode
#cgo nocallback cw_base64url_encode

// cw_base64url_decode gives the number of bytes, or -1. Without a pointer to
// the end, libsodium refuses a text that has anything after its end.
static long long cw_base64url_decode(unsigned char *message, size_t room, const unsigned char *text, size_t length) {
	size_t n = 0;
	if (sodium_base642bin(message, room, (const char *)text, length, NULL, &n, NULL,
			sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0) {
		return -1;
	}
	return (long long)n;
}
#cgo noescape cw_base64url_decode
#cgo nocallback cw_base64url_decode

static int cw_random(unsigned char *out, int size) {
	return RAND_bytes(out, size);
}
#cgo noescape cw_random
#cgo nocallback cw_random
*/
import "C"

import (
	"bytes"
	"encoding/base64"
	"errors"

	"github.com/cgoworth/cgoworth/compare/op"
)

// encodings has the standard alphabet from libcrypto, which has no other, and
// that of URLs from libsodium.
func encodings() map[string]op.Implementation {
	const openssl, sodium = "OpenSSL: EVP_EncodeBlock and EVP_DecodeBlock", "libsodium: in constant time, which the others are not"
	return map[string]op.Implementation{
		"base64/encode":    {Prepare: base64Encode, Note: openssl},
		"base64/decode":    {Prepare: base64Decode, Note: openssl},
		"base64url/encode": {Prepare: base64URLEncode, Note: sodium},
		"base64url/decode": {Prepare: base64URLDecode, Note: sodium},
		"random":           {Prepare: random, Note: "OpenSSL: RAND_bytes"},
	}
}

// base64Encode gives libcrypto room for one byte more than the text: it ends
// the text with a NUL.
func base64Encode(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	length := base64.StdEncoding.EncodedLen(len(message))
	return func(dst []byte) ([]byte, error) {
		dst, text := extend(dst, length+1)
		if int(C.cw_base64_encode(pointer(text), pointer(message), C.int(len(message)))) != length {
			return nil, errors.New("libcrypto: base64 failed")
		}
		return dst[:len(dst)-1], nil
	}, nil
}

var errText = errors.New("the text is not base64")

// base64Decode checks what EVP_DecodeBlock does not: it skips blanks and line
// breaks at both ends, which shows in a result that is too short for the text;
// and it takes padding anywhere, for zero bits, and never cuts it.
func base64Decode(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("text", 0, op.Longest); err != nil {
		return nil, err
	}
	text := in.Bytes["text"]
	return func(dst []byte) ([]byte, error) {
		padding, ok := paddingOf(text)
		if !ok {
			return nil, errText
		}
		full := len(text) / 4 * 3
		dst, message := extend(dst, full)
		if int(C.cw_base64_decode(pointer(message), pointer(text), C.int(len(text)))) != full {
			return nil, errText
		}
		return dst[:len(dst)-padding], nil
	}, nil
}

// paddingOf counts the characters of padding: none, one or two, at the end of
// the last group of four.
func paddingOf(text []byte) (n int, ok bool) {
	if len(text)%4 != 0 {
		return 0, false
	}
	at := bytes.IndexByte(text, '=')
	if at < 0 {
		return 0, true
	}
	n = len(text) - at
	return n, n == 1 || n == 2 && text[at+1] == '='
}

func base64URLEncode(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	length := base64.RawURLEncoding.EncodedLen(len(message))
	return func(dst []byte) ([]byte, error) {
		dst, text := extend(dst, length+1) // and the NUL
		C.cw_base64url_encode(pointer(text), C.size_t(len(text)), pointer(message), C.size_t(len(message)))
		return dst[:len(dst)-1], nil
	}, nil
}

func base64URLDecode(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("text", 0, op.Longest); err != nil {
		return nil, err
	}
	text := in.Bytes["text"]
	length := base64.RawURLEncoding.DecodedLen(len(text))
	return func(dst []byte) ([]byte, error) {
		dst, message := extend(dst, length)
		if C.cw_base64url_decode(pointer(message), C.size_t(length), pointer(text), C.size_t(len(text))) != C.longlong(length) {
			return nil, errText
		}
		return dst, nil
	}, nil
}

func random(in op.Input) (op.Call, error) {
	if err := in.ValueBetween(op.Size, 0, op.Longest); err != nil {
		return nil, err
	}
	size := in.Ints[op.Size]
	return func(dst []byte) ([]byte, error) {
		dst, out := extend(dst, size)
		if C.cw_random(pointer(out), C.int(size)) != 1 {
			return nil, errors.New("libcrypto: no random bytes")
		}
		return dst, nil
	}, nil
}
