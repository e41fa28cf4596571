package machine

import (
	"github.com/shirou/gopsutil/v4/cpu"
	"github.com/shirou/gopsutil/v4/load"
)

// Moment is a reading of the system's counters.
type Moment struct{ times cpu.TimesStat }

// Now reads the counters. The zero Moment stands for a system without them.
func Now() Moment {
	all, err := cpu.Times(false)
	if err != nil || len(all) == 0 {
		return Moment{}
	}
	return Moment{all[0]}
}

// Disturbance is what else happened on the machine between two moments.
type Disturbance struct {
	// Steal is the share of processor time, 0 to 1, that the host of a
	// virtual machine gave to somebody else.
	Steal float64 `json:"steal"`
	// Load is the one-minute load average at the end.
	Load float64 `json:"load"`
}

// Since returns what happened between an earlier moment and this one.
func (m Moment) Since(earlier Moment) Disturbance {
	var d Disturbance
	if l, err := load.Avg(); err == nil {
		d.Load = l.Load1
	}
	if total := total(m.times) - total(earlier.times); total > 0 {
		d.Steal = max(0, m.times.Steal-earlier.times.Steal) / total
	}
	return d
}

func total(t cpu.TimesStat) float64 {
	return t.User + t.System + t.Idle + t.Nice + t.Iowait + t.Irq + t.Softirq + t.Steal
}
