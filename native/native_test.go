package native

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgoworth/cgoworth/compare/op"
)

func TestSuitesInReportOrder(t *testing.T) {
	var names []string
	for _, s := range Suites() {
		names = append(names, s.Name)
	}
	if diff := cmp.Diff([]string{"openssl", "sodium", "direct"}, names); diff != "" {
		t.Errorf("names (-want +got):\n%s", diff)
	}
}

// Under any combination of cgo and tags a suite either works or says why not.
func TestSuiteWorksOrSaysWhyNot(t *testing.T) {
	for _, s := range Suites() {
		t.Run(s.Name, func(t *testing.T) {
			if s.Err == nil {
				if len(s.Operations) == 0 || s.Version == "" {
					t.Errorf("%d operations of version %q", len(s.Operations), s.Version)
				}
				return
			}
			missing := (*op.Missing)(nil)
			if !errors.As(s.Err, &missing) || missing.Reason == "" || missing.Hint == "" {
				t.Errorf("the error has no reason or no hint: %#v", s.Err)
			}
			if len(s.Operations) != 0 {
				t.Errorf("%d operations beside an error", len(s.Operations))
			}
		})
	}
}

func TestOperationsAreInTheCatalog(t *testing.T) {
	for _, s := range Suites() {
		for name := range s.Operations {
			if _, ok := op.Find(op.Catalog(), name); !ok {
				t.Errorf("%s has %s, which is not in the catalog", s.Name, name)
			}
		}
	}
}
