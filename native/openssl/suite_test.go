//go:build cgo && openssl

package openssl

import (
	"fmt"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego/suitetest"
)

func TestEqualsPureGo(t *testing.T)     { suitetest.Equal(t, Suite()) }
func TestEqualWhereEmpty(t *testing.T)  { suitetest.EqualWhereEmpty(t, Suite()) }
func TestRefusesForgeries(t *testing.T) { suitetest.RefusesForgeries(t, Suite()) }
func TestRefusesLengths(t *testing.T)   { suitetest.RefusesLengths(t, Suite()) }
func TestRefusesParts(t *testing.T)     { suitetest.RefusesParts(t, Suite()) }
func TestRefusesBadCounts(t *testing.T) { suitetest.RefusesCounts(t, Suite()) }
func TestRefusesGiants(t *testing.T)    { suitetest.RefusesGiants(t, Suite()) }

func TestAllocations(t *testing.T) {
	suitetest.Allocations(t, Suite(), map[string]string{
		"hmac-sha1/new":       "NewHMAC makes an object with a finalizer, and a hash to name the digest",
		"hmac-sha1/reset":     "Sum makes its buffer again after a Reset",
		"hmac-sha256/new":     "NewHMAC makes an object with a finalizer, and a hash to name the digest",
		"hmac-sha256/reset":   "Sum makes its buffer again after a Reset",
		"hmac-sha384/new":     "NewHMAC makes an object with a finalizer, and a hash to name the digest",
		"hmac-sha384/reset":   "Sum makes its buffer again after a Reset",
		"hmac-sha512/new":     "NewHMAC makes an object with a finalizer, and a hash to name the digest",
		"hmac-sha512/reset":   "Sum makes its buffer again after a Reset",
		"hmac-sha3-256/new":   "NewHMAC makes an object with a finalizer, and a hash to name the digest",
		"hmac-sha3-256/reset": "Sum makes its buffer again after a Reset",
		"hkdf-sha256/extract": "the binding makes a context, a hash to name the digest, and the output",
		"hkdf-sha256/expand":  "the binding makes a context, a hash to name the digest, and a buffer",
		"hkdf-sha256/key":     "as for extract and for expand",
		"tls12-prf":           "the binding makes a hash to name the digest",
		"pbkdf2/sha256":       "the binding makes the output, and a hash to name the digest",
		"pbkdf2/sha512":       "the binding makes the output, and a hash to name the digest",
		"aes-cbc/encrypt":     "a mode is an object with a finalizer, and one is made in every call",
		"aes-cbc/decrypt":     "a mode is an object with a finalizer, and one is made in every call",
		"aes-ctr":             "a mode is an object with a finalizer, and one is made in every call",
		"ecdh/p256":           "the binding makes the output",
		"ecdsa-p256/sign":     "the binding makes the output, and closures around the key",
		"ecdsa-p256/verify":   "the binding makes closures around the key",
		"ed25519/sign":        "the binding makes the output",
		"rsa-2048/sign":       "the binding makes the output, and closures around the key",
		"rsa-2048/verify":     "the binding makes closures around the key",
	})
}

// At lengths that it has no native path for, the binding returns Go's own GCM
// over a block cipher in C. Timing that would say nothing about OpenSSL.
func TestGCMIsNative(t *testing.T) {
	rows := []struct {
		name       string
		nonce, tag int
		native     bool
		reason     string
	}{
		{"usual", 12, 128, true, "the only lengths with a native path"},
		{"long nonce", 16, 128, false, "cipher.gcmFallback"},
		{"short tag", 12, 96, false, "cipher.gcmFallback"},
		{"no nonce", 0, 128, false, "the binding panics"},
		{"no tag", 12, 0, false, "a missing parameter"},
	}
	if err := load(); err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			aead, err := aesGCM(op.Input{
				Bytes: map[string][]byte{"key": make([]byte, 32), "nonce": make([]byte, row.nonce)},
				Ints:  map[string]int{"key": 256, "tag": row.tag},
			})
			if !row.native {
				if err == nil {
					t.Errorf("accepted as %T (%s)", aead, row.reason)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got := fmt.Sprintf("%T", aead); got != "*openssl.cipherGCM" {
				t.Errorf("the AEAD is %s, and must be the binding's", got)
			}
		})
	}
}
