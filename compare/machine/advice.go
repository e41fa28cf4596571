package machine

import "fmt"

// Advice is what would make the numbers of this machine steadier.
func (m Machine) Advice() []string {
	var advice []string
	if m.Governor != "" && m.Governor != "performance" {
		advice = append(advice, fmt.Sprintf("the frequency governor is %q: sudo cpupower frequency-set -g performance", m.Governor))
	}
	if m.OnBattery {
		advice = append(advice, "this machine runs on its battery: plug it in")
	}
	if m.Virtualization != "" {
		advice = append(advice, fmt.Sprintf("this runs under %s, whose host may be busy with others: a longer --budget narrows the intervals", m.Virtualization))
	}
	if m.Load > 0.5 {
		advice = append(advice, fmt.Sprintf("the load of the last minute was %.1f: end what else is running, or wait until it has fallen", m.Load))
	}
	if m.Cores == 1 {
		advice = append(advice, "there is one core: the comparator and the workers share it")
	}
	return advice
}
