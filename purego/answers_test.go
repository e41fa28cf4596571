package purego_test

import "slices"

// Known answers, all from outside: hexadecimal, one row per operation at least.
// A row with From in the catalog has its ciphertext or signature as an input.

const (
	// NIST SP 800-38A, appendix F
	aes256Key  = "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4"
	modesPlain = "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51" +
		"30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710"
	cbcIV     = "000102030405060708090a0b0c0d0e0f"
	cbcCipher = "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d" +
		"39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b"

	// McGrew and Viega, The Galois/Counter Mode of Operation, appendix B
	gcmKey   = "feffe9928665731c6d6a8f9467308308"
	gcmNonce = "cafebabefacedbaddecaf888"
	gcmAAD   = "feedfacedeadbeeffeedfacedeadbeefabaddad2"
	gcmPlain = "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72" +
		"1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
	gcmCipher4 = "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e" +
		"21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e0915bc94fbc3221a5db94fae95ae7121a47"
	gcmCipher16 = "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa" +
		"8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b"

	// RFC 8439, section 2.8.2
	chachaKey   = "808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"
	chachaNonce = "070000004041424344454647"
	chachaAAD   = "50515253c0c1c2c3c4c5c6c7"
	chachaPlain = "4c616469657320616e642047656e746c656d656e206f662074686520636c6173" +
		"73206f66202739393a204966204920636f756c64206f6666657220796f75206f" +
		"6e6c79206f6e652074697020666f7220746865206675747572652c2073756e73" +
		"637265656e20776f756c642062652069742e"
	chachaCipher = "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6" +
		"3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36" +
		"92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc" +
		"3ff4def08e4b7a9de576d26586cec64b61161ae10b594f09e26a7e902ecbd0600691"

	// Bernstein, Cryptography in NaCl, sections 7 to 9
	naclAlice  = "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"
	naclBob    = "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"
	naclShared = "1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389"
	naclNonce  = "69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37"
	naclPlain  = "be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffc" +
		"e5ecbaaf33bd751a1ac728d45e6c61296cdc3c01233561f41db66cce314adb31" +
		"0e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a024a838f21af1fde" +
		"048977eb48f59ffd4924ca1c60902e52f0a089bc76897040e082f93776384864" +
		"5e0705"
	naclCipher = "f3ffc7703f9400e52a7dfb4b3d3305d98e993b9f48681273c29650ba32fc76ce" +
		"48332ea7164d96a4476fb8c531a1186ac0dfc17c98dce87b4da7f011ec48c972" +
		"71d2c20f9b928fe2270d6fb863d51738b48eeee314a7cc8ab932164548e526ae" +
		"90224368517acfeabd6bb3732bc0e9da99832b61ca01b6de56244a9e88d5f9b3" +
		"7973f622a43d14a6599b1f654cb45a74e355a5"

	// RFC 6979, appendix A.2.5: SHA-256 of "sample", and its signature in DER
	p256Key    = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
	p256Public = "0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6" +
		"7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
	p256Digest    = "af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf"
	p256Signature = "3046022100efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716" +
		"022100f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"

	// RFC 8032, section 7.1, test 3
	edKey       = "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7"
	edPublic    = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025"
	edSignature = "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac" +
		"18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
)

// bytes and ints are the inputs of a known answer, by name.
type (
	bytes map[string]string
	ints  map[string]int
)

// known is the whole output of one operation on one input.
type known struct {
	name, reason string // the operation; the source of the answer
	bytes        bytes
	ints         ints
	want         string
}

// answers are those of every family.
var answers = slices.Concat(hashAnswers, macAnswers, kdfAnswers, cipherAnswers, encodingAnswers)

var cipherAnswers = []known{
	{"aes-gcm/seal", "GCM, test case 4", bytes{"key": gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "message": gcmPlain}, ints{"key": 128, "tag": 128}, gcmCipher4},
	{"aes-gcm/seal", "GCM, test case 16", bytes{"key": gcmKey + gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "message": gcmPlain}, ints{"key": 256, "tag": 128}, gcmCipher16},
	{"aes-gcm/seal", "GCM, test case 4, its tag cut to 96 bits", bytes{"key": gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "message": gcmPlain}, ints{"key": 128, "tag": 96}, gcmCipher4[:len(gcmCipher4)-8]},
	{"aes-gcm/open", "GCM, test case 4", bytes{"key": gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "ciphertext": gcmCipher4}, ints{"key": 128, "tag": 128}, gcmPlain},
	{"aes-gcm/open", "GCM, test case 16", bytes{"key": gcmKey + gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "ciphertext": gcmCipher16}, ints{"key": 256, "tag": 128}, gcmPlain},
	{"chacha20poly1305/seal", "RFC 8439, section 2.8.2", bytes{"key": chachaKey, "nonce": chachaNonce, "aad": chachaAAD, "message": chachaPlain}, nil, chachaCipher},
	{"chacha20poly1305/open", "RFC 8439, section 2.8.2", bytes{"key": chachaKey, "nonce": chachaNonce, "aad": chachaAAD, "ciphertext": chachaCipher}, nil, chachaPlain},
	{"secretbox/seal", "Cryptography in NaCl", bytes{"key": naclShared, "nonce": naclNonce, "message": naclPlain}, nil, naclCipher},
	{"secretbox/open", "Cryptography in NaCl", bytes{"key": naclShared, "nonce": naclNonce, "ciphertext": naclCipher}, nil, naclPlain},
	{"box/seal", "Cryptography in NaCl", bytes{"key": naclAlice, "peer": naclBob, "nonce": naclNonce, "message": naclPlain}, nil, naclCipher},
	{"aes-cbc/encrypt", "SP 800-38A, F.2.5", bytes{"key": aes256Key, "iv": cbcIV, "message": modesPlain}, ints{"key": 256}, cbcCipher},
	{"aes-cbc/decrypt", "SP 800-38A, F.2.6", bytes{"key": aes256Key, "iv": cbcIV, "ciphertext": cbcCipher}, ints{"key": 256}, modesPlain},
	{"aes-ctr", "SP 800-38A, F.5.5", bytes{"key": aes256Key, "iv": "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", "message": modesPlain}, ints{"key": 256},
		"601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c52b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6"},
	{"ecdh/p256", "RFC 5903, section 8.1", bytes{
		"key": "c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433",
		"peer": "04d12dfb5289c8d4f81208b70270398c342296970a0bccb74c736fc7554494bf63" +
			"56fbf3ca366cc23e8157854c13c58d6aac23f046ada30f8353e74f33039872ab"}, nil,
		"d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de"},
	{"x25519", "RFC 7748, section 5.2, vector 1", bytes{
		"key":  "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
		"peer": "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"}, nil,
		"c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"},
	{"ecdsa-p256/verify", "RFC 6979, A.2.5", bytes{"public": p256Public, "digest": p256Digest, "signature": p256Signature}, nil, ""},
	{"ed25519/sign", "RFC 8032, 7.1, test 3", bytes{"key": edKey, "message": "af82"}, nil, edSignature},
	{"ed25519/verify", "RFC 8032, 7.1, test 3", bytes{"public": edPublic, "message": "af82", "signature": edSignature}, nil, ""},
	{"rsa-2048/sign", "RFC 7515, A.2", bytes{"key": rsaKey(), "digest": jwsDigest()}, nil, jwsSignature},
	{"rsa-2048/verify", "RFC 7515, A.2", bytes{"public": rsaPublic(), "digest": jwsDigest(), "signature": jwsSignature}, nil, ""},
}
