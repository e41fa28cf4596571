package suitetest

import (
	"slices"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

// RefusesBrokenStreams checks that no chunk of a stream can be left out, put
// elsewhere, or added, each of which leaves all chunks authentic.
func RefusesBrokenStreams(t *testing.T, suite op.Suite) {
	o, _ := op.Find(op.Catalog(), "secretstream/open")
	c := o.Cases([]int{2*op.Piece + 100})[0]
	in := input(t, o, c)
	stream := in.Bytes["ciphertext"]
	head, rest := stream[:op.StreamHeader], stream[op.StreamHeader:]
	first, second, last := rest[:op.Chunk], rest[op.Chunk:2*op.Chunk], rest[2*op.Chunk:]
	rows := []struct {
		name, reason string
		chunks       [][]byte
	}{
		{"cut", "the last chunk is missing: the sodium binding ends with no error where a reader does", [][]byte{first, second}},
		{"header alone", "all chunks are missing", nil},
		{"hole", "a chunk is missing", [][]byte{first, last}},
		{"swapped", "two chunks have changed places", [][]byte{second, first, last}},
		{"twice", "a chunk is there twice", [][]byte{first, first, last}},
		{"goes on", "a chunk follows the last one", [][]byte{first, second, last, last}},
		{"a byte more", "something follows that is no chunk", [][]byte{first, second, last, {0}}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			broken := slices.Concat(append([][]byte{head}, row.chunks...)...)
			refused(t, suite, o, with(in, "ciphertext", broken), row.reason)
		})
	}
}

// RefusesWrongPasswords checks that what a password protects has no other one.
// WinZip's check of two bytes takes one wrong password in 65,536; its MAC does not.
func RefusesWrongPasswords(t *testing.T, suite op.Suite) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		if o.Name != "note/decrypt" && o.Name != "winzip-aes/read" {
			return
		}
		in := input(t, o, short(o)[0])
		for _, password := range []string{"", "another"} {
			refused(t, suite, o, with(in, "password", []byte(password)), "not the password")
		}
	})
}
