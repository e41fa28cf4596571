//go:build cgo && sodium

package sodium

import (
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego/suitetest"
)

func TestEqualsPureGo(t *testing.T)     { suitetest.Equal(t, Suite()) }
func TestRefusesLowOrder(t *testing.T)  { suitetest.RefusesLowOrder(t, Suite()) }
func TestRefusesForgeries(t *testing.T) { suitetest.RefusesForgeries(t, Suite()) }
func TestRefusesLengths(t *testing.T)   { suitetest.RefusesLengths(t, Suite()) }
func TestRefusesBadCounts(t *testing.T) { suitetest.RefusesCounts(t, Suite()) }
func TestRefusesGiants(t *testing.T)    { suitetest.RefusesGiants(t, Suite()) }
func TestRefusesStreams(t *testing.T)   { suitetest.RefusesBrokenStreams(t, Suite()) }

func TestAllocations(t *testing.T) {
	suitetest.Allocations(t, Suite(), map[string]string{
		"blake2b-256":            "the binding makes the state and a copy of the digest",
		"blake2b-512":            "the binding makes the state and a copy of the digest",
		"blake2b-256/keyed":      "the binding makes the state and copies of key and digest",
		"blake2b-256/stream":     "the binding makes a copy of the digest",
		"siphash":                "the binding makes the output; its check boxes the key",
		"auth":                   "the binding makes the output; its check boxes the key",
		"kdf/blake2b":            "the binding makes the output; its check boxes the context",
		"kx/client":              "the binding makes both keys; its checks box the pair and the peer",
		"kx/server":              "the binding makes both keys; its checks box the pair and the peer",
		"chacha20poly1305/seal":  "the binding makes the output; its checks box key and nonce",
		"chacha20poly1305/open":  "the binding makes the output; its checks box key and nonce",
		"xchacha20poly1305/seal": "the binding makes the output; its checks box key and nonce",
		"xchacha20poly1305/open": "the binding makes the output; its checks box key and nonce",
		"secretbox/seal":         "the binding makes the output; its checks box key and nonce",
		"secretbox/open":         "the binding makes the output; its checks box key and nonce",
		"box/seal":               "the binding makes the output; its checks box keys and nonce",
		"box/open":               "the binding makes the output; its checks box keys and nonce",
		"sealedbox/seal":         "the binding makes the output; its check boxes the key",
		"sealedbox/open":         "the binding makes the output; its checks box the keys",
		"secretstream/seal":      "the binding makes an encoder, the header and each chunk",
		"secretstream/open":      "the binding makes a decoder and each chunk",
		"file/seal-stream":       "the binding makes an encoder, the header and each chunk",
		"file/open-stream":       "the binding makes a decoder and each chunk",
		"x25519":                 "the binding makes the output; its checks box scalar and point",
		"ed25519/sign":           "the binding makes the output; its checks box the key",
		"ed25519/verify":         "the checks of the binding box key and signature",
		"ed25519ph/sign":         "the binding makes the state and the output; its check boxes the key",
		"ed25519ph/verify":       "the binding makes the state; its checks box key and signature",
		"keygen/*":               "the binding makes both keys",
	})
}

// The binding panics on a shared secret of zeros; its callers get an error.
func TestRefusesPointsOfLowOrder(t *testing.T) {
	rows := []struct {
		name   string
		point  [32]byte
		reason string
	}{
		{"zero", [32]byte{}, "order 2: the shared secret is zero (RFC 7748, section 6.1)"},
		{"one", [32]byte{1}, "order 4: the shared secret is zero"},
	}
	for _, row := range rows {
		for _, operation := range []string{"x25519", "box/seal", "box/open", "sealedbox/seal"} {
			t.Run(operation+"/"+row.name, func(t *testing.T) {
				_, err := Suite().Operations[operation].Prepare(op.Input{Bytes: map[string][]byte{
					"key": make([]byte, 32), "peer": row.point[:], "nonce": make([]byte, 24),
					"peerkey": make([]byte, 32), "public": row.point[:], "ciphertext": make([]byte, 16),
				}})
				if err == nil {
					t.Errorf("accepted a point of low order (%s)", row.reason)
				}
			})
		}
	}
}
