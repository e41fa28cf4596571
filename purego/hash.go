package purego

import (
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"encoding/binary"
	"hash"

	"github.com/dchest/siphash"
	"golang.org/x/crypto/blake2b"

	"github.com/cgoworth/cgoworth/compare/op"
)

func hashes() map[string]op.Implementation {
	return map[string]op.Implementation{
		"md5":         {Prepare: md5Digest},
		"sha1":        {Prepare: sha1Digest},
		"sha224":      {Prepare: sha224Digest},
		"sha256":      {Prepare: sha256Digest},
		"sha384":      {Prepare: sha384Digest},
		"sha512":      {Prepare: sha512Digest},
		"sha3-224":    {Prepare: sha3Digest224},
		"sha3-256":    {Prepare: sha3Digest256},
		"sha3-384":    {Prepare: sha3Digest384},
		"sha3-512":    {Prepare: sha3Digest512},
		"blake2b-256": {Prepare: blake2bDigest256},
		"blake2b-512": {Prepare: blake2bDigest512},

		"blake2b-256/keyed": {Prepare: blake2bKeyed, Note: "makes its state in every call"},
		"siphash":           {Prepare: sipHash},

		"sha256/stream":      {Prepare: stream(sha256.New)},
		"sha512/stream":      {Prepare: stream(sha512.New)},
		"blake2b-256/stream": {Prepare: stream(newBlake2b)},
	}
}

// Each digest has a closure of its own: a shared one would put a second
// indirect call, as long as a tenth of a short digest, into the timed path.

func md5Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := md5.Sum(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha1Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha1.Sum(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha224Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha256.Sum224(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha256Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha256.Sum256(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha384Digest(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha512.Sum384(message)
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

func sha3Digest224(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha3.Sum224(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest256(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha3.Sum256(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest384(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha3.Sum384(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func sha3Digest512(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := sha3.Sum512(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func blake2bDigest256(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := blake2b.Sum256(message)
		return append(dst, sum[:]...), nil
	}, nil
}

func blake2bDigest512(in op.Input) (op.Call, error) {
	message := in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		sum := blake2b.Sum512(message)
		return append(dst, sum[:]...), nil
	}, nil
}

// blake2bKeyed makes a hash for its key in every call, as x/crypto has no
// one-shot function for a key.
func blake2bKeyed(in op.Input) (op.Call, error) {
	if err := in.LengthIs("key", 32); err != nil {
		return nil, err
	}
	key, message := in.Bytes["key"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		h, err := blake2b.New256(key)
		if err != nil {
			return nil, err
		}
		h.Write(message)
		return h.Sum(dst), nil
	}, nil
}

// sipHash takes its key, and gives its sum, as little-endian numbers.
func sipHash(in op.Input) (op.Call, error) {
	if err := in.LengthIs("key", 16); err != nil {
		return nil, err
	}
	key, message := in.Bytes["key"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		k0, k1 := binary.LittleEndian.Uint64(key), binary.LittleEndian.Uint64(key[8:])
		return binary.LittleEndian.AppendUint64(dst, siphash.Hash(k0, k1, message)), nil
	}, nil
}

// newBlake2b cannot fail: only a key can be wrong.
func newBlake2b() hash.Hash {
	h, _ := blake2b.New256(nil)
	return h
}

func stream(new func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
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
