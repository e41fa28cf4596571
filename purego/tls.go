package purego

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"

	"github.com/cgoworth/cgoworth/compare/op"
)

// tls12PRF is the pseudorandom function of TLS 1.2 (RFC 5246, section 5), of
// which Go exports none: PRF(secret, label, seed) = P_SHA256(secret, label + seed),
//
//	P_hash(secret, seed) = HMAC(secret, A(1) + seed) + HMAC(secret, A(2) + seed) + …
//	A(0) = seed, A(i) = HMAC(secret, A(i-1))
//
// with as many terms as the output needs, and the last one cut.
func tls12PRF(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.ValueBetween("length", 1, op.Longest), in.CheckTLS()); err != nil {
		return nil, err
	}
	secret, label, seed, length := in.Bytes["secret"], in.Bytes["label"], in.Bytes["seed"], in.Ints["length"]
	return func(dst []byte) ([]byte, error) {
		mac := hmac.New(sha256.New, secret)
		sum := func(dst []byte, parts ...[]byte) []byte {
			mac.Reset()
			for _, part := range parts {
				mac.Write(part)
			}
			return mac.Sum(dst)
		}
		a := sum(nil, label, seed)
		for len(dst) < length {
			dst = sum(dst, a, label, seed)
			a = sum(a[:0], a)
		}
		return dst[:length], nil
	}, nil
}
