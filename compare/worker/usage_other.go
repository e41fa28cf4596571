//go:build !linux

package worker

// threadUsage is known on Linux alone; elsewhere the columns stay empty.
func threadUsage() (cpu, switches int64) { return 0, 0 }

// memory is known on Linux alone.
func memory() (now, peak int64) { return 0, 0 }
