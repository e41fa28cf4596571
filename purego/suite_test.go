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
func TestRefusesPoints(t *testing.T)    { suitetest.RefusesPoints(t, purego.Suite()) }
func TestRefusesForgeries(t *testing.T) { suitetest.RefusesForgeries(t, purego.Suite()) }
func TestRefusesLengths(t *testing.T)   { suitetest.RefusesLengths(t, purego.Suite()) }
func TestRefusesParts(t *testing.T)     { suitetest.RefusesParts(t, purego.Suite()) }
func TestRefusesBadCounts(t *testing.T) { suitetest.RefusesCounts(t, purego.Suite()) }
func TestRefusesTexts(t *testing.T)     { suitetest.RefusesTexts(t, purego.Suite()) }
func TestRefusesStreams(t *testing.T)   { suitetest.RefusesBrokenStreams(t, purego.Suite()) }
func TestRefusesPasswords(t *testing.T) { suitetest.RefusesWrongPasswords(t, purego.Suite()) }

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
		"box/open":            "golang.org/x/crypto/curve25519 makes keys of crypto/ecdh",
		"sealedbox/seal":      "as for box/seal, and a fresh key and a hash",
		"sealedbox/open":      "as for box/open, and a hash",
		"aes-ccm/seal":        "the package makes the tag and a mode",
		"aes-ccm/open":        "the package makes the message before it copies it, two tags and a mode",
		"secretstream/seal":   "an AEAD is an object, and one is made for each stream",
		"secretstream/open":   "an AEAD is an object, and one is made for each stream",
		"aes-cbc/encrypt":     "a mode is an object, and one is made in every call",
		"aes-cbc/decrypt":     "a mode is an object, and one is made in every call",
		"aes-ctr":             "a mode is an object, and one is made in every call",
		"3des-cbc/encrypt":    "a mode is an object, and one is made in every call",
		"3des-cbc/decrypt":    "a mode is an object, and one is made in every call",
		"x25519":              "crypto/ecdh makes the output and the parsed point",
		"ecdh/*":              "crypto/ecdh makes the output",
		"public-key/ecdh-*":   "crypto/ecdh makes the key",
		"public-key/ecdsa-*":  "crypto/ecdsa makes the key and its numbers",
		"public-key/rsa-*":    "crypto/x509 makes the key and its numbers",
		"ecdsa-*/sign":        "crypto/ecdsa makes the output and its numbers",
		"ecdsa-*/verify":      "crypto/ecdsa makes its numbers",
		"ed25519ph/sign":      "crypto/ed25519 makes the output; the digest goes through an interface",
		"ed25519ph/verify":    "the digest goes through an interface",
		"rsa-*/sign":          "crypto/rsa makes the output",
		"rsa-*/verify":        "crypto/rsa makes its numbers",
		"rsa-*/sign-pss":      "crypto/rsa makes the output and the salt",
		"rsa-*/verify-pss":    "crypto/rsa makes its numbers",
		"rsa-*/encrypt-oaep":  "crypto/rsa makes the output and its numbers",
		"rsa-*/decrypt-oaep":  "crypto/rsa makes the output and its numbers",
		"keygen/*":            "a fresh key is made",
		"note/encrypt":        "crypto/pbkdf2 makes the key and an HMAC, and the key an AEAD",
		"note/decrypt":        "crypto/pbkdf2 makes the key and an HMAC, and the key an AEAD",
		"winzip-aes/write":    "crypto/pbkdf2 makes the keys and an HMAC, and the keys a cipher and another HMAC",
		"winzip-aes/read":     "crypto/pbkdf2 makes the keys and an HMAC, and the keys a cipher and another HMAC",
		"file/seal-stream":    "an AEAD is an object, and one is made for each stream",
		"file/open-stream":    "an AEAD is an object, and one is made for each stream",

		"winzip-aes/5000-entries": "as for winzip-aes/write, for each entry",
	})
}
