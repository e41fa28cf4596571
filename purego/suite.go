// Package purego is the suite of the Go standard library and of
// golang.org/x/crypto: what every other suite is compared with.
package purego

import (
	"runtime"
	"runtime/debug"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Where the work of a row differs from that of the other suites.
const (
	allocates = "allocates its output in every call"
	keyParsed = "parses its private key before, because crypto/ecdh derives the public key as it parses; " + allocates
	twice     = "derives the sender's public key in every call as well (golang.org/x/crypto/curve25519)"
)

// Suite returns every operation that Go has without C.
func Suite() op.Suite {
	return op.Suite{
		Name:    "go",
		Library: "Go standard library and golang.org/x/crypto",
		Version: version(),
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

// version names both halves: x/crypto is versioned apart from Go.
func version() string {
	v := runtime.Version()
	info, _ := debug.ReadBuildInfo() // a nil info, without modules, has no Deps
	if info == nil {
		return v
	}
	for _, m := range info.Deps {
		if m.Path == "golang.org/x/crypto" {
			v += ", x/crypto " + m.Version
		}
	}
	return v
}
