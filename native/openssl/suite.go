//go:build cgo && openssl

// Package openssl is the suite of OpenSSL, through
// github.com/golang-fips/openssl/v2. It opens libcrypto when the program runs.
package openssl

import (
	"crypto"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// allocates: the binding has no way to write this output into a given buffer.
const allocates = "allocates its output in every call"

// Suite returns what the libcrypto that this process has loaded can do. Where
// none can be loaded, Err is an *op.Missing.
func Suite() op.Suite {
	suite := op.Suite{Name: "openssl", Library: "OpenSSL", Blank: "the binding does not offer it, or the loaded libcrypto has it switched off"}
	if suite.Err = load(); suite.Err != nil {
		return suite
	}
	suite.Version = openssl.VersionText()
	suite.Operations = operations()
	return suite
}

func operations() map[string]op.Implementation {
	all := op.Join(
		hashes(),
		macs(),
		derivations(),
		aeads(),
		ciphers(),
		agreements(),
		publicKeys(),
		signatures(),
		encryptions(),
		keygens(),
		encodings(),
		pipelines(),
	)
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
		{openssl.SupportsHash(crypto.MD5), []string{"md5"}},
		{openssl.SupportsHash(crypto.SHA3_224), []string{"sha3-224"}},
		{openssl.SupportsHash(crypto.SHA3_256), []string{"sha3-256", "hmac-sha3-256/new", "hmac-sha3-256/reset"}},
		{openssl.SupportsHash(crypto.SHA3_384), []string{"sha3-384"}},
		{openssl.SupportsHash(crypto.SHA3_512), []string{"sha3-512"}},
		{openssl.SupportsHKDF(), []string{"hkdf-sha256/extract", "hkdf-sha256/expand", "hkdf-sha256/key"}},
		{openssl.SupportsTLS1PRF(), []string{"tls12-prf"}},
		{hasTripleDES(), []string{"3des-cbc/encrypt", "3des-cbc/decrypt"}},
		{openssl.SupportsEd25519(), []string{"ed25519/sign", "ed25519/verify", "keygen/ed25519"}},
	}
}
