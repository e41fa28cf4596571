package purego

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/pbkdf2"
	"crypto/sha256"
	"encoding/base64"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

func pipelines() map[string]op.Implementation {
	return map[string]op.Implementation{
		"note/encrypt":            {Prepare: noteEncrypt},
		"note/decrypt":            {Prepare: noteDecrypt},
		"winzip-aes/write":        {Prepare: zipWrite},
		"winzip-aes/read":         {Prepare: zipRead},
		"winzip-aes/5000-entries": {Prepare: zipEntries},
		"file/seal-stream":        {Prepare: fileSeal},
		"file/open-stream":        {Prepare: fileOpen},
	}
}

// noteAEAD derives the key of a note. A note in bytes is its salt, its IV, the
// ciphertext and the tag.
func noteAEAD(password string, salt []byte) (cipher.AEAD, error) {
	key, err := pbkdf2.Key(sha256.New, password, salt, op.NoteIterations, 32)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
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
	password, salt, iv, message := string(in.Bytes["password"]), in.Bytes["salt"], in.Bytes["iv"], in.Bytes["message"]
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
	password, text := string(in.Bytes["password"]), in.Bytes["text"]
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
