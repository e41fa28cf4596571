package result

import "github.com/cgoworth/cgoworth/compare/sample"

// check refuses what no run can hold, outside of the rows.
func (run *Run) check() error {
	lists := max(len(run.Builds), len(run.Warnings), len(run.Machine.Features))
	for _, b := range run.Builds {
		lists = max(lists, len(b.Suites), len(b.Tags), len(b.Modules))
		for _, s := range b.Suites {
			lists = max(lists, len(s.Operations), len(s.Notes))
		}
	}
	if lists > maxList {
		return broken(notA, "the run file has a list of more than %d entries, which is the limit", maxList)
	}
	return nil
}

// check refuses what no row can hold. The row's number counts from 1.
func (row *Row) check(number int) error {
	if row.Case == "" || row.A == "" || row.B == "" {
		return broken(damaged, "row %d of the run file lacks its case or its sides", number)
	}
	if max(len(row.Params), len(row.Notes), len(row.Summary.Warnings), len(row.Sample.Processes)) > maxList {
		return broken(notA, "row %d of the run file has a list of more than %d entries, which is the limit", number, maxList)
	}
	if row.Sample.Calls < 0 || row.Sample.Calls == 0 && len(row.Sample.Processes) > 0 {
		return broken(damaged, "row %d of the run file has samples of %d calls", number, row.Sample.Calls)
	}
	for _, p := range row.Sample.Processes {
		if len(p.Order) > maxRounds {
			return broken(notA, "row %d of the run file has more than %d rounds in a process, which is the limit", number, maxRounds)
		}
		if !whole(p.A, len(p.Order)) || !whole(p.B, len(p.Order)) {
			return broken(damaged, "row %d of the run file has samples that differ in number from its rounds", number)
		}
	}
	return nil
}

// whole reports whether each column has one value for each round. What the
// system does not tell is no column at all.
func whole(s sample.Side, rounds int) bool {
	optional := func(n int) bool { return n == 0 || n == rounds }
	return len(s.Wall) == rounds && optional(len(s.CPU)) && optional(len(s.Switches))
}
