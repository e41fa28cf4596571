package op

func hashes() []Operation {
	const timed = "The digest of the whole message, from nothing to the sum: one one-shot call."
	return []Operation{
		{Name: "sha256", Family: "hash", Source: "FIPS 180-4, section 6.2", Timed: timed,
			Equality: Identical, Scale: perSize(), Input: message},
		{Name: "sha512", Family: "hash", Source: "FIPS 180-4, section 6.4", Timed: timed,
			Equality: Identical, Scale: perSize(), Input: message},
		{Name: "sha3-256", Family: "hash", Source: "FIPS 202, section 6.1", Timed: timed,
			Equality: Identical, Scale: perSize(), Input: message},
		{Name: "blake2b-256", Family: "hash", Source: "RFC 7693", Timed: timed,
			Equality: Identical, Scale: perSize(), Input: message},
	}
}
