// Package stat turns samples into a ratio, an interval and a verdict. It knows
// no algorithm and no library: only two sides, a and b, that took turns.
package stat

// Interval is a confidence interval on a ratio.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
	// Confidence is what the interval really achieves, for instance 0.9785
	// where the next narrower pair of order statistics has less than 0.95.
	Confidence float64 `json:"confidence"`
}

// Side summarises one side of a row. Times are nanoseconds per call.
type Side struct {
	// Paired is the time to show beside the ratio: the median over the rounds
	// of the geometric mean of both sides, divided between them as the ratio
	// says. A plain median may have one side's from a fast hour of the machine
	// and the other's from a slow one.
	Paired float64 `json:"paired_ns"`
	Median float64 `json:"median_ns"` // of the short batches
	Total  float64 `json:"total_ns"`  // all batches together: garbage collection included
	Min    float64 `json:"min_ns"`
	Cold   float64 `json:"cold_ns"` // first call, median over the processes
	Allocs float64 `json:"allocs_per_call"`
	Bytes  float64 `json:"bytes_per_call"`
	Peak   int64   `json:"peak_over_idle_bytes"`
	// Collections counts garbage collections over all rounds.
	Collections int64 `json:"collections"`
}

// Summary is what one row says. Its ratio is the time of b divided by the time
// of a: above 1, a is faster.
type Summary struct {
	Ratio float64 `json:"ratio"` // median of the rounds
	// Interval is the wider of Within and Between, and is the one to publish.
	Interval Interval `json:"interval"`
	Within   Interval `json:"within"`  // rounds of all processes, taken as independent
	Between  Interval `json:"between"` // medians of the processes
	// Inner is the interval at 90 %, by the same rule: two sides are the same
	// where all of it lies inside the dead band.
	Inner   Interval  `json:"interval_90"`
	Medians []float64 `json:"process_ratios"` // of each process, ascending
	// Times is the typical time of each of these processes: nanoseconds per
	// call, the geometric mean of both sides.
	Times     []float64 `json:"process_ns,omitempty"`
	Processes int       `json:"processes"`
	Rounds    int       `json:"rounds"` // over all processes
	// Share is the part of the variance of the log ratio that lies between
	// the processes, 0 to 1.
	Share float64 `json:"share_between"`

	Verdict Verdict `json:"verdict"`
	// Uncorrected is the verdict without regard to the number of rows.
	Uncorrected Verdict `json:"uncorrected"`
	// P is the probability of a difference at least this far beyond the
	// dead band, if there were none beyond it.
	P float64 `json:"p"`
	// Detectable is the smallest difference from 1 that this row could have
	// told from the dead band, as a fraction: 0.02 is 2 %.
	Detectable float64 `json:"detectable"`
	// Longer is about how many times as many processes an inconclusive row
	// would need, if its estimates stayed where they are; 1000 stands for
	// that or more, 0 for a row that has a verdict.
	Longer float64 `json:"longer,omitempty"`

	A Side `json:"a"`
	B Side `json:"b"`

	TotalRatio float64 `json:"total_ratio"` // by total time: what garbage collection adds is in it
	MinRatio   float64 `json:"min_ratio"`   // by the fastest batch of each side: a second opinion
	// CalmRatio leaves out the rounds that Disturbed names, of which there
	// are so many.
	CalmRatio float64  `json:"calm_ratio"`
	Disturbed int      `json:"disturbed_rounds,omitempty"`
	Warnings  []string `json:"warnings,omitempty"`
}

// Verdict is the answer of one row.
type Verdict string

const (
	AFaster      Verdict = "a faster"
	BFaster      Verdict = "b faster"
	Same         Verdict = "same"         // the whole interval lies inside the dead band
	Inconclusive Verdict = "inconclusive" // see Summary.Detectable
	None         Verdict = ""             // nothing was measured
)

// Totals is what all rows of a run say together.
type Totals struct {
	// Band is the dead band: a difference below it counts as none. It is
	// the larger of 1 % and the noise floor of the machine.
	Band  float64 `json:"band"`
	Floor float64 `json:"floor"` // 0 where the run did not measure it
	// Counts of the verdicts, after and before the correction for the
	// number of rows (Holm 1979).
	Corrected   Counts `json:"corrected"`
	Uncorrected Counts `json:"uncorrected"`
}

// Counts is how many rows had each verdict.
type Counts struct {
	AFaster      int `json:"a_faster"`
	BFaster      int `json:"b_faster"`
	Same         int `json:"same"`
	Inconclusive int `json:"inconclusive"`
}
