package purego_test

import (
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
	"github.com/cgoworth/cgoworth/purego/suitetest"
)

// The pure-Go suite is one side of every pair, so it lacks nothing.
func TestSuiteHasTheWholeCatalog(t *testing.T) {
	suite := purego.Suite()
	for _, o := range op.Catalog() {
		if _, ok := suite.Operations[o.Name]; !ok {
			t.Errorf("%s is missing", o.Name)
		}
		delete(suite.Operations, o.Name)
	}
	for name := range suite.Operations {
		t.Errorf("%s is not in the catalog", name)
	}
}

// An open operation gives back what went into seal.
func TestRoundTrips(t *testing.T)       { suitetest.Equal(t, purego.Suite()) }
func TestRefusesLowOrder(t *testing.T)  { suitetest.RefusesLowOrder(t, purego.Suite()) }
func TestRefusesForgeries(t *testing.T) { suitetest.RefusesForgeries(t, purego.Suite()) }
func TestRefusesLengths(t *testing.T)   { suitetest.RefusesLengths(t, purego.Suite()) }
func TestRefusesParts(t *testing.T)     { suitetest.RefusesParts(t, purego.Suite()) }
func TestRefusesBadCounts(t *testing.T) { suitetest.RefusesCounts(t, purego.Suite()) }
func TestRefusesTexts(t *testing.T)     { suitetest.RefusesTexts(t, purego.Suite()) }

func TestAllocations(t *testing.T) {
	suitetest.Allocations(t, purego.Suite(), map[string]string{
		"blake2b-256/keyed":   "x/crypto has no one-shot hash with a key: the state is made in every call",
		"hmac-sha1/new":       "crypto/hmac makes two hashes and the padded keys in every call",
		"hmac-sha256/new":     "crypto/hmac makes two hashes and the padded keys in every call",
		"hmac-sha384/new":     "crypto/hmac makes two hashes and the padded keys in every call",
		"hmac-sha512/new":     "crypto/hmac makes two hashes and the padded keys in every call",
		"hmac-sha3-256/new":   "crypto/hmac makes two hashes and the padded keys in every call",
		"auth":                "x/crypto makes an HMAC and the tag",
		"pbkdf2/sha256":       "crypto/pbkdf2 makes the output and an HMAC",
		"pbkdf2/sha512":       "crypto/pbkdf2 makes the output and an HMAC",
		"hkdf-sha256/extract": "crypto/hkdf makes the output and an HMAC",
		"hkdf-sha256/expand":  "crypto/hkdf makes the output and an HMAC",
		"hkdf-sha256/key":     "crypto/hkdf makes the output and two HMACs",
		"tls12-prf":           "the secret is set up in an HMAC in every call",
		"scrypt":              "x/crypto makes the output and its blocks",
		"argon2id":            "x/crypto makes the output and its blocks",
		"kdf/blake2b":         "a hash is made of a marshalled state in every call",
		"kx/client":           "crypto/ecdh makes the secret and the parsed point",
		"kx/server":           "crypto/ecdh makes the secret and the parsed point",
		"box/seal":            "golang.org/x/crypto/curve25519 makes keys of crypto/ecdh",
		"aes-cbc/encrypt":     "a mode is an object, and one is made in every call",
		"aes-cbc/decrypt":     "a mode is an object, and one is made in every call",
		"aes-ctr":             "a mode is an object, and one is made in every call",
		"ecdh/p256":           "crypto/ecdh makes the output",
		"x25519":              "crypto/ecdh makes the output and the parsed point",
		"ecdsa-p256/sign":     "crypto/ecdsa makes the output and its numbers",
		"ecdsa-p256/verify":   "crypto/ecdsa makes its numbers",
		"rsa-2048/sign":       "crypto/rsa makes the output",
		"rsa-2048/verify":     "crypto/rsa makes its numbers",
	})
}
