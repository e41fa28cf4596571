package sample

import "math"

// LogRatios returns ln(time of b / time of a) for each round of the process.
// Both sides make the same number of calls, so the times need no division. A
// round of which one side took no measurable time is left out.
func (p Process) LogRatios() []float64 {
	logs := make([]float64, 0, len(p.A.Wall))
	for i := range min(len(p.A.Wall), len(p.B.Wall)) {
		if p.A.Wall[i] > 0 && p.B.Wall[i] > 0 {
			logs = append(logs, math.Log(float64(p.B.Wall[i])/float64(p.A.Wall[i])))
		}
	}
	return logs
}

// Rounds is the number of rounds over all processes.
func (r Row) Rounds() int {
	n := 0
	for _, p := range r.Processes {
		n += len(p.Order)
	}
	return n
}
