//go:build cgo && openssl && sodium

package direct

/*
#include "aead.h"
#include "pbkdf2.h"

enum {
	NOTE_ITERATIONS = 10001,
	NOTE_SALT = 32,
	NOTE_IV = 12,
	NOTE_HEAD = NOTE_SALT + NOTE_IV,
	NOTE_TAG = 16
};

// cw_note_encrypt finds salt and IV at the head of the note.
static int cw_note_encrypt(EVP_KDF_CTX *kdf, EVP_CIPHER_CTX *gcm, const unsigned char *password, size_t password_length,
		unsigned char *note, const unsigned char *message, int length, unsigned char *text) {
	unsigned char key[32];
	int ok = cw_pbkdf2(kdf, password, password_length, note, NOTE_SALT, NOTE_ITERATIONS, key, sizeof key) &&
		cw_aead_seal(gcm, 0, key, note + NOTE_SALT, message, length, NULL, 0, note + NOTE_HEAD, NOTE_TAG) &&
		EVP_EncodeBlock(text, note, NOTE_HEAD + length + NOTE_TAG) > 0;
	OPENSSL_cleanse(key, sizeof key);
	return ok;
}
#cgo noescape cw_note_encrypt
#cgo nocallback cw_note_encrypt

// cw_note_decrypt has a text whose padding is checked, and a message of length
// bytes in it.
static int cw_note_decrypt(EVP_KDF_CTX *kdf, EVP_CIPHER_CTX *gcm, const unsigned char *password, size_t password_length,
		const unsigned char *text, int text_length, unsigned char *note, unsigned char *message, int length) {
	unsigned char key[32];
	int ok = EVP_DecodeBlock(note, text, text_length) == text_length / 4 * 3 &&
		cw_pbkdf2(kdf, password, password_length, note, NOTE_SALT, NOTE_ITERATIONS, key, sizeof key) &&
		cw_aead_open(gcm, 0, key, note + NOTE_SALT, note + NOTE_HEAD, length, NULL, 0, message, NOTE_TAG);
	OPENSSL_cleanse(key, sizeof key);
	return ok;
}
#cgo noescape cw_note_decrypt
#cgo nocallback cw_note_decrypt
*/
import "C"

import (
	"encoding/base64"
	"runtime"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

func pipelines() map[string]op.Implementation {
	const zip = "makes the key stream of ECB over counters, as libcrypto has no little-endian CTR"
	return map[string]op.Implementation{
		"note/encrypt":            {Prepare: noteEncrypt},
		"note/decrypt":            {Prepare: noteDecrypt},
		"winzip-aes/write":        {Prepare: zipWrite, Note: zip},
		"winzip-aes/read":         {Prepare: zipRead, Note: zip},
		"winzip-aes/5000-entries": {Prepare: zipEntries, Note: zip},
		"file/seal-stream":        {Prepare: fileSeal},
		"file/open-stream":        {Prepare: fileOpen},
	}
}

// C has the numbers of a note as well; each index is 0 where they agree.
var _ = [1]struct{}{}[op.NoteIterations-C.NOTE_ITERATIONS|op.NoteSalt-C.NOTE_SALT|op.NoteIV-C.NOTE_IV|op.NoteTag-C.NOTE_TAG]

// noteContexts are the two steps of a note that need one, reused.
func noteContexts(d direction) (kdf *kdfContext, gcm *cipherContext, err error) {
	if kdf, err = newKDF("PBKDF2", "SHA256", 0); err != nil {
		return nil, nil, err
	}
	gcm, err = newCipher("AES-256-GCM", nil, d)
	return kdf, gcm, err
}

// noteEncrypt has the bytes of the note in a buffer that is made before.
func noteEncrypt(in op.Input) (op.Call, error) {
	if err := in.CheckNote(); err != nil {
		return nil, err
	}
	kdf, gcm, err := noteContexts(encrypts)
	if err != nil {
		return nil, err
	}
	password, message := in.Bytes["password"], in.Bytes["message"]
	note := slices.Concat(in.Bytes["salt"], in.Bytes["iv"], make([]byte, len(message)+op.NoteTag))
	length := base64.StdEncoding.EncodedLen(len(note))
	return func(dst []byte) ([]byte, error) {
		dst, text := extend(dst, length+1) // and the NUL
		if C.cw_note_encrypt(kdf.c, gcm.c, pointer(password), C.size_t(len(password)),
			pointer(note), pointer(message), C.int(len(message)), pointer(text)) != 1 {
			return nil, errCipher
		}
		runtime.KeepAlive(kdf)
		runtime.KeepAlive(gcm)
		return dst[:len(dst)-1], nil
	}, nil
}

// noteDecrypt has the bytes of the note in a buffer that is made before. What
// EVP_DecodeBlock does not check of the text is checked as in base64/decode.
func noteDecrypt(in op.Input) (op.Call, error) {
	if err := in.CheckNoteText(); err != nil {
		return nil, err
	}
	kdf, gcm, err := noteContexts(decrypts)
	if err != nil {
		return nil, err
	}
	password, text := in.Bytes["password"], in.Bytes["text"]
	note := make([]byte, len(text)/4*3)
	return func(dst []byte) ([]byte, error) {
		padding, ok := paddingOf(text)
		length := len(note) - padding - op.NoteSalt - op.NoteIV - op.NoteTag
		if !ok || length < 0 {
			return nil, errForged
		}
		dst, message := extend(dst, length)
		if C.cw_note_decrypt(kdf.c, gcm.c, pointer(password), C.size_t(len(password)),
			pointer(text), C.int(len(text)), pointer(note), pointer(message), C.int(length)) != 1 {
			return nil, errForged
		}
		runtime.KeepAlive(kdf)
		runtime.KeepAlive(gcm)
		return dst, nil
	}, nil
}
