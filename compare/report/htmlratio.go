package report

import (
	"math"
	"strconv"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// ratioChart is the headline of the page: for each series a strip with its
// ratios. Positions are percentages of the width of a strip, so that the chart
// fits any screen without its texts shrinking.
type ratioChart struct {
	Caption string
	Key     string
	A, B    string // names of the sides
	Ticks   []tick
	Lines   []strip
}

// tick is a mark on an axis.
type tick struct {
	At    string // x in percent, or y in pixels
	Label string
	One   bool // 1×
}

// strip is a line of the chart: the name of a family, or a series.
type strip struct {
	Family, Name, Side string
	Dots               []mark
	First, Last        ending
}

// mark is one ratio and its interval.
type mark struct{ Kind, At, Low, High, Radius string }

// ending is the ratio at one end of a series.
type ending struct{ Kind, Ratio, Scale string }

func ratioChartOf(run *result.Run, all []series) ratioChart {
	sides := sidesOf(run)
	low, high := ratioRange(all)
	c := ratioChart{Caption: caption(run)[0], Key: ratioKey, A: sides.a, B: sides.b}
	at := func(ratio float64) string { return percentage(logShare(min(max(ratio, low), high), low, high)) }
	for _, t := range ratioTicks(low, high) {
		c.Ticks = append(c.Ticks, tick{at(t.Value), t.Label, t.Value == 1})
	}
	for _, line := range inFamilies(all) {
		if line.series == nil {
			c.Lines = append(c.Lines, strip{Family: line.family})
			continue
		}
		c.Lines = append(c.Lines, stripOf(*line.series, at))
	}
	return c
}

func stripOf(s series, at func(float64) string) strip {
	line := strip{Name: s.title, Side: s.native(), Last: endingOf(s, s.last())}
	if len(s.points) > 1 {
		line.First = endingOf(s, s.first())
	}
	for i, p := range s.points {
		sum := p.row.Summary
		radius := 2.5 + 2.5*float64(i+1)/float64(len(s.points))
		line.Dots = append(line.Dots, mark{kindOf(sum.Verdict), at(sum.Ratio), at(sum.Interval.Low), at(sum.Interval.High),
			strconv.FormatFloat(radius, 'f', 1, 64)})
	}
	return line
}

func endingOf(s series, p point) ending {
	e := ending{Kind: kindOf(p.row.Summary.Verdict), Ratio: times(p.ratio())}
	if s.scale != "" {
		e.Scale = s.at(p.x)
	}
	return e
}

// kindOf is the class of a verdict in the style sheet.
func kindOf(v stat.Verdict) string {
	switch v {
	case stat.AFaster:
		return "a"
	case stat.BFaster:
		return "b"
	}
	return "e"
}

// logShare is where a value lies between two others on a log axis, 0 to 1.
func logShare(v, low, high float64) float64 {
	return math.Log(v/low) / math.Log(high/low)
}

// percentage is a share with as many digits as a screen has pixels.
func percentage(share float64) string { return decimal(100*share) + "%" }

// decimal is a coordinate with one digit after the point at most.
func decimal(v float64) string { return strconv.FormatFloat(math.Round(10*v)/10, 'f', -1, 64) }
