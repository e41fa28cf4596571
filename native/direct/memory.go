//go:build cgo && openssl && sodium

package direct

/*
#include <stdlib.h>
*/
import "C"

import (
	"slices"
	"unsafe"
)

// nothing is what an empty slice points to: C libraries take a null pointer
// for an error, whatever the length.
var nothing = C.calloc(1, 1)

// pointer is the address of the first byte, also of an empty slice.
func pointer(b []byte) *C.uchar {
	if len(b) == 0 {
		return (*C.uchar)(nothing)
	}
	return (*C.uchar)(unsafe.Pointer(unsafe.SliceData(b)))
}

// extend grows dst by n bytes, in place where its capacity allows, and returns
// the whole and the part that is new.
func extend(dst []byte, n int) (whole, part []byte) {
	whole = slices.Grow(dst, n)[:len(dst)+n]
	return whole, whole[len(dst):]
}
