package measure

import (
	"testing"
	"time"
)

func TestFit(t *testing.T) {
	const ms = time.Millisecond
	fast, slow := cost{20 * ms, ms}, cost{20 * ms, 100 * ms}
	tests := []struct {
		name, reason      string
		costs             []cost
		processes, rounds int
		left              time.Duration
		wantProcesses     int
		wantRounds        []int
		wantOK            bool
	}{
		{"all fits", "nothing is given up", []cost{fast, fast}, 10, 40, 10 * time.Second, 10, []int{40, 40}, true},
		{"fewer processes first", "2 × 60 ms a process: 10 of 12 fit", []cost{fast, fast}, 12, 40, 1200 * ms, 10, []int{40, 40}, true},
		{"then slow rows give up rounds", "9 processes still make an interval; the fast row keeps its rounds",
			[]cost{fast, slow}, 12, 40, 9 * 700 * ms, 9, []int{40, 6}, true},
		{"then processes again", "fewer than 9 processes, at the least number of rounds", []cost{slow}, 12, 40, 1300 * ms, 3, []int{4}, true},
		{"quick", "a profile that wants 2 processes gets 2", []cost{fast}, 2, 8, time.Second, 2, []int{8}, true},
		{"nothing fits", "an error, and not a run without rounds", []cost{slow}, 10, 40, 50 * ms, 0, nil, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, ok := fit(test.costs, test.processes, test.rounds, test.left)
			if ok != test.wantOK || p.processes != test.wantProcesses {
				t.Fatalf("%s: got %d processes, %v; want %d, %v", test.reason, p.processes, ok, test.wantProcesses, test.wantOK)
			}
			for i, want := range test.wantRounds {
				if p.rounds[i] != want {
					t.Errorf("%s: row %d got %d rounds, want %d", test.reason, i, p.rounds[i], want)
				}
			}
			if ok && plannedTime(test.costs, p) > test.left {
				t.Errorf("%s: the plan takes %s of %s", test.reason, plannedTime(test.costs, p), test.left)
			}
		})
	}
}

func plannedTime(costs []cost, p plan) time.Duration {
	var sum time.Duration
	for i, c := range costs {
		sum += time.Duration(p.processes) * (c.process + time.Duration(p.rounds[i])*c.round)
	}
	return sum
}
