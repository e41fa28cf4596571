package calibrate

import "testing"

func TestMissed(t *testing.T) {
	tests := []struct {
		name, reason string
		group        Group
		want         string
	}{
		{"as demanded", "94 of 100, and 5 mistaken", Group{Name: same, Truth: 1, Rows: 100, Covered: 94, Different: 5}, ""},
		{"too narrow", "an interval at 95 % that covers in 90 %", Group{Name: same, Truth: 1, Rows: 100, Covered: 90}, "covers 90.0 % of at least 94 %"},
		{"mistaken", "identical sides called different", Group{Name: same, Truth: 1, Rows: 100, Covered: 100, Different: 6}, "6.0 % differences of at most 5 %"},
		{"blind", "2 % has to be seen", Group{Name: different, Truth: 1.02, Rows: 10, Covered: 10, Different: 8}, "detects 80.0 % of at least 90 %"},
		{"small", "half a percent need not be seen", Group{Name: different, Truth: 1.005, Rows: 10, Covered: 10}, ""},
		{"load", "under load the interval may cover less", Group{Name: same, Load: true, Truth: 1, Rows: 100, Covered: 91}, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.group.Missed(); got != test.want {
				t.Errorf("%s: %q, want %q", test.reason, got, test.want)
			}
		})
	}
}

func TestSound(t *testing.T) {
	good := Calibration{Groups: []Group{{Name: same, Rows: 8, Covered: 8}, {Name: different, Rows: 4, Covered: 2}}}
	if !good.Sound() {
		t.Error("10 of 12 covered is unsound")
	}
	bad := Calibration{Groups: []Group{{Name: same, Rows: 8, Covered: 8, Different: 3}}}
	if bad.Sound() {
		t.Error("3 of 8 identical rows called different is sound")
	}
}
