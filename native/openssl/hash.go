//go:build cgo && openssl

package openssl

import (
	"hash"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func hashes() map[string]op.Implementation {
	return map[string]op.Implementation{
		"md5":      {Prepare: md5Digest},
		"sha1":     {Prepare: sha1Digest},
		"sha224":   {Prepare: sha224Digest},
		"sha256":   {Prepare: sha256Digest},
		"sha384":   {Prepare: sha384Digest},
		"sha512":   {Prepare: sha512Digest},
		"sha3-224": {Prepare: sha3Digest224},
		"sha3-256": {Prepare: sha3Digest256},
		"sha3-384": {Prepare: sha3Digest384},
		"sha3-512": {Prepare: sha3Digest512},

		"sha256/stream": {Prepare: stream(openssl.NewSHA256)},
		"sha512/stream": {Prepare: stream(openssl.NewSHA512)},
	}
}

// Each digest has a closure of its own, as on the Go side.

func md5Digest(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.MD5(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha1Digest(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA1(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha224Digest(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA224(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha256Digest(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA256(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha384Digest(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA384(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha512Digest(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA512(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest224(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA3_224(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest256(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA3_256(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest384(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA3_384(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest512(in op.Input) (op.Call, error) {
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA3_512(message)
		return append(dst, sum[:]...), nil
	}, nil
}

// stream is called with constructors that the loaded libcrypto has: the others
// panic.
func stream(new func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		if err := in.LengthBetween("message", 0, op.Longest); err != nil {
			return nil, err
		}
		h, message := new(), in.Bytes["message"]
		return func(dst []byte) ([]byte, error) {
			h.Reset()
			for at := 0; at < len(message); at += op.Piece {
				h.Write(message[at:min(at+op.Piece, len(message))])
			}
			return h.Sum(dst), nil
		}, nil
	}
}
