package op

import (
	"crypto"
	"fmt"
	"slices"
)

func rsaSignatures() []Operation {
	return slices.Concat(rsaSign(2048), rsaSign(3072), rsaSign(4096))
}

// encryptions are what RSA can do beside signing.
func encryptions() []Operation {
	return slices.Concat(rsaEncrypt(2048), rsaEncrypt(3072), rsaEncrypt(4096))
}

// rsaSign signs a SHA-256 digest in both paddings.
func rsaSign(bits int) []Operation {
	const sign = "The signature of a 32-byte SHA-256 digest; the key is parsed before."
	const verify = "The check of a signature of a 32-byte SHA-256 digest; the key is parsed before."
	name := fmt.Sprintf("rsa-%d/", bits)
	return []Operation{
		{Name: name + "sign", Family: "signature", Source: "RFC 8017, section 8.2.1 (PKCS #1 v1.5, SHA-256)", Timed: sign,
			Equality: Identical, Input: rsaDigest(bits)},
		{Name: name + "verify", Family: "signature", Source: "RFC 8017, section 8.2.2 (PKCS #1 v1.5, SHA-256)", Timed: verify,
			Equality: Identical, From: signed(name + "sign")},
		{Name: name + "sign-pss", Family: "signature", Source: "RFC 8017, section 8.1.1 (PSS, SHA-256, a salt of 32 bytes)", Timed: sign,
			Equality: Cross, Input: rsaDigest(bits)},
		{Name: name + "verify-pss", Family: "signature", Source: "RFC 8017, section 8.1.2 (PSS, SHA-256, a salt of 32 bytes)", Timed: verify,
			Equality: Identical, From: signed(name + "sign-pss")},
	}
}

// rsaEncrypt encrypts what is as long as a key of a cipher.
func rsaEncrypt(bits int) []Operation {
	encrypt, decrypt := fmt.Sprintf("rsa-%d/encrypt-oaep", bits), fmt.Sprintf("rsa-%d/decrypt-oaep", bits)
	return []Operation{
		{Name: encrypt, Family: "encryption", Source: "RFC 8017, section 7.1.1 (OAEP, SHA-256, no label)",
			Timed:    "The encryption of a 32-byte message; the key is parsed before.",
			Equality: Cross,
			Input: func(s *Seed, c Case) map[string][]byte {
				in := map[string][]byte{"message": s.Bytes("message", 32)}
				return rsaKey(in, s, bits)
			}},
		{Name: decrypt, Family: "encryption", Source: "RFC 8017, section 7.1.2 (OAEP, SHA-256, no label)",
			Timed:    "The decryption of a 32-byte message; the key is parsed before.",
			Equality: Identical, From: sealed(encrypt)},
	}
}

func rsaDigest(bits int) func(*Seed, Case) map[string][]byte {
	return func(s *Seed, c Case) map[string][]byte { return rsaKey(digest(s, crypto.SHA256), s, bits) }
}

// rsaKey adds a key pair of the given size in bits to a set of inputs.
func rsaKey(in map[string][]byte, s *Seed, bits int) map[string][]byte {
	in["key"], in["public"] = s.RSA(fmt.Sprintf("rsa-%d", bits), bits)
	return in
}
