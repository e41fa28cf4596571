//go:build cgo && openssl

package openssl

import (
	"errors"

	"github.com/cgoworth/cgoworth/compare/op"
)

func signatures() map[string]op.Implementation {
	return map[string]op.Implementation{
		"ecdsa-p256/sign":     {Prepare: ecdsaSign(p256), Note: allocates},
		"ecdsa-p256/verify":   {Prepare: ecdsaVerify(p256)},
		"ecdsa-p384/sign":     {Prepare: ecdsaSign(p384), Note: allocates},
		"ecdsa-p384/verify":   {Prepare: ecdsaVerify(p384)},
		"ecdsa-p521/sign":     {Prepare: ecdsaSign(p521), Note: allocates},
		"ecdsa-p521/verify":   {Prepare: ecdsaVerify(p521)},
		"ed25519/sign":        {Prepare: ed25519Sign, Note: allocates},
		"ed25519/verify":      {Prepare: ed25519Verify},
		"rsa-2048/sign":       {Prepare: rsaSign(2048), Note: allocates},
		"rsa-2048/verify":     {Prepare: rsaVerify(2048)},
		"rsa-2048/sign-pss":   {Prepare: rsaSignPSS(2048), Note: allocates},
		"rsa-2048/verify-pss": {Prepare: rsaVerifyPSS(2048)},
		"rsa-3072/sign":       {Prepare: rsaSign(3072), Note: allocates},
		"rsa-3072/verify":     {Prepare: rsaVerify(3072)},
		"rsa-3072/sign-pss":   {Prepare: rsaSignPSS(3072), Note: allocates},
		"rsa-3072/verify-pss": {Prepare: rsaVerifyPSS(3072)},
		"rsa-4096/sign":       {Prepare: rsaSign(4096), Note: allocates},
		"rsa-4096/verify":     {Prepare: rsaVerify(4096)},
		"rsa-4096/sign-pss":   {Prepare: rsaSignPSS(4096), Note: allocates},
		"rsa-4096/verify-pss": {Prepare: rsaVerifyPSS(4096)},
	}
}

var errSignature = errors.New("the signature does not verify")
