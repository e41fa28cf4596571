package op

import "fmt"

// Longest is the most bytes that a message may have. OpenSSL counts bytes in a
// C int: a call with 2 GiB ends the process, and one with 4 GiB stops halfway
// without an error.
const Longest = 1 << 30

// LengthIs returns an error unless the named byte string has n bytes.
func (in Input) LengthIs(name string, n int) error {
	if got := len(in.Bytes[name]); got != n {
		return fmt.Errorf("%s has %d bytes, and must have %d", name, got, n)
	}
	return nil
}

// LengthBetween returns an error unless the named byte string has from least
// to most bytes.
func (in Input) LengthBetween(name string, least, most int) error {
	if got := len(in.Bytes[name]); got < least || got > most {
		return fmt.Errorf("%s has %d bytes, and must have %d to %d", name, got, least, most)
	}
	return nil
}

// ValueBetween returns an error unless the named integer is from least to most.
func (in Input) ValueBetween(name string, least, most int) error {
	if got := in.Ints[name]; got < least || got > most {
		return fmt.Errorf("%s is %d, and must be %d to %d", name, got, least, most)
	}
	return nil
}
