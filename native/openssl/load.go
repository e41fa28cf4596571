//go:build cgo && openssl

package openssl

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"

	"github.com/golang-fips/openssl/v2"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Variable is the environment variable that overrides the file names which are
// tried: one file name or path, given to dlopen as it stands.
const Variable = "CGOWORTH_LIBCRYPTO"

const hint = "install OpenSSL 3 (Debian: libssl3, Fedora: openssl-libs, macOS: brew install openssl@3), or set " +
	Variable + " to the file name of its libcrypto"

// candidates are the names of libcrypto, best first. They carry the version:
// the bare name belongs to the headers of whichever version is installed, and
// on macOS to a library that ends the process which opens it.
var candidates = map[string][]string{
	"darwin": {
		"libcrypto.3.dylib",
		"/opt/homebrew/opt/openssl@3/lib/libcrypto.3.dylib", // Homebrew on Apple silicon
		"/usr/local/opt/openssl@3/lib/libcrypto.3.dylib",    // Homebrew on Intel
	},
	"linux":   {"libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so"},
	"windows": {"libcrypto-3-x64.dll", "libcrypto-3-arm64.dll", "libcrypto-1_1-x64.dll"},
}

// load opens libcrypto, once for the process. Init may be called once only,
// since its error stays; so a name is tried with CheckVersion before, which
// does no more than dlopen and takes any library for a libcrypto.
var load = sync.OnceValue(func() error {
	names := candidates[runtime.GOOS]
	if names == nil {
		names = []string{"libcrypto.so.3", "libcrypto.so"}
	}
	if chosen := os.Getenv(Variable); chosen != "" {
		names = []string{chosen}
	}
	for _, name := range names {
		if exists, _ := openssl.CheckVersion(name); !exists {
			continue
		}
		if err := openssl.Init(name); err != nil {
			return &op.Missing{Reason: fmt.Sprintf("%s is not a usable libcrypto: %s", name, clean(err)), Hint: hint}
		}
		return nil
	}
	return &op.Missing{Reason: "no libcrypto can be opened (tried " + strings.Join(names, ", ") + ")", Hint: hint}
})

// clean is the first line of an error of the binding. The lines after it are
// libcrypto's own queue, which is padded with NULs and often stale.
func clean(err error) string {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return strings.TrimPrefix(strings.TrimRight(line, "\x00"), "openssl: ")
}
