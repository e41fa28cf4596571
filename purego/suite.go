// Package purego is the suite of the Go standard library and of
// golang.org/x/crypto: what every other suite is compared with.
package purego

import (
	"crypto/cipher"
	"crypto/sha256"
	"crypto/sha512"
	"runtime"
	"runtime/debug"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Where the work of a row differs from that of the other suites.
const (
	allocates = "allocates its output in every call"
	keyParsed = "parses its private key before, because crypto/ecdh derives the public key as it parses; " + allocates
	twice     = "derives the sender's public key in every call as well (golang.org/x/crypto/curve25519)"
)

// Suite returns every operation that Go has without C.
func Suite() op.Suite {
	return op.Suite{
		Name:    "go",
		Library: "Go standard library and golang.org/x/crypto",
		Version: version(),
		Operations: map[string]op.Implementation{
			"sha256":      {Prepare: sha256Digest},
			"sha512":      {Prepare: sha512Digest},
			"sha3-256":    {Prepare: sha3Digest},
			"blake2b-256": {Prepare: blake2bDigest},

			"hmac-sha256": {Prepare: hmacSHA256},

			"pbkdf2/sha256": {Prepare: pbkdf2Key(sha256.New), Note: allocates},
			"pbkdf2/sha512": {Prepare: pbkdf2Key(sha512.New), Note: allocates},

			"aes-gcm/seal":          {Prepare: seal(aesGCM)},
			"aes-gcm/open":          {Prepare: open(aesGCM)},
			"chacha20poly1305/seal": {Prepare: seal(chacha20Poly1305)},
			"chacha20poly1305/open": {Prepare: open(chacha20Poly1305)},
			"secretbox/seal":        {Prepare: secretboxSeal},
			"secretbox/open":        {Prepare: secretboxOpen},
			"box/seal":              {Prepare: boxSeal, Note: twice},

			"aes-cbc/encrypt": {Prepare: aesCBC(cipher.NewCBCEncrypter, "message")},
			"aes-cbc/decrypt": {Prepare: aesCBC(cipher.NewCBCDecrypter, "ciphertext")},
			"aes-ctr":         {Prepare: aesCTR},

			"ecdh/p256": {Prepare: ecdhP256, Note: allocates},
			"x25519":    {Prepare: x25519, Note: keyParsed},

			"ecdsa-p256/sign":   {Prepare: ecdsaP256Sign, Note: allocates},
			"ecdsa-p256/verify": {Prepare: ecdsaP256Verify},
			"ed25519/sign":      {Prepare: ed25519Sign},
			"ed25519/verify":    {Prepare: ed25519Verify},
			"rsa-2048/sign":     {Prepare: rsaSign(2048), Note: allocates},
			"rsa-2048/verify":   {Prepare: rsaVerify(2048)},
		},
	}
}

// version names both halves: x/crypto is versioned apart from Go.
func version() string {
	v := runtime.Version()
	info, _ := debug.ReadBuildInfo() // a nil info, without modules, has no Deps
	if info == nil {
		return v
	}
	for _, m := range info.Deps {
		if m.Path == "golang.org/x/crypto" {
			v += ", x/crypto " + m.Version
		}
	}
	return v
}
