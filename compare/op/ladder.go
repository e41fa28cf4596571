package op

// ladder is what a call costs before any cryptography, rung by rung. The Go
// side of every rung is a plain call of an empty Go function, so that a row
// says what the rung costs above it.
func ladder() []Operation {
	rung := func(name, source, timed string) Operation {
		return Operation{Name: name, Family: "call", Source: source, Timed: timed, Equality: Identical, Input: nothing}
	}
	return []Operation{
		rung("call/go", "the Go specification, calls", "A call of an empty Go function that is not inlined."),
		rung("call/cgo", "the cgo command", "A call of an empty C function."),
		rung("call/cgo-pointers", "the cgo command",
			"A call of a C function that takes three pointers with their lengths, and touches nothing."),
		rung("call/cgo-context", "OpenSSL, EVP_CIPHER_CTX_new", "A call that makes one EVP_CIPHER_CTX and frees it."),
	}
}
