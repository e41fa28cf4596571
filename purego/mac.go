package purego

import (
	"crypto/hmac"
	"crypto/sha256"

	"github.com/cgoworth/cgoworth/compare/op"
)

func hmacSHA256(in op.Input) (op.Call, error) {
	key, message := in.Bytes["key"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		mac := hmac.New(sha256.New, key)
		mac.Write(message)
		return mac.Sum(dst), nil
	}, nil
}
