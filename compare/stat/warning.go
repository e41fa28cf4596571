package stat

import "slices"

// Warnings are footnotes of a report; the same text makes one footnote.
const (
	warnOneProcess = "Measured in one pair of processes: the interval leaves out how much processes differ. Give a longer --budget."
	warnFew        = "Fewer than 6 pairs of processes: the interval takes their medians for normally distributed. Give a longer --budget."
	warnTotal      = "The ratio of the total times, with garbage collection and finalizers in them, lies outside the interval: compare allocations per call, and judge a program that makes many calls by the total."
	warnMinimum    = "The fastest batches say the opposite: something slowed one side down more than the other. Measure again on a quieter machine."
	warnDisturbed  = "Without the rounds in which the system took the processor away the verdict would be another: measure again on a quieter machine."
)

// note notes once what is to be known about a row.
func (s *Summary) note(warning string) {
	if !slices.Contains(s.Warnings, warning) {
		s.Warnings = append(s.Warnings, warning)
	}
}

// warn notes what can be said of a row without the dead band.
func (s *Summary) warn() {
	switch {
	case s.Processes == 1:
		s.note(warnOneProcess)
	case s.Processes < fewest:
		s.note(warnFew)
	}
	// Without allocations it is preemption that a total has in it, of which
	// other footnotes speak.
	if s.A.Allocs+s.B.Allocs > 0.5 && outside(s.TotalRatio, s.Interval, minimumBand) {
		s.note(warnTotal)
	}
}

// outside reports that a ratio lies outside an interval by more than a margin.
func outside(ratio float64, i Interval, margin float64) bool {
	return ratio > 0 && (ratio < i.Low/(1+margin) || ratio > i.High*(1+margin))
}
