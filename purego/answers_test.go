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
var answers = slices.Concat(hashAnswers, macAnswers, kdfAnswers, encodingAnswers, aeadAnswers, modeAnswers, pipelineAnswers, publicKeyAnswers, readAnswers())
