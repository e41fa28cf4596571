package op

import "crypto/elliptic"

func agreements() []Operation {
	ecdh := func(kind string, curve elliptic.Curve) Operation {
		return Operation{Name: "ecdh/" + kind, Family: "agreement", Source: "NIST SP 800-56A, section 5.7.1.2",
			Timed:    "The shared secret of a private and a peer's public key, both parsed and checked before.",
			Equality: Identical, Input: agreementKeys(kind, curve)}
	}
	return []Operation{
		ecdh("p256", elliptic.P256()),
		ecdh("p384", elliptic.P384()),
		ecdh("p521", elliptic.P521()),
		{Name: "x25519", Family: "agreement", Source: "RFC 7748, section 5",
			Timed:    "The shared secret with a peer's 32-byte point, which is parsed in the call; the private key is set up before.",
			Equality: Identical,
			Input: func(s *Seed, c Case) map[string][]byte {
				in := make(map[string][]byte)
				in["key"], in["public"] = s.X25519("x25519")
				in["peerkey"], in["peer"] = s.X25519("x25519 peer")
				return in
			}},
	}
}

// agreementKeys draws the key pairs of two sides on one curve.
func agreementKeys(kind string, curve elliptic.Curve) func(*Seed, Case) map[string][]byte {
	return func(s *Seed, c Case) map[string][]byte {
		in := make(map[string][]byte)
		in["key"], in["public"] = s.EC(kind, curve)
		in["peerkey"], in["peer"] = s.EC(kind+" peer", curve)
		return in
	}
}
