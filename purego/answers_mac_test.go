package purego_test

import "strings"

const (
	// RFC 2202 and RFC 4231, test case 2: "Jefe" and "what do ya want for nothing?"
	jefe    = "4a656665"
	nothing = "7768617420646f2079612077616e7420666f72206e6f7468696e673f"

	// RFC 4231, test case 6: 131 bytes, longer than a block; "Test Using Larger
	// Than Block-Size Key - Hash Key First"
	larger      = "54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368204b6579204669727374"
	tagLarger   = "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
	tagSHA1     = "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
	tagSHA256   = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
	tagSHA384   = "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649"
	tagSHA512   = "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
	nistKey     = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
	nistMessage = "53616d706c65206d65737361676520666f72206b65796c656e3c626c6f636b6c656e" // "Sample message for keylen<blocklen"
	tagSHA3     = "4fe8e202c4f058e8dddc23d8c34e467343e23555e24fc2f025d598f558f67205"
)

var macAnswers = []known{
	{"hmac-sha1/new", "RFC 2202, test case 2", bytes{"key": jefe, "message": nothing}, nil, tagSHA1},
	{"hmac-sha1/reset", "RFC 2202, test case 2", bytes{"key": jefe, "message": nothing}, nil, tagSHA1},
	{"hmac-sha256/new", "RFC 4231, test case 2", bytes{"key": jefe, "message": nothing}, nil, tagSHA256},
	{"hmac-sha256/new", "RFC 4231, test case 6", bytes{"key": key131(), "message": larger}, nil, tagLarger},
	{"hmac-sha256/reset", "RFC 4231, test case 2", bytes{"key": jefe, "message": nothing}, nil, tagSHA256},
	{"hmac-sha256/reset", "RFC 4231, test case 6", bytes{"key": key131(), "message": larger}, nil, tagLarger},
	{"hmac-sha384/new", "RFC 4231, test case 2", bytes{"key": jefe, "message": nothing}, nil, tagSHA384},
	{"hmac-sha384/reset", "RFC 4231, test case 2", bytes{"key": jefe, "message": nothing}, nil, tagSHA384},
	{"hmac-sha512/new", "RFC 4231, test case 2", bytes{"key": jefe, "message": nothing}, nil, tagSHA512},
	{"hmac-sha512/reset", "RFC 4231, test case 2", bytes{"key": jefe, "message": nothing}, nil, tagSHA512},
	{"hmac-sha3-256/new", "NIST examples, HMAC_SHA3-256, sample 1", bytes{"key": nistKey, "message": nistMessage}, nil, tagSHA3},
	{"hmac-sha3-256/reset", "NIST examples, HMAC_SHA3-256, sample 1", bytes{"key": nistKey, "message": nistMessage}, nil, tagSHA3},
	// HMAC fills a short key up with zeros, so a key of 32 bytes can be Jefe's.
	{"auth", "RFC 4231, test case 2, cut to 32 bytes", bytes{"key": jefe + zeros(28), "message": nothing}, nil, tagSHA512[:64]},
}

func key131() string { return strings.Repeat("aa", 131) }

// zeros are n bytes.
func zeros(n int) string { return strings.Repeat("00", n) }
