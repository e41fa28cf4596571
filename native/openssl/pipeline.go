//go:build cgo && openssl

package openssl

import (
	"crypto/cipher"
	"encoding/base64"
	"errors"
	"slices"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// pipelines has no stream over a file: libcrypto has no secretstream.
func pipelines() map[string]op.Implementation {
	const note = "encodes and decodes with Go's base64, as the binding has none"
	const zip = "makes the key stream of one C context for each block, as the binding encrypts no more at a time"
	return map[string]op.Implementation{
		"note/encrypt":            {Prepare: noteEncrypt, Note: note},
		"note/decrypt":            {Prepare: noteDecrypt, Note: note},
		"winzip-aes/write":        {Prepare: zipWrite, Note: zip},
		"winzip-aes/read":         {Prepare: zipRead, Note: zip},
		"winzip-aes/5000-entries": {Prepare: zipEntries, Note: zip},
	}
}

var errForged = errors.New("the message is not authentic")

// noteAEAD derives the key of a note. A note in bytes is its salt, its IV, the
// ciphertext and the tag.
func noteAEAD(password, salt []byte) (cipher.AEAD, error) {
	key, err := openssl.PBKDF2(password, salt, op.NoteIterations, 32, openssl.NewSHA256)
	if err != nil {
		return nil, err
	}
	block, err := openssl.NewAESCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

// noteEncrypt has the bytes of the note in a buffer that is made before.
func noteEncrypt(in op.Input) (op.Call, error) {
	if err := in.CheckNote(); err != nil {
		return nil, err
	}
	password, salt, iv, message := in.Bytes["password"], in.Bytes["salt"], in.Bytes["iv"], in.Bytes["message"]
	note := slices.Concat(salt, iv, make([]byte, len(message)+op.NoteTag))[:len(salt)+len(iv)]
	return func(dst []byte) ([]byte, error) {
		aead, err := noteAEAD(password, salt)
		if err != nil {
			return nil, err
		}
		return base64.StdEncoding.AppendEncode(dst, aead.Seal(note, iv, message, nil)), nil
	}, nil
}

// noteDecrypt has the bytes of the note in a buffer that is made before.
func noteDecrypt(in op.Input) (op.Call, error) {
	if err := in.CheckNoteText(); err != nil {
		return nil, err
	}
	password, text := in.Bytes["password"], in.Bytes["text"]
	buffer := make([]byte, 0, base64.StdEncoding.DecodedLen(len(text)))
	return func(dst []byte) ([]byte, error) {
		note, err := base64.StdEncoding.AppendDecode(buffer, text)
		if err != nil {
			return nil, err
		}
		if len(note) < op.NoteSalt+op.NoteIV+op.NoteTag {
			return nil, errForged
		}
		salt, rest := note[:op.NoteSalt], note[op.NoteSalt:]
		aead, err := noteAEAD(password, salt)
		if err != nil {
			return nil, err
		}
		return aead.Open(dst, rest[:op.NoteIV], rest[op.NoteIV:], nil)
	}, nil
}
