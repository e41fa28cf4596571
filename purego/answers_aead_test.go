package purego_test

import "strings"

const (
	// Wycheproof, aes_ccm_test.json, cases 9 and 165
	ccmPlain9 = "d902deeab175c008329a33bfaccd5c0eb3a6a152a1510e7db04fa0aff7ce4288" +
		"530db6a80fa7fea582aa7d46d7d56e708d2bb0c5edd3d26648d336c3620ea55e"
	ccmCipher9 = "0de44fe54b84359365054a6997478f87b6b761d127a651f7b8003d25e762f7f8" +
		"1cf84b3a471a9377bb388c74c08be894eff10e46365bf76820b7168623966be6" +
		"bb8e261879d6f639aa42d2d50ed750b8"
	ccmPlain165 = "d096803181beef9e008ff85d5ddc38ddacf0f09ee5f7e07f1e4079cb64d0dc8f" +
		"5e6711cd4921a7887de76e2678fdc67618f1185586bfea9d4c685d50e4bb9a82"
	ccmCipher165 = "ab758a4c0eb3a57c260195e9c9b5b309b758d07a1eee0ad75821719717cc6728" +
		"f5bf9b117d17b610e675f3202671bf8ff2e5da256986a868f1dcd660f02fcd17" +
		"5229b256a93381b078e04aca6976eb3d"

	// draft-irtf-cfrg-xchacha-03, appendix A.3.1; key, message and additional data are those of RFC 8439
	xchachaNonce  = "404142434445464748494a4b4c4d4e4f5051525354555657"
	xchachaCipher = "bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb" +
		"731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b452" +
		"2f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff9" +
		"21f9664c97637da9768812f615c68b13b52ec0875924c1c7987947deafd8780a" +
		"cf49"

	// The public keys of the two in Cryptography in NaCl, sections 2 and 3
	naclAlicePublic = "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"

	// A sealed box of libsodium, as golang.org/x/crypto/nacl/box tests it
	sealedBox = "3462e0640728247a6f581e3812850d6edc3dcad1ea5d8184c072f62fb65cb357" +
		"e27ffa8b76f41656bc66a0882c4d359568410665746d27462a700f01e314f382" +
		"edd7aae9064879b0f8ba7b88866f88f5e4fbd7649c850541877f9f33ebd25d46" +
		"d9cbcce09b69a9ba07f0eb1d105d4264"

	// libsodium 1.0.18, crypto_secretstream: the bytes 0 to 38 in one final chunk
	streamKey    = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
	streamSealed = "404142434445464748494a4b4c4d4e4f50515253545556570ec39942ea0fddae" +
		"4e626aa9975c22184fb6a1b4cd9fe74b9068e46f1fa2ddee04a50935dcfbb53f" +
		"305e38c70144d6f0273ecf04fabd548d"
	naclBobKey = "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"

	gcmCipher5 = "61353b4c2806934a777ff51fa22a4755699b2a714fcdc6f83766e5f97b6c7423" +
		"73806900e49f24b22b097544d4896b424989b5e1ebac0f07c23f45983612d2e7" +
		"9e3b0785561be14aaca2fccb"
)

var aeadAnswers = []known{
	{"aes-gcm/seal", "GCM, test case 4", bytes{"key": gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "message": gcmPlain}, ints{"key": 128, "iv": 96, "tag": 128}, gcmCipher4},
	{"aes-gcm/seal", "GCM, test case 16", bytes{"key": gcmKey + gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "message": gcmPlain}, ints{"key": 256, "iv": 96, "tag": 128}, gcmCipher16},
	{"aes-gcm/seal", "GCM, test case 4, its tag cut to 96 bits", bytes{"key": gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "message": gcmPlain}, ints{"key": 128, "iv": 96, "tag": 96}, gcmCipher4[:len(gcmCipher4)-8]},
	{"aes-gcm/open", "GCM, test case 4", bytes{"key": gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "ciphertext": gcmCipher4}, ints{"key": 128, "iv": 96, "tag": 128}, gcmPlain},
	{"aes-gcm/open", "GCM, test case 16", bytes{"key": gcmKey + gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "ciphertext": gcmCipher16}, ints{"key": 256, "iv": 96, "tag": 128}, gcmPlain},
	{"aes-gcm/seal", "GCM, test case 4, its tag cut to 64 bits", bytes{"key": gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "message": gcmPlain}, ints{"key": 128, "iv": 96, "tag": 64}, gcmCipher4[:len(gcmCipher4)-16]},
	{"aes-gcm/open", "GCM, test case 4, its tag cut to 64 bits", bytes{"key": gcmKey, "nonce": gcmNonce, "aad": gcmAAD, "ciphertext": gcmCipher4[:len(gcmCipher4)-16]}, ints{"key": 128, "iv": 96, "tag": 64}, gcmPlain},
	{"aes-gcm/seal", "GCM, test case 5: an IV of 8 bytes", bytes{"key": gcmKey, "nonce": gcmNonce[:16], "aad": gcmAAD, "message": gcmPlain}, ints{"key": 128, "iv": 64, "tag": 128}, gcmCipher5},
	{"aes-gcm/open", "GCM, test case 5, its tag cut to 96 bits", bytes{"key": gcmKey, "nonce": gcmNonce[:16], "aad": gcmAAD, "ciphertext": gcmCipher5[:len(gcmCipher5)-8]}, ints{"key": 128, "iv": 64, "tag": 96}, gcmPlain},
	{"aes-ccm/seal", "Wycheproof, case 9", bytes{"key": "e12260fcd355a51a0d01bb1f6fa538c2", "nonce": "5dfc37366f5688275147d3f9", "message": ccmPlain9}, ints{"key": 128}, ccmCipher9},
	{"aes-ccm/seal", "Wycheproof, case 165", bytes{"key": "5b1d1035c0b17ee0b0444767f80a25b8c1b741f4b50a4d3052226baa1c6fb701", "nonce": "d61040a313ed492823cc065b", "message": ccmPlain165}, ints{"key": 256}, ccmCipher165},
	{"aes-ccm/open", "Wycheproof, case 9", bytes{"key": "e12260fcd355a51a0d01bb1f6fa538c2", "nonce": "5dfc37366f5688275147d3f9", "ciphertext": ccmCipher9}, ints{"key": 128}, ccmPlain9},
	{"aes-ccm/open", "Wycheproof, case 165", bytes{"key": "5b1d1035c0b17ee0b0444767f80a25b8c1b741f4b50a4d3052226baa1c6fb701", "nonce": "d61040a313ed492823cc065b", "ciphertext": ccmCipher165}, ints{"key": 256}, ccmPlain165},
	{"chacha20poly1305/seal", "RFC 8439, section 2.8.2", bytes{"key": chachaKey, "nonce": chachaNonce, "aad": chachaAAD, "message": chachaPlain}, nil, chachaCipher},
	{"chacha20poly1305/open", "RFC 8439, section 2.8.2", bytes{"key": chachaKey, "nonce": chachaNonce, "aad": chachaAAD, "ciphertext": chachaCipher}, nil, chachaPlain},
	{"xchacha20poly1305/seal", "draft-irtf-cfrg-xchacha-03, A.3.1", bytes{"key": chachaKey, "nonce": xchachaNonce, "aad": chachaAAD, "message": chachaPlain}, nil, xchachaCipher},
	{"xchacha20poly1305/open", "draft-irtf-cfrg-xchacha-03, A.3.1", bytes{"key": chachaKey, "nonce": xchachaNonce, "aad": chachaAAD, "ciphertext": xchachaCipher}, nil, chachaPlain},
	{"secretbox/seal", "Cryptography in NaCl", bytes{"key": naclShared, "nonce": naclNonce, "message": naclPlain}, nil, naclCipher},
	{"secretbox/open", "Cryptography in NaCl", bytes{"key": naclShared, "nonce": naclNonce, "ciphertext": naclCipher}, nil, naclPlain},
	{"box/seal", "Cryptography in NaCl", bytes{"key": naclAlice, "peer": naclBob, "nonce": naclNonce, "message": naclPlain}, nil, naclCipher},
	{"box/open", "Cryptography in NaCl", bytes{"peerkey": naclBobKey, "public": naclAlicePublic, "nonce": naclNonce, "ciphertext": naclCipher}, nil, naclPlain},
	{"sealedbox/open", "libsodium", bytes{"peerkey": strings.Repeat("01", 32), "peer": "a4e09292b651c278b9772c569f5fa9bb13d906b46ab68c9df9dc2b4409f8a209", "ciphertext": sealedBox}, nil, strings.Repeat("03", 64)},
	{"secretstream/open", "libsodium", bytes{"key": streamKey, "ciphertext": streamSealed}, nil, streamKey + "20212223242526"},
}
