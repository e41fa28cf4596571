//go:build cgo && openssl && sodium

package native

import (
	"os"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

func rss() int {
	b, _ := os.ReadFile("/proc/self/statm")
	var a, r int
	fmt.Sscan(string(b), &a, &r)
	return r * 4096 >> 10
}

func TestMem(t *testing.T) {
	seed := op.NewSeed(1)
	for _, s := range Suites() {
		for _, o := range op.Catalog() {
			im, ok := s.Operations[o.Name]
			if !ok || !strings.Contains("agreement public-key signature encryption keygen", o.Family) { continue }
			var in op.Input
			if o.From.Operation == "" { in = op.InputOf(o, seed, o.Cases(nil)[0]) } else {
				src, _ := op.Find(op.Catalog(), o.From.Operation)
				in = op.InputOf(src, seed, src.Cases(nil)[0])
				c, err := purego.Suite().Operations[src.Name].Prepare(in); if err != nil { t.Fatal(err) }
				out, err := c(nil); if err != nil { t.Fatal(err) }
				in.Bytes[o.From.Output] = out
			}
			call, err := im.Prepare(in)
			if err != nil { t.Fatal(o.Name, err) }
			dst := make([]byte, 0, 8192)
			n, warm := 6000, 500
			if strings.HasPrefix(o.Name, "public-key") || strings.HasPrefix(o.Name, "x25519") { n = 60000 }
			if strings.HasPrefix(o.Name, "keygen/rsa") { n, warm = 12, 3 }
			if strings.Contains(o.Name, "rsa") && !strings.HasPrefix(o.Name,"public") && !strings.HasPrefix(o.Name, "keygen") { n = 1200 }
			for i := 0; i < warm; i++ { call(dst) }
			runtime.GC(); debug.FreeOSMemory()
			a := rss()
			for i := 0; i < n; i++ { if _, err := call(dst); err != nil { t.Fatal(err) } }
			b := rss()
			runtime.GC(); runtime.GC(); debug.FreeOSMemory()
			t.Logf("%-8s %-24s n=%d  before %d KiB, after +%d, after GC +%d", s.Name, o.Name, n, a, b-a, rss()-a)
		}
	}
}
