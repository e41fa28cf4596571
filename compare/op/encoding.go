package op

func encodings() []Operation {
	const encode = "The text of one message, without line breaks."
	const decode = "The message of one text; whatever is no such text is refused."
	encoded := func(operation string) From {
		return From{Operation: operation, Output: "text", Returns: "message"}
	}
	return []Operation{
		{Name: "base64/encode", Family: "encoding", Source: "RFC 4648, section 4", Timed: encode,
			Equality: Identical, Scale: perSize(), Input: message},
		{Name: "base64/decode", Family: "encoding", Source: "RFC 4648, section 4", Timed: decode,
			Equality: Identical, Scale: perSize(), From: encoded("base64/encode")},
		{Name: "base64url/encode", Family: "encoding", Source: "RFC 4648, section 5, without padding", Timed: encode,
			Equality: Identical, Scale: perSize(), Input: message},
		{Name: "base64url/decode", Family: "encoding", Source: "RFC 4648, section 5, without padding", Timed: decode,
			Equality: Identical, Scale: perSize(), From: encoded("base64url/encode")},
		{Name: "random", Family: "random", Source: "the generator that each library recommends for keys",
			Timed:    "Random bytes of the given number, in one call.",
			Equality: Drawn, Scale: perSize(), Input: nothing},
	}
}

// nothing is the input of an operation that takes parameters alone, or none.
func nothing(*Seed, Case) map[string][]byte { return make(map[string][]byte) }
