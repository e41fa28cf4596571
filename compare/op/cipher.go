package op

func ciphers() []Operation {
	const block = "One block of 16 bytes. The key schedule is set up before."
	const timed = "One message: a new mode with its IV, then all blocks in one call. The key schedule is set up before."
	return []Operation{
		{Name: "aes-block/encrypt", Family: "cipher", Source: "FIPS 197, section 5.1", Timed: block,
			Equality: Identical, Grid: each("key", 128, 256), Input: aesBlock},
		{Name: "aes-block/decrypt", Family: "cipher", Source: "FIPS 197, section 5.3", Timed: block,
			Equality: Identical, Grid: each("key", 128, 256), From: encrypted("aes-block/encrypt")},
		{Name: "aes-cbc/encrypt", Family: "cipher", Source: "NIST SP 800-38A, section 6.2", Timed: timed,
			Equality: Identical, Grid: each("key", 256), Variants: each("key", 128), Scale: perBlock(16), Input: aesIV},
		{Name: "aes-cbc/decrypt", Family: "cipher", Source: "NIST SP 800-38A, section 6.2", Timed: timed,
			Equality: Identical, Grid: each("key", 256), Variants: each("key", 128), Scale: perBlock(16), From: encrypted("aes-cbc/encrypt")},
		{Name: "aes-ctr", Family: "cipher", Source: "NIST SP 800-38A, section 6.5", Timed: timed,
			Equality: Identical, Grid: each("key", 256), Variants: each("key", 128), Scale: perSize(), Input: aesIV},
		{Name: "aes-ctr/stream", Family: "cipher", Source: "NIST SP 800-38A, section 6.5",
			Timed: "One message under the next bytes of a key stream that is begun before and goes on from call to call, " +
				"so that outputs are equal where both sides have made as many calls.",
			Equality: Identical, Grid: each("key", 256), Variants: each("key", 128), Scale: perSize(), Input: aesIV},
		{Name: "3des-cbc/encrypt", Family: "cipher", Source: "NIST SP 800-67 with SP 800-38A, section 6.2", Timed: timed,
			Equality: Identical, Scale: perBlock(8), Input: desIV},
		{Name: "3des-cbc/decrypt", Family: "cipher", Source: "NIST SP 800-67 with SP 800-38A, section 6.2", Timed: timed,
			Equality: Identical, Scale: perBlock(8), From: encrypted("3des-cbc/encrypt")},
	}
}

// encrypted is the origin of a decrypt operation.
func encrypted(operation string) From {
	return From{Operation: operation, Output: "ciphertext", Returns: "message"}
}

func aesBlock(s *Seed, c Case) map[string][]byte {
	in := map[string][]byte{"message": s.Bytes("message", 16)}
	return draw(in, s, "key", c.Get("key")/8)
}

func aesIV(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "key", c.Get("key")/8)
	return draw(in, s, "iv", 16)
}

// desIV draws three keys of 8 bytes, whose lowest bits nobody looks at.
func desIV(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "key", 24)
	return draw(in, s, "iv", 8)
}
