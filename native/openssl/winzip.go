//go:build cgo && openssl

package openssl

import (
	"crypto/subtle"
	"slices"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

// zipKeys are the keys of one WinZip entry, in the order of their derivation.
type zipKeys struct {
	aes, mac, check []byte
}

func deriveZip(password, salt []byte) (zipKeys, error) {
	keys, err := openssl.PBKDF2(password, salt, op.ZipIterations, op.ZipKeys, openssl.NewSHA1)
	if err != nil {
		return zipKeys{}, err
	}
	return zipKeys{keys[:32], keys[32:64], keys[64:]}, nil
}

// sum appends the MAC of a ciphertext.
func (k zipKeys) sum(dst, ciphertext []byte) []byte {
	mac := openssl.NewHMAC(openssl.NewSHA1, k.mac)
	mac.Write(ciphertext)
	var sum [20]byte
	return append(dst, mac.Sum(sum[:0])[:op.ZipMAC]...)
}

// crypt is AES with the little-endian counter, which libcrypto has not: the
// counters are encrypted block by block.
func (k zipKeys) crypt(dst, src []byte) error {
	block, err := openssl.NewAESCipher(k.aes)
	if err != nil {
		return err
	}
	purego.NewZipStream(block).XORKeyStream(dst, src)
	return nil
}

// appendEntry appends one entry to dst.
func appendEntry(dst, password, salt, message []byte) ([]byte, error) {
	keys, err := deriveZip(password, salt)
	if err != nil {
		return nil, err
	}
	dst = append(append(dst, salt...), keys.check...)
	start := len(dst)
	dst = slices.Grow(dst, len(message)+op.ZipMAC)[:start+len(message)]
	if err := keys.crypt(dst[start:], message); err != nil {
		return nil, err
	}
	return keys.sum(dst, dst[start:]), nil
}

func zipWrite(in op.Input) (op.Call, error) {
	if err := in.CheckEntry(); err != nil {
		return nil, err
	}
	password, salt, message := in.Bytes["password"], in.Bytes["salt"], in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return appendEntry(dst, password, salt, message)
	}, nil
}

func zipRead(in op.Input) (op.Call, error) {
	if err := in.CheckSealedEntry(); err != nil {
		return nil, err
	}
	password, entry := in.Bytes["password"], in.Bytes["ciphertext"]
	salt, rest := entry[:op.ZipSalt], entry[op.ZipSalt:]
	check, rest := rest[:op.ZipCheck], rest[op.ZipCheck:]
	ciphertext, sum := rest[:len(rest)-op.ZipMAC], rest[len(rest)-op.ZipMAC:]
	return func(dst []byte) ([]byte, error) {
		keys, err := deriveZip(password, salt)
		if err != nil {
			return nil, err
		}
		if subtle.ConstantTimeCompare(keys.check, check) != 1 {
			return nil, purego.ErrPassword
		}
		if subtle.ConstantTimeCompare(keys.sum(nil, ciphertext), sum) != 1 {
			return nil, errForged
		}
		dst = slices.Grow(dst, len(ciphertext))[:len(ciphertext)]
		return dst, keys.crypt(dst, ciphertext)
	}, nil
}

func zipEntries(in op.Input) (op.Call, error) {
	if err := in.CheckEntries(); err != nil {
		return nil, err
	}
	password, salts, message := in.Bytes["password"], in.Bytes["salts"], in.Bytes["message"]
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
