package purego

import (
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"

	"golang.org/x/crypto/blake2b"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Each digest has a closure of its own: a shared one would put a second
// indirect call, as long as a tenth of a short digest, into the timed path.

func sha256Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha256.Sum256(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha512Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha512.Sum512(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha3.Sum256(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func blake2bDigest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := blake2b.Sum256(message)
		return append(dst, sum[:]...), nil
	}, nil
}
