package purego_test

import "strings"

// sipKey is the key of the paper: the bytes 0 to 15.
const sipKey = "000102030405060708090a0b0c0d0e0f"

// millionA is one million times "a", which FIPS 180 has digests of: 15 whole
// pieces of a streaming hash and a part of one.
func millionA() string { return strings.Repeat("61", 1_000_000) }

var hashAnswers = []known{
	{"md5", "RFC 1321, appendix A.5, \"abc\"", bytes{"message": "616263"}, nil,
		"900150983cd24fb0d6963f7d28e17f72"},
	{"sha1", "FIPS 180-4 examples, \"abc\"", bytes{"message": "616263"}, nil,
		"a9993e364706816aba3e25717850c26c9cd0d89d"},
	{"sha224", "FIPS 180-4 examples, \"abc\"", bytes{"message": "616263"}, nil,
		"23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"},
	{"sha256", "FIPS 180-4 examples, \"abc\"", bytes{"message": "616263"}, nil,
		"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
	{"sha384", "FIPS 180-4 examples, \"abc\"", bytes{"message": "616263"}, nil,
		"cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"},
	{"sha512", "FIPS 180-4 examples, \"abc\"", bytes{"message": "616263"}, nil,
		"ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"},
	{"sha3-224", "FIPS 202 examples, the empty message", bytes{"message": ""}, nil,
		"6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7"},
	{"sha3-256", "FIPS 202 examples, the empty message", bytes{"message": ""}, nil,
		"a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"},
	{"sha3-384", "FIPS 202 examples, the empty message", bytes{"message": ""}, nil,
		"0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004"},
	{"sha3-512", "FIPS 202 examples, the empty message", bytes{"message": ""}, nil,
		"a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26"},
	{"blake2b-256", "b2sum -l 256 of GNU coreutils, \"abc\"", bytes{"message": "616263"}, nil,
		"bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"},
	{"blake2b-512", "RFC 7693, appendix A", bytes{"message": "616263"}, nil,
		"ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923"},
	{"blake2b-256/keyed", "blake2b of Python's hashlib, \"abc\" under the bytes 0 to 31", bytes{"key": sipKey + "101112131415161718191a1b1c1d1e1f", "message": "616263"}, nil,
		"d63a32d3e44738d7907f964316c241adaba0abfeabc32349677578a15a203f7f"},
	{"siphash", "the SipHash paper, appendix A", bytes{"key": sipKey, "message": sipKey[:30]}, nil,
		"e545be4961ca29a1"},
	{"sha256/stream", "FIPS 180-2, appendix B.3", bytes{"message": millionA()}, nil,
		"cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"},
	{"sha512/stream", "FIPS 180-2, appendix C.3", bytes{"message": millionA()}, nil,
		"e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973ebde0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b"},
	{"blake2b-256/stream", "blake2b of Python's hashlib", bytes{"message": millionA()}, nil,
		"0741850f36cba4259628355d1073e24ddb9ca0e1bfac36fd39ae5dc2101e23a4"},
}
