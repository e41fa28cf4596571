package machine

import (
	"testing"
	"testing/fstest"
)

func TestSys(t *testing.T) {
	const power = "class/power_supply/"
	tests := []struct {
		name, reason string
		files        map[string]string
		governor     string
		battery      bool
	}{
		{"virtual machine", "it has neither", nil, "", false},
		{"desktop", "a governor, and no supply that is known",
			map[string]string{"devices/system/cpu/cpu0/cpufreq/scaling_governor": "powersave\n"}, "powersave", false},
		{"laptop on mains", "a supply that is plugged in",
			map[string]string{power + "AC/type": "Mains\n", power + "AC/online": "1\n", power + "BAT0/type": "Battery\n"}, "", false},
		{"laptop on battery", "a supply that is not",
			map[string]string{power + "AC/type": "Mains\n", power + "AC/online": "0\n", power + "BAT0/type": "Battery\n"}, "", true},
		{"laptop on USB", "the other plug is in use",
			map[string]string{power + "AC/type": "Mains\n", power + "AC/online": "0\n", power + "ucsi/type": "USB\n", power + "ucsi/online": "1\n"}, "", false},
		{"desktop with a mouse", "a battery that powers something else",
			map[string]string{power + "hidpp/type": "Battery\n", power + "hidpp/online": "0\n"}, "", false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			sys := fstest.MapFS{}
			for name, text := range test.files {
				sys[name] = &fstest.MapFile{Data: []byte(text)}
			}
			if got := governor(sys); got != test.governor {
				t.Errorf("%s: governor %q, want %q", test.reason, got, test.governor)
			}
			if got := onBattery(sys); got != test.battery {
				t.Errorf("%s: on battery %v, want %v", test.reason, got, test.battery)
			}
		})
	}
}
