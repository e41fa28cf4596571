package suitetest

import (
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

// texts are what a decoder of base64 without line breaks must refuse (RFC 4648,
// sections 3.1 to 3.3), each because some decoder takes it.
var texts = []struct {
	name, text, reason string
}{
	{"base64/decode", "TQ==TQ==", "padding in the middle: EVP_DecodeBlock takes it"},
	{"base64/decode", "====", "nothing but padding: EVP_DecodeBlock takes it"},
	{"base64/decode", "T===", "a character alone holds no byte: EVP_DecodeBlock takes it"},
	{"base64/decode", "TQ=A", "padding before a character: EVP_DecodeBlock takes it"},
	{"base64/decode", "TQ", "padding is missing"},
	{"base64/decode", "TQ=", "a part of the padding is missing"},
	{"base64/decode", "TWFuT", "one character too many"},
	{"base64/decode", " TWFu", "a blank in front: EVP_DecodeBlock skips it"},
	{"base64/decode", "    TWFu", "as many blanks as characters of a group"},
	{"base64/decode", "TWFu    ", "blanks at the end: EVP_DecodeBlock skips them"},
	{"base64/decode", "TWFu\n", "a line break at the end: two decoders skip it"},
	{"base64/decode", "TWFu\r\nTWFu", "a line break: encoding/base64 skips it"},
	{"base64/decode", "TWFu\r\n\r\n", "as many line breaks as characters of a group"},
	{"base64/decode", "TWF-", "the alphabet of URLs"},
	{"base64/decode", "TWF\x00", "a byte that ends a C string"},
	{"base64/decode", "TWF\xff", "a byte outside ASCII"},
	{"base64url/decode", "TQ==", "padding"},
	{"base64url/decode", "T", "a character alone holds no byte"},
	{"base64url/decode", "TR", "the bits that encode nothing are not zero: encoding/base64 takes it where it is not strict"},
	{"base64url/decode", "TWF+", "the standard alphabet"},
	{"base64url/decode", "TWFu\n", "a line break: encoding/base64 skips it"},
	{"base64url/decode", " TWFu", "a blank in front"},
	{"base64url/decode", "TWF\x00", "a byte that ends a C string"},
}

// RefusesTexts checks the decoders of base64.
func RefusesTexts(t *testing.T, suite op.Suite) {
	for _, row := range texts {
		if _, ok := suite.Operations[row.name]; !ok {
			continue
		}
		o, _ := op.Find(op.Catalog(), row.name)
		in := op.Input{Bytes: map[string][]byte{"text": []byte(row.text)}}
		t.Run(row.name+"/"+row.text, func(t *testing.T) { refused(t, suite, o, in, row.reason) })
	}
}
