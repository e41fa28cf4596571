package op

import (
	"crypto/elliptic"
	"fmt"
)

// publicKeys are the set-up of a peer's public key, which can cost more than
// its use. X25519 and Ed25519 have none: their public keys are 32 bytes that no
// library looks at before it uses them.
//
// The output is what was given, and shows that the library took it; the same
// parsed key is what the operations of the other families use.
func publicKeys() []Operation {
	return []Operation{
		pointOf("ecdh", "p256", elliptic.P256()),
		pointOf("ecdh", "p384", elliptic.P384()),
		pointOf("ecdh", "p521", elliptic.P521()),
		pointOf("ecdsa", "p256", elliptic.P256()),
		pointOf("ecdsa", "p384", elliptic.P384()),
		pointOf("ecdsa", "p521", elliptic.P521()),
		rsaPublic(2048),
		rsaPublic(3072),
		rsaPublic(4096),
	}
}

func pointOf(use, kind string, curve elliptic.Curve) Operation {
	return Operation{Name: "public-key/" + use + "-" + kind, Family: "public-key", Source: "SEC 1, section 2.3.4",
		Timed:    "An uncompressed point, checked to be on the curve, made into a public key for " + use + ".",
		Equality: Identical,
		Input: func(s *Seed, c Case) map[string][]byte {
			_, public := s.EC(kind+" peer", curve)
			return map[string][]byte{"public": public}
		}}
}

func rsaPublic(bits int) Operation {
	return Operation{Name: fmt.Sprintf("public-key/rsa-%d", bits), Family: "public-key", Source: "RFC 8017, appendix A.1.1",
		Timed:    "The DER of a public key, made into one. What a library puts off until the first use is not in it.",
		Equality: Identical,
		Input: func(s *Seed, c Case) map[string][]byte {
			in := rsaKey(make(map[string][]byte), s, bits)
			delete(in, "key")
			return in
		}}
}
