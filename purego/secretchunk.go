package purego

import (
	"crypto/subtle"
	"encoding/binary"

	//lint:ignore SA1019 secretstream pads its MAC in a way of its own, so that no AEAD package has it
	"golang.org/x/crypto/poly1305"
)

// A chunk of a secretstream is ChaCha20-Poly1305 (RFC 8439, section 2.8) of a
// block with the tag and of the message, but for the padding of the MAC:
// libsodium adds the length modulo 16, where the RFC fills up to 16. The two
// are the same where the length is a multiple of 8. Then x/crypto's AEAD does
// the work, which on amd64 is ten times faster than x/crypto's ChaCha20 and
// worth two copies; the last chunk of a stream goes the long way.

// rfcPads says that a message of n bytes is padded as RFC 8439 has it.
func rfcPads(n int) bool { return n%8 == 0 }

// seal gives the sealed block, the ciphertext and the MAC; they are good until
// the next chunk.
func (s *secretStream) seal(message, aad []byte, tag byte) []byte {
	room := s.buffer(tagBlock + len(message) + macSize)
	plain := room[:tagBlock+len(message)]
	clear(plain[:tagBlock])
	plain[0] = tag
	copy(plain[tagBlock:], message)
	if rfcPads(len(message)) {
		return s.aead.Seal(room[:0], s.nonce[:], plain, aad)
	}
	s.xor(plain, 1)
	s.sum(room[:len(plain)], aad, room[len(plain):])
	return room
}

// open takes the first byte of a sealed block, and the ciphertext with its MAC.
// It gives the block and the message, which are good until the next chunk.
func (s *secretStream) open(first byte, sealed, aad []byte) ([]byte, error) {
	room := s.buffer(tagBlock + len(sealed))
	block := room[:tagBlock]
	clear(block)
	s.xor(block, 1) // the rest of the block was zeros, so its ciphertext is the key stream
	block[0] = first
	copy(room[tagBlock:], sealed)
	if rfcPads(len(sealed)) { // as the MAC has 16 bytes
		return s.aead.Open(room[:0], s.nonce[:], room, aad)
	}
	text := room[:len(room)-macSize]
	var mac [macSize]byte
	s.sum(text, aad, mac[:])
	if subtle.ConstantTimeCompare(mac[:], room[len(text):]) != 1 {
		return nil, errForged
	}
	s.xor(text, 1)
	return text, nil
}

// sum writes the MAC of a sealed block and its ciphertext. Its key is the first
// half of the first block of the key stream.
func (s *secretStream) sum(text, aad, sum []byte) {
	var key [tagBlock]byte
	s.xor(key[:], 0)
	mac := poly1305.New((*[32]byte)(key[:32]))
	var zeros [16]byte
	mac.Write(aad)
	mac.Write(zeros[:-len(aad)&15])
	mac.Write(text)
	mac.Write(zeros[:(len(text)-tagBlock)&15])
	var lengths [16]byte
	binary.LittleEndian.PutUint64(lengths[:8], uint64(len(aad)))
	binary.LittleEndian.PutUint64(lengths[8:], uint64(len(text)))
	mac.Write(lengths[:])
	mac.Sum(sum[:0])
}
