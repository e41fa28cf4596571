package op

import (
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
)

// Seed is the one source of every input byte. The same seed gives the same
// inputs on every machine and in every order of the rows, because each byte
// string is drawn from a stream of its own, keyed by the seed and its name.
type Seed struct {
	value uint64
	label string
	keys  *keyring
}

// NewSeed returns the seed with the given value.
func NewSeed(value uint64) *Seed { return &Seed{value: value, keys: new(keyring)} }

// For returns the seed narrowed to one case.
func (s *Seed) For(label string) *Seed { return &Seed{s.value, label, s.keys} }

// Bytes returns n bytes for one name. They come from ChaCha8 (math/rand/v2),
// which is reproducible and fast; nothing here needs to be secret.
func (s *Seed) Bytes(name string, n int) []byte {
	key := sha256.Sum256(fmt.Appendf(nil, "cgoworth %d %s %s", s.value, s.label, name))
	out := make([]byte, n)
	rand.NewChaCha8(key).Read(out)
	return out
}
