package suitetest

import (
	"bytes"
	"crypto/elliptic"
	"slices"
	"strings"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

// onCurve lists the operations that take a point or a scalar of a curve.
var onCurve = []struct {
	operation     string // by name, see named
	point, scalar string // inputs; empty: the operation has none
}{
	{"ecdh/*", "peer", "key"},
	{"public-key/ecdh-*", "public", ""},
	{"public-key/ecdsa-*", "public", ""},
	{"ecdsa-*/sign", "", "key"},
	{"ecdsa-*/verify", "public", ""},
}

// RefusesPoints checks that no curve takes what is not on it, or what has
// another encoding than the uncompressed one, nor a scalar out of range.
func RefusesPoints(t *testing.T, suite op.Suite) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		for _, row := range onCurve {
			if !named(row.operation, o) {
				continue
			}
			in := input(t, o, short(o)[0])
			for _, f := range badPoints(in.Bytes[row.point]) {
				refused(t, suite, o, with(in, row.point, f.value), f.name+": "+f.reason)
			}
			for _, f := range badScalars(o, in.Bytes[row.scalar]) {
				refused(t, suite, o, with(in, row.scalar, f.value), f.name+": "+f.reason)
			}
		}
	})
}

func badPoints(point []byte) []forgery {
	if point == nil {
		return nil
	}
	n := len(point)
	parity := point[n-1] & 1
	tail := point[1:]
	return []forgery{
		{"compressed", slices.Concat([]byte{2 | parity}, point[1:(n+1)/2]), "SEC 1, 2.3.4; the OpenSSL binding takes it"},
		{"hybrid", slices.Concat([]byte{6 | parity}, tail), "X9.62; the OpenSSL binding takes it"},
		{"off the curve", slices.Concat(point[:n-1], []byte{point[n-1] ^ 1}), "an invalid-curve attack"},
		{"infinity", []byte{0}, "a shared secret with it would be no secret"},
		{"infinity, padded", make([]byte, n), "the length of a point, without its first byte"},
		{"zero", slices.Concat([]byte{4}, make([]byte, n-1)), "(0, 0) is on none of these curves"},
		{"out of the field", slices.Concat([]byte{4}, bytes.Repeat([]byte{0xff}, n-1)), "coordinates above the prime"},
	}
}

func badScalars(o op.Operation, scalar []byte) []forgery {
	if scalar == nil {
		return nil
	}
	order := curveOf(o).Params().N
	above := func(k byte) []byte {
		b := order.FillBytes(make([]byte, len(scalar)))
		b[len(b)-1] += k // the orders end in 0x51, 0x73 and 0x09
		return b
	}
	return []forgery{
		{"zero", make([]byte, len(scalar)), "its public key would be the point at infinity"},
		{"order", above(0), "as zero; the OpenSSL binding takes it"},
		{"above the order", above(1), "as one; the OpenSSL binding takes it"},
	}
}

func curveOf(o op.Operation) elliptic.Curve {
	switch {
	case strings.Contains(o.Name, "p256"):
		return elliptic.P256()
	case strings.Contains(o.Name, "p384"):
		return elliptic.P384()
	}
	return elliptic.P521()
}
