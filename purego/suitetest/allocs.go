package suitetest

import (
	"testing"
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Allocations checks that a call with room in dst allocates nothing, but for
// the operations that have a reason; and that these still do allocate. The
// reasons are listed by the names of the operations, or by forms of names with
// a * for anything but a slash.
func Allocations(t *testing.T, suite op.Suite, reasons map[string]string) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		allocs := count(t, suite, o)
		reason, listed := reasonFor(o, reasons)
		switch {
		case !listed && allocs > 0:
			t.Errorf("%v allocations in a call; none is explained", allocs)
		case listed && allocs == 0:
			t.Errorf("allocates nothing, and is listed as: %s", reason)
		}
	})
}

func reasonFor(o op.Operation, reasons map[string]string) (reason string, listed bool) {
	for form, reason := range reasons {
		if named(form, o) {
			return reason, true
		}
	}
	return "", false
}

// count makes calls on a message of 4 KiB, or on the first value of the scale.
func count(t *testing.T, suite op.Suite, o op.Operation) float64 {
	t.Helper()
	c := short(o)[0]
	if o.Scale.Name == op.Size {
		c = c.With(op.Size, 4096)
	}
	call, err := suite.Operations[o.Name].Prepare(input(t, o, c))
	if err != nil {
		t.Fatal(err)
	}
	dst := make([]byte, 0, 1<<16)
	once := func() {
		if _, err := call(dst); err != nil {
			t.Fatal(err)
		}
	}
	start := time.Now()
	once()
	if time.Since(start) > 20*time.Millisecond {
		return testing.AllocsPerRun(1, once) // RSA keys take a second each
	}
	return testing.AllocsPerRun(10, once)
}
