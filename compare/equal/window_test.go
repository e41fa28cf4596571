package equal

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWindow(t *testing.T) {
	zeros := make([]byte, 40)
	flipped := bytes.Clone(zeros)
	flipped[17] = 0x01
	tests := []struct {
		name, reason string
		a, b         []byte
		want         string
	}{
		{"equal", "nothing to show", zeros, bytes.Clone(zeros), ""},
		{"both empty", "nil and empty are the same output", nil, []byte{}, ""},
		{"one bit", "the mark stands under the byte, and the line is aligned to 16", zeros, flipped, `
first difference at byte 17 of 40
go    00000010  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
flip  00000010  00 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00
                   ^^`},
		{"one byte short", "the output that ends first differs where it ends", zeros[:32], zeros[:31], `
first difference at byte 31; lengths 32 and 31
go    00000010  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
flip  00000010  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 --
                                                             ^^`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := Window("go", test.a, "flip", test.b)
			if diff := cmp.Diff(strings.TrimPrefix(test.want, "\n"), got); diff != "" {
				t.Errorf("%s (-want +got):\n%s", test.reason, diff)
			}
		})
	}
}
