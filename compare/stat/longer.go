package stat

import "math"

// longest stands for all that no budget would pay for.
const longest = 1000

// longer is how many times as many processes an inconclusive row needs, if its
// estimates stay where they are: the width of an interval falls with the root of
// their number. For a ratio beyond the band that is until the interval lies
// beyond it too and the p-value is below the limit; for one inside, until the
// interval at 90 % lies inside.
func (s *Summary) longer(band, limit float64) float64 {
	if s.Verdict != Inconclusive {
		return 0
	}
	center, outer, inner := math.Log(s.Ratio), s.Interval.logs(), s.Inner.logs()
	var times float64
	switch {
	case center > band:
		times = max(needed(center-outer.low, center-band), s.longerByP(band, limit))
	case center < -band:
		times = max(needed(outer.high-center, -band-center), s.longerByP(band, limit))
	default:
		times = max(needed(inner.high-center, band-center), needed(center-inner.low, center+band))
	}
	return min(max(1, times), longest)
}

// needed is how many times as many processes bring one end of an interval from
// its distance to the ratio to another.
func needed(distance, wanted float64) float64 {
	if wanted <= 0 {
		return longest
	}
	return square(distance / wanted)
}

// longerByP is how many times as many processes bring the p-value down to a
// limit, to within 5 %.
func (s *Summary) longerByP(band, limit float64) float64 {
	t, left := trimmedT(s.logMedians(), trimming(len(s.Medians)), band)
	if left < 2 || t <= 0 {
		return longest
	}
	times := 1.0
	for times < longest && studentP(t*math.Sqrt(times), int(float64(left)*times)) > limit {
		times *= 1.05
	}
	return times
}

func (s *Summary) logMedians() []float64 {
	logs := make([]float64, len(s.Medians))
	for i, ratio := range s.Medians {
		logs[i] = math.Log(ratio)
	}
	return logs
}
