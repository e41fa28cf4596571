//go:build cgo && openssl

package openssl

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

// child is set for a process of this test that loads another libcrypto: one
// process can load only one.
const child = "CGOWORTH_TEST_LOAD"

func TestMain(m *testing.M) {
	if os.Getenv(child) == "" {
		os.Exit(m.Run())
	}
	suite := Suite()
	missing := (*op.Missing)(nil)
	switch {
	case suite.Err == nil:
		os.Stdout.WriteString("loaded " + suite.Version)
	case errors.As(suite.Err, &missing):
		os.Stdout.WriteString("missing: " + missing.Reason + "; hint: " + missing.Hint)
	default:
		os.Stdout.WriteString("error without a hint: " + suite.Err.Error())
	}
}

func TestVariableChoosesLibcrypto(t *testing.T) {
	rows := []struct{ name, file, want, reason string }{
		{"unset", "", "loaded OpenSSL", "the candidates of this system are tried"},
		{"no such file", "libcrypto-of-nobody.so", "missing: no libcrypto can be opened (tried libcrypto-of-nobody.so); hint: install OpenSSL 3", "only the chosen one is tried"},
		{"another library", "libc.so.6", "missing: ", "it can be opened and is no libcrypto"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), child+"=1", Variable+"="+row.file)
			out, err := cmd.CombinedOutput()
			if err != nil || !strings.HasPrefix(string(out), row.want) {
				t.Errorf("%s (%s)\n got: %s (%v)\nwant: %s…", row.file, row.reason, out, err, row.want)
			}
		})
	}
}
