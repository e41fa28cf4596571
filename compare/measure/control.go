package measure

import "slices"

// controls is how many rows measure the machine's noise.
const controls = 4

// Controls returns rows that have side b on both sides, for a few cases spread
// over the given rows from the first to the last. What they show is noise, for
// both sides run the same code: it sets the dead band of the verdicts.
func Controls(rows []*Row) []*Row {
	var chosen []*Row
	for i := range controls {
		row := rows[i*(len(rows)-1)/(controls-1)]
		control := &Row{Operation: row.Operation, Case: row.Case, A: row.B, B: row.B, Control: true}
		same := func(r *Row) bool { return r.Case.String() == row.Case.String() }
		if row.Missing == "" && !slices.ContainsFunc(chosen, same) {
			chosen = append(chosen, control)
		}
	}
	return chosen
}
