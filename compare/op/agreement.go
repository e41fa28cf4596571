package op

import "crypto/elliptic"

func agreements() []Operation {
	return []Operation{
		{Name: "ecdh/p256", Family: "agreement", Source: "NIST SP 800-56A, section 5.7.1.2",
			Timed:    "The shared secret of a private and a peer's public key, both parsed and checked before.",
			Equality: Identical,
			Input: func(s *Seed, c Case) map[string][]byte {
				in := make(map[string][]byte)
				in["key"], in["public"] = s.EC("p256", elliptic.P256())
				in["peerkey"], in["peer"] = s.EC("p256 peer", elliptic.P256())
				return in
			}},
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
