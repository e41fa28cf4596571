// Package native has the suites that work through cgo, in report order. Each
// is a package of its own behind a build tag of its own; without the tag, or
// without cgo, it says what is missing.
package native

import (
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/native/direct"
	"github.com/cgoworth/cgoworth/native/openssl"
	"github.com/cgoworth/cgoworth/native/sodium"
)

// Suites returns the native suites, usable or not.
func Suites() []op.Suite {
	return []op.Suite{openssl.Suite(), sodium.Suite(), direct.Suite()}
}
