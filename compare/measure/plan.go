package measure

import (
	"fmt"
	"time"
)

const (
	// minProcesses is the least number of processes whose 95 % interval
	// leaves the lowest and the highest out: with fewer, one process that
	// had a bad minute makes the interval. Rounds are given up before that.
	minProcesses = 9
	// minRounds is two blocks: one that starts with each side, on average.
	minRounds = 4
)

// plan is how many processes each row gets, and rounds in each of them.
type plan struct {
	processes int
	rounds    []int // by row
}

// cost is what one row takes: a fixed part for each process, and each round.
type cost struct{ process, round time.Duration }

// fit plans a run of at most the given time. Rows get fewer processes first,
// down to minProcesses; then the slowest rows get fewer rounds; then all rows
// get fewer processes still. It returns false where one round does not fit.
func fit(costs []cost, processes, rounds int, left time.Duration) (plan, bool) {
	full := func(p int) bool { return total(costs, p, rounds, 0) <= left }
	for p := processes; p >= min(minProcesses, processes); p-- {
		if full(p) {
			return spread(costs, p, rounds, 0), true
		}
	}
	for p := min(minProcesses, processes); p >= 1; p-- {
		if share, ok := shareOf(costs, p, rounds, left); ok {
			return spread(costs, p, rounds, share), true
		}
	}
	return plan{}, false
}

// shareOf finds the longest time that the rounds of one process of one row may
// take, by bisection: the slow rows give up rounds before the fast ones do.
func shareOf(costs []cost, processes, rounds int, left time.Duration) (time.Duration, bool) {
	const shortest = 1 // every row at minRounds
	if total(costs, processes, rounds, shortest) > left {
		return 0, false
	}
	low, high := time.Duration(shortest), left
	for high-low > time.Millisecond {
		middle := (low + high) / 2
		if total(costs, processes, rounds, middle) <= left {
			low = middle
		} else {
			high = middle
		}
	}
	return low, true
}

func total(costs []cost, processes, rounds int, share time.Duration) time.Duration {
	var sum time.Duration
	for _, c := range costs {
		sum += c.process + time.Duration(c.rounds(rounds, share))*c.round
	}
	return sum * time.Duration(processes)
}

func spread(costs []cost, processes, rounds int, share time.Duration) plan {
	p := plan{processes: processes}
	for _, c := range costs {
		p.rounds = append(p.rounds, c.rounds(rounds, share))
	}
	return p
}

// rounds is the even number of rounds that fits a share; 0 is no limit.
func (c cost) rounds(wanted int, share time.Duration) int {
	if share == 0 || c.round == 0 {
		return wanted
	}
	return min(wanted, max(minRounds, int(share/c.round)&^1))
}

// shortfall says what the budget did not allow.
func (p plan) shortfall(processes, rounds int) string {
	fewer := 0
	for _, r := range p.rounds {
		if r < rounds {
			fewer++
		}
	}
	switch {
	case p.processes < processes && fewer > 0:
		return fmt.Sprintf("The budget allowed %d of %d processes, and fewer than %d rounds in %d of %d rows: give a longer --budget for narrower intervals.",
			p.processes, processes, rounds, fewer, len(p.rounds))
	case p.processes < processes:
		return fmt.Sprintf("The budget allowed %d of %d processes: give a longer --budget for narrower intervals.", p.processes, processes)
	case fewer > 0:
		return fmt.Sprintf("The budget allowed fewer than %d rounds in %d of %d rows: give a longer --budget for narrower intervals.", rounds, fewer, len(p.rounds))
	}
	return ""
}
