package report

import "strings"

// benchWords are the parts of operations that have a spelling of their own.
// Any other gets a capital.
var benchWords = map[string]string{
	"aes": "AES", "gcm": "GCM", "cbc": "CBC", "ctr": "CTR", "ccm": "CCM",
	"chacha20poly1305": "ChaCha20Poly1305", "xchacha20poly1305": "XChaCha20Poly1305",
	"sha1": "SHA1", "sha224": "SHA224", "sha256": "SHA256", "sha384": "SHA384", "sha512": "SHA512", "sha3": "SHA3",
	"md5": "MD5", "blake2b": "BLAKE2b", "siphash": "SipHash",
	"hmac": "HMAC", "pbkdf2": "PBKDF2", "hkdf": "HKDF", "kdf": "KDF",
	"ecdh": "ECDH", "ecdsa": "ECDSA", "rsa": "RSA", "pss": "PSS", "oaep": "OAEP",
	"p224": "P224", "p256": "P256", "p384": "P384", "p521": "P521",
	"secretbox": "SecretBox", "secretstream": "SecretStream",
}

// benchName makes the name of a benchmark out of the name of a case:
// aes-gcm/seal/key=256/size=16 is AESGCMSeal/key=256/size=16.
func benchName(name string) string {
	var base, params strings.Builder
	for part := range strings.SplitSeq(name, "/") {
		if key, value, ok := strings.Cut(part, "="); ok {
			params.WriteString("/" + token(key) + "=" + token(value))
			continue
		}
		for word := range strings.SplitSeq(part, "-") {
			base.WriteString(joint(base.String(), word) + capital(word))
		}
	}
	return base.String() + params.String()
}

// joint keeps the digits of two words apart: sha3-256 is not SHA3256.
func joint(before, word string) string {
	if before == "" || word == "" || !isDigit(before[len(before)-1]) || !isDigit(word[0]) {
		return ""
	}
	return "_"
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func capital(word string) string {
	if spelled, ok := benchWords[word]; ok {
		return spelled
	}
	word = token(word)
	if word == "" {
		return ""
	}
	return strings.ToUpper(word[:1]) + word[1:]
}
