package op

func derivations() []Operation {
	const password = "The whole derivation of a key from a password and a salt."
	const exchange = "Both session keys from a peer's 32-byte point, which is parsed in the call."
	pbkdf2 := func(name string) Operation {
		return Operation{Name: name, Family: "kdf", Source: "RFC 8018, section 5.2", Timed: password,
			Equality: Identical, Grid: passwordGrid()[:1], Variants: passwordGrid()[1:],
			// The last value is what a password costs today; it is no edge,
			// because one call takes a tenth of a second and more.
			Scale: Scale{Name: "iterations", Values: []int{101, 10_001, 600_000}, Edges: []int{1, 2}},
			Input: passwordSalt}
	}
	return []Operation{
		pbkdf2("pbkdf2/sha256"),
		pbkdf2("pbkdf2/sha512"),
		{Name: "hkdf-sha256/extract", Family: "kdf", Source: "RFC 5869, section 2.2",
			Timed:    "The pseudorandom key of a secret of 32 bytes and a salt.",
			Equality: Identical, Grid: each("salt", 32), Variants: each("salt", 0, 64), Input: hkdfInput("secret")},
		{Name: "hkdf-sha256/expand", Family: "kdf", Source: "RFC 5869, section 2.3",
			Timed:    "The output of a pseudorandom key and an info of 32 bytes each, in one read.",
			Equality: Identical, Scale: hkdfLengths(), Input: hkdfInput("prk", "info")},
		{Name: "hkdf-sha256/key", Family: "kdf", Source: "RFC 5869, section 2",
			Timed:    "Extract and expand, from a secret and an info of 32 bytes each, and a salt.",
			Equality: Identical, Grid: each("salt", 32), Variants: each("salt", 0), Scale: hkdfLengths(), Input: hkdfInput("secret", "info")},
		{Name: "tls12-prf", Family: "kdf", Source: "RFC 5246, section 5, with SHA-256",
			Timed:    "The key block of a master secret of 48 bytes, a label and a seed of 64 bytes.",
			Equality: Identical, Scale: Scale{Name: "length", Values: []int{48, 128}, Edges: []int{1, 31, 32, 33, 255}},
			Input: tlsInput},
		{Name: "scrypt", Family: "kdf", Source: "RFC 7914, section 6", Timed: password,
			Equality: Identical, Grid: [][]Param{
				{{"n", 1 << 10}, {"r", 8}, {"p", 1}, {"length", 32}},
				{{"n", 1 << 14}, {"r", 8}, {"p", 1}, {"length", 32}},
			},
			Variants: [][]Param{
				{{"n", 2}, {"r", 1}, {"p", 1}, {"length", 1}},
				{{"n", 1 << 4}, {"r", 1}, {"p", 3}, {"length", 65}},
				{{"n", 1 << 15}, {"r", 8}, {"p", 1}, {"length", 32}}, // above the 32 MiB that OpenSSL grants unasked
			},
			Input: passwordSalt},
		{Name: "argon2id", Family: "kdf", Source: "RFC 9106, section 3, version 19 with one lane; memory in KiB", Timed: password,
			Equality: Identical, Grid: [][]Param{
				{{"memory", 8192}, {"time", 1}, {"length", 32}},
				{{"memory", 65536}, {"time", 2}, {"length", 32}}, // libsodium's "interactive"
			},
			Variants: [][]Param{
				{{"memory", 8}, {"time", 1}, {"length", 16}}, // the least of each that libsodium takes
				{{"memory", 19}, {"time", 3}, {"length", 65}},
			},
			Input: argonInput},
		{Name: "kdf/blake2b", Family: "kdf", Source: "libsodium crypto_kdf: BLAKE2b, RFC 7693, with a salt and a personalisation",
			Timed:    "One subkey of a master key of 32 bytes, by its number and an 8-byte context.",
			Equality: Identical, Scale: Scale{Name: "length", Values: []int{16, 32, 64}, Edges: []int{17, 31, 33, 63}}, Input: subkeyInput},
		{Name: "kx/client", Family: "kdf", Source: "libsodium crypto_kx: X25519, RFC 7748, and BLAKE2b-512, RFC 7693", Timed: exchange,
			Equality: Identical, Input: exchangeKeys},
		{Name: "kx/server", Family: "kdf", Source: "libsodium crypto_kx: X25519, RFC 7748, and BLAKE2b-512, RFC 7693", Timed: exchange,
			Equality: Identical, Input: exchangeKeys},
	}
}

// passwordGrid has the lengths, in bytes, of a published comparison of SJCL
// with node:crypto, and at its end the least that there can be.
func passwordGrid() [][]Param {
	var grid [][]Param
	for _, l := range [][3]int{{32, 10, 32}, {32, 10, 64}, {32, 30, 32}, {32, 30, 64}, {64, 30, 32}, {64, 30, 64}, {0, 0, 1}} {
		grid = append(grid, []Param{{"salt", l[0]}, {"password", l[1]}, {"length", l[2]}})
	}
	return grid
}

// passwordSalt draws a password and a salt of the case's lengths; 10 and 32
// bytes where it has none.
func passwordSalt(s *Seed, c Case) map[string][]byte {
	lengths := Case{Params: []Param{{"password", 10}, {"salt", 32}}}
	for _, p := range c.Params {
		lengths = lengths.With(p.Name, p.Value)
	}
	return map[string][]byte{
		"password": s.Bytes("password", lengths.Get("password")),
		"salt":     s.Bytes("salt", lengths.Get("salt")),
	}
}

// argonInput draws a salt of the one length that libsodium takes.
func argonInput(s *Seed, c Case) map[string][]byte {
	return map[string][]byte{"password": s.Bytes("password", 10), "salt": s.Bytes("salt", 16)}
}

// hkdfLengths are one key, the 42 bytes of RFC 5869's examples, and 32 keys.
// The last edge is all that HKDF with SHA-256 gives.
func hkdfLengths() Scale {
	return Scale{Name: "length", Values: []int{32, 42, 1024}, Edges: []int{1, 31, 33, 64, 8160}}
}

// hkdfInput draws 32 bytes for each name, and a salt where the case has one.
func hkdfInput(names ...string) func(*Seed, Case) map[string][]byte {
	return func(s *Seed, c Case) map[string][]byte {
		in := make(map[string][]byte)
		for _, name := range names {
			draw(in, s, name, 32)
		}
		if n, has := c.Param("salt"); has {
			draw(in, s, "salt", n)
		}
		return in
	}
}

// tlsInput is what makes the keys of a connection: the seed is the server's
// random and then the client's.
func tlsInput(s *Seed, c Case) map[string][]byte {
	return map[string][]byte{"secret": s.Bytes("secret", 48), "label": []byte("key expansion"), "seed": s.Bytes("seed", 64)}
}

// subkeyInput draws a master key, the subkey's number in 8 bytes, big-endian,
// and a context.
func subkeyInput(s *Seed, c Case) map[string][]byte {
	in := draw(make(map[string][]byte), s, "key", 32)
	draw(in, s, "number", 8)
	return draw(in, s, "context", 8)
}

// exchangeKeys draws the key pair of one side and the public key of the other.
func exchangeKeys(s *Seed, c Case) map[string][]byte {
	in := make(map[string][]byte)
	in["key"], in["public"] = s.X25519("kx")
	_, in["peer"] = s.X25519("kx peer")
	return in
}
