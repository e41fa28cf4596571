package report

import (
	"os"
	"os/exec"
	"testing"
)

// The golden files hold in another time zone, in a locale in which × takes two
// columns, and on a terminal without colours.
func TestGoldenAnywhere(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	test := exec.Command(self, "-test.run=^TestGolden$")
	test.Env = append(os.Environ(), "TZ=Asia/Tokyo", "LC_ALL=ja_JP.UTF-8", "LANG=ja_JP.UTF-8", "RUNEWIDTH_EASTASIAN=1",
		"TERM=dumb", "NO_COLOR=1", "COLUMNS=40")
	if out, err := test.CombinedOutput(); err != nil {
		t.Errorf("%v\n%.4000s", err, out)
	}
}
