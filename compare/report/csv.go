package report

import (
	"encoding/csv"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// CSV writes a line for each row, with plain numbers and their units in the
// names of the columns. A figure that a row must not have is empty.
func CSV(w io.Writer, run *result.Run, _ Options) error {
	out := csv.NewWriter(w)
	columns := sheet(run)
	line := make([]string, len(columns))
	for i, c := range columns {
		line[i] = c.name
	}
	if err := out.Write(line); err != nil {
		return err
	}
	for _, row := range run.Rows {
		for i, c := range columns {
			line[i] = c.value(row)
		}
		if err := out.Write(line); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// csvColumn is one column: its name, and its value in a row.
type csvColumn struct {
	name  string
	value func(result.Row) string
}

// sheet is the columns of a run, in order.
func sheet(run *result.Run) []csvColumn {
	caution := strings.Join(cautions(run), "; ")
	columns := []csvColumn{
		words("caution", func(result.Row) string { return caution }),
		words("case", func(r result.Row) string { return r.Case }),
		words("family", func(r result.Row) string { return r.Family }),
		words("series", func(r result.Row) string { return r.Series }),
		words("scale", func(r result.Row) string { return r.Scale }),
		{"scale_value", scaleValue},
		words("side_a", func(r result.Row) string { return r.A }),
		words("side_b", func(r result.Row) string { return r.B }),
		words("equality", equality),
		{"comparisons", func(r result.Row) string { return strconv.Itoa(r.Equality.Checked) }},
		words("verdict", verdict),
		words("verdict_uncorrected", func(r result.Row) string {
			if !judged(r) {
				return ""
			}
			return answer(r, r.Summary.Uncorrected)
		}),
		number("ratio", func(r result.Row) float64 { return r.Summary.Ratio }),
		number("ratio_low", func(r result.Row) float64 { return r.Summary.Interval.Low }),
		number("ratio_high", func(r result.Row) float64 { return r.Summary.Interval.High }),
		number("confidence", func(r result.Row) float64 { return r.Summary.Interval.Confidence }),
		number("detectable", func(r result.Row) float64 { return r.Summary.Detectable }),
		number("p", func(r result.Row) float64 { return r.Summary.P }),
		number("processes", func(r result.Row) float64 { return float64(r.Summary.Processes) }),
		number("rounds", func(r result.Row) float64 { return float64(r.Summary.Rounds) }),
		number("calls_per_batch", func(r result.Row) float64 { return float64(r.Sample.Calls) }),
		number("ratio_by_total_time", func(r result.Row) float64 { return r.Summary.TotalRatio }),
		number("ratio_by_fastest", func(r result.Row) float64 { return r.Summary.MinRatio }),
	}
	columns = append(columns, sideColumns(run)...)
	return append(columns,
		words("mismatch", func(r result.Row) string { return r.Equality.Mismatch }),
		words("missing", func(r result.Row) string { return r.Missing }),
		words("failed", func(r result.Row) string { return r.Failed }),
		words("notes", func(r result.Row) string { return strings.Join(r.Notes, "; ") }),
		words("warnings", func(r result.Row) string { return strings.Join(r.Summary.Warnings, "; ") }),
	)
}

// words is a column of text, of which nothing must be taken for a formula.
func words(name string, of func(result.Row) string) csvColumn {
	return csvColumn{name, func(r result.Row) string { return cell(of(r)) }}
}

// number is a column of figures that only a row with a ratio has.
func number(name string, of func(result.Row) float64) csvColumn {
	return figure(name, of, timed)
}

// figure is a column of figures for rows of the given standings.
func figure(name string, of func(result.Row) float64, has ...standing) csvColumn {
	return csvColumn{name, func(r result.Row) string {
		v := of(r)
		if !slices.Contains(has, standingOf(r)) || math.IsNaN(v) || math.IsInf(v, 0) {
			return ""
		}
		return strconv.FormatFloat(v, 'f', -1, 64)
	}}
}

// sideColumns are the figures of both sides. A row without its native side
// still has those of Go.
func sideColumns(run *result.Run) []csvColumn {
	names := pair{"a", "b"}
	if sidesOf(run) == usual {
		names = usual
	}
	var columns []csvColumn
	for _, c := range []struct {
		name string
		of   func(stat.Side) float64
	}{
		{"_ns", func(s stat.Side) float64 { return s.Paired }},
		{"_total_ns", func(s stat.Side) float64 { return s.Total }},
		{"_fastest_ns", func(s stat.Side) float64 { return s.Min }},
		{"_first_call_ns", func(s stat.Side) float64 { return s.Cold }},
		{"_allocs_per_call", func(s stat.Side) float64 { return s.Allocs }},
		{"_bytes_per_call", func(s stat.Side) float64 { return s.Bytes }},
		{"_peak_over_idle_bytes", func(s stat.Side) float64 { return float64(s.Peak) }},
	} {
		columns = append(columns,
			figure(names.a+c.name, func(r result.Row) float64 { return c.of(r.Summary.A) }, timed),
			figure(names.b+c.name, func(r result.Row) float64 { return c.of(r.Summary.B) }, timed, missing))
	}
	return columns
}

func scaleValue(row result.Row) string {
	if p, ok := scaleOf(row); ok {
		return strconv.Itoa(p.Value)
	}
	return ""
}
