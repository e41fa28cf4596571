//go:build cgo && openssl

package openssl

import (
	"bytes"
	"crypto/ecdh"
	"crypto/elliptic"
	"slices"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

// The binding takes keys that crypto/ecdh refuses, so the adapter has to.
func TestECDHRefusesWhatCryptoECDHRefuses(t *testing.T) {
	suite := Suite()
	if suite.Err != nil {
		t.Fatal(suite.Err)
	}
	key, err := ecdh.P256().NewPrivateKey(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		t.Fatal(err)
	}
	scalar, point := key.Bytes(), key.PublicKey().Bytes()
	parity := point[64] & 1
	compressed := slices.Concat([]byte{2 | parity}, point[1:33])
	hybrid := slices.Concat([]byte{6 | parity}, point[1:])
	offCurve := slices.Concat(point[:64], []byte{point[64] ^ 1})

	rows := []struct {
		name      string
		key, peer []byte
		valid     bool
		reason    string
	}{
		{"usual", scalar, point, true, "a scalar of 32 bytes, an uncompressed point"},
		{"zero scalar", make([]byte, 32), point, false, "the public key would be the point at infinity"},
		{"order", elliptic.P256().Params().N.Bytes(), point, false, "as zero"},
		{"compressed point", scalar, compressed, false, "SEC 1, 2.3.4; the binding takes it"},
		{"hybrid point", scalar, hybrid, false, "X9.62; the binding takes it"},
		{"off the curve", scalar, offCurve, false, "an invalid-curve attack"},
		{"infinity", scalar, []byte{0}, false, "the shared secret would be no secret"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			_, err := suite.Operations["ecdh/p256"].Prepare(op.Input{Bytes: map[string][]byte{"key": row.key, "peer": row.peer}})
			if (err == nil) != row.valid {
				t.Errorf("error %v, valid %v (%s)", err, row.valid, row.reason)
			}
		})
	}
}
