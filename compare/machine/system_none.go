//go:build ios || (netbsd && 386) || (openbsd && ppc64)

package machine

// gopsutil does not build on these platforms, so what it would tell stays
// empty.

func model() string { return "" }

func memory() uint64 { return 0 }

func system() string { return "" }

func guest() string { return "" }

func loadAverage() float64 { return 0 }

// Now returns the zero Moment: the counters cannot be read here.
func Now() Moment { return Moment{} }
