package worker

import (
	"bytes"
	"os"
	"strconv"
	"syscall"
)

// threadUsage returns the processor time of the calling thread in nanoseconds,
// to the microsecond, and how often the system has taken the processor away
// from it (getrusage(2), RUSAGE_THREAD).
func threadUsage() (cpu, switches int64) {
	const rusageThread = 1
	var u syscall.Rusage
	if syscall.Getrusage(rusageThread, &u) != nil {
		return 0, 0
	}
	return u.Utime.Nano() + u.Stime.Nano(), u.Nivcsw
}

// memory returns the resident memory of the process in bytes, now and at its
// highest (proc_pid_status(5)). getrusage would not do: its maximum survives
// exec and is the parent's.
func memory() (now, peak int64) {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0, 0
	}
	return kilobytes(status, "VmRSS:"), kilobytes(status, "VmHWM:")
}

func kilobytes(status []byte, field string) int64 {
	_, rest, _ := bytes.Cut(status, []byte(field))
	line, _, _ := bytes.Cut(rest, []byte("kB"))
	n, err := strconv.ParseInt(string(bytes.TrimSpace(line)), 10, 64)
	if err != nil {
		return 0
	}
	return n << 10
}
