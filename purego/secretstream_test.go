package purego

import (
	"bytes"
	"encoding/hex"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// streamChunks is a stream that libsodium 1.0.18 made, chunk by chunk. Its key
// is the bytes 0 to 31, its header 0x40 to 0x57; messages and additional data
// are the bytes from 0 on.
var streamChunks = []struct {
	message, aad int // lengths
	tag          byte
	sealed       string
	reason       string
}{
	{0, 0, tagMessage, "0dff2db0dcccf8b9cea79016f3d4ae8e52", "empty"},
	{1, 0, tagMessage, "290b479bdfb43cfa0c53adf85cb60d345e56", "padded otherwise than RFC 8439"},
	{8, 3, tagMessage, "5eb6f88274546f2797cddc8a949addd6d2f0689ab541885dd0", "padded alike, half a block over; additional data"},
	{15, 0, tagPush, "3142a33e3a0840faabfd8056a622fb127a5bff3911196d768bd69e11834f4c27", "a push changes nothing else"},
	{16, 16, tagMessage, "cab315e1a9c04e5d643f48a220eb4b3d464281f83f317237a5060190675f45c25c", "whole blocks"},
	{17, 5, tagRekey, "811ee81594179005b80619c4bd72968502c1486622c4d69f112dff16df55753ed568", "a rekey"},
	{64, 0, tagMessage, "0efcb010d6871041b30c2e304abdc8fe6f562e3a142d6dbf6847f394f7273e136e042f14584d6f8c82e7e100e747efcd" +
		"6ab8a5047a4a824ae8c92b2eb016504621e72fcca9f29da6fb4346e7fbe5db8314", "under the next key; a block of the key stream"},
	{72, 1, tagPush, "2d5b368f963e1623df23c02cf479095838f6e132661843e703b096d2ff935f7c787d1ae6381eddc210beb5749cff29300e3" +
		"36ea5feb198ff5a142c11106dfd3d41482efd2614e58df1cd561a43f035096f30f86d28d3ead752", "more than a block"},
	{77, 0, tagRekey, "41e0a88283d503aeb4c7ff854cd3a01221ac8af3c32f48cb1eb7ff7fa6c786a6c0d2f8ff12d22554a7b7d77bb13ff0ccd" +
		"059d843564d4534f0b383b3a51bb01f2177c685a6ab41d54c23233ba79a7ae72c40a750bbc4f0986eac82f661e7", "a second rekey"},
	{33, 20, tagMessage, "889276f1d0304af5ad1273c5283cba075590c6f646d3df1c37970e19be54930fbc08638b909ad953ffc5fd24e45eb1f9d7ed", "additional data of more than a block"},
	{0, 7, tagFinal, "a829fdf1430bf8d459ae59783e1f803fd5", "the end, which is a rekey as well"},
	{5, 0, tagMessage, "6f0a8f7778cb4ea6ab3e216036e54cf8190880745ffe", "after the end"},
}

func TestSecretStream(t *testing.T) {
	counted := make([]byte, 100)
	for i := range counted {
		counted[i] = byte(i)
	}
	var sealer, opener secretStream
	for _, s := range []*secretStream{&sealer, &opener} {
		if err := s.begin(counted[:32], counted[0x40:0x58]); err != nil {
			t.Fatal(err)
		}
	}
	for i, row := range streamChunks {
		message, aad := counted[:row.message], counted[:row.aad]
		sealed, err := sealer.push(nil, message, aad, row.tag)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(row.sealed, hex.EncodeToString(sealed)); diff != "" {
			t.Fatalf("chunk %d, %s (-libsodium +go):\n%s", i, row.reason, diff)
		}
		for at := range sealed {
			forged := bytes.Clone(sealed)
			forged[at] ^= 1
			if _, _, err := opener.pull(nil, forged, aad); err == nil {
				t.Fatalf("chunk %d: a forgery at byte %d is accepted", i, at)
			}
		}
		opened, tag, err := opener.pull(nil, sealed, aad)
		if err != nil || tag != row.tag || !bytes.Equal(opened, message) {
			t.Fatalf("chunk %d, %s: opened as %x, tag %d, %v", i, row.reason, opened, tag, err)
		}
	}
}
