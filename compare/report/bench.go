package report

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"time"

	"golang.org/x/perf/benchfmt"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/sample"
)

// Bench writes the samples in the Go benchmark format
// (https://go.dev/design/14313-benchmark-format), a line for each side of each
// process, so that benchstat -col /impl compares the two. A row that is not
// equal, or failed, is left out, since it may have no ratio; and so are the
// controls, which would count as Go's.
func Bench(w io.Writer, run *result.Run, _ Options) error {
	out := benchfmt.NewWriter(w)
	config := benchConfig(run)
	for _, row := range run.Rows {
		for _, r := range benchResults(run, row) {
			r.Config = config
			if err := out.Write(r); err != nil {
				return err
			}
		}
	}
	return nil
}

// benchConfig is the head of the file. A key without a value is left out.
func benchConfig(run *result.Run) []benchfmt.Config {
	var versions []string
	for _, b := range run.Builds {
		if !slices.Contains(versions, b.Go) {
			versions = append(versions, b.Go)
		}
	}
	var config []benchfmt.Config
	for _, c := range []fact{
		{"caution", strings.Join(cautions(run), "; ")},
		{"goos", run.Machine.OS},
		{"goarch", run.Machine.Arch},
		{"cpu", run.Machine.CPU},
		{"go", strings.Join(versions, ", ")},
		{"libraries", strings.Join(libraries(run), "; ")},
		{"date", run.Started.UTC().Format(time.RFC3339)},
		{"seed", fmt.Sprint(run.Plan.Seed)},
	} {
		if value := strings.TrimSpace(clean(c.value)); value != "" {
			config = append(config, benchfmt.Config{Key: c.name, Value: []byte(value), File: true})
		}
	}
	return config
}

// benchResults are the lines of one row.
func benchResults(run *result.Run, row result.Row) []*benchfmt.Result {
	standing := standingOf(row)
	if row.Control || standing != timed && standing != missing || row.Sample.Calls < 1 {
		return nil
	}
	a, b := implementations(row)
	var all []*benchfmt.Result
	for _, p := range row.Sample.Processes {
		// b is first, because benchstat compares all others with the first,
		// and Go is what all rows have in common.
		all = append(all, benchResult(run, row, b, p.B))
		if standing == timed { // what is missing has Go on both sides
			all = append(all, benchResult(run, row, a, p.A))
		}
	}
	return slices.DeleteFunc(all, func(r *benchfmt.Result) bool { return r.Iters == 0 })
}

// benchResult is one side of one process: its median batch, per call.
func benchResult(run *result.Run, row result.Row, implementation string, side sample.Side) *benchfmt.Result {
	name := benchName(row.Case) + "/impl=" + implementation
	if run.Machine.Cores > 1 { // as go test does it
		name = fmt.Sprintf("%s-%d", name, run.Machine.Cores)
	}
	ns := math.Round(1000*median(side.Wall)/float64(row.Sample.Calls)) / 1000
	return &benchfmt.Result{
		Name:  benchfmt.Name(name),
		Iters: row.Sample.Calls * len(side.Wall),
		Values: []benchfmt.Value{
			{Value: ns / 1e9, Unit: "sec/op", OrigValue: ns, OrigUnit: "ns/op"},
			{Value: side.Bytes, Unit: "B/op"},
			{Value: side.Allocs, Unit: "allocs/op"},
		},
	}
}

// implementations are the values of /impl=: the suites, or where they are the
// same the builds too, or where all is the same the letters of the sides too.
func implementations(row result.Row) (a, b string) {
	suite := func(side string) string { return side[strings.LastIndexByte(side, '/')+1:] }
	switch {
	case row.Missing != "" || suite(row.A) != suite(row.B):
		return token(suite(row.A)), token(suite(row.B))
	case row.A != row.B:
		return token(row.A), token(row.B)
	}
	return token(row.A) + "_a", token(row.B) + "_b"
}

// median of the batches of one process.
func median(wall []int64) float64 {
	if len(wall) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(wall))
	middle := len(sorted) / 2
	if len(sorted)%2 == 1 {
		return float64(sorted[middle])
	}
	return (float64(sorted[middle-1]) + float64(sorted[middle])) / 2
}
