package op

func derivations() []Operation {
	iterations := Scale{Name: "iterations", Values: []int{101, 10_001}, Edges: []int{1, 2}}
	const timed = "The whole derivation of the key from a 10-byte password and a 32-byte salt."
	password := func(s *Seed, c Case) map[string][]byte {
		return map[string][]byte{"password": s.Bytes("password", 10), "salt": s.Bytes("salt", 32)}
	}
	return []Operation{
		{Name: "pbkdf2/sha256", Family: "kdf", Source: "RFC 8018, section 5.2", Timed: timed,
			Equality: Identical, Grid: each("length", 32), Scale: iterations, Input: password},
		{Name: "pbkdf2/sha512", Family: "kdf", Source: "RFC 8018, section 5.2", Timed: timed,
			Equality: Identical, Grid: each("length", 64), Scale: iterations, Input: password},
	}
}
