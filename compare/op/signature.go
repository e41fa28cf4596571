package op

import (
	"crypto/elliptic"
	"crypto/sha256"
)

func signatures() []Operation {
	const sign = "The signature of a 32-byte SHA-256 digest; the key is parsed before."
	const verify = "The check of a signature of a 32-byte SHA-256 digest; the key is parsed before."
	return []Operation{
		{Name: "ecdsa-p256/sign", Family: "signature", Source: "FIPS 186-5, section 6.4.1", Timed: sign,
			Equality: Cross,
			Input: func(s *Seed, c Case) map[string][]byte {
				in := digest(s)
				in["key"], in["public"] = s.EC("p256", elliptic.P256())
				return in
			}},
		{Name: "ecdsa-p256/verify", Family: "signature", Source: "FIPS 186-5, section 6.4.2", Timed: verify,
			Equality: Identical, From: signed("ecdsa-p256/sign")},
		{Name: "ed25519/sign", Family: "signature", Source: "RFC 8032, section 5.1.6",
			Timed:    "The signature of a 32-byte message; the key is parsed before.",
			Equality: Identical,
			Input: func(s *Seed, c Case) map[string][]byte {
				in := map[string][]byte{"message": s.Bytes("message", 32)}
				in["key"], in["public"] = s.Ed25519("ed25519")
				return in
			}},
		{Name: "ed25519/verify", Family: "signature", Source: "RFC 8032, section 5.1.7",
			Timed:    "The check of a signature of a 32-byte message; the key is parsed before.",
			Equality: Identical, From: signed("ed25519/sign")},
		{Name: "rsa-2048/sign", Family: "signature", Source: "RFC 8017, section 8.2.1 (PKCS #1 v1.5, SHA-256)", Timed: sign,
			Equality: Identical, Input: rsaDigest("rsa-2048", 2048)},
		{Name: "rsa-2048/verify", Family: "signature", Source: "RFC 8017, section 8.2.2 (PKCS #1 v1.5, SHA-256)", Timed: verify,
			Equality: Identical, From: signed("rsa-2048/sign")},
	}
}

// signed is the origin of a verify operation. It gives nothing back: a
// signature that does not verify is an error.
func signed(operation string) From {
	return From{Operation: operation, Output: "signature", Authentic: true}
}

// digest draws a message and hashes it, so that what is signed is a digest.
func digest(s *Seed) map[string][]byte {
	sum := sha256.Sum256(s.Bytes("message", 64))
	return map[string][]byte{"digest": sum[:]}
}

func rsaDigest(kind string, bits int) func(*Seed, Case) map[string][]byte {
	return func(s *Seed, c Case) map[string][]byte {
		in := digest(s)
		in["key"], in["public"] = s.RSA(kind, bits)
		return in
	}
}
