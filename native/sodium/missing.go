//go:build !(cgo && sodium)

// Package sodium is the suite of libsodium; this build is without it.
package sodium

import "github.com/cgoworth/cgoworth/compare/op"

// Suite says why this build has no libsodium.
func Suite() op.Suite {
	return op.Suite{Name: "sodium", Library: "libsodium", Err: &op.Missing{
		Reason: "built without cgo or without the tag sodium",
		Hint:   "install a C compiler, pkg-config and the headers of libsodium (Debian: libsodium-dev) and run: make build",
	}}
}
