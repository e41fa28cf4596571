package machine

import "testing"

func TestName(t *testing.T) {
	tests := []struct {
		cpu, reason, want string
	}{
		{"Intel(R) Xeon(R) Processor", "no trademark signs, no filler", "intel-xeon-2c-linux-amd64"},
		{"Intel(R) Xeon(R) Platinum 8488C", "a model stays", "intel-xeon-platinum-8488c-2c-linux-amd64"},
		{"INTEL(R) XEON(R) PLATINUM 8581C CPU @ 2.60GHz", "shouted, as some are", "intel-xeon-platinum-8581c-2c-linux-amd64"},
		{"Intel(R) Core(TM) i7-8650U CPU @ 1.90GHz", "no frequency", "intel-core-i7-8650u-2c-linux-amd64"},
		{"Intel(R) Core(TM)2 Duo CPU     T7500  @ 2.20GHz", "a sign between word and number", "intel-core-2-duo-t7500-2c-linux-amd64"},
		{"Intel Xeon Processor (Skylake, IBRS)", "as an emulator names it", "intel-xeon-skylake-ibrs-2c-linux-amd64"},
		{"AMD Ryzen 7 5800X 8-Core Processor", "no number of cores, which comes after", "amd-ryzen-7-5800x-2c-linux-amd64"},
		{"AMD Ryzen Threadripper PRO 3995WX 64-Cores", "nor in the plural", "amd-ryzen-threadripper-pro-3995wx-2c-linux-amd64"},
		{"AMD FX(tm)-8350 Eight-Core Processor", "nor in a word", "amd-fx-8350-2c-linux-amd64"},
		{"AMD Ryzen 5 PRO 4650U with Radeon Graphics", "no graphics", "amd-ryzen-5-pro-4650u-2c-linux-amd64"},
		{"AMD Ryzen 7 7840HS w/ Radeon 780M Graphics", "nor in short", "amd-ryzen-7-7840hs-2c-linux-amd64"},
		{"Apple M2 Pro", "Apple", "apple-m2-pro-2c-linux-amd64"},
		{"Neoverse-N1", "a model of ARM, as Linux tells it", "neoverse-n1-2c-linux-amd64"},
		{"", "nothing known", "2c-linux-amd64"},
		{"../../etc", "no way out of the results folder", "etc-2c-linux-amd64"},
		{"Эльбрус-8С", "no letters that a file system may refuse", "8-2c-linux-amd64"},
	}
	for _, test := range tests {
		t.Run(test.reason, func(t *testing.T) {
			got := name(Machine{CPU: test.cpu, Cores: 2, OS: "linux", Arch: "amd64"})
			if got != test.want {
				t.Errorf("name of %q: %s, want %s", test.cpu, got, test.want)
			}
		})
	}
}
