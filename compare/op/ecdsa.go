package op

import (
	"crypto"
	"crypto/elliptic"
	"slices"
)

// ecdsas sign on each curve the digest that is as strong as the curve.
func ecdsas() []Operation {
	return slices.Concat(
		ecdsaOn("p256", elliptic.P256(), crypto.SHA256),
		ecdsaOn("p384", elliptic.P384(), crypto.SHA384),
		ecdsaOn("p521", elliptic.P521(), crypto.SHA512),
	)
}

func ecdsaOn(kind string, curve elliptic.Curve, hash crypto.Hash) []Operation {
	sign, verify := "ecdsa-"+kind+"/sign", "ecdsa-"+kind+"/verify"
	return []Operation{
		{Name: sign, Family: "signature", Source: "FIPS 186-5, section 6.4.1",
			Timed:    "The signature, in DER, of a " + hash.String() + " digest; the key is parsed before.",
			Equality: Cross,
			Input: func(s *Seed, c Case) map[string][]byte {
				in := digest(s, hash)
				in["key"], in["public"] = s.EC(kind, curve)
				return in
			}},
		{Name: verify, Family: "signature", Source: "FIPS 186-5, section 6.4.2",
			Timed:    "The check of a signature, in DER, of a " + hash.String() + " digest; the key is parsed before.",
			Equality: Identical, From: signed(sign)},
	}
}
