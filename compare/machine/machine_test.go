package machine

import (
	"math"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/cpuid/v2"
)

func TestReadHoldsForAnyoneWithThisHardware(t *testing.T) {
	m := Read()
	if !regexp.MustCompile(`^[a-z0-9][a-z0-9-]*$`).MatchString(m.Name) {
		t.Errorf("the name %q is no folder name", m.Name)
	}
	if want := name(Machine{CPU: m.CPU, Cores: m.Cores, OS: m.OS, Arch: m.Arch}); m.Name != want {
		t.Errorf("the name %q is not made from processor, cores, system and architecture alone: %q", m.Name, want)
	}
	if m.Cores < 1 || m.OS == "" || m.Arch == "" {
		t.Errorf("incomplete: %+v", m)
	}
}

func TestHypervisor(t *testing.T) {
	tests := []struct {
		name, reason string
		guest        bool
		vendor       cpuid.Vendor
		text         string
		want         string
	}{
		{"none", "a machine of metal may have a stray text", false, cpuid.VendorUnknown, "x", ""},
		{"known", "by the name that people use", true, cpuid.KVM, "KVMKVMKVM", "KVM"},
		{"new", "its own text is better than nothing", true, cpuid.VendorUnknown, "NewVisor ", "NewVisor"},
		{"nameless", "that there is one is a fact by itself", true, cpuid.VendorUnknown, "", "an unknown hypervisor"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := cpuid.CPUInfo{HypervisorVendorID: test.vendor, HypervisorVendorString: test.text}
			if test.guest {
				c.Enable(cpuid.HYPERVISOR)
			}
			if got := hypervisor(c); got != test.want {
				t.Errorf("%s: %q, want %q", test.reason, got, test.want)
			}
		})
	}
}

func TestFeatures(t *testing.T) {
	tests := []struct {
		name, reason string
		has          []cpuid.FeatureID
		want         []string
	}{
		{"x86", "in the order of the list; what cryptography does not use is left out",
			[]cpuid.FeatureID{cpuid.VAES, cpuid.FMA3, cpuid.AESNI, cpuid.SHA}, []string{"AESNI", "SHA", "VAES"}},
		{"ARM", "the other half of the list", []cpuid.FeatureID{cpuid.SHA512, cpuid.AESARM}, []string{"AESARM", "SHA512"}},
		{"none", "a processor that tells nothing", nil, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var c cpuid.CPUInfo
			c.Enable(test.has...)
			if diff := cmp.Diff(test.want, features(c.Supports)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", test.reason, diff)
			}
		})
	}
}

func TestAdvice(t *testing.T) {
	tests := []struct {
		name, reason string
		m            Machine
		want         []string // the start of each
	}{
		{"quiet", "nothing to say", Machine{Cores: 8, Governor: "performance", Load: 0.1}, nil},
		{"laptop", "it saves power in two ways", Machine{Cores: 8, Governor: "powersave", OnBattery: true},
			[]string{`the frequency governor is "powersave"`, "this machine runs on its battery"}},
		{"cloud", "a busy guest with one core", Machine{Cores: 1, Virtualization: "KVM", Load: 3},
			[]string{"this runs under KVM", "the load of the last minute was 3.0", "there is one core"}},
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
	tests := []struct {
		name, reason   string
		earlier, later Moment
		steal, busy    float64
	}{
		{"shares", "of what passed, not of what was there before",
			Moment{busy: 50, steal: 10, total: 100}, Moment{busy: 90, steal: 20, total: 200}, 0.1, 0.4},
		{"no counters", "nothing is known, and nothing divided by zero", Moment{}, Moment{}, 0, 0},
		{"correction", "a steal counter that goes back is no negative share",
			Moment{busy: 50, steal: 10, total: 100}, Moment{busy: 60, steal: 9, total: 140}, 0, 0.25},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			d := test.later.Since(test.earlier)
			if math.Abs(d.Steal-test.steal) > 1e-9 || math.Abs(d.Busy-test.busy) > 1e-9 {
				t.Errorf("%s: steal %v, busy %v; want %v, %v", test.reason, d.Steal, d.Busy, test.steal, test.busy)
			}
		})
	}
}
