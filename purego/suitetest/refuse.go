package suitetest

import (
	"bytes"
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

// RefusesForgeries checks that no operation accepts what was changed on the way.
func RefusesForgeries(t *testing.T, suite op.Suite) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		if !o.From.Authentic {
			return
		}
		for _, c := range short(o) {
			in := input(t, o, c)
			if _, err := call(suite, o.Name, in); err != nil {
				t.Fatalf("%s: refuses what is genuine: %v", c, err)
			}
			genuine := in.Bytes[o.From.Output]
			for _, f := range forgeries(genuine) {
				t.Run(f.name, func(t *testing.T) {
					refused(t, suite, o, with(in, o.From.Output, f.value), f.reason)
				})
			}
		}
	})
}

// forgery is one way to change a ciphertext or a signature.
type forgery struct {
	name   string
	value  []byte
	reason string
}

func forgeries(genuine []byte) []forgery {
	flipped := func(at int) []byte {
		b := slices.Clone(genuine)
		b[at] ^= 1
		return b
	}
	n := len(genuine)
	return []forgery{
		{"first bit", flipped(0), "the head of a ciphertext, a tag in NaCl's layout, or the R of a signature"},
		{"middle bit", flipped(n / 2), "the body of a ciphertext"},
		{"last bit", flipped(n - 1), "the tag at the end, or the S of a signature"},
		{"one byte short", genuine[:n-1], "a length that no check of the tag may read past"},
		{"one byte long", append(slices.Clone(genuine), 0), "a tail that is not authentic"},
		{"15 bytes", genuine[:15], "shorter than a tag: the sodium binding panics"},
		{"empty", []byte{}, "no first byte to point at"},
		{"nil", nil, "a missing name in the input"},
	}
}

// exact lists the byte strings that have one length alone. The other ones, of
// any length: messages, additional data, passwords, salts, the key of HMAC.
var exact = []struct {
	operation, input, reason string // the operation by name, see named
}{
	{"blake2b-256/keyed", "key", "the operation has a key of 32 bytes; each library takes others too"},
	{"siphash", "key", "the Go side reads two numbers, the binding panics"},
	{"auth", "key", "the Go side has an array, the binding panics"},
	{"argon2id", "salt", "libsodium reads 16 bytes"},
	{"kdf/blake2b", "key", "the binding reads past a shorter one"},
	{"kdf/blake2b", "number", "a number of 64 bits"},
	{"kdf/blake2b", "context", "the binding panics"},
	{"kx/client", "key", "the binding panics"},
	{"kx/client", "public", "the binding panics"},
	{"kx/client", "peer", "the binding panics"},
	{"kx/server", "key", "the binding panics"},
	{"kx/server", "public", "the binding panics"},
	{"kx/server", "peer", "the binding panics"},
	{"aes-gcm/seal", "key", "AES has three key lengths, and the case says which"},
	{"aes-gcm/open", "key", "as for seal"},
	{"chacha20poly1305/seal", "key", "RFC 8439, section 2.8"},
	{"chacha20poly1305/seal", "nonce", "RFC 8439, section 2.8"},
	{"chacha20poly1305/open", "key", "as for seal"},
	{"chacha20poly1305/open", "nonce", "as for seal"},
	{"secretbox/seal", "key", "the binding panics"},
	{"secretbox/seal", "nonce", "the binding panics"},
	{"secretbox/open", "key", "the binding panics"},
	{"secretbox/open", "nonce", "the binding panics"},
	{"box/seal", "key", "the binding panics"},
	{"box/seal", "peer", "the binding panics"},
	{"box/seal", "nonce", "the binding panics"},
	{"aes-cbc/encrypt", "key", "AES has three key lengths, and the case says which"},
	{"aes-cbc/encrypt", "iv", "one block; crypto/cipher panics"},
	{"aes-cbc/decrypt", "key", "as for encrypt"},
	{"aes-cbc/decrypt", "iv", "as for encrypt"},
	{"aes-ctr", "key", "AES has three key lengths, and the case says which"},
	{"aes-ctr", "iv", "one block; the OpenSSL binding reads past a shorter one"},
	{"aes-gcm/seal", "nonce", "the case says how long it is"},
	{"aes-gcm/open", "nonce", "as for seal"},
	{"aes-ccm/seal", "key", "AES has three key lengths, and the case says which"},
	{"aes-ccm/seal", "nonce", "the operation has one of 12 bytes; CCM takes 7 to 13"},
	{"aes-ccm/open", "key", "as for seal"},
	{"aes-ccm/open", "nonce", "as for seal"},
	{"xchacha20poly1305/seal", "key", "the binding panics"},
	{"xchacha20poly1305/seal", "nonce", "the binding panics"},
	{"xchacha20poly1305/open", "key", "the binding panics"},
	{"xchacha20poly1305/open", "nonce", "the binding panics"},
	{"box/open", "peerkey", "the binding panics"},
	{"box/open", "public", "the binding panics"},
	{"box/open", "nonce", "the binding panics"},
	{"sealedbox/seal", "peer", "the binding panics"},
	{"sealedbox/open", "peerkey", "the binding panics"},
	{"sealedbox/open", "peer", "the binding panics"},
	{"secretstream/seal", "key", "the binding panics"},
	{"secretstream/open", "key", "the binding panics"},
	{"file/seal-stream", "key", "as for secretstream"},
	{"file/open-stream", "key", "as for secretstream"},
	{"file/open-stream", "outline", "one MAC for each chunk"},
	{"aes-block/encrypt", "key", "AES has three key lengths, and the case says which"},
	{"aes-block/encrypt", "message", "one block; a shorter one panics, of a longer one the rest would be left"},
	{"aes-block/decrypt", "key", "as for encrypt"},
	{"aes-block/decrypt", "ciphertext", "as for encrypt"},
	{"aes-ctr/stream", "key", "as for aes-ctr"},
	{"aes-ctr/stream", "iv", "as for aes-ctr"},
	{"3des-cbc/encrypt", "key", "three keys of 8 bytes"},
	{"3des-cbc/encrypt", "iv", "one block; crypto/cipher panics"},
	{"3des-cbc/decrypt", "key", "as for encrypt"},
	{"3des-cbc/decrypt", "iv", "as for encrypt"},
	{"note/encrypt", "salt", "it is found again by its length"},
	{"note/encrypt", "iv", "it is found again by its length"},
	{"winzip-aes/write", "salt", "it is found again by its length"},
	{"winzip-aes/5000-entries", "salts", "one for each entry"},
	{"winzip-aes/5000-entries", "message", "an entry for each salt"},
	{"ecdh/*", "key", "the OpenSSL binding takes any scalar"},
	{"ecdh/*", "peer", "the OpenSSL binding takes compressed points too"},
	{"x25519", "key", "the sodium binding panics"},
	{"x25519", "peer", "the sodium binding panics"},
	{"public-key/ecdh-*", "public", "an uncompressed point"},
	{"public-key/ecdsa-*", "public", "an uncompressed point"},
	{"public-key/rsa-*", "public", "DER has one length"},
	{"ecdsa-*/sign", "key", "a scalar has the length of the curve's order"},
	{"ecdsa-*/sign", "digest", "the operation signs digests of one hash"},
	{"ecdsa-*/verify", "public", "an uncompressed point"},
	{"ecdsa-*/verify", "digest", "the operation checks digests of one hash"},
	{"ed25519/sign", "key", "all three libraries panic"},
	{"ed25519/verify", "public", "all three libraries panic"},
	{"ed25519ph/sign", "key", "both libraries panic"},
	{"ed25519ph/verify", "public", "both libraries panic"},
	{"rsa-*/sign", "key", "DER has one length"},
	{"rsa-*/sign", "digest", "the operation signs SHA-256 digests"},
	{"rsa-*/verify", "public", "DER has one length"},
	{"rsa-*/verify", "digest", "the operation checks SHA-256 digests"},
	{"rsa-*/sign-pss", "key", "DER has one length"},
	{"rsa-*/sign-pss", "digest", "the operation signs SHA-256 digests"},
	{"rsa-*/verify-pss", "public", "DER has one length"},
	{"rsa-*/verify-pss", "digest", "the operation checks SHA-256 digests"},
	{"rsa-*/encrypt-oaep", "public", "DER has one length"},
	{"rsa-*/decrypt-oaep", "key", "DER has one length"},
}

// RefusesLengths checks that a byte string of a wrong length is an error, and
// neither a panic nor memory that is not its own.
func RefusesLengths(t *testing.T, suite op.Suite) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		for _, row := range exact {
			if !named(row.operation, o) {
				continue
			}
			in := input(t, o, short(o)[0])
			valid := in.Bytes[row.input]
			doubled := bytes.Repeat(valid, 2)
			for _, n := range []int{0, 1, len(valid) - 1, len(valid) + 1, 2 * len(valid)} {
				refused(t, suite, o, with(in, row.input, doubled[:n:n]), row.input+": "+row.reason)
			}
		}
	})
}

// RefusesParts checks the block modes, which have no padding here.
func RefusesParts(t *testing.T, suite op.Suite) {
	text := map[string]string{
		"aes-cbc/encrypt": "message", "aes-cbc/decrypt": "ciphertext",
		"3des-cbc/encrypt": "message", "3des-cbc/decrypt": "ciphertext",
	}
	each(t, suite, func(t *testing.T, o op.Operation) {
		if name, ok := text[o.Name]; ok {
			in := input(t, o, short(o)[0])
			refused(t, suite, o, with(in, name, in.Bytes[name][1:]), "a part of a block: both libraries panic")
		}
	})
}

// RefusesLowOrder checks that a key agreement has no secret that is zero.
func RefusesLowOrder(t *testing.T, suite op.Suite) {
	points := map[string][]byte{"order 2": make([]byte, 32), "order 4": append([]byte{1}, make([]byte, 31)...)}
	each(t, suite, func(t *testing.T, o op.Operation) {
		if o.Name != "x25519" && o.Name != "kx/client" && o.Name != "kx/server" {
			return
		}
		for order, point := range points {
			refused(t, suite, o, with(input(t, o, short(o)[0]), "peer", point), "a point of "+order+" (RFC 7748, section 6.1)")
		}
	})
}

// RefusesCounts checks the integers of the key derivations.
func RefusesCounts(t *testing.T, suite op.Suite) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		if o.Family != "kdf" {
			return
		}
		in := input(t, o, short(o)[0])
		for _, name := range []string{"iterations", "length", "n", "r", "p", "memory", "time"} {
			if _, used := in.Ints[name]; !used {
				continue
			}
			for _, value := range []int{math.MinInt, -1, 0, math.MaxInt} {
				refused(t, suite, o, withInt(in, name, value), name+": the libraries disagree, panic, or cut it to 32 bits")
			}
		}
	})
}

// unread is what these find in another input, so that its own is of no account.
var unread = map[string]string{"note/decrypt": "salt", "winzip-aes/read": "salt"}

// RefusesGiants checks that nothing longer than op.Longest reaches C. The pages
// of the buffer are never touched, so it takes addresses and no memory.
func RefusesGiants(t *testing.T, suite op.Suite) {
	giant := make([]byte, op.Longest+64)
	each(t, suite, func(t *testing.T, o op.Operation) {
		in := input(t, o, short(o)[0])
		for _, name := range []string{"message", "ciphertext", "signature", "aad", "password", "salt", "secret", "info", "label", "seed", "text"} {
			if _, used := in.Bytes[name]; used && name != o.From.Returns && unread[o.Name] != name {
				refused(t, suite, o, with(in, name, giant), name+" of more than 1 GiB")
			}
		}
	})
}

func refused(t *testing.T, suite op.Suite, o op.Operation, in op.Input, reason string) {
	t.Helper()
	_, err := call(suite, o.Name, in)
	if p := (*panicked)(nil); errors.As(err, &p) {
		t.Errorf("%s: %s panics instead of refusing (%s): %s", o.Name, suite.Name, reason, p.value)
	} else if err == nil {
		t.Errorf("%s: %s accepts what it must refuse (%s)", o.Name, suite.Name, reason)
	}
}
