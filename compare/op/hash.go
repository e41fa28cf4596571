package op

// Piece is the length of one write of a streaming operation, in bytes; the
// last write may be shorter.
const Piece = 64 << 10

func hashes() []Operation {
	const timed = "The digest of the whole message, from nothing to the sum: one one-shot call."
	const streamed = "The digest of the whole message, written in pieces of 64 KiB into one hash that is made before: reset, writes, sum."
	digest := func(name, source string) Operation {
		return Operation{Name: name, Family: "hash", Source: source, Timed: timed,
			Equality: Identical, Scale: perSize(), Input: message}
	}
	stream := func(name, source string) Operation {
		return Operation{Name: name, Family: "hash", Source: source, Timed: streamed,
			Equality: Identical, Scale: perPiece(), Input: message}
	}
	keyed := func(name, source string, key int) Operation {
		o := digest(name, source)
		o.Input = keyedMessage(key)
		return o
	}
	return []Operation{
		digest("md5", "RFC 1321"),
		digest("sha1", "FIPS 180-4, section 6.1"),
		digest("sha224", "FIPS 180-4, section 6.3"),
		digest("sha256", "FIPS 180-4, section 6.2"),
		digest("sha384", "FIPS 180-4, section 6.5"),
		digest("sha512", "FIPS 180-4, section 6.4"),
		digest("sha3-224", "FIPS 202, section 6.1"),
		digest("sha3-256", "FIPS 202, section 6.1"),
		digest("sha3-384", "FIPS 202, section 6.1"),
		digest("sha3-512", "FIPS 202, section 6.1"),
		digest("blake2b-256", "RFC 7693"),
		digest("blake2b-512", "RFC 7693"),
		keyed("blake2b-256/keyed", "RFC 7693, section 2.9, with a key of 32 bytes", 32),
		keyed("siphash", "Aumasson and Bernstein, SipHash, section 2: SipHash-2-4 in 8 bytes", 16),
		stream("sha256/stream", "FIPS 180-4, section 6.2"),
		stream("sha512/stream", "FIPS 180-4, section 6.4"),
		stream("blake2b-256/stream", "RFC 7693"),
	}
}

// perPiece is the scale of a streaming operation: whole pieces, and what is a
// byte away from them.
func perPiece() Scale {
	return Scale{Name: Size, Values: []int{Piece, 4 * Piece, 16 * Piece},
		Edges: []int{0, 1, Piece - 1, Piece, Piece + 1, 2*Piece - 1, 2 * Piece, 2*Piece + 1}}
}

// keyedMessage draws a message and a key of the given length.
func keyedMessage(key int) func(*Seed, Case) map[string][]byte {
	return func(s *Seed, c Case) map[string][]byte { return draw(message(s, c), s, "key", key) }
}
