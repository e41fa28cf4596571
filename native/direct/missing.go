//go:build !(cgo && openssl && sodium)

// Package direct is the suite of OpenSSL and libsodium without a binding; this
// build is without it.
package direct

import "github.com/cgoworth/cgoworth/compare/op"

// Suite says why this build has no direct calls.
func Suite() op.Suite {
	return op.Suite{Name: "direct", Library: "no binding", Err: &op.Missing{
		Reason: "built without cgo or without the tags openssl and sodium",
		Hint:   "install a C compiler, libssl-dev and libsodium-dev (scripts/deps.sh), and run: make build",
	}}
}
