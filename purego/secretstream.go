package purego

import (
	"crypto/cipher"
	"crypto/subtle"
	"encoding/binary"

	"golang.org/x/crypto/chacha20"
	"golang.org/x/crypto/chacha20poly1305"
)

// secretStream is one direction of libsodium's crypto_secretstream_xchacha20poly1305
// (its documentation, "Encrypted streams and file encryption", whose section
// "Algorithm" this follows).
type secretStream struct {
	key   [chacha20.KeySize]byte
	nonce [chacha20.NonceSize]byte // a counter of 4 bytes, little-endian, and 8 bytes that depend on all chunks so far
	aead  cipher.AEAD              // under the key
	room  []byte                   // for a block and a chunk
}

// Tags of chunks, which the first byte of a sealed chunk hides. Final is rekey
// and push together.
const (
	tagMessage = 0x00
	tagPush    = 0x01 // the end of a set of messages
	tagRekey   = 0x02
	tagFinal   = 0x03 // the end of the stream
)

const (
	tagBlock = 64 // the tag fills a block of the key stream; its first byte alone is sent
	macSize  = chacha20poly1305.Overhead
)

// begin derives the stream's key from the first 16 bytes of its header; the
// other 8 begin the nonce. Both lengths are checked by the callers.
func (s *secretStream) begin(key, header []byte) error {
	derived, err := chacha20.HChaCha20(key, header[:16])
	if err != nil {
		return err
	}
	return s.restart(derived, header[16:24])
}

// restart begins to count chunks again, at 1.
func (s *secretStream) restart(key, random []byte) (err error) {
	copy(s.key[:], key)
	binary.LittleEndian.PutUint32(s.nonce[:4], 1)
	copy(s.nonce[4:], random)
	s.aead, err = chacha20poly1305.New(s.key[:])
	return err
}

// push appends a sealed chunk to dst: the encrypted tag, the encrypted
// message, and the MAC over both and the additional data.
func (s *secretStream) push(dst, message, aad []byte, tag byte) ([]byte, error) {
	sealed := s.seal(message, aad, tag)
	dst = append(append(dst, sealed[0]), sealed[tagBlock:]...)
	return dst, s.next(sealed[len(sealed)-macSize:], tag)
}

// pull appends the message of a sealed chunk to dst and returns its tag.
func (s *secretStream) pull(dst, sealed, aad []byte) (message []byte, tag byte, err error) {
	if len(sealed) < 1+macSize {
		return nil, 0, errForged
	}
	opened, err := s.open(sealed[0], sealed[1:], aad)
	if err != nil {
		return nil, 0, err
	}
	tag = opened[0]
	return append(dst, opened[tagBlock:]...), tag, s.next(sealed[len(sealed)-macSize:], tag)
}

// next moves on by one chunk: its MAC goes into the nonce of the next one, so
// that no chunk can be left out or put elsewhere.
func (s *secretStream) next(mac []byte, tag byte) error {
	subtle.XORBytes(s.nonce[4:], s.nonce[4:], mac[:8])
	count := binary.LittleEndian.Uint32(s.nonce[:4]) + 1
	binary.LittleEndian.PutUint32(s.nonce[:4], count)
	if tag&tagRekey != 0 || count == 0 {
		return s.rekey()
	}
	return nil
}

// rekey encrypts the key and the nonce with themselves.
func (s *secretStream) rekey() error {
	var fresh [chacha20.KeySize + 8]byte
	copy(fresh[:], s.key[:])
	copy(fresh[chacha20.KeySize:], s.nonce[4:])
	s.xor(fresh[:], 0)
	return s.restart(fresh[:chacha20.KeySize], fresh[chacha20.KeySize:])
}

// xor encrypts in place, from a block of the key stream on.
func (s *secretStream) xor(b []byte, block uint32) {
	c, err := chacha20.NewUnauthenticatedCipher(s.key[:], s.nonce[:])
	if err != nil {
		panic("purego: " + err.Error()) // both are arrays of the right length
	}
	c.SetCounter(block)
	c.XORKeyStream(b, b)
}

// buffer is room for n bytes.
func (s *secretStream) buffer(n int) []byte {
	if cap(s.room) < n {
		s.room = make([]byte, n)
	}
	return s.room[:n]
}
