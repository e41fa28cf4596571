// Package op says what is compared: the contract that a suite fulfils, the
// catalog of operations and their cases, the seeded inputs, and the equality
// that each operation owes. It imports nothing else of this module.
package op

import (
	"fmt"
	"maps"
)

// Input is everything that one case needs, as plain data: a seed, a test
// vector, a fuzzer or a user can each make one, and it can be sent to a worker.
// Byte strings and integers have the names that the operation documents
// ("key", "nonce", "message", "iterations", …). A missing name reads as nil
// or 0, so an adapter checks the lengths that it depends on.
type Input struct {
	Bytes map[string][]byte
	Ints  map[string]int
}

// Prepare builds, untimed, what a careful program would build once and keep:
// parsed keys, key schedules, reusable contexts. It fails where the suite
// cannot do the case, or where the input is not valid for the operation.
type Prepare func(in Input) (Call, error)

// Call is the timed part and nothing else. It appends its output to dst, which
// has length 0, as cipher.AEAD's Seal and hash.Hash's Sum do, and returns the
// extended slice; a call without output returns dst. It can be made any number
// of times and gives an equally good answer each time.
type Call func(dst []byte) ([]byte, error)

// Implementation is one suite's way to do one operation.
type Implementation struct {
	Prepare Prepare
	// Note says where this suite does not do the same work as the others
	// do ("allocates its output"). It is printed under every table that
	// has a row of it. Empty: the same work.
	Note string
}

// Suite is all that one library offers, under the names of the catalog.
type Suite struct {
	Name    string // go, openssl, sodium, direct
	Library string // what does the work, for people: "OpenSSL"
	Version string // as loaded at run time, not as compiled against
	// Err is set, usually to a *Missing, when the suite cannot be used;
	// Operations is then empty.
	Err        error
	Operations map[string]Implementation
	// Blank says why an operation of the catalog is not among them.
	Blank string
}

// Join makes the one table of a suite out of a table for each family.
func Join(families ...map[string]Implementation) map[string]Implementation {
	all := make(map[string]Implementation)
	for _, family := range families {
		maps.Copy(all, family)
	}
	return all
}

// Missing is the reason why a suite cannot be used, and what to do about it.
type Missing struct {
	Reason string // "built without cgo"
	Hint   string // "install a C compiler and run: make build"
}

func (m *Missing) Error() string { return fmt.Sprintf("%s (%s)", m.Reason, m.Hint) }

// Equality is what an operation owes before it may have a ratio.
type Equality string

const (
	// Identical: from the same input, every suite gives the same bytes.
	Identical Equality = "identical"
	// Cross: the output is randomised, so each side must open or verify
	// what the other side made.
	Cross Equality = "cross"
	// Drawn: the output is random and nothing can be checked but its length,
	// and that two draws differ.
	Drawn Equality = "drawn"
)
