package machine

import (
	"io/fs"
	"path"
	"strings"
)

// governor is how Linux chooses the frequency of the first processor, from
// /sys. It is empty elsewhere, and in most virtual machines.
func governor(sys fs.FS) string {
	return line(sys, "devices/system/cpu/cpu0/cpufreq/scaling_governor")
}

// onBattery reports whether /sys knows of mains or USB supplies and none of
// them is plugged in. The batteries themselves would mislead: that of a mouse
// is one of them.
func onBattery(sys fs.FS) bool {
	types, _ := fs.Glob(sys, "class/power_supply/*/type") // fails on a bad pattern alone
	unplugged := false
	for _, name := range types {
		if kind := line(sys, name); kind != "Mains" && kind != "USB" {
			continue
		}
		switch line(sys, path.Join(path.Dir(name), "online")) {
		case "0":
			unplugged = true
		case "1":
			return false
		}
	}
	return unplugged
}

// line is the one line of a file in /sys, empty where there is none.
func line(sys fs.FS, name string) string {
	text, err := fs.ReadFile(sys, name)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(text))
}
