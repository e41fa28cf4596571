package report

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// study is a published comparison whose operations a profile measures. Its
// tables say the same as ours in the units that its readers know.
type study struct {
	profile string
	tables  []studyTable
}

// studyTable is a part of a study: the operations it is about, by the start of
// their names, and the unit in which the study gives them.
type studyTable struct {
	title      string
	operations []string
	unit       unit
}

// unit turns what one side measured into the words of a study.
type unit func(row result.Row, side stat.Side, raw []sample.Side) string

func studies() []study {
	return []study{
		{"note-encryption", []studyTable{
			{"Derive a key (ms per derivation)", []string{"pbkdf2"}, milliseconds},
			{"Encrypt and decrypt (MB/s)", []string{"aes-gcm"}, bytesPerSecond},
			{"Encode and decode (MB/s)", []string{"base64"}, bytesPerSecond},
			{"The whole note (ms per note)", []string{"note"}, milliseconds},
		}},
		{"two-kb-one-mb", []studyTable{
			{"AES-CBC", []string{"aes-cbc"}, opsPerSecond}, {"AES-GCM", []string{"aes-gcm"}, opsPerSecond},
			{"AES-CCM", []string{"aes-ccm"}, opsPerSecond}, {"NaCl secretbox", []string{"secretbox"}, opsPerSecond},
		}},
		{"archive", []studyTable{
			{"One large entry (MB/s written, read)", []string{"winzip-aes/write", "winzip-aes/read", "aes-ctr"}, bytesPerSecond},
			{"5,000 entries of 2 KiB (MB/s written)", []string{"winzip-aes/5000-entries"}, bytesPerSecond},
			{"A stream from disk to disk (MB/s; peak memory above an idle process)", []string{"file"}, streamed},
		}},
		{"sha256-small-large", []studyTable{
			{"100 and 1000 iterations in a fresh process (ms in total)", []string{"sha256"}, coldTotals},
		}},
		{"client-side", []studyTable{
			{"A file (ms)", []string{"aes"}, milliseconds},
			{"A key from a password (ms)", []string{"pbkdf2"}, milliseconds},
			{"Public keys (ms)", []string{"ecdh", "ecdsa"}, milliseconds},
		}},
	}
}

// section is a table of a study as it will be read.
type section struct {
	title    string
	head     []string
	rows     [][]string
	takeaway string
}

// studyOf returns the tables of the study that the run's profile is.
func studyOf(run *result.Run) []section {
	var sections []section
	for _, s := range studies() {
		if s.profile != run.Plan.Profile {
			continue
		}
		for _, table := range s.tables {
			if section, ok := table.section(run); ok {
				sections = append(sections, section)
			}
		}
	}
	return sections
}

func (t studyTable) section(run *result.Run) (section, bool) {
	s := section{title: t.title, head: []string{"operation", "native side", "native", "go", "fastest is"}}
	var rows []result.Row
	for _, row := range run.Rows {
		if judged(row) && t.about(row.Case) {
			rows = append(rows, row)
			s.rows = append(s.rows, []string{row.Case, row.A, t.unit(row, row.Summary.A, sideSamples(row, true)),
				t.unit(row, row.Summary.B, sideSamples(row, false)), fastest(row)})
		}
	}
	s.takeaway = takeaway(rows)
	return s, len(rows) > 0
}

func (t studyTable) about(name string) bool {
	return slices.ContainsFunc(t.operations, func(start string) bool { return strings.HasPrefix(name, start) })
}

func sideSamples(row result.Row, a bool) []sample.Side {
	var sides []sample.Side
	for _, p := range row.Sample.Processes {
		if a {
			sides = append(sides, p.A)
		} else {
			sides = append(sides, p.B)
		}
	}
	return sides
}

// fastest names the faster side, or nobody where the verdict names none.
func fastest(row result.Row) string {
	switch row.Summary.Verdict {
	case stat.AFaster:
		return row.A
	case stat.BFaster:
		return row.B
	}
	return "neither"
}

func milliseconds(_ result.Row, s stat.Side, _ []sample.Side) string {
	return digits(s.Paired/1e6) + " ms"
}

func bytesPerSecond(row result.Row, s stat.Side, _ []sample.Side) string {
	return digits(float64(volume(row))/s.Paired*1e9/1e6) + " MB/s"
}

// streamed adds the memory that the stream took.
func streamed(row result.Row, s stat.Side, raw []sample.Side) string {
	return fmt.Sprintf("%s, %.1f MB", bytesPerSecond(row, s, raw), float64(s.Peak)/1e6)
}

// volume is how many bytes one call works on.
func volume(row result.Row) int {
	for _, p := range row.Params {
		switch p.Name {
		case op.Size:
			return p.Value
		case "mib":
			return p.Value << 20
		}
	}
	if row.Case == "winzip-aes/5000-entries" {
		return 5000 * op.ZipEntry
	}
	return 0
}

// opsPerSecond is the line of Benchmark.js: the mean rate, its relative margin
// of error at 95 %, and the number of samples, which here are processes.
func opsPerSecond(row result.Row, s stat.Side, raw []sample.Side) string {
	var rates []float64
	for _, p := range raw {
		total := 0.0
		for _, wall := range p.Wall {
			total += float64(wall)
		}
		if total > 0 {
			rates = append(rates, float64(row.Sample.Calls*len(p.Wall))*1e9/total)
		}
	}
	mean, margin := stat.MarginOfError(rates)
	return fmt.Sprintf("%s ops/sec ±%.2f%% (%d runs sampled)", thousands(int(math.Round(mean))), 100*margin, len(rates))
}

// coldTotals is the time of a loop that begins with the first call of all.
func coldTotals(_ result.Row, s stat.Side, _ []sample.Side) string {
	total := func(n float64) string { return digits((s.Cold + (n-1)*s.Paired) / 1e6) }
	return total(100) + " ms, " + total(1000) + " ms"
}

// takeaway is one sentence about rows: how often each side wins, by how much at
// the most, and from which size on native does.
func takeaway(rows []result.Row) string {
	var parts []string
	for _, v := range []struct {
		verdict stat.Verdict
		side    string
		factor  func(result.Row) float64
	}{
		{stat.BFaster, "pure Go", func(r result.Row) float64 { return 1 / r.Summary.Ratio }},
		{stat.AFaster, "native", func(r result.Row) float64 { return r.Summary.Ratio }},
	} {
		won, most := 0, 0.0
		where := ""
		for _, row := range rows {
			if row.Summary.Verdict == v.verdict {
				won++
				if f := v.factor(row); f > most {
					most, where = f, row.Case+" on "+row.A
				}
			}
		}
		if won > 0 {
			parts = append(parts, fmt.Sprintf("%s is faster in %d of %d rows, by up to %s (%s)", v.side, won, len(rows), times(most), where))
		}
	}
	if len(parts) == 0 {
		return fmt.Sprintf("Neither side is faster in any of %s.", counted(len(rows)))
	}
	text := strings.Join(parts, "; ") + crossovers(rows) + "."
	return strings.ToUpper(text[:1]) + text[1:]
}

func counted(n int) string {
	if n == 1 {
		return "1 row"
	}
	return fmt.Sprintf("%d rows", n)
}

// crossovers says from which size on native wins, for the series that have one.
func crossovers(rows []result.Row) string {
	var order []string
	points := make(map[string][]stat.Point)
	for _, row := range rows {
		p, ok := scaleOf(row)
		if !ok || p.Name != op.Size {
			continue
		}
		key := row.Series + " on " + row.A
		if points[key] == nil {
			order = append(order, key)
		}
		points[key] = append(points[key], stat.Point{X: float64(p.Value), Summary: row.Summary})
	}
	var found []string
	for _, key := range order {
		if c := stat.Cross(points[key], 0.01); c.Kind == stat.From {
			found = append(found, fmt.Sprintf("%s from about %s on", key, size(int(math.Round(c.At)))))
		}
	}
	if len(found) == 0 {
		return ""
	}
	more := ""
	if len(found) > 3 {
		more = fmt.Sprintf(" and %d more", len(found)-3)
	}
	return "; native wins in " + strings.Join(found[:min(3, len(found))], ", ") + more
}
