package synthetic

import (
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

func TestSuitesPrepare(t *testing.T) {
	for _, s := range Suites() {
		for name, implementation := range s.Operations {
			if _, ok := op.Find(Catalog(), name); !ok {
				t.Errorf("%s has %s, which is not in the catalog", s.Name, name)
			}
			call, err := implementation.Prepare(op.Input{Ints: map[string]int{Units: Calls}})
			if err != nil {
				t.Fatal(err)
			}
			if out, err := call(nil); err != nil || len(out) != 0 {
				t.Errorf("%s/%s: %d bytes, %v", s.Name, name, len(out), err)
			}
		}
	}
}

func TestDifferencesAreWholeUnits(t *testing.T) {
	for _, d := range Differences() {
		if units := d * Calls; units != float64(int(units+0.5)) {
			t.Errorf("%v of %d is %v units", d, Calls, units)
		}
	}
	if flatCall+flatEach*Crossing != steepCall+steepEach*Crossing {
		t.Errorf("the lines do not cross at %d", Crossing)
	}
}
