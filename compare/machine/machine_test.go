package machine

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/cpuid/v2"
)

func TestName(t *testing.T) {
	tests := []struct {
		reason, cpu, want string
	}{
		{"no trademark signs, no filler", "Intel(R) Xeon(R) Processor", "intel-xeon-2c-linux-amd64"},
		{"a model stays", "Intel(R) Xeon(R) Platinum 8488C", "intel-xeon-platinum-8488c-2c-linux-amd64"},
		{"no frequency", "Intel(R) Core(TM) i7-8650U CPU @ 1.90GHz", "intel-core-i7-8650u-2c-linux-amd64"},
		{"no number of cores, which comes after", "AMD Ryzen 7 5800X 8-Core Processor", "amd-ryzen-7-5800x-2c-linux-amd64"},
		{"Apple", "Apple M2 Pro", "apple-m2-pro-2c-linux-amd64"},
		{"nothing known", "", "2c-linux-amd64"},
		{"no way out of the results folder", "../../etc", "etc-2c-linux-amd64"},
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

func TestReadHoldsForAnyoneWithThisHardware(t *testing.T) {
	m := Read()
	if !regexp.MustCompile(`^[a-z0-9][a-z0-9-]*$`).MatchString(m.Name) {
		t.Errorf("the name %q is no folder name", m.Name)
	}
	host, err := os.Hostname()
	if err == nil && len(host) > 3 && strings.Contains(m.Name+m.System+m.CPU, host) {
		t.Errorf("the host name is in %+v", m)
	}
	if m.Cores < 1 || m.OS == "" || m.Arch == "" {
		t.Errorf("incomplete: %+v", m)
	}
}

func TestFeatures(t *testing.T) {
	has := func(ids ...cpuid.FeatureID) bool { return ids[0] == cpuid.AESNI || ids[0] == cpuid.SHA }
	if diff := cmp.Diff([]string{"AESNI", "SHA"}, features(has)); diff != "" {
		t.Errorf("features (-want +got):\n%s", diff)
	}
}

func TestAdvice(t *testing.T) {
	tests := []struct {
		name, reason string
		m            Machine
		want         []string // the start of each
	}{
		{"quiet", "nothing to say", Machine{Cores: 8, Governor: "performance", Load: 0.1}, nil},
		{"laptop", "a governor that saves power", Machine{Cores: 8, Governor: "powersave"}, []string{`the frequency governor is "powersave"`}},
		{"cloud", "a busy guest with one core", Machine{Cores: 1, Virtualization: "kvm", Load: 3},
			[]string{"this is a virtual machine (kvm)", "the load is 3.0", "there is one core"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := test.m.Advice()
			if len(got) != len(test.want) {
				t.Fatalf("%s: %q", test.reason, got)
			}
			for i, start := range test.want {
				if !strings.HasPrefix(got[i], start) {
					t.Errorf("%s: %q does not start with %q", test.reason, got[i], start)
				}
			}
		})
	}
}

func TestSince(t *testing.T) {
	var before, after Moment
	before.times.Idle, before.times.Steal = 100, 10
	after.times.Idle, after.times.Steal = 190, 20
	if got := after.Since(before).Steal; got != 0.1 {
		t.Errorf("10 of 100 stolen: %v", got)
	}
	if got := (Moment{}).Since(Moment{}).Steal; got != 0 {
		t.Errorf("a system without counters: %v", got)
	}
}
