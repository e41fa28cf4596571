//go:build !(cgo && openssl)

// Package openssl is the suite of OpenSSL; this build is without it.
package openssl

import "github.com/cgoworth/cgoworth/compare/op"

// Suite says why this build has no OpenSSL.
func Suite() op.Suite {
	return op.Suite{Name: "openssl", Library: "OpenSSL", Err: &op.Missing{
		Reason: "built without cgo or without the tag openssl",
		Hint:   "install a C compiler and run: make build",
	}}
}
