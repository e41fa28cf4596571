package purego_test

import (
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/hex"
	"math/big"
)

// The 2048-bit key, signing input and signature (RS256: PKCS #1 v1.5 with
// SHA-256) of RFC 7515, appendix A.2.
const (
	rsaN = "a1f8160ae2e3c9b465ce8d2d656263362b927dbe29e1f02477fc1625cc90a136" +
		"e38bd93497c5b6ea63dd7711e67c7429f956b0fb8a8f089adc4b69893cc1333f" +
		"53edd019b87784252fec914fe4857769594bea4280d32c0f55bf62944f130396" +
		"bc6e9bdf6ebdd2bda3678eeca0c668f701b38dbffb38c8342ce2fe6d27fade4a" +
		"5a4874979dd4b9cf9adec4c75b05852c2c0f5ef8a5c1750392f944e8ed64c110" +
		"c6b647609aa4783aeb9c6c9ad755313050638b83665c6f6f7a82a396702a1f64" +
		"1b82d3ebf2392219491fb686872c5716f50af8358d9a8b9d17c340728f7f87d8" +
		"9a18d8fcab67ad84590c2ecf759339363c07034d6f606f9e21e05456cae5e9a1"
	rsaD = "12ae71a469cd0a2bc37e526c4500571f1d61751d64e949707b62590f9d0ba57c" +
		"963c401e3fcf2f2cd3bdec88e503bfc6439b0b28c82f7d3797671f5213eed8c1" +
		"5a25d8d5cea0025ee3ab2e8b7f79216fc63bea562753b40644c6a15127d9b295" +
		"4540a0bbe1a30556982d4e9fde5f6425f14d4b713441b55dc73b9b4aedcc92ac" +
		"e3927e37f57d0cfd5e7581fa512c8f4961a9eb0b80f8a80746728a55ff46471f" +
		"3425063b9d53642f5ede1e84d613081afa5c22d051285bd63b943b565d898a05" +
		"685413e53c3c6c6525ff1fe34e3ddc70f0d56450fda48ba12e104e9deb9fb818" +
		"81e1c4bdf25d9247f450c865927968e77334f4414f75a750e139546e3a8a739d"
	rsaP = "e01cc410eb48a6655d54464d0aa4bb6da0b872b774a6a9d11ffe480778f0ddb7" +
		"311a7e902ef9c4b5f75476262ba8176cb35979f014372a1a2829e4136bd001d0" +
		"7c3f3f2e4f25d4c934f63c7109fba2e67628a0dc9a73c6058e6def22dcd50950" +
		"e711ddc16d5586f2a7fa75ea8494c18083e0b65742f8a0d5e73fb2d970f01947"
	rsaQ = "b903c47e0995b632f4532cb1f3c199145d5f3ae9c7dfeedc7a92a6b47e29c61b" +
		"42a07aa95a64fc600999c5a7b01e01c08cb62ca756527bbcc56078fb0baba5ed" +
		"38de2d07990ff6300faeadeb6c039a97bf1e507e4e7040fa78db8257c8b112ed" +
		"5e59c3cd092fe5d4e5b51275d41281072a5e785ebaf3dae3709203133f5159d7"
	jwsSignature = "702e218943e88fd11eb5d82dbf7845f34106ae1b81fff7731116add1717d8365" +
		"6d420afd3c96eedd73a2663e5166687b000b87226e0187ed1073f945e582adfc" +
		"ef16d85a798ee8c66ddb3db8975b17d09402beedd5d9d97007108db28160d5f8" +
		"040ca7445762b81fbe7ff9d92e0ae76f24f25b33bbe6f44ae61eb1040acb2004" +
		"4d3ef9128ed40130795bd4bd3b41eecad066ab651981fde48df77f372dc38b9f" +
		"afdd3befb18b5da3cc3c2eb02f9e3a41d612caad15911273a05f23b9e838faaf" +
		"849d698429ef5a1e88798236c3d40e604522a544c8f27a7a2db80663d16cf7ca" +
		"ea56de405cb2215a45b2c25566b55ac1a748a070dfc8a32a469543d019eefb47"

	jwsInput = "eyJhbGciOiJSUzI1NiJ9" +
		".eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
)

func jwsDigest() string {
	digest := sha256.Sum256([]byte(jwsInput))
	return hex.EncodeToString(digest[:])
}

func rsaExample() *rsa.PrivateKey {
	return &rsa.PrivateKey{
		PublicKey: rsa.PublicKey{N: number(rsaN), E: 65537},
		D:         number(rsaD),
		Primes:    []*big.Int{number(rsaP), number(rsaQ)},
	}
}

func rsaKey() string { return hex.EncodeToString(x509.MarshalPKCS1PrivateKey(rsaExample())) }

func rsaPublic() string {
	return hex.EncodeToString(x509.MarshalPKCS1PublicKey(&rsaExample().PublicKey))
}

func number(digits string) *big.Int {
	n, ok := new(big.Int).SetString(digits, 16)
	if !ok {
		panic("not a hexadecimal number: " + digits)
	}
	return n
}
