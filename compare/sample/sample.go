// Package sample holds what was measured for one row, raw and complete. It is
// plain data, in columns so that a run file stays small: measure fills it,
// stat reads it, and result keeps it for anyone who wants to count again.
package sample

// Row is everything that was measured for one pair of sides on one case.
type Row struct {
	// Calls is the number of calls in each batch, the same on both sides.
	Calls int `json:"calls"`
	// Processes has one entry for each fresh pair of worker processes.
	Processes []Process `json:"processes"`
}

// Process is what one fresh pair of worker processes measured.
type Process struct {
	// Sweep is the pass over all rows to which this process belongs, from 1.
	Sweep int `json:"sweep"`
	// Order has one letter for each round: the side that went first in it,
	// "a" or "b". Two rounds make an ABBA or BAAB block.
	Order string `json:"order"`
	A     Side   `json:"a"`
	B     Side   `json:"b"`
}

// Side is what one worker process measured. The columns have one value for
// each round, in the order of the rounds.
type Side struct {
	// Cold is the first call in the process, in nanoseconds.
	Cold int64 `json:"cold_ns"`
	// Wall is the time of each batch in nanoseconds, all its calls together.
	Wall []int64 `json:"wall_ns"`
	// CPU is the time that the thread of each batch spent running, in
	// nanoseconds. Nil where the system does not tell.
	CPU []int64 `json:"cpu_ns,omitempty"`
	// Switches counts, for each batch, how often the system took the
	// processor away. Nil where it never did, or does not tell.
	Switches []int64 `json:"switches,omitempty"`
	// Allocs and Bytes are Go heap allocations per call, counted over an
	// untimed batch.
	Allocs float64 `json:"allocs_per_call"`
	Bytes  float64 `json:"bytes_per_call"`
	// Idle and Peak are the resident memory of the worker in bytes, before
	// its first call and at its highest. 0 where the system does not tell.
	Idle int64 `json:"idle_rss_bytes,omitempty"`
	Peak int64 `json:"peak_rss_bytes,omitempty"`
	// Collections counts garbage collections during the rounds.
	Collections int64 `json:"collections"`
}
