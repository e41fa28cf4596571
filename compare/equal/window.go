package equal

import (
	"bytes"
	"fmt"
	"strings"
)

// Window describes the first difference between two outputs, with the line of
// bytes around it from each. It is empty where they are equal.
func Window(nameA string, a []byte, nameB string, b []byte) string {
	if bytes.Equal(a, b) {
		return ""
	}
	at := firstDifference(a, b)
	var s strings.Builder
	fmt.Fprintf(&s, "first difference at byte %d", at)
	if len(a) != len(b) {
		fmt.Fprintf(&s, "; lengths %d and %d", len(a), len(b))
	} else {
		fmt.Fprintf(&s, " of %d", len(a))
	}
	width := max(len(nameA), len(nameB))
	start := at &^ 15
	fmt.Fprintf(&s, "\n%-*s  %08x  %s", width, nameA, start, hexLine(a, start))
	fmt.Fprintf(&s, "\n%-*s  %08x  %s", width, nameB, start, hexLine(b, start))
	fmt.Fprintf(&s, "\n%*s^^", width+12+3*(at-start), "")
	return s.String()
}

// firstDifference is the first offset at which a and b differ or one ends.
func firstDifference(a, b []byte) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// hexLine is up to 16 bytes from start, "--" where the output has ended.
func hexLine(data []byte, start int) string {
	cells := make([]string, 16)
	for i := range cells {
		cells[i] = "--"
		if start+i < len(data) {
			cells[i] = fmt.Sprintf("%02x", data[start+i])
		}
	}
	return strings.Join(cells, " ")
}
