package purego

import (
	"cmp"
	"crypto/hkdf"
	"crypto/pbkdf2"
	"crypto/sha256"
	"crypto/sha512"
	"hash"
	"math"

	"golang.org/x/crypto/argon2"
	"golang.org/x/crypto/scrypt"

	"github.com/cgoworth/cgoworth/compare/op"
)

func derivations() map[string]op.Implementation {
	return map[string]op.Implementation{
		"pbkdf2/sha256":       {Prepare: pbkdf2Key(sha256.New), Note: allocates},
		"pbkdf2/sha512":       {Prepare: pbkdf2Key(sha512.New), Note: allocates},
		"hkdf-sha256/extract": {Prepare: hkdfExtract, Note: allocates},
		"hkdf-sha256/expand":  {Prepare: hkdfExpand, Note: allocates},
		"hkdf-sha256/key":     {Prepare: hkdfKey, Note: allocates},
		"tls12-prf":           {Prepare: tls12PRF},
		"scrypt":              {Prepare: scryptKey, Note: allocates},
		"argon2id":            {Prepare: argon2id, Note: allocates},
		"kdf/blake2b":         {Prepare: subkey},
		"kx/client":           {Prepare: sessionKeys(true), Note: keyParsed},
		"kx/server":           {Prepare: sessionKeys(false), Note: keyParsed},
	}
}

func pbkdf2Key(h func() hash.Hash) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		// crypto/pbkdf2 takes no iterations for one; OpenSSL refuses them.
		if err := cmp.Or(
			in.ValueBetween("iterations", 1, math.MaxInt32),
			in.ValueBetween("length", 1, op.Longest),
		); err != nil {
			return nil, err
		}
		password, salt := string(in.Bytes["password"]), in.Bytes["salt"]
		iterations, length := in.Ints["iterations"], in.Ints["length"]
		return func(dst []byte) ([]byte, error) {
			return pbkdf2.Key(h, password, salt, iterations, length)
		}, nil
	}
}

func hkdfExtract(in op.Input) (op.Call, error) {
	secret, salt := in.Bytes["secret"], in.Bytes["salt"]
	return func(dst []byte) ([]byte, error) {
		return hkdf.Extract(sha256.New, secret, salt)
	}, nil
}

func hkdfExpand(in op.Input) (op.Call, error) {
	if err := in.ValueBetween("length", 1, op.LongestHKDF); err != nil {
		return nil, err
	}
	prk, info, length := in.Bytes["prk"], string(in.Bytes["info"]), in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		return hkdf.Expand(sha256.New, prk, info, length)
	}, nil
}

func hkdfKey(in op.Input) (op.Call, error) {
	if err := in.ValueBetween("length", 1, op.LongestHKDF); err != nil {
		return nil, err
	}
	secret, salt, info, length := in.Bytes["secret"], in.Bytes["salt"], string(in.Bytes["info"]), in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		return hkdf.Key(sha256.New, secret, salt, info, length)
	}, nil
}

func scryptKey(in op.Input) (op.Call, error) {
	if err := in.CheckScrypt(); err != nil {
		return nil, err
	}
	password, salt := in.Bytes["password"], in.Bytes["salt"]
	n, r, p, length := in.Ints["n"], in.Ints["r"], in.Ints["p"], in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		return scrypt.Key(password, salt, n, r, p, length)
	}, nil
}

func argon2id(in op.Input) (op.Call, error) {
	if err := in.CheckArgon2(); err != nil {
		return nil, err
	}
	password, salt := in.Bytes["password"], in.Bytes["salt"]
	time, memory, length := uint32(in.Ints["time"]), uint32(in.Ints["memory"]), uint32(in.Ints["length"])
	return func(dst []byte) ([]byte, error) {
		return argon2.IDKey(password, salt, time, memory, 1, length), nil
	}, nil
}
