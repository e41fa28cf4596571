package purego_test

import (
	_ "embed"
	"encoding/json"
)

const (
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

	// RFC 8032, section 7.3
	phKey       = "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42"
	phPublic    = "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf"
	phSignature = "98a70222f0b8121aa9d30f813d683f809e462b469c7ff87639499bb94e6dae41" +
		"31f85042463c2a355a2003d062adf5aaa10b8c61e636062aaad11c2a26083406"
)

var publicKeyAnswers = []known{
	{"ecdh/p256", "RFC 5903, section 8.1", bytes{
		"key": "c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433",
		"peer": "04d12dfb5289c8d4f81208b70270398c342296970a0bccb74c736fc7554494bf63" +
			"56fbf3ca366cc23e8157854c13c58d6aac23f046ada30f8353e74f33039872ab"}, nil,
		"d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de"},
	{"x25519", "RFC 7748, section 5.2, vector 1", bytes{
		"key":  "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
		"peer": "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"}, nil,
		"c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"},
	{"public-key/ecdh-p256", "RFC 6979, A.2.5", bytes{"public": p256Public}, nil, p256Public},
	{"public-key/ecdsa-p256", "RFC 6979, A.2.5", bytes{"public": p256Public}, nil, p256Public},
	{"ecdsa-p256/sign", "RFC 6979, A.2.5: the key pair", bytes{"key": p256Key, "public": p256Public, "digest": p256Digest}, nil, ""},
	{"ecdsa-p256/verify", "RFC 6979, A.2.5", bytes{"public": p256Public, "digest": p256Digest, "signature": p256Signature}, nil, ""},
	{"ed25519/sign", "RFC 8032, 7.1, test 3", bytes{"key": edKey, "message": "af82"}, nil, edSignature},
	{"ed25519/verify", "RFC 8032, 7.1, test 3", bytes{"public": edPublic, "message": "af82", "signature": edSignature}, nil, ""},
	{"ed25519ph/sign", "RFC 8032, 7.3", bytes{"key": phKey, "message": "616263"}, nil, phSignature},
	{"ed25519ph/verify", "RFC 8032, 7.3", bytes{"public": phPublic, "message": "616263", "signature": phSignature}, nil, ""},
	{"rsa-2048/sign", "RFC 7515, A.2", bytes{"key": rsaKey(), "digest": jwsDigest()}, nil, jwsSignature},
	{"rsa-2048/verify", "RFC 7515, A.2", bytes{"public": rsaPublic(), "digest": jwsDigest(), "signature": jwsSignature}, nil, ""},
}

// wycheproof has what is too long to stand in a line: RSA, and the two larger
// curves, out of github.com/c2sp/wycheproof.
//
//go:embed testdata/publickey.json
var wycheproof []byte

// readAnswers reads the rows of wycheproof.
func readAnswers() []known {
	var rows []struct {
		Operation, Reason string
		Bytes             bytes
		Want              string
	}
	if err := json.Unmarshal(wycheproof, &rows); err != nil {
		panic("testdata/publickey.json: " + err.Error())
	}
	var answers []known
	for _, row := range rows {
		answers = append(answers, known{row.Operation, row.Reason, row.Bytes, nil, row.Want})
	}
	return answers
}
