//go:build cgo && openssl

package openssl

import (
	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

func sha256Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA256(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha512Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA512(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	if err := in.LengthBetween("message", 0, op.Longest); err != nil {
		return nil, err
	}
	return func(dst []byte) ([]byte, error) {
		sum := openssl.SHA3_256(message)
		return append(dst, sum[:]...), nil
	}, nil
}
