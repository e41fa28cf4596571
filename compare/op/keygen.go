package op

// keygens make a fresh key pair. The output is the private key, encoded as it
// is everywhere in the catalog; both sides then put it to use.
func keygens() []Operation {
	keygen := func(kind, source, use string) Operation {
		return Operation{Name: "keygen/" + kind, Family: "keygen", Source: source,
			Timed:    "A fresh key pair from the library's own generator; the private key is the output.",
			Equality: Cross, Input: nothing, Use: Use{Operation: use, Input: "key"}}
	}
	return []Operation{
		keygen("p256", "FIPS 186-5, appendix A.2", "ecdh/p256"),
		keygen("p384", "FIPS 186-5, appendix A.2", "ecdh/p384"),
		keygen("p521", "FIPS 186-5, appendix A.2", "ecdh/p521"),
		keygen("x25519", "RFC 7748, section 6.1", "x25519"),
		keygen("ed25519", "RFC 8032, section 5.1.5", "ed25519/sign"),
		keygen("rsa-2048", "FIPS 186-5, appendix A.1", "rsa-2048/sign"),
		keygen("rsa-3072", "FIPS 186-5, appendix A.1", "rsa-3072/sign"),
		keygen("rsa-4096", "FIPS 186-5, appendix A.1", "rsa-4096/sign"),
	}
}
