package report

import (
	"math"
	"testing"

	"github.com/cgoworth/cgoworth/compare/stat"
)

func TestDuration(t *testing.T) {
	tests := []struct {
		name, reason string
		ns           float64
		want         string
	}{
		{"none", "nothing was measured", 0, "–"},
		{"ns", "three digits", 4.1234, "4.12 ns"},
		{"tens", "three digits", 41.23, "41.2 ns"},
		{"hundreds", "three digits", 412.3, "412 ns"},
		{"rounds within", "not 10.00", 9.996, "10.0 ns"},
		{"rounds up", "not 1000 ns", 999.6, "1.00 µs"},
		{"µs", "a unit up", 3362, "3.36 µs"},
		{"ms", "a unit up", 21.04e6, "21.0 ms"},
		{"s", "the last unit", 2.5e9, "2.50 s"},
		{"hours", "the last unit", 1e13, "10000 s"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := duration(tt.ns); got != tt.want {
				t.Errorf("%v: got %s, want %s: %s", tt.ns, got, tt.want, tt.reason)
			}
		})
	}
}

func TestSize(t *testing.T) {
	tests := []struct {
		name, reason string
		bytes        int
		want         string
	}{
		{"none", "an empty message is one", 0, "0 B"},
		{"small", "bytes", 16, "16 B"},
		{"odd", "not 1 KiB", 1025, "1,025 B"},
		{"KiB", "whole", 1024, "1 KiB"},
		{"not MiB", "whole KiB only", 1536 << 10, "1536 KiB"},
		{"MiB", "whole", 1 << 20, "1 MiB"},
		{"GiB", "whole", 1 << 30, "1 GiB"},
		{"long", "a comma for each three digits", 1_000_001, "1,000,001 B"},
		{"negative", "only a damaged file has it", -1024, "-1024 B"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := size(tt.bytes); got != tt.want {
				t.Errorf("%d: got %s, want %s: %s", tt.bytes, got, tt.want, tt.reason)
			}
		})
	}
}

func TestRatio(t *testing.T) {
	tests := []struct {
		name, reason     string
		ratio, low, high float64
		want             string
	}{
		{"plain", "two decimals near 1", 1.234, 1.201, 1.262, "1.23× [1.20, 1.26]"},
		{"small", "three below 0.1", 0.0712, 0.0701, 0.0734, "0.071× [0.070, 0.073]"},
		{"ten", "one above 10", 12.34, 12.1, 12.6, "12.3× [12.1, 12.6]"},
		{"hundred", "none above 100", 540.4, 530.2, 549.9, "540× [530, 550]"},
		{"narrow", "the ends can be told apart", 1.0018, 1.0011, 1.0024, "1.002× [1.001, 1.002]"},
		{"too narrow", "two more decimals at most", 1, 1.000001, 1.000002, "1.0000× [1.0000, 1.0000]"},
		{"a point", "there is nothing to tell apart", 1, 1, 1, "1.00× [1.00, 1.00]"},
		{"no bound", "one process bounds nothing", 1.2, 0, math.MaxFloat64, "1.20× [0.00, ∞]"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := ratio(tt.ratio, stat.Interval{Low: tt.low, High: tt.high})
			if got != tt.want {
				t.Errorf("got %s, want %s: %s", got, tt.want, tt.reason)
			}
		})
	}
}

func TestPercent(t *testing.T) {
	tests := []struct {
		name, reason string
		fraction     float64
		want         string
	}{
		{"small", "a decimal", 0.0234, "2.3 %"},
		{"rounds up", "not 10.0 %", 0.0996, "10 %"},
		{"large", "no decimal", 0.234, "23 %"},
		{"no bound", "a row with one process can tell nothing", math.Inf(1), "∞ %"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := percent(tt.fraction); got != tt.want {
				t.Errorf("%v: got %s, want %s: %s", tt.fraction, got, tt.want, tt.reason)
			}
		})
	}
}
