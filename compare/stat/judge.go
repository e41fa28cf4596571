package stat

import (
	"cmp"
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

// Floor is the noise of a machine, from rows with the same side on both sides:
// the ratio of identical code stays within it in 95 % of them, so it is the
// largest of up to 19 rows. It is a fraction. It takes the rows' ratios and not
// the ends of their intervals. The row that is held against it has an interval
// of its own, and one bad process would push an end, and with it the dead band
// of the whole run, to several per cent.
func Floor(rows []sample.Row) float64 {
	var off []float64
	for _, row := range rows {
		if s := Summarize(row); s.Rounds > 0 {
			off = append(off, math.Expm1(math.Abs(math.Log(s.Ratio))))
		}
	}
	return nearestRank(off, 95)
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
	limits := correct(judged)
	for _, s := range judged {
		s.Longer = s.longer(band, limits[s])
		totals.Uncorrected.add(s.Uncorrected)
		totals.Corrected.add(s.Verdict)
	}
	return totals
}

func (s *Summary) judge(band float64) {
	s.P = trimmedP(s.logMedians(), band)
	s.Uncorrected = s.verdict(0, band)
	s.Detectable = math.Expm1(band + s.HalfWidth())
	if moved := math.Log(s.CalmRatio / s.Ratio); s.verdict(moved, band) != s.Uncorrected {
		s.note(warnDisturbed)
	}
	if s.Uncorrected == AFaster && s.MinRatio < 1 || s.Uncorrected == BFaster && s.MinRatio > 1 {
		s.note(warnMinimum)
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

// correct takes the number of rows into account (Holm 1979): of the rows that
// differ, from the smallest p-value on, each has to be clearer the more rows
// there are left. A difference that is not clear enough is inconclusive. It
// returns, for each row, the p-value that it may have at most.
func correct(judged []*Summary) map[*Summary]float64 {
	byP := slices.Clone(judged)
	slices.SortStableFunc(byP, func(a, b *Summary) int { return cmp.Compare(a.P, b.P) })
	limits := make(map[*Summary]float64, len(byP))
	stands := true
	for i, s := range byP {
		limits[s] = alpha / float64(len(byP)-i)
		stands = stands && s.P <= limits[s]
		s.Verdict = s.Uncorrected
		if !stands && (s.Verdict == AFaster || s.Verdict == BFaster) {
			s.Verdict = Inconclusive
		}
	}
	return limits
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
