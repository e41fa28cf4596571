package op

func macs() []Operation {
	return []Operation{
		{Name: "hmac-sha256", Family: "mac", Source: "RFC 2104; FIPS 198-1",
			Timed:    "The tag of one message, setting up the 32-byte key included: new, write, sum.",
			Equality: Identical, Scale: perSize(),
			Input: func(s *Seed, c Case) map[string][]byte { return draw(message(s, c), s, "key", 32) }},
	}
}
