package machine

import (
	"fmt"
	"regexp"
	"strings"
)

var (
	// filler says nothing about which processor it is: trademark signs, the
	// frequency, the number of cores, the graphics.
	filler = regexp.MustCompile(`\((r|tm|c)\)|@.*|\s(with |w/ )?radeon .*|\b\w+-cores?\b|\b(cpu|processor|virtual)\b`)
	other  = regexp.MustCompile(`[^a-z0-9]+`)
)

// name makes a folder name from the processor, the cores, the system and the
// architecture: intel-xeon-platinum-8488c-2c-linux-amd64. Nothing in it tells
// whose machine it is.
func name(m Machine) string {
	cpu := other.ReplaceAllString(filler.ReplaceAllString(strings.ToLower(m.CPU), " "), "-")
	text := fmt.Sprintf("%s-%dc-%s-%s", strings.Trim(cpu, "-"), m.Cores, m.OS, m.Arch)
	return strings.TrimLeft(text, "-")
}
