//go:build cgo && openssl && sodium

// Package direct is the suite of OpenSSL and libsodium without a binding in
// between: one C function for each operation, contexts reused where a careful
// program would reuse them, and no allocation in the timed call. It has what
// the bindings lack, and shows what a library can do when no binding is in the
// way.
//
// Rules of every file here: a length is checked before it becomes a C int; an
// empty slice reaches C as a pointer to a byte that exists; each C function is
// marked noescape and nocallback, so that no argument moves to the heap; and
// sodium_init is never called, because the sodium binding refuses to start
// when anybody has called it before.
package direct

/*
#cgo pkg-config: libcrypto libsodium
#include <openssl/crypto.h>
#include <sodium.h>
*/
import "C"

import (
	"fmt"

	"github.com/cgoworth/cgoworth/compare/op"

	// The sodium binding initialises libsodium for the whole process.
	_ "github.com/jamesruan/sodium"
)

// Suite returns every operation that is called directly.
func Suite() op.Suite {
	return op.Suite{
		Name:    "direct",
		Library: "no binding",
		Blank:   "neither libcrypto nor libsodium has it as a function of its own",
		Version: fmt.Sprintf("%s, libsodium %s",
			C.GoString(C.OpenSSL_version(C.OPENSSL_VERSION)), C.GoString(C.sodium_version_string())),
		Operations: op.Join(
			hashes(),
			macs(),
			derivations(),
			aeads(),
			streams(),
			ciphers(),
			agreements(),
			publicKeys(),
			signatures(),
			encryptions(),
			keygens(),
			encodings(),
			pipelines(),
			ladder(),
		),
	}
}
