package purego_test

const (
	// RFC 5869, test cases 1 and 3
	hkdfSecret = "0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"
	hkdfSalt   = "000102030405060708090a0b0c"
	hkdfInfo   = "f0f1f2f3f4f5f6f7f8f9"
	hkdfPRK    = "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"
	hkdfOutput = "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"

	hkdfPRK3    = "19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04"
	hkdfOutput3 = "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"

	// The TLS 1.2 test vectors of the IETF's TLS list, P_SHA256
	prfSecret = "9bbe436ba940f017b17652849a71db35"
	prfLabel  = "74657374206c6162656c" // "test label"
	prfSeed   = "a0ba9f936cda311827a6f796ffd5198c"
	prfOutput = "e3f229ba727be17b8d122620557cd453c2aab21d07c3d495329b52d4e61edb5a" +
		"6b301791e90d35c9c9a46b4e14baf9af0fa022f7077def17abfd3797c0564bab" +
		"4fbc91666e9def9b97fce34f796789baa48082d122ee42c5a72e5a5110fff701" +
		"87347b66"

	// libsodium, test/default/kdf
	subkeyContext = "4b44462074657374" // "KDF test"
	subkey0       = "a0c724404728c8bb95e5433eb6a9716171144d61efb23e74b873fcbeda51d807" +
		"1b5d70aae12066dfc94ce943f145aa176c055040c3dd73b0a15e36254d450614"
	subkey1 = "02507f144fa9bf19010bf7c70b235b4c2663cc00e074f929602a5e2c10a78075" +
		"7d2a3993d06debc378a90efdac196dd841817b977d67b786804f6d3cd585bab5"

	// libsodium, test/default/kx: the client's key pair is made of the bytes 0
	// to 31, the server's of 1 and then 1 to 31.
	kxClient       = "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6"
	kxClientPublic = "0e0216223f147143d32615a91189c288c1728cba3cc5f9f621b1026e03d83129"
	kxServer       = "277d1c932cf8350251109639a74a3a0607afefa14eaf5739b472543649aec7bb"
	kxServerPublic = "cc034cfcd643e7d419fc535943f5af94224da6386cae5e88daf34167e9d84d0a"
	kxServerRx     = "62c8f4fa81800abd0577d99918d129b65deb789af8c8351f391feb0cbf238604"
	kxServerTx     = "749519c68059bce69f7cfcc7b387a3de1a1e8237d110991323bf62870115731a"
)

// masterKey is the bytes 0 to 31.
const masterKey = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

var kdfAnswers = []known{
	{"pbkdf2/sha256", "RFC 7914, section 11", bytes{"password": "706173737764", "salt": "73616c74"}, ints{"iterations": 1, "length": 64},
		"55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"},
	{"pbkdf2/sha512", "Wycheproof pbkdf2_hmacsha512, case 3", bytes{"password": "7439315572766f47", "salt": "5d76db9ca0f0bae2"}, ints{"iterations": 4096, "length": 65},
		"a5d7f0fe4adc54e2ac5edc54e005827a90cbd46c00b72be68f8fbd1da98c079b98622a69b1ea44c0d94cdae03c339b742d047ac63cac0d9af59786baee4a158080"},
	{"hkdf-sha256/extract", "RFC 5869, test case 1", bytes{"secret": hkdfSecret, "salt": hkdfSalt}, nil, hkdfPRK},
	{"hkdf-sha256/extract", "RFC 5869, test case 3", bytes{"secret": hkdfSecret}, nil, hkdfPRK3},
	{"hkdf-sha256/expand", "RFC 5869, test case 1", bytes{"prk": hkdfPRK, "info": hkdfInfo}, ints{"length": 42}, hkdfOutput},
	{"hkdf-sha256/expand", "RFC 5869, test case 3", bytes{"prk": hkdfPRK3}, ints{"length": 42}, hkdfOutput3},
	{"hkdf-sha256/key", "RFC 5869, test case 1", bytes{"secret": hkdfSecret, "salt": hkdfSalt, "info": hkdfInfo}, ints{"length": 42}, hkdfOutput},
	{"hkdf-sha256/key", "RFC 5869, test case 3", bytes{"secret": hkdfSecret}, ints{"length": 42}, hkdfOutput3},
	{"tls12-prf", "TLS 1.2 test vectors, P_SHA256", bytes{"secret": prfSecret, "label": prfLabel, "seed": prfSeed}, ints{"length": 100}, prfOutput},
	{"scrypt", "RFC 7914, section 12, second", bytes{"password": "70617373776f7264", "salt": "4e61436c"}, ints{"n": 1024, "r": 8, "p": 16, "length": 64},
		"fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"},
	{"scrypt", "RFC 7914, section 12, third", bytes{"password": "706c656173656c65746d65696e", "salt": "536f6469756d43686c6f72696465"}, ints{"n": 16384, "r": 8, "p": 1, "length": 64},
		"7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"},
	{"argon2id", "libsodium, test/default/pwhash_argon2id, seventh", bytes{
		"password": "b540beb016a5366524d4605156493f9874514a5aa58818cd0c6dfffaa9e90205f17b",
		"salt":     "44071f6d181561670bda728d43fb79b4"}, ints{"memory": 1631659 >> 10, "time": 1, "length": 231},
		"7fb72409b0987f8190c3729710e98c3f80c5a8727d425fdcde7f3644d467fe973f5b5fee683bd3fce812cb9ae5e9921a2d06c2f1905e4e839692f2b934b682f1" +
			"1a2fe2b90482ea5dd234863516dba6f52dc0702d324ec77d860c2e181f84472bd7104fedce071ffa93c5309494ad51623d214447a7b2b1462dc7d5d55a1f6fd5" +
			"b54ce024118d86f0c6489d16545aaa87b6689dad9f2fb47fda9894f8e12b87d978b483ccd4cc5fd9595cdc7a818452f915ce2f7df95ec12b1c72e3788d473441" +
			"d884f9748eb14703c21b45d82fd667b85f5b2d98c13303b3fe76285531a826b6fc0fe8e3dddecf"},
	{"kdf/blake2b", "libsodium, test/default/kdf, subkey 0", bytes{"key": masterKey, "number": "0000000000000000", "context": subkeyContext}, ints{"length": 64}, subkey0},
	{"kdf/blake2b", "libsodium, test/default/kdf, subkey 1", bytes{"key": masterKey, "number": "0000000000000001", "context": subkeyContext}, ints{"length": 64}, subkey1},
	{"kdf/blake2b", "libsodium, test/default/kdf, subkey 16 in 16 bytes", bytes{"key": masterKey, "number": "0000000000000010", "context": subkeyContext}, ints{"length": 16},
		"a529216624ef9161e4cf117272aafff2"},
	{"kx/client", "libsodium, test/default/kx", bytes{"key": kxClient, "public": kxClientPublic, "peer": kxServerPublic}, nil, kxServerTx + kxServerRx},
	{"kx/server", "libsodium, test/default/kx", bytes{"key": kxServer, "public": kxServerPublic, "peer": kxClientPublic}, nil, kxServerRx + kxServerTx},
}
