package purego

import (
	"bytes"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

func encodings() map[string]op.Implementation {
	return map[string]op.Implementation{
		"base64/encode":    {Prepare: encode(base64.StdEncoding)},
		"base64/decode":    {Prepare: decode(base64.StdEncoding)},
		"base64url/encode": {Prepare: encode(urlEncoding)},
		"base64url/decode": {Prepare: decode(urlEncoding)},
		"random":           {Prepare: random},
	}
}

// urlEncoding is strict because libsodium is: the bits of the last character
// that encode nothing have to be zero. OpenSSL, which does the standard
// alphabet, is as lenient as StdEncoding.
var urlEncoding = base64.RawURLEncoding.Strict()

func encode(encoding *base64.Encoding) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		message := in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			return encoding.AppendEncode(dst, message), nil
		}, nil
	}
}

// decode refuses line breaks, which are in no base64 of RFC 4648 (section 3.1)
// but which encoding/base64 skips and the libraries refuse.
func decode(encoding *base64.Encoding) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		text := in.Bytes["text"]
		if bytes.ContainsAny(text, "\r\n") {
			return nil, errors.New("the text has a line break")
		}
		return func(dst []byte) ([]byte, error) {
			return encoding.AppendDecode(dst, text)
		}, nil
	}
}

func random(in op.Input) (op.Call, error) {
	if err := in.ValueBetween(op.Size, 0, op.Longest); err != nil {
		return nil, err
	}
	size := in.Ints[op.Size]
	return func(dst []byte) ([]byte, error) {
		out := slices.Grow(dst, size)[:size]
		_, err := rand.Read(out)
		return out, err
	}, nil
}
