package machine

// Moment is a reading of the system's counters of processor time, in seconds
// over all processors since it started. The zero Moment stands for a system
// without them.
type Moment struct{ busy, steal, total float64 }

// Disturbance is what happened on the machine between two moments. Shares are
// from 0 to 1, of the time of all processors.
type Disturbance struct {
	// Steal is the share that the host of a virtual machine gave to somebody
	// else.
	Steal float64 `json:"steal"`
	// Busy is the share that was spent working: by a run, whose sides take
	// turns on one processor, and by all else.
	Busy float64 `json:"busy,omitempty"`
	// Load is the load average of the last minute, at the end.
	Load float64 `json:"load"`
}

// Since returns what happened between an earlier moment and this one.
func (m Moment) Since(earlier Moment) Disturbance {
	d := Disturbance{Load: loadAverage()}
	if total := m.total - earlier.total; total > 0 {
		// A counter may go back a little where a host corrects it.
		d.Steal = max(0, m.steal-earlier.steal) / total
		d.Busy = max(0, m.busy-earlier.busy) / total
	}
	return d
}
