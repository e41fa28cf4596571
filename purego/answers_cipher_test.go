package purego_test

const (
	desKey    = "0123456789abcdef23456789abcdef01456789abcdef0123"
	desPlain  = "5468652071756663c3069ffe8a4ceb7faa8d64a178500296"
	desCipher = "a826fd8ce53b855fcce21c8112256fe668d5c05dd9b6b900"
)

var modeAnswers = []known{
	{"aes-block/encrypt", "FIPS 197, appendix C.1", bytes{"key": "000102030405060708090a0b0c0d0e0f", "message": "00112233445566778899aabbccddeeff"}, ints{"key": 128}, "69c4e0d86a7b0430d8cdb78070b4c55a"},
	{"aes-block/decrypt", "FIPS 197, appendix C.1", bytes{"key": "000102030405060708090a0b0c0d0e0f", "ciphertext": "69c4e0d86a7b0430d8cdb78070b4c55a"}, ints{"key": 128}, "00112233445566778899aabbccddeeff"},
	{"aes-block/encrypt", "FIPS 197, appendix C.3", bytes{"key": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "message": "00112233445566778899aabbccddeeff"}, ints{"key": 256}, "8ea2b7ca516745bfeafc49904b496089"},
	{"aes-block/decrypt", "FIPS 197, appendix C.3", bytes{"key": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "ciphertext": "8ea2b7ca516745bfeafc49904b496089"}, ints{"key": 256}, "00112233445566778899aabbccddeeff"},
	{"aes-cbc/encrypt", "SP 800-38A, F.2.5", bytes{"key": aes256Key, "iv": cbcIV, "message": modesPlain}, ints{"key": 256}, cbcCipher},
	{"aes-cbc/decrypt", "SP 800-38A, F.2.6", bytes{"key": aes256Key, "iv": cbcIV, "ciphertext": cbcCipher}, ints{"key": 256}, modesPlain},
	{"aes-ctr", "SP 800-38A, F.5.5", bytes{"key": aes256Key, "iv": "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", "message": modesPlain}, ints{"key": 256},
		"601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c52b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6"},
	{"aes-ctr/stream", "SP 800-38A, F.5.5, the first call", bytes{"key": aes256Key, "iv": "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", "message": modesPlain}, ints{"key": 256},
		"601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c52b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6"},
	// The message of SP 800-67, appendix B, whose ciphertext in blocks is desCipher: each block after the first is
	// combined with the ciphertext before it, which chaining undoes.
	{"3des-cbc/encrypt", "SP 800-67, appendix B, chained", bytes{"key": desKey, "iv": "0000000000000000", "message": desPlain}, nil, desCipher},
	{"3des-cbc/decrypt", "SP 800-67, appendix B, chained", bytes{"key": desKey, "iv": "0000000000000000", "ciphertext": desCipher}, nil, desPlain},
}
