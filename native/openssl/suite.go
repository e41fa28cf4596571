//go:build cgo && openssl

// Package openssl is the suite of OpenSSL, through
// github.com/golang-fips/openssl/v2. It opens libcrypto when the program runs.
package openssl

import (
	"crypto"
	"crypto/cipher"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// allocates: the binding has no way to write this output into a given buffer.
const allocates = "allocates its output in every call"

// Suite returns what the libcrypto that this process has loaded can do. Where
// none can be loaded, Err is an *op.Missing.
func Suite() op.Suite {
	suite := op.Suite{Name: "openssl", Library: "OpenSSL"}
	if suite.Err = load(); suite.Err != nil {
		return suite
	}
	suite.Version = openssl.VersionText()
	suite.Operations = operations()
	return suite
}

func operations() map[string]op.Implementation {
	all := map[string]op.Implementation{
		"sha256":   {Prepare: sha256Digest},
		"sha512":   {Prepare: sha512Digest},
		"sha3-256": {Prepare: sha3Digest},

		"hmac-sha256": {Prepare: hmacSHA256},

		"pbkdf2/sha256": {Prepare: pbkdf2Key(openssl.NewSHA256), Note: allocates},
		"pbkdf2/sha512": {Prepare: pbkdf2Key(openssl.NewSHA512), Note: allocates},

		"aes-gcm/seal": {Prepare: seal(aesGCM)},
		"aes-gcm/open": {Prepare: open(aesGCM)},

		"aes-cbc/encrypt": {Prepare: aesCBC(cipher.NewCBCEncrypter, "message")},
		"aes-cbc/decrypt": {Prepare: aesCBC(cipher.NewCBCDecrypter, "ciphertext")},
		"aes-ctr":         {Prepare: aesCTR},

		"ecdh/p256": {Prepare: ecdhP256, Note: allocates},

		"ecdsa-p256/sign":   {Prepare: ecdsaP256Sign, Note: allocates},
		"ecdsa-p256/verify": {Prepare: ecdsaP256Verify},
		"ed25519/sign":      {Prepare: ed25519Sign, Note: allocates},
		"ed25519/verify":    {Prepare: ed25519Verify},
		"rsa-2048/sign":     {Prepare: rsaSign(2048), Note: allocates},
		"rsa-2048/verify":   {Prepare: rsaVerify(2048)},
	}
	for _, row := range optional() {
		if !row.supported {
			for _, name := range row.names {
				delete(all, name)
			}
		}
	}
	return all
}

// support says whether the loaded libcrypto has what operations need.
type support struct {
	supported bool
	names     []string
}

// optional lists what an old libcrypto, or one in FIPS mode, may lack.
func optional() []support {
	return []support{
		{openssl.SupportsHash(crypto.SHA3_256), []string{"sha3-256"}},
		{openssl.SupportsEd25519(), []string{"ed25519/sign", "ed25519/verify"}},
	}
}
