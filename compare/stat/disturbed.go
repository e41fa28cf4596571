package stat

import "github.com/cgoworth/cgoworth/compare/sample"

// Disturbed reports for each round whether the system took the processor away
// from either side, or gave its thread clearly less time than passed: less by
// 5 %, and by 10 µs, as the processor time is known to the microsecond. Such
// rounds are never dropped; a warning says where they make the verdict.
func Disturbed(p sample.Process) []bool {
	rounds := make([]bool, len(p.Order))
	for i := range rounds {
		rounds[i] = disturbed(p.A, i) || disturbed(p.B, i)
	}
	return rounds
}

func disturbed(s sample.Side, i int) bool {
	if i < len(s.Switches) && s.Switches[i] > 0 {
		return true
	}
	if i >= len(s.CPU) || i >= len(s.Wall) {
		return false
	}
	lost := s.Wall[i] - s.CPU[i]
	return lost > 10_000 && lost*20 > s.Wall[i]
}
