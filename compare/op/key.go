package op

import (
	"crypto/ecdh"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/x509"
	"sync"

	"filippo.io/keygen"
)

// keyring keeps the keys that are slow to make. A key depends on the seed and
// its kind alone, so every case of a run shares it.
type keyring struct {
	mu   sync.Mutex
	made map[string]keyPair
}

// keyPair is a key in the encoding that the catalog uses for its kind.
type keyPair struct{ private, public []byte }

func (k *keyring) get(kind string, make_ func() keyPair) keyPair {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.made == nil {
		k.made = make(map[string]keyPair)
	}
	pair, ok := k.made[kind]
	if !ok {
		pair = make_()
		k.made[kind] = pair
	}
	return pair
}

// secret returns the 32 bytes from which the key of one kind is made; it
// leaves the case out of account.
func (s *Seed) secret(kind string) []byte {
	return s.For("").Bytes("key "+kind, 32)
}

// RSA returns a key of the given size in bits, as PKCS #1 DER (RFC 8017,
// appendix A.1). The key is the one of c2sp.org/det-keygen.
func (s *Seed) RSA(kind string, bits int) (private, public []byte) {
	pair := s.keys.get(kind, func() keyPair {
		key, err := keygen.RSA(bits, s.secret(kind))
		if err != nil {
			panic("op: RSA key of a catalog row: " + err.Error()) // a wrong number of bits in the catalog
		}
		return keyPair{x509.MarshalPKCS1PrivateKey(key), x509.MarshalPKCS1PublicKey(&key.PublicKey)}
	})
	return pair.private, pair.public
}

// EC returns a key on a NIST curve: the scalar, big-endian and of the curve's
// length, and the uncompressed point (SEC 1, section 2.3). The key is the one
// of c2sp.org/det-keygen.
func (s *Seed) EC(kind string, curve elliptic.Curve) (private, public []byte) {
	pair := s.keys.get(kind, func() keyPair {
		key, err := keygen.ECDSA(curve, s.secret(kind))
		if err != nil {
			panic("op: EC key of a catalog row: " + err.Error())
		}
		ecdhKey, err := key.ECDH()
		if err != nil {
			panic("op: EC key of a catalog row: " + err.Error())
		}
		return keyPair{ecdhKey.Bytes(), ecdhKey.PublicKey().Bytes()}
	})
	return pair.private, pair.public
}

// X25519 returns a 32-byte private key and its 32-byte public key (RFC 7748,
// section 5).
func (s *Seed) X25519(kind string) (private, public []byte) {
	key, err := ecdh.X25519().NewPrivateKey(s.secret(kind))
	if err != nil {
		panic("op: X25519 key of a catalog row: " + err.Error())
	}
	return key.Bytes(), key.PublicKey().Bytes()
}

// Ed25519 returns a 32-byte seed and its 32-byte public key (RFC 8032,
// section 5.1.5).
func (s *Seed) Ed25519(kind string) (seed, public []byte) {
	key := ed25519.NewKeyFromSeed(s.secret(kind))
	return key.Seed(), key.Public().(ed25519.PublicKey)
}
