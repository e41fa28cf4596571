//go:build cgo && openssl && sodium

package direct

import (
	"testing"

	"github.com/cgoworth/cgoworth/purego/suitetest"
)

func TestEqualsPureGo(t *testing.T)     { suitetest.Equal(t, Suite()) }
func TestEqualWhereEmpty(t *testing.T)  { suitetest.EqualWhereEmpty(t, Suite()) }
func TestRefusesLowOrder(t *testing.T)  { suitetest.RefusesLowOrder(t, Suite()) }
func TestRefusesPoints(t *testing.T)    { suitetest.RefusesPoints(t, Suite()) }
func TestRefusesForgeries(t *testing.T) { suitetest.RefusesForgeries(t, Suite()) }
func TestRefusesLengths(t *testing.T)   { suitetest.RefusesLengths(t, Suite()) }
func TestRefusesParts(t *testing.T)     { suitetest.RefusesParts(t, Suite()) }
func TestRefusesBadCounts(t *testing.T) { suitetest.RefusesCounts(t, Suite()) }
func TestRefusesTexts(t *testing.T)     { suitetest.RefusesTexts(t, Suite()) }
func TestRefusesGiants(t *testing.T)    { suitetest.RefusesGiants(t, Suite()) }
func TestRefusesStreams(t *testing.T)   { suitetest.RefusesBrokenStreams(t, Suite()) }
func TestRefusesPasswords(t *testing.T) { suitetest.RefusesWrongPasswords(t, Suite()) }

// Nothing here allocates where the library can write into a given buffer.
func TestAllocations(t *testing.T) {
	suitetest.Allocations(t, Suite(), map[string]string{})
}
