package op

import (
	"bytes"
	"cmp"
	"errors"
)

// The sizes of the pipelines, in bytes, and their iterations.
const (
	NoteIterations = 10_001
	NoteSalt       = 32
	NoteIV         = 12
	NoteTag        = 16

	ZipIterations = 1000
	ZipSalt       = 16
	ZipKeys       = 2*32 + ZipCheck // the key of AES, the key of HMAC, and the check
	ZipCheck      = 2
	ZipMAC        = 10
	ZipOverhead   = ZipSalt + ZipCheck + ZipMAC
	ZipEntry      = 2 << 10 // of 5,000 small ones
)

// pipelines are what an application does in one go, rather than one primitive.
func pipelines() []Operation {
	const note = "PBKDF2-HMAC-SHA256, RFC 8018; AES-256-GCM, NIST SP 800-38D; base64, RFC 4648, section 4"
	const zip = "WinZip AE-2 with AES-256: PBKDF2-HMAC-SHA1, AES in CTR mode with a little-endian counter, HMAC-SHA1"
	const file = "libsodium crypto_secretstream over a file, in chunks of 64 KiB"
	return []Operation{
		{Name: "note/encrypt", Family: "pipeline", Source: note,
			Timed: "One note: its key from a password of 10 bytes (10,001 iterations, a salt of 32 bytes), " +
				"salt, IV and ciphertext with its tag, and the text of all that.",
			Equality: Identical, Scale: perNote(), Input: noteMessage},
		{Name: "note/decrypt", Family: "pipeline", Source: note,
			Timed:    "One note back: the bytes of the text, the key, the check of the tag, and the message.",
			Equality: Identical, Scale: perNote(), From: From{Operation: "note/encrypt", Output: "text", Returns: "message", Authentic: true}},
		{Name: "winzip-aes/write", Family: "pipeline", Source: zip,
			Timed:    "One stored entry: its keys from a password of 10 bytes (1,000 iterations, a salt of 16 bytes), the ciphertext, and its MAC.",
			Equality: Identical, Scale: perEntry(), Input: zipMessage},
		{Name: "winzip-aes/read", Family: "pipeline", Source: zip,
			Timed:    "One stored entry back: the keys, the check of the password and of the MAC, and the message.",
			Equality: Identical, Scale: perEntry(), From: sealed("winzip-aes/write")},
		{Name: "winzip-aes/5000-entries", Family: "pipeline", Source: zip,
			Timed:    "5,000 entries of 2 KiB, written one after the other, each with a salt and so with keys of its own.",
			Equality: Identical, Input: zipEntries(5000)},
		{Name: "file/seal-stream", Family: "pipeline", Source: file,
			Timed: "A file of random bytes, read and written chunk by chunk through the cache of the system; nothing is flushed to the disk. " +
				"The output is the header and the MAC of each chunk.",
			Equality: Cross, Scale: perFile(), Input: fileKey, CheckedOnce: true},
		{Name: "file/open-stream", Family: "pipeline", Source: file,
			Timed: "A sealed file, read, checked and written chunk by chunk through the cache of the system; nothing is flushed to the disk. " +
				"The output is the end of the file.",
			Equality: Identical, Scale: perFile(), From: From{Operation: "file/seal-stream", Output: "outline", Authentic: true}},
	}
}

// perNote has the lengths of Study 1.
func perNote() Scale {
	return Scale{Name: Size, Values: []int{256, 25_600, 640_000}, Edges: []int{0, 1, 2, 3, 15, 16, 17, 65_537}}
}

// perEntry ends with the 20 MB of an archive.
func perEntry() Scale {
	return Scale{Name: Size, Values: []int{ZipEntry, 64 << 10, 1 << 20, 20_000_000},
		Edges: []int{0, 1, 15, 16, 17, 255 * 16, 256 * 16, 256*16 + 1, 65_535, 65_537}}
}

// perFile counts MiB. A file is no byte string of an input: it would be the
// peak of the memory that is to be measured.
func perFile() Scale { return Scale{Name: "mib", Values: []int{256}, Edges: []int{1}} }

func noteMessage(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "password", 10)
	draw(in, s, "salt", NoteSalt)
	return draw(in, s, "iv", NoteIV)
}

func zipMessage(s *Seed, c Case) map[string][]byte {
	in := draw(message(s, c), s, "password", 10)
	return draw(in, s, "salt", ZipSalt)
}

func zipEntries(n int) func(*Seed, Case) map[string][]byte {
	return func(s *Seed, c Case) map[string][]byte {
		in := map[string][]byte{"message": s.Bytes("message", n*ZipEntry)}
		draw(in, s, "password", 10)
		return draw(in, s, "salts", n*ZipSalt)
	}
}

// fileKey draws the key of the stream, and that from which Plain makes the file.
func fileKey(s *Seed, c Case) map[string][]byte {
	in := draw(make(map[string][]byte), s, "key", 32)
	return draw(in, s, "file", 32)
}

// CheckNote checks a note that is to be encrypted.
func (in Input) CheckNote() error {
	return cmp.Or(
		in.LengthBetween("password", 0, Longest),
		in.LengthIs("salt", NoteSalt),
		in.LengthIs("iv", NoteIV),
		in.LengthBetween("message", 0, Longest/2), // base64 makes it a third longer
	)
}

// CheckNoteText checks a note that is to be decrypted, as far as lengths go; and
// that it has no line break, which encoding/base64 skips and OpenSSL refuses.
func (in Input) CheckNoteText() error {
	if err := cmp.Or(in.LengthBetween("password", 0, Longest), in.LengthBetween("text", 0, Longest)); err != nil {
		return err
	}
	if bytes.ContainsAny(in.Bytes["text"], "\r\n") {
		return errors.New("the text has a line break")
	}
	return nil
}

// CheckEntry checks an entry that is to be written.
func (in Input) CheckEntry() error {
	return cmp.Or(
		in.LengthBetween("password", 0, Longest),
		in.LengthIs("salt", ZipSalt),
		in.LengthBetween("message", 0, Longest),
	)
}

// CheckSealedEntry checks an entry that is to be read, as far as lengths go.
func (in Input) CheckSealedEntry() error {
	return cmp.Or(
		in.LengthBetween("password", 0, Longest),
		in.LengthBetween("ciphertext", ZipOverhead, Longest+ZipOverhead),
	)
}

// CheckEntries checks that there are as many entries as salts.
func (in Input) CheckEntries() error {
	entries := len(in.Bytes["salts"]) / ZipSalt
	return cmp.Or(
		in.LengthBetween("password", 0, Longest),
		in.LengthBetween("salts", ZipSalt, Longest/ZipEntry*ZipSalt),
		in.LengthIs("salts", entries*ZipSalt),
		in.LengthIs("message", entries*ZipEntry),
	)
}
