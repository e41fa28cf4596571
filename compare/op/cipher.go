package op

func ciphers() []Operation {
	const timed = "One message: a new mode with its 16-byte IV, then all blocks in one call. The key schedule is set up before."
	return []Operation{
		{Name: "aes-cbc/encrypt", Family: "cipher", Source: "NIST SP 800-38A, section 6.2", Timed: timed,
			Equality: Identical, Grid: each("key", 256), Scale: perBlock(), Input: aesIV},
		{Name: "aes-cbc/decrypt", Family: "cipher", Source: "NIST SP 800-38A, section 6.2", Timed: timed,
			Equality: Identical, Grid: each("key", 256), Scale: perBlock(), From: encrypted("aes-cbc/encrypt")},
		{Name: "aes-ctr", Family: "cipher", Source: "NIST SP 800-38A, section 6.5", Timed: timed,
			Equality: Identical, Grid: each("key", 256), Scale: perSize(), Input: aesIV},
	}
}

// encrypted is the origin of a decrypt operation.
func encrypted(operation string) From {
	return From{Operation: operation, Output: "ciphertext", Returns: "message"}
}

func aesIV(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "key", c.Get("key")/8)
	return draw(in, s, "iv", 16)
}
