package op

func aeads() []Operation {
	const seal = "One message: the nonce, the key stream, the tag. The key schedule is set up before."
	const open = "One message: the tag is checked and the message decrypted. The key schedule is set up before."
	const whole = "One message under a 32-byte key and a 24-byte nonce, the key's set-up included."
	const agreed = "One message between two key pairs: the key agreement is inside the call, on both sides."
	return []Operation{
		{Name: "aes-gcm/seal", Family: "aead", Source: "NIST SP 800-38D, section 7.1", Timed: seal,
			Equality: Identical, Grid: gcmGrid(), Variants: gcmVariants(), Scale: perSize(), Input: aesGCM},
		{Name: "aes-gcm/open", Family: "aead", Source: "NIST SP 800-38D, section 7.2", Timed: open,
			Equality: Identical, Grid: gcmGrid(), Variants: gcmVariants(), Scale: perSize(), From: sealed("aes-gcm/seal")},
		{Name: "aes-ccm/seal", Family: "aead", Source: "NIST SP 800-38C, section 6.1; a nonce of 12 bytes, a tag of 16", Timed: seal,
			Equality: Identical, Grid: each("key", 128, 256), Scale: perSize(), Input: aesCCM},
		{Name: "aes-ccm/open", Family: "aead", Source: "NIST SP 800-38C, section 6.2; a nonce of 12 bytes, a tag of 16", Timed: open,
			Equality: Identical, Grid: each("key", 128, 256), Scale: perSize(), From: sealed("aes-ccm/seal")},
		{Name: "chacha20poly1305/seal", Family: "aead", Source: "RFC 8439, section 2.8", Timed: seal,
			Equality: Identical, Scale: perSize(), Input: secretMessage(32, 12)},
		{Name: "chacha20poly1305/open", Family: "aead", Source: "RFC 8439, section 2.8", Timed: open,
			Equality: Identical, Scale: perSize(), From: sealed("chacha20poly1305/seal")},
		{Name: "xchacha20poly1305/seal", Family: "aead", Source: "draft-irtf-cfrg-xchacha-03, section 2", Timed: seal,
			Equality: Identical, Scale: perSize(), Input: secretMessage(32, 24)},
		{Name: "xchacha20poly1305/open", Family: "aead", Source: "draft-irtf-cfrg-xchacha-03, section 2", Timed: open,
			Equality: Identical, Scale: perSize(), From: sealed("xchacha20poly1305/seal")},
		{Name: "secretbox/seal", Family: "aead", Source: "NaCl crypto_secretbox, XSalsa20-Poly1305", Timed: whole,
			Equality: Identical, Scale: perSize(), Input: secretMessage(32, 24)},
		{Name: "secretbox/open", Family: "aead", Source: "NaCl crypto_secretbox, XSalsa20-Poly1305", Timed: whole,
			Equality: Identical, Scale: perSize(), From: sealed("secretbox/seal")},
		{Name: "box/seal", Family: "aead", Source: "NaCl crypto_box, X25519-XSalsa20-Poly1305", Timed: agreed,
			Equality: Identical, Scale: perSize(), Input: boxMessage},
		{Name: "box/open", Family: "aead", Source: "NaCl crypto_box, X25519-XSalsa20-Poly1305", Timed: agreed,
			Equality: Identical, Scale: perSize(), From: sealed("box/seal")},
		{Name: "sealedbox/seal", Family: "aead", Source: "libsodium crypto_box_seal: crypto_box under a fresh key, with a BLAKE2b nonce",
			Timed:    "One message to a public key: a fresh key pair and the key agreement are inside the call.",
			Equality: Cross, Scale: perSize(), Input: boxMessage},
		{Name: "sealedbox/open", Family: "aead", Source: "libsodium crypto_box_seal: crypto_box under a fresh key, with a BLAKE2b nonce",
			Timed:    "One message to a key pair: the key agreement is inside the call.",
			Equality: Identical, Scale: perSize(), From: sealed("sealedbox/seal")},
	}
}

// sealed is the origin of an open operation: it takes the ciphertext, the tag
// at its end (or, in NaCl's layout, at its head), and gives the message back.
func sealed(operation string) From {
	return From{Operation: operation, Output: "ciphertext", Returns: "message", Authentic: true}
}

// gcmGrid has the usual lengths: of key, IV and tag in bits, and of the
// additional data in bytes.
func gcmGrid() [][]Param {
	return [][]Param{
		{{"key", 128}, {"iv", 96}, {"tag", 128}, {"aad", 0}},
		{{"key", 256}, {"iv", 96}, {"tag", 128}, {"aad", 0}},
	}
}

// gcmVariants has the other combinations, and the 13 bytes of additional data
// of a TLS 1.2 record (RFC 5288, section 3).
func gcmVariants() [][]Param {
	var variants [][]Param
	for _, key := range []int{128, 256} {
		for _, iv := range []int{96, 128} {
			for _, tag := range []int{64, 96, 128} {
				for _, aad := range []int{0, 6} {
					if iv == 96 && tag == 128 && aad == 0 {
						continue // in the grid
					}
					variants = append(variants, []Param{{"key", key}, {"iv", iv}, {"tag", tag}, {"aad", aad}})
				}
			}
		}
		variants = append(variants, []Param{{"key", key}, {"iv", 96}, {"tag", 128}, {"aad", 13}})
	}
	return variants
}

func aesGCM(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "key", c.Get("key")/8)
	draw(in, s, "nonce", c.Get("iv")/8)
	return draw(in, s, "aad", c.Get("aad"))
}

func aesCCM(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "key", c.Get("key")/8)
	return draw(in, s, "nonce", 12)
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
