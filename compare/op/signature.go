package op

import (
	"crypto"
	_ "crypto/sha256" // the digests that are signed
	_ "crypto/sha512"
	"slices"
)

func signatures() []Operation {
	return slices.Concat(ecdsas(), ed25519s(), rsaSignatures())
}

// signed is the origin of a verify operation. It gives nothing back: a
// signature that does not verify is an error.
func signed(operation string) From {
	return From{Operation: operation, Output: "signature", Authentic: true}
}

// digest draws a message and hashes it, so that what is signed is a digest.
func digest(s *Seed, hash crypto.Hash) map[string][]byte {
	h := hash.New()
	h.Write(s.Bytes("message", 64))
	return map[string][]byte{"digest": h.Sum(nil)}
}
