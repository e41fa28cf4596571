package stat

import (
	"math"
	"slices"

	"github.com/cgoworth/cgoworth/compare/sample"
)

const (
	// minimumBand is the least dead band. A difference of less than 1 % is
	// nothing that anybody would build on.
	minimumBand = 0.01
	// equivalence is the confidence of the interval that has to lie inside
	// the band for `same`: two one-sided tests at 5 % (Schuirmann 1987).
	equivalence = 0.90
	// alpha is the chance of one false difference among all rows.
	alpha = 0.05
)

const warnDisturbed = "Without the rounds in which the system took the processor away the verdict would be another: measure again on a quieter machine."

// Floor is the noise of a machine: the farthest from 1 that the interval of a
// row reaches which has the same side on both sides, as a fraction.
func Floor(rows []sample.Row) float64 {
	floor := 0.0
	for _, row := range rows {
		if s := Summarize(row); s.Rounds > 0 {
			floor = max(floor, math.Expm1(max(s.outer.high, -s.outer.low)))
		}
	}
	return floor
}

// Judge gives every summary its verdict, in the light of the noise floor and
// of how many rows there are, and counts the verdicts. Summaries of rows
// without rounds keep none.
func Judge(summaries []*Summary, floor float64) Totals {
	totals := Totals{Floor: floor, Band: max(minimumBand, floor)}
	band := math.Log1p(totals.Band)
	var judged []*Summary
	for _, s := range summaries {
		if s.Rounds > 0 {
			s.judge(band)
			judged = append(judged, s)
		}
	}
	correct(judged)
	for _, s := range judged {
		totals.Uncorrected.add(s.Uncorrected)
		totals.Corrected.add(s.Verdict)
	}
	return totals
}

func (s *Summary) judge(band float64) {
	s.P = trimmedP(s.medians, band)
	s.Uncorrected = s.verdict(s.center, band)
	half := s.outer.width() / 2
	s.Detectable = math.Expm1(band + half)
	s.Longer = s.longer(band, half)
	if moved := s.calm - s.center; s.verdictMoved(moved, band) {
		s.Warnings = append(s.Warnings, warnDisturbed)
	}
}

// verdict is what the interval around a centre says.
func (s *Summary) verdict(center, band float64) Verdict {
	moved := center - s.center
	switch {
	case s.outer.low+moved > band:
		return AFaster
	case s.outer.high+moved < -band:
		return BFaster
	case s.inner.low+moved > -band && s.inner.high+moved < band:
		return Same
	}
	return Inconclusive
}

func (s *Summary) verdictMoved(moved, band float64) bool {
	return moved != 0 && s.verdict(s.center+moved, band) != s.Uncorrected
}

// longer is how many times as many processes an inconclusive row would need,
// if its estimate stayed where it is: the width of an interval falls with the
// root of their number. 0 where the row has a verdict.
func (s *Summary) longer(band, half float64) float64 {
	if s.Uncorrected != Inconclusive {
		return 0
	}
	distance := math.Abs(math.Abs(s.center) - band)
	if distance == 0 {
		return math.MaxFloat64
	}
	return max(1, half*half/(distance*distance))
}

// correct takes the number of rows into account (Holm 1979): of the rows that
// differ, from the smallest p-value on, each has to be clearer the more rows
// there are left. A difference that is not clear enough is inconclusive.
func correct(judged []*Summary) {
	for _, s := range judged {
		s.Verdict = s.Uncorrected
	}
	byP := slices.Clone(judged)
	slices.SortStableFunc(byP, func(a, b *Summary) int {
		switch {
		case a.P < b.P:
			return -1
		case a.P > b.P:
			return 1
		}
		return 0
	})
	stands := true
	for i, s := range byP {
		stands = stands && s.P <= alpha/float64(len(byP)-i)
		if !stands && (s.Verdict == AFaster || s.Verdict == BFaster) {
			s.Verdict = Inconclusive
		}
	}
}

func (c *Counts) add(v Verdict) {
	switch v {
	case AFaster:
		c.AFaster++
	case BFaster:
		c.BFaster++
	case Same:
		c.Same++
	case Inconclusive:
		c.Inconclusive++
	}
}
