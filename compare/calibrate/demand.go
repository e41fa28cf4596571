package calibrate

import "fmt"

// Demand is what a group is held to.
type Demand struct {
	Covers   float64 // share of the intervals that have the truth in them, at least
	Mistaken float64 // share of the rows that are a difference, at most
	Detects  float64 // share of the rows that are a difference, at least
}

// Demand returns what is demanded of the group.
func (g Group) Demand() Demand {
	switch {
	case g.Name == crossover:
		return Demand{Covers: 0.90, Mistaken: 1}
	case g.Truth == 1 && g.Load:
		return Demand{Covers: 0.90, Mistaken: 0.05}
	case g.Truth == 1:
		return Demand{Covers: 0.94, Mistaken: 0.05}
	case g.Load:
		return Demand{Covers: 0.90, Mistaken: 1}
	case g.Truth >= 1.02:
		return Demand{Covers: 0.93, Mistaken: 1, Detects: 0.90}
	}
	return Demand{Covers: 0.93, Mistaken: 1}
}

// Missed says which demand the group does not meet; empty where it meets all.
func (g Group) Missed() string {
	d := g.Demand()
	switch covers, different := g.share(g.Covered), g.share(g.Different); {
	case covers < d.Covers:
		return fmt.Sprintf("covers %.1f %% of at least %.0f %%", 100*covers, 100*d.Covers)
	case different > d.Mistaken:
		return fmt.Sprintf("%.1f %% differences of at most %.0f %%", 100*different, 100*d.Mistaken)
	case different < d.Detects:
		return fmt.Sprintf("detects %.1f %% of at least %.0f %%", 100*different, 100*d.Detects)
	}
	return ""
}

func (g Group) share(n int) float64 {
	if g.Rows == 0 {
		return 0
	}
	return float64(n) / float64(g.Rows)
}

// Sound is the demand on a calibration of few rows, with bounds so wide that
// chance does not reach them: of all intervals three in four have the truth in
// them, and no more than one in four of the identical rows is a difference.
func (c *Calibration) Sound() bool {
	rows, covered, identical, mistaken := 0, 0, 0, 0
	for _, g := range c.Groups {
		rows, covered = rows+g.Rows, covered+g.Covered
		if g.Name == same {
			identical, mistaken = identical+g.Rows, mistaken+g.Different
		}
	}
	return rows > 0 && 4*covered >= 3*rows && 4*mistaken <= identical
}
