package op

func aeads() []Operation {
	const seal = "One message: the nonce, the key stream, the tag. The key schedule is set up before."
	const open = "One message: the tag is checked and the message decrypted. The key schedule is set up before."
	const whole = "One message under a 32-byte key and a 24-byte nonce, the key's set-up included."
	return []Operation{
		{Name: "aes-gcm/seal", Family: "aead", Source: "NIST SP 800-38D, section 7.1", Timed: seal,
			Equality: Identical, Grid: gcmGrid(), Scale: perSize(), Input: aesGCM},
		{Name: "aes-gcm/open", Family: "aead", Source: "NIST SP 800-38D, section 7.2", Timed: open,
			Equality: Identical, Grid: gcmGrid(), Scale: perSize(), From: sealed("aes-gcm/seal")},
		{Name: "chacha20poly1305/seal", Family: "aead", Source: "RFC 8439, section 2.8", Timed: seal,
			Equality: Identical, Scale: perSize(), Input: secretMessage(32, 12)},
		{Name: "chacha20poly1305/open", Family: "aead", Source: "RFC 8439, section 2.8", Timed: open,
			Equality: Identical, Scale: perSize(), From: sealed("chacha20poly1305/seal")},
		{Name: "secretbox/seal", Family: "aead", Source: "NaCl crypto_secretbox, XSalsa20-Poly1305", Timed: whole,
			Equality: Identical, Scale: perSize(), Input: secretMessage(32, 24)},
		{Name: "secretbox/open", Family: "aead", Source: "NaCl crypto_secretbox, XSalsa20-Poly1305", Timed: whole,
			Equality: Identical, Scale: perSize(), From: sealed("secretbox/seal")},
		{Name: "box/seal", Family: "aead", Source: "NaCl crypto_box, X25519-XSalsa20-Poly1305",
			Timed:    "One message to a public key: the key agreement is inside the call, on both sides.",
			Equality: Identical, Scale: perSize(), Input: boxMessage},
	}
}

// sealed is the origin of an open operation: it takes the ciphertext, the tag
// at its end (or, in NaCl's layout, at its head), and gives the message back.
func sealed(operation string) From {
	return From{Operation: operation, Output: "ciphertext", Returns: "message", Authentic: true}
}

func gcmGrid() [][]Param {
	return [][]Param{
		{{"key", 128}, {"tag", 128}, {"aad", 0}},
		{{"key", 256}, {"tag", 128}, {"aad", 0}},
	}
}

func aesGCM(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "key", c.Get("key")/8)
	draw(in, s, "nonce", 12)
	return draw(in, s, "aad", c.Get("aad"))
}

// secretMessage draws a message, a key and a nonce of the given lengths.
func secretMessage(key, nonce int) func(*Seed, Case) map[string][]byte {
	return func(s *Seed, c Case) map[string][]byte {
		in := draw(message(s, c), s, "key", key)
		return draw(in, s, "nonce", nonce)
	}
}

// boxMessage draws a message from one X25519 key pair to another.
func boxMessage(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "nonce", 24)
	in["key"], in["public"] = s.X25519("sender")
	in["peerkey"], in["peer"] = s.X25519("recipient")
	return in
}
