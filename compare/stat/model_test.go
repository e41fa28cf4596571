package stat

import (
	"math"
	"math/rand/v2"

	"github.com/cgoworth/cgoworth/compare/sample"
)

// model makes rows whose truth is known, on two levels: processes differ by a
// normal deviate, rounds by another. Some processes are bad through and through,
// some rounds are disturbed: those have heavy tails.
type model struct {
	truth, time        float64 // log ratio, and nanoseconds per call of side a; 0 is 2 µs
	between, within    float64 // standard deviations of the log ratio
	speed              float64 // of the log time of both sides of a process
	processes, rounds  int
	bad, badness       float64 // share of the processes, standard deviation of their log ratio
	disturbed, heavier float64 // share of the rounds, mean of their log ratio, either way
}

func (m model) row(rng *rand.Rand) sample.Row {
	const calls = 100
	row := sample.Row{Calls: calls}
	if m.time == 0 {
		m.time = 2000
	}
	for range m.processes {
		shift, speed := m.truth+m.between*rng.NormFloat64(), math.Exp(m.speed*rng.NormFloat64())
		if rng.Float64() < m.bad {
			shift += m.badness * rng.NormFloat64()
		}
		var p sample.Process
		for range m.rounds {
			noise := m.within * rng.NormFloat64()
			if rng.Float64() < m.disturbed {
				noise += m.heavier * rng.ExpFloat64() * float64(1-2*rng.IntN(2))
			}
			wall := m.time * calls * speed
			p.A.Wall = append(p.A.Wall, int64(math.Round(wall)))
			p.B.Wall = append(p.B.Wall, int64(math.Round(wall*math.Exp(shift+noise))))
			p.Order += "a"
		}
		row.Processes = append(row.Processes, p)
	}
	return row
}
