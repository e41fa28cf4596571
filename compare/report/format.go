package report

import (
	"fmt"
	"math"
	"strconv"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// nothing stands where there is no figure.
const nothing = "–"

// duration is a time of so many nanoseconds in three significant digits.
func duration(ns float64) string {
	if ns <= 0 {
		return nothing
	}
	for _, unit := range []struct {
		name string
		ns   float64
	}{{"ns", 1}, {"µs", 1e3}, {"ms", 1e6}} {
		if v := ns / unit.ns; v < 999.5 {
			return digits(v) + " " + unit.name
		}
	}
	return digits(ns/1e9) + " s"
}

// digits is a number from 0 to 1000 in three significant digits, and what is
// larger in whole ones.
func digits(v float64) string {
	switch {
	case v < 9.995:
		return strconv.FormatFloat(v, 'f', 2, 64)
	case v < 99.95:
		return strconv.FormatFloat(v, 'f', 1, 64)
	}
	return strconv.FormatFloat(v, 'f', 0, 64)
}

// size is a number of bytes, in a larger unit where it is a whole number of it.
func size(bytes int) string {
	for _, unit := range []struct {
		name  string
		bytes int
	}{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}} {
		if bytes >= unit.bytes && bytes%unit.bytes == 0 {
			return strconv.Itoa(bytes/unit.bytes) + " " + unit.name
		}
	}
	return thousands(bytes) + " B"
}

// thousands is a count with a comma before each three digits: 10,001.
func thousands(n int) string {
	if n < 0 {
		return strconv.Itoa(n)
	}
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// value is a parameter of a case as its name wants it.
func value(p op.Param) string {
	if p.Name == op.Size {
		return size(p.Value)
	}
	return thousands(p.Value)
}

// ratio is a ratio with its interval: 1.23× [1.20, 1.26].
func ratio(r float64, in stat.Interval) string {
	n := decimals(r, in)
	return fmt.Sprintf("%s× [%s, %s]", bounded(r, n), bounded(in.Low, n), bounded(in.High, n))
}

// decimals is two near 1, fewer above 10 and more below 0.1, and up to two
// more until the ends of the interval can be told apart.
func decimals(r float64, in stat.Interval) int {
	n := 2
	switch {
	case r >= 100:
		n = 0
	case r >= 10:
		n = 1
	case r < 0.1:
		n = 3
	}
	for most := n + 2; n < most && in.Low < in.High && bounded(in.Low, n) == bounded(in.High, n); n++ {
	}
	return n
}

// bounded writes a number that may have no bound.
func bounded(v float64, decimals int) string {
	if math.IsNaN(v) || v >= 1e6 {
		return "∞"
	}
	return strconv.FormatFloat(v, 'f', decimals, 64)
}

// percent is a fraction as a percentage: 2.3 %.
func percent(fraction float64) string {
	v := 100 * fraction
	if math.IsNaN(v) || v >= 1e6 {
		return "∞ %"
	}
	if math.Abs(v) < 9.95 {
		return strconv.FormatFloat(v, 'f', 1, 64) + " %"
	}
	return strconv.FormatFloat(v, 'f', 0, 64) + " %"
}

// count is a number of things per call, which need not be whole.
func count(v float64) string { return strconv.FormatFloat(v, 'g', 3, 64) }

// rows is a number of rows: 1 row, 2 rows.
func rows(n int) string {
	if n == 1 {
		return "1 row"
	}
	return thousands(n) + " rows"
}

// scaled is a value of a scale that may lie between two that were measured, in
// three significant digits: 2.13 KiB, 340.
func scaled(scale string, x float64) string {
	if scale != op.Size {
		return thousands(int(math.Round(x)))
	}
	if x == math.Trunc(x) && (x < 1000 || int(x)%(1<<10) == 0) {
		return size(int(x))
	}
	for _, unit := range []struct {
		name  string
		bytes float64
	}{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}} {
		if x >= unit.bytes {
			return digits(x/unit.bytes) + " " + unit.name
		}
	}
	return digits(x) + " B"
}

// throughput is bytes per second, from bytes per nanosecond.
func throughput(perNano float64) string {
	for _, unit := range []struct {
		name  string
		bytes float64
	}{{"kB/s", 1e-6}, {"MB/s", 1e-3}, {"GB/s", 1}} {
		if v := perNano / unit.bytes; v < 999.5 {
			return digits(v) + " " + unit.name
		}
	}
	return digits(perNano/1e3) + " TB/s"
}

// times is a ratio without its interval: 0.36×.
func times(r float64) string { return bounded(r, decimals(r, stat.Interval{})) + "×" }
