package op

func macs() []Operation {
	const fresh = "The tag of one message, setting up the key included: new, write, sum."
	const reset = "The tag of one message under a key that is set up before: reset, write, sum."
	hmac := func(name, timed string) Operation {
		return Operation{Name: name, Family: "mac", Source: "RFC 2104; FIPS 198-1", Timed: timed,
			Equality: Identical, Variants: hmacKeys(), Scale: perSize(), Input: hmacMessage}
	}
	return []Operation{
		hmac("hmac-sha1/new", fresh), hmac("hmac-sha1/reset", reset),
		hmac("hmac-sha256/new", fresh), hmac("hmac-sha256/reset", reset),
		hmac("hmac-sha384/new", fresh), hmac("hmac-sha384/reset", reset),
		hmac("hmac-sha512/new", fresh), hmac("hmac-sha512/reset", reset),
		hmac("hmac-sha3-256/new", fresh), hmac("hmac-sha3-256/reset", reset),
		{Name: "auth", Family: "mac", Source: "NaCl crypto_auth: HMAC-SHA-512, RFC 4231, cut to 32 bytes",
			Timed:    "The tag of one message under a key of 32 bytes, which is set up in the call.",
			Equality: Identical, Scale: perSize(), Input: keyedMessage(32)},
	}
}

// hmacKeys are the keys that HMAC treats otherwise than the usual one of 256
// bits: none at all, and one that is longer than any block and so hashed first.
func hmacKeys() [][]Param { return each("key", 0, 1600) }

func hmacMessage(s *Seed, c Case) map[string][]byte {
	bits, given := c.Param("key")
	if !given {
		bits = 256
	}
	return draw(message(s, c), s, "key", bits/8)
}
