//go:build cgo && openssl

package openssl

import (
	"cmp"
	"hash"
	"io"
	"math"
	"slices"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func derivations() map[string]op.Implementation {
	return map[string]op.Implementation{
		"pbkdf2/sha256":       {Prepare: pbkdf2Key(openssl.NewSHA256), Note: allocates},
		"pbkdf2/sha512":       {Prepare: pbkdf2Key(openssl.NewSHA512), Note: allocates},
		"hkdf-sha256/extract": {Prepare: hkdfExtract, Note: allocates},
		"hkdf-sha256/expand":  {Prepare: hkdfExpand, Note: allocates},
		"hkdf-sha256/key":     {Prepare: hkdfKey, Note: allocates},
		"tls12-prf":           {Prepare: tls12PRF},
	}
}

// pbkdf2Key checks everything that the binding passes on as a C int: it would
// cut a longer password without an error, and it panics on a negative length.
func pbkdf2Key(h func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := cmp.Or(
			in.ValueBetween("iterations", 1, math.MaxInt32),
			in.ValueBetween("length", 1, op.Longest),
			in.LengthBetween("password", 0, op.Longest),
			in.LengthBetween("salt", 0, op.Longest),
		); err != nil {
			return nil, err
		}
		password, salt := in.Bytes["password"], in.Bytes["salt"]
		iterations, length := in.Ints["iterations"], in.Ints["length"]
		return func(dst []byte) ([]byte, error) {
			return openssl.PBKDF2(password, salt, iterations, length, h)
		}, nil
	}
}

// extract works round what libcrypto 3.0.17 and later refuse: an empty salt,
// which RFC 5869, section 2.2, defines as zeros, and an empty secret. The
// binding does not keep its context alive during the call, so under very many
// collections one in millions of calls fails; it is timed all the same, because
// this is the call that a program would make.
func extract(secret, salt []byte) ([]byte, error) {
	if len(secret) == 0 {
		return openssl.NewHMAC(openssl.NewSHA256, salt).Sum(nil), nil // the definition of extract
	}
	if len(salt) == 0 {
		salt = noSalt[:]
	}
	return openssl.ExtractHKDF(openssl.NewSHA256, secret, salt)
}

var noSalt [32]byte

// expand reads once: each Read of the binding derives everything again from
// the start. An empty key is a zero byte, as HMAC fills its key up with zeros.
func expand(dst, prk, info []byte, length int) ([]byte, error) {
	if len(prk) == 0 {
		prk = noSalt[:1]
	}
	reader, err := openssl.ExpandHKDF(openssl.NewSHA256, prk, info)
	if err != nil {
		return nil, err
	}
	out := slices.Grow(dst, length)[:length]
	_, err = io.ReadFull(reader, out)
	return out, err
}

func hkdfExtract(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthBetween("secret", 0, op.Longest), in.LengthBetween("salt", 0, op.Longest)); err != nil {
		return nil, err
	}
	secret, salt := in.Bytes["secret"], in.Bytes["salt"]
	return func(dst []byte) ([]byte, error) {
		return extract(secret, salt)
	}, nil
}

func hkdfExpand(in op.Input) (op.Call, error) {
	if err := cmp.Or(
		in.ValueBetween("length", 1, op.LongestHKDF),
		in.LengthBetween("prk", 0, op.Longest),
		in.LengthBetween("info", 0, op.Longest),
	); err != nil {
		return nil, err
	}
	prk, info, length := in.Bytes["prk"], in.Bytes["info"], in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		return expand(dst, prk, info, length)
	}, nil
}

func hkdfKey(in op.Input) (op.Call, error) {
	if err := cmp.Or(
		in.ValueBetween("length", 1, op.LongestHKDF),
		in.LengthBetween("secret", 0, op.Longest),
		in.LengthBetween("salt", 0, op.Longest),
		in.LengthBetween("info", 0, op.Longest),
	); err != nil {
		return nil, err
	}
	secret, salt, info, length := in.Bytes["secret"], in.Bytes["salt"], in.Bytes["info"], in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		prk, err := extract(secret, salt)
		if err != nil {
			return nil, err
		}
		return expand(dst, prk, info, length)
	}, nil
}

func tls12PRF(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.ValueBetween("length", 1, op.Longest), in.CheckTLS()); err != nil {
		return nil, err
	}
	secret, label, seed, length := in.Bytes["secret"], in.Bytes["label"], in.Bytes["seed"], in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		out := slices.Grow(dst, length)[:length]
		return out, openssl.TLS1PRF(out, secret, label, seed, openssl.NewSHA256)
	}, nil
}
