package suitetest

import (
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Allocations checks that a call with room in dst allocates nothing, but for
// the operations that have a reason; and that these still do allocate.
func Allocations(t *testing.T, suite op.Suite, reasons map[string]string) {
	each(t, suite, func(t *testing.T, o op.Operation) {
		allocs := count(t, suite, o)
		reason, listed := reasons[o.Name]
		switch {
		case !listed && allocs > 0:
			t.Errorf("%v allocations in a call; none is explained", allocs)
		case listed && allocs == 0:
			t.Errorf("allocates nothing, and is listed as: %s", reason)
		}
	})
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
	return testing.AllocsPerRun(10, func() {
		if _, err := call(dst); err != nil {
			t.Fatal(err)
		}
	})
}
