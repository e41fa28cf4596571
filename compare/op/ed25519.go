package op

func ed25519s() []Operation {
	return []Operation{
		{Name: "ed25519/sign", Family: "signature", Source: "RFC 8032, section 5.1.6",
			Timed:    "The signature of a 32-byte message; the key is parsed before.",
			Equality: Identical, Input: ed25519Message(32)},
		{Name: "ed25519/verify", Family: "signature", Source: "RFC 8032, section 5.1.7",
			Timed:    "The check of a signature of a 32-byte message; the key is parsed before.",
			Equality: Identical, From: signed("ed25519/sign")},
		{Name: "ed25519ph/sign", Family: "signature", Source: "RFC 8032, section 5.1.6, with a prehash and no context",
			Timed:    "The SHA-512 of a 1 KiB message, and the signature of that; the key is parsed before.",
			Equality: Identical, Input: ed25519Message(1 << 10)},
		{Name: "ed25519ph/verify", Family: "signature", Source: "RFC 8032, section 5.1.7, with a prehash and no context",
			Timed:    "The SHA-512 of a 1 KiB message, and the check of a signature of that; the key is parsed before.",
			Equality: Identical, From: signed("ed25519ph/sign")},
	}
}

// ed25519Message draws a message of n bytes and a key pair.
func ed25519Message(n int) func(*Seed, Case) map[string][]byte {
	return func(s *Seed, c Case) map[string][]byte {
		in := map[string][]byte{"message": s.Bytes("message", n)}
		in["key"], in["public"] = s.Ed25519("ed25519")
		return in
	}
}
