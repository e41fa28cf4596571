package machine

import (
	"os"
	"strings"
)

// governor is how the system chooses the frequency of the first processor;
// empty where it does not, as in most virtual machines.
func governor() string {
	text, err := os.ReadFile("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(text))
}
