package machine

import (
	"fmt"
	"regexp"
	"strings"
)

var (
	// trademark and filler say nothing about which processor it is.
	filler = regexp.MustCompile(`(?i)\((r|tm|c)\)|\b(cpu|processor|with|radeon|graphics|virtual|core tm)\b|@.*$|\b\d+-core\b`)
	other  = regexp.MustCompile(`[^a-z0-9]+`)
)

// name makes a folder name from the processor, the cores, the system and the
// architecture: intel-xeon-platinum-8488c-2c-linux-amd64. Nothing in it tells
// whose machine it is.
func name(m Machine) string {
	cpu := other.ReplaceAllString(strings.ToLower(filler.ReplaceAllString(m.CPU, " ")), "-")
	text := fmt.Sprintf("%s-%dc-%s-%s", strings.Trim(cpu, "-"), m.Cores, m.OS, m.Arch)
	return strings.TrimLeft(text, "-")
}
