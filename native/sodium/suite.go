//go:build cgo && sodium

// Package sodium is the suite of libsodium, through
// github.com/jamesruan/sodium. libsodium is linked: where it is missing at run
// time the loader refuses to start the program, so Err is never set here.
package sodium

// #cgo pkg-config: libsodium
// #include <sodium.h>
import "C"

import "github.com/cgoworth/cgoworth/compare/op"

// The binding never takes a buffer, so it makes one for every output.
const (
	allocates = "allocates its output in every call"
	chunked   = "hashes in one C call per 128 bytes, as its binding has no one-shot call; allocates its state in every call"
)

// Suite returns what the libsodium that this process has loaded can do.
func Suite() op.Suite {
	return op.Suite{
		Name:    "sodium",
		Library: "libsodium",
		Blank:   "the binding does not offer it",
		// Nothing here may call sodium_init: the binding does, as it is
		// imported, and panics if it was not the first.
		Version: C.GoString(C.sodium_version_string()),
		Operations: op.Join(
			hashes(),
			macs(),
			derivations(),
			aeads(),
			streams(),
			agreements(),
			signatures(),
			keygens(),
			pipelines(),
		),
	}
}
