//go:build cgo && openssl

package openssl

import (
	"fmt"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// derInGo: the binding takes numbers.
const derInGo = "has its DER parsed by crypto/x509, as the binding takes numbers"

func publicKeys() map[string]op.Implementation {
	return map[string]op.Implementation{
		"public-key/ecdh-p256":  {Prepare: ecdhPublicKey(p256)},
		"public-key/ecdh-p384":  {Prepare: ecdhPublicKey(p384)},
		"public-key/ecdh-p521":  {Prepare: ecdhPublicKey(p521)},
		"public-key/ecdsa-p256": {Prepare: ecdsaPublicKey(p256)},
		"public-key/ecdsa-p384": {Prepare: ecdsaPublicKey(p384)},
		"public-key/ecdsa-p521": {Prepare: ecdsaPublicKey(p521)},
		"public-key/rsa-2048":   {Prepare: rsaPublicKey(2048), Note: derInGo},
		"public-key/rsa-3072":   {Prepare: rsaPublicKey(3072), Note: derInGo},
		"public-key/rsa-4096":   {Prepare: rsaPublicKey(4096), Note: derInGo},
	}
}

func ecdhPublicKey(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		point := in.Bytes["public"]
		if err := checkUncompressed(point, c); err != nil {
			return nil, err
		}
		return func(dst []byte) ([]byte, error) {
			if _, err := openssl.NewPublicKeyECDH(c.name, point); err != nil {
				return nil, err
			}
			return append(dst, point...), nil
		}, nil
	}
}

func ecdsaPublicKey(c curve) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		point := in.Bytes["public"]
		if err := checkUncompressed(point, c); err != nil {
			return nil, err
		}
		return func(dst []byte) ([]byte, error) {
			x, y := coordinates(point)
			if _, err := openssl.NewPublicKeyECDSA(c.name, x, y); err != nil {
				return nil, err
			}
			return append(dst, point...), nil
		}, nil
	}
}

// checkUncompressed leaves to the binding whether the point is on the curve,
// and refuses the compressed and hybrid ones, which it takes.
func checkUncompressed(point []byte, c curve) error {
	coordinate := (c.sign.Params().BitSize + 7) / 8
	if len(point) != 1+2*coordinate || point[0] != 4 {
		return fmt.Errorf("public is no uncompressed point of %s", c.name)
	}
	return nil
}

func rsaPublicKey(bits int) op.Prepare {
	return func(in op.Input) (op.Call, error) {
		return func(dst []byte) ([]byte, error) {
			if _, err := rsaPublic(in, bits); err != nil {
				return nil, err
			}
			return append(dst, in.Bytes["public"]...), nil
		}, nil
	}
}
