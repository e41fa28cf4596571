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
// row reaches which has the same side on both sides, as a fraction. Where a row
// has too few processes for an interval that is worth the name, its ratio
// stands in for it.
func Floor(rows []sample.Row) float64 {
	floor := 0.0
	for _, row := range rows {
		s := Summarize(row)
		switch {
		case s.Rounds == 0:
		case s.Processes < fewest:
			floor = max(floor, math.Expm1(math.Abs(math.Log(s.Ratio))))
		default:
			outer := s.Interval.logs()
			floor = max(floor, math.Expm1(max(outer.high, -outer.low)))
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
	medians := make([]float64, len(s.Medians))
	for i, ratio := range s.Medians {
		medians[i] = math.Log(ratio)
	}
	s.P = trimmedP(medians, band)
	s.Uncorrected = s.verdict(0, band)
	s.Detectable = math.Expm1(band + s.HalfWidth())
	s.Longer = s.longer(band)
	if moved := math.Log(s.CalmRatio / s.Ratio); s.verdict(moved, band) != s.Uncorrected {
		s.Warnings = append(s.Warnings, warnDisturbed)
	}
	if s.Uncorrected == AFaster && s.MinRatio < 1 || s.Uncorrected == BFaster && s.MinRatio > 1 {
		s.Warnings = append(s.Warnings, warnMinimum)
	}
}

// verdict is what the intervals say, moved along by a log ratio.
func (s *Summary) verdict(moved, band float64) Verdict {
	outer, inner := s.Interval.logs(), s.Inner.logs()
	switch {
	case outer.low+moved > band:
		return AFaster
	case outer.high+moved < -band:
		return BFaster
	case inner.low+moved > -band && inner.high+moved < band:
		return Same
	}
	return Inconclusive
}

// longer is how many times as many processes an inconclusive row would need,
// if its estimate stayed where it is: the width of an interval falls with the
// root of their number. 0 where the row has a verdict, and where no number of
// processes would do.
func (s *Summary) longer(band float64) float64 {
	distance := math.Abs(math.Abs(math.Log(s.Ratio)) - band)
	if s.Uncorrected != Inconclusive || distance == 0 {
		return 0
	}
	return max(1, math.Pow(s.HalfWidth()/distance, 2))
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
