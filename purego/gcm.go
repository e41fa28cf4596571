package purego

import (
	"crypto/cipher"
	"crypto/subtle"
	"errors"
)

// GCM is GCM over a block cipher for every length that NIST SP 800-38D allows:
// of the nonce and of the tag, both in bytes. A block cipher that has a GCM of
// its own is asked for it, as crypto/cipher does.
func GCM(block cipher.Block, nonce, tag int) (cipher.AEAD, error) {
	switch {
	case nonce == 12 && tag >= 12:
		return cipher.NewGCMWithTagSize(block, tag)
	case tag == 16:
		return cipher.NewGCMWithNonceSize(block, nonce)
	}
	full, err := cipher.NewGCMWithNonceSize(block, nonce)
	return cutGCM{full, tag}, err
}

// cutGCM is GCM with a tag that crypto/cipher has not: the head of the full one
// (SP 800-38D, section 7.1, step 6: T = MSB_t).
type cutGCM struct {
	full cipher.AEAD
	tag  int
}

func (g cutGCM) NonceSize() int { return g.full.NonceSize() }
func (g cutGCM) Overhead() int  { return g.tag }

func (g cutGCM) Seal(dst, nonce, message, aad []byte) []byte {
	sealed := g.full.Seal(dst, nonce, message, aad)
	return sealed[:len(sealed)-g.full.Overhead()+g.tag]
}

var errTag = errors.New("the tag is not that of the message")

// Open has no tag that crypto/cipher would take, so it makes one. Sealing is
// its own inverse but for the tag: the first pass decrypts, and the second one
// seals what came out, whose tag is then the right one. The output is room for
// both, and a forged message leaves nothing in it.
func (g cutGCM) Open(dst, nonce, sealed, aad []byte) ([]byte, error) {
	if len(sealed) < g.tag {
		return nil, errTag
	}
	ciphertext, tag := sealed[:len(sealed)-g.tag], sealed[len(sealed)-g.tag:]
	opened := g.full.Seal(dst, nonce, ciphertext, aad)
	opened = opened[:len(dst)+len(ciphertext)]
	message := opened[len(dst):]
	again := g.full.Seal(opened, nonce, message, aad)[len(opened):]
	if subtle.ConstantTimeCompare(again[len(message):][:g.tag], tag) != 1 {
		clear(message)
		return nil, errTag
	}
	return opened, nil
}
