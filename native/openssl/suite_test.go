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
func TestRefusesPoints(t *testing.T)    { suitetest.RefusesPoints(t, Suite()) }
func TestRefusesForgeries(t *testing.T) { suitetest.RefusesForgeries(t, Suite()) }
func TestRefusesLengths(t *testing.T)   { suitetest.RefusesLengths(t, Suite()) }
func TestRefusesParts(t *testing.T)     { suitetest.RefusesParts(t, Suite()) }
func TestRefusesBadCounts(t *testing.T) { suitetest.RefusesCounts(t, Suite()) }
func TestRefusesGiants(t *testing.T)    { suitetest.RefusesGiants(t, Suite()) }
func TestRefusesPasswords(t *testing.T) { suitetest.RefusesWrongPasswords(t, Suite()) }

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
		"ecdh/*":              "the binding makes the output",
		"public-key/ecdh-*":   "the binding makes the key, with a finalizer, and a copy of the point",
		"public-key/ecdsa-*":  "the binding makes the key, with a finalizer, and takes numbers",
		"public-key/rsa-*":    "the binding makes the key, with a finalizer, and takes numbers",
		"ecdsa-*/sign":        "the binding makes the output, and closures around the key",
		"ecdsa-*/verify":      "the binding makes closures around the key",
		"ed25519/sign":        "the binding makes the output",
		"rsa-*/sign":          "the binding makes the output, and closures around the key",
		"rsa-*/verify":        "the binding makes closures around the key",
		"rsa-*/sign-pss":      "the binding makes the output, and closures around the key",
		"rsa-*/verify-pss":    "the binding makes closures around the key",
		"rsa-*/encrypt-oaep":  "the binding makes the output, and closures around the key",
		"rsa-*/decrypt-oaep":  "the binding makes the output, and closures around the key",
		"keygen/*":            "the binding makes the key",
		"3des-cbc/encrypt":    "a mode is an object with a finalizer, and one is made in every call",
		"3des-cbc/decrypt":    "a mode is an object with a finalizer, and one is made in every call",
		"note/encrypt":        "the binding makes the key, a hash to name the digest, and an AEAD of the key",
		"note/decrypt":        "the binding makes the key, a hash to name the digest, and an AEAD of the key",
		"winzip-aes/write":    "the binding makes the keys, hashes to name the digest, an HMAC and a cipher",
		"winzip-aes/read":     "the binding makes the keys, hashes to name the digest, an HMAC and a cipher",

		"winzip-aes/5000-entries": "as for winzip-aes/write, for each entry",
	})
}

// At lengths that it has no native path for, the binding returns Go's own GCM
// over a block cipher in C. The note of the operation says so.
func TestGCMIsNative(t *testing.T) {
	const native, fallback, cut = "*openssl.cipherGCM", "*cipher.gcmFallback", "purego.cutGCM"
	rows := []struct {
		name    string
		iv, tag int
		want    string
		reason  string
	}{
		{"usual", 96, 128, native, "the only lengths with a native path"},
		{"long IV", 128, 128, fallback, "the note says so"},
		{"short tag", 96, 96, fallback, "the note says so"},
		{"shorter tag", 96, 64, cut, "cut from a native tag"},
		{"no IV", 0, 128, "", "the binding panics"},
		{"no tag", 96, 0, "", "a missing parameter"},
		{"odd tag", 96, 100, "", "no whole bytes"},
	}
	if err := load(); err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			aead, err := aesGCM(op.Input{
				Bytes: map[string][]byte{"key": make([]byte, 32), "nonce": make([]byte, row.iv/8)},
				Ints:  map[string]int{"key": 256, "iv": row.iv, "tag": row.tag},
			})
			if row.want == "" {
				if err == nil {
					t.Errorf("accepted as %T (%s)", aead, row.reason)
				}
				return
			}
			if got := fmt.Sprintf("%T", aead); err != nil || got != row.want {
				t.Errorf("the AEAD is %s, %v, and must be %s (%s)", got, err, row.want, row.reason)
			}
		})
	}
}
