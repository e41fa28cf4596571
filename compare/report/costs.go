package report

import (
	"fmt"
	"math"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

// ladderFamily is the family of the rows that time a call before any
// cryptography.
const ladderFamily = "call"

// emptyCall is the rung that is taken off the cost of a call into C.
const emptyCall = "call/cgo"

// rung is a row of the cost ladder.
type rung struct{ Name, Side, Time, Above string }

// ladder is the rungs that the run has, each with what it costs above a call
// of an empty Go function.
func ladder(run *result.Run) []rung {
	var rungs []rung
	for _, row := range run.Rows {
		if row.Family != ladderFamily || !judged(row) {
			continue
		}
		a, b := row.Summary.A.Paired, row.Summary.B.Paired
		rungs = append(rungs, rung{row.Case, row.A, duration(a), signed(a - b)})
	}
	return rungs
}

// signed is a difference of times.
func signed(ns float64) string {
	if ns < 0 {
		return "−" + duration(-ns)
	}
	return "+" + duration(ns)
}

// fit is the cost per call and per byte of one side.
type fit struct {
	Operation, Side   string
	Call, Byte, Speed string
	Beyond            string // what an empty call into C does not explain
	Worst             string // distance of a measured time from the line
	Crooked, NoLine   bool
}

// fits has a line for each side of each operation that was timed at three
// sizes or more.
func fits(run *result.Run, charts []curves) []fit {
	empty := emptyCalls(run)
	var all []fit
	for _, c := range charts {
		if c.scale != op.Size {
			continue
		}
		for _, side := range c.sides {
			points := make([]stat.Measured, len(side.points))
			for i, p := range side.points {
				points[i] = stat.Measured{Size: p.X, Time: p.Y}
			}
			if len(points) >= 3 {
				all = append(all, fitOf(c.title, side.side, points, empty))
			}
		}
	}
	return all
}

func fitOf(title, side string, points []stat.Measured, empty map[string]float64) fit {
	f := fit{Operation: title, Side: side, Beyond: nothing}
	cost, ok := stat.FitCost(points)
	if !ok {
		f.NoLine = true
		return f
	}
	f.Call, f.Byte, f.Speed = duration(cost.Call), nothing, nothing
	if cost.Byte > 0 {
		f.Byte, f.Speed = significant(cost.Byte)+" ns", throughput(1/cost.Byte)
	}
	if ns, ok := empty[side]; ok {
		f.Beyond = signed(cost.Call - ns)
	}
	sign := "+"
	if cost.Worst < 0 {
		sign = "−"
	}
	f.Worst = sign + percent(math.Abs(cost.Worst)) + " at " + scaled(op.Size, cost.At)
	f.Crooked = math.Abs(cost.Worst) >= stat.Crooked
	return f
}

// significant is a number in three significant digits, however small it is.
func significant(v float64) string {
	if v >= 1 {
		return digits(v)
	}
	return fmt.Sprintf("%#.3g", v)
}

// emptyCalls is the time of an empty call into C in the build of each side.
func emptyCalls(run *result.Run) map[string]float64 {
	times := make(map[string]float64)
	for _, row := range run.Rows {
		if row.Case != emptyCall || !judged(row) {
			continue
		}
		for _, b := range run.Builds {
			for _, s := range b.Suites {
				if b.CGO && s.Name != "go" {
					times[b.Build+"/"+s.Name] = row.Summary.A.Paired
				}
			}
		}
	}
	return times
}
