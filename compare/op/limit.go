package op

import (
	"cmp"
	"fmt"
)

// LongestHKDF is all that HKDF with SHA-256 gives, in bytes: 255 hashes
// (RFC 5869, section 2.3).
const LongestHKDF = 255 * 32

// These are the inputs that every library takes, for the operations with more
// to check than one length: a suite that took more would be one that no other
// can be compared with.

// CheckScrypt bounds the memory, 128·n·r bytes, to 1 GiB, and the rest to what
// every library takes. That n is a power of two is left to the libraries.
func (in Input) CheckScrypt() error {
	return cmp.Or(
		in.ValueBetween("n", 2, 1<<20),
		in.ValueBetween("r", 1, 8),
		in.ValueBetween("p", 1, 1<<10),
		in.ValueBetween("length", 1, Longest),
		in.LengthBetween("password", 0, Longest),
		in.LengthBetween("salt", 0, Longest),
	)
}

// CheckArgon2 has the limits of libsodium, which are narrower than those of
// RFC 9106, section 3.1, and bounds the memory to 1 GiB.
func (in Input) CheckArgon2() error {
	return cmp.Or(
		in.ValueBetween("memory", 8, 1<<20),
		in.ValueBetween("time", 1, 1<<10),
		in.ValueBetween("length", 16, Longest),
		in.LengthBetween("password", 0, Longest),
		in.LengthIs("salt", 16),
	)
}

// CheckTLS has the limits of OpenSSL: a secret, and 1 to 1024 bytes of label
// and seed. TLS stays far within them.
func (in Input) CheckTLS() error {
	return cmp.Or(
		in.LengthBetween("secret", 1, Longest),
		in.LengthBetween("label", 1, 512),
		in.LengthBetween("seed", 0, 512),
	)
}

// CheckSubkey has the limits of libsodium's crypto_kdf.
func (in Input) CheckSubkey() error {
	return cmp.Or(
		in.ValueBetween("length", 16, 64),
		in.LengthIs("key", 32),
		in.LengthIs("number", 8),
		in.LengthIs("context", 8),
	)
}

// CheckGCM has the tags of NIST SP 800-38D, section 5.2.1.2, and the IVs that
// OpenSSL takes.
func (in Input) CheckGCM() error {
	if tag := in.Ints["tag"]; tag != 32 && tag != 64 && (tag < 96 || tag > 128 || tag%8 != 0) {
		return fmt.Errorf("the tag has %d bits, and must have 32, 64, 96, 104, 112, 120 or 128", tag)
	}
	return cmp.Or(
		in.LengthIs("key", in.Ints["key"]/8),
		in.ValueBetween("iv", 8, 1024),
		in.LengthIs("nonce", in.Ints["iv"]/8),
		in.LengthBetween("aad", 0, Longest),
	)
}

// LongestCCM is all that a nonce of 12 bytes leaves room to count, in bytes
// (NIST SP 800-38C, appendix A.1).
const LongestCCM = 1<<24 - 1
