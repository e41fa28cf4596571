package purego

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/pbkdf2"
	"crypto/sha1"
	"crypto/subtle"
	"encoding/binary"
	"errors"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

// An entry of WinZip's AES encryption (AE-1 and AE-2, "AES Encryption
// Information: Encryption Specification", section III): the salt, two bytes
// that check the password, the ciphertext, and a MAC of 10 bytes. PBKDF2 makes
// the key of AES, the key of HMAC and the check, in this order.

// zipCounters is how many blocks of key stream are made at a time.
const zipCounters = 64

// ZipStream is WinZip's CTR mode: the counter is little-endian, begins at 1,
// and fills the block from its head. The Go library's CTR counts from the
// other end, and no block cipher encrypts more than one block in a call, so
// this is a call for each block.
type ZipStream struct {
	block    cipher.Block
	count    uint64
	counters [zipCounters * aes.BlockSize]byte
}

// NewZipStream begins the key stream of an entry.
func NewZipStream(block cipher.Block) *ZipStream { return &ZipStream{block: block} }

// XORKeyStream takes messages in one call each: it does not go on within a
// block.
func (z *ZipStream) XORKeyStream(dst, src []byte) {
	for len(src) > 0 {
		n := min(len(src), len(z.counters))
		stream := z.counters[:(n+aes.BlockSize-1)/aes.BlockSize*aes.BlockSize]
		for at := 0; at < len(stream); at += aes.BlockSize {
			z.count++
			counter := stream[at : at+aes.BlockSize]
			binary.LittleEndian.PutUint64(counter, z.count)
			clear(counter[8:])
			z.block.Encrypt(counter, counter)
		}
		subtle.XORBytes(dst, src[:n], stream)
		dst, src = dst[n:], src[n:]
	}
}

// ErrPassword says that the two bytes of an entry that check its password are
// not those of the password.
var ErrPassword = errors.New("the password is wrong")

// zipKeys are the keys of one entry.
type zipKeys struct {
	aes, mac, check []byte
}

func deriveZip(password string, salt []byte) (zipKeys, error) {
	keys, err := pbkdf2.Key(sha1.New, password, salt, op.ZipIterations, op.ZipKeys)
	if err != nil {
		return zipKeys{}, err
	}
	return zipKeys{keys[:32], keys[32:64], keys[64:]}, nil
}

// sum appends the MAC of a ciphertext.
func (k zipKeys) sum(dst, ciphertext []byte) []byte {
	mac := hmac.New(sha1.New, k.mac)
	mac.Write(ciphertext)
	var sum [sha1.Size]byte
	return append(dst, mac.Sum(sum[:0])[:op.ZipMAC]...)
}

// appendEntry appends one entry to dst.
func appendEntry(dst []byte, password string, salt, message []byte) ([]byte, error) {
	keys, err := deriveZip(password, salt)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(keys.aes)
	if err != nil {
		return nil, err
	}
	dst = append(append(dst, salt...), keys.check...)
	start := len(dst)
	dst = slices.Grow(dst, len(message)+op.ZipMAC)[:start+len(message)]
	ciphertext := dst[start:]
	NewZipStream(block).XORKeyStream(ciphertext, message)
	return keys.sum(dst, ciphertext), nil
}

func zipWrite(in op.Input) (op.Call, error) {
	if err := in.CheckEntry(); err != nil {
		return nil, err
	}
	password, salt, message := string(in.Bytes["password"]), in.Bytes["salt"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return appendEntry(dst, password, salt, message)
	}, nil
}

func zipRead(in op.Input) (op.Call, error) {
	if err := in.CheckSealedEntry(); err != nil {
		return nil, err
	}
	password, entry := string(in.Bytes["password"]), in.Bytes["ciphertext"]
	salt, rest := entry[:op.ZipSalt], entry[op.ZipSalt:]
	check, rest := rest[:op.ZipCheck], rest[op.ZipCheck:]
	ciphertext, sum := rest[:len(rest)-op.ZipMAC], rest[len(rest)-op.ZipMAC:]
	return func(dst []byte) ([]byte, error) {
		keys, err := deriveZip(password, salt)
		if err != nil {
			return nil, err
		}
		if subtle.ConstantTimeCompare(keys.check, check) != 1 {
			return nil, ErrPassword
		}
		if subtle.ConstantTimeCompare(keys.sum(nil, ciphertext), sum) != 1 {
			return nil, errForged
		}
		block, err := aes.NewCipher(keys.aes)
		if err != nil {
			return nil, err
		}
		dst = slices.Grow(dst, len(ciphertext))[:len(ciphertext)]
		NewZipStream(block).XORKeyStream(dst, ciphertext)
		return dst, nil
	}, nil
}

func zipEntries(in op.Input) (op.Call, error) {
	if err := in.CheckEntries(); err != nil {
		return nil, err
	}
	password, salts, message := string(in.Bytes["password"]), in.Bytes["salts"], in.Bytes["message"]
	return func(dst []byte) (_ []byte, err error) {
		for i := range len(salts) / op.ZipSalt {
			salt, entry := salts[i*op.ZipSalt:][:op.ZipSalt], message[i*op.ZipEntry:][:op.ZipEntry]
			if dst, err = appendEntry(dst, password, salt, entry); err != nil {
				return nil, err
			}
		}
		return dst, nil
	}, nil
}
