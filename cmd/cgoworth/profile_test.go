package main

import (
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
)

// A profile that names a case which the catalog does not have would measure
// less than it says.
func TestProfilesChooseCases(t *testing.T) {
	catalog := op.Catalog()
	for _, p := range profiles() {
		t.Run(p.name, func(t *testing.T) {
			for _, pattern := range p.patterns {
				if len(matching(catalog, pattern, scope{values: p.values})) == 0 {
					t.Errorf("%q chooses no case", pattern)
				}
			}
		})
	}
}
