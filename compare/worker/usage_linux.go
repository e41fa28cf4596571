package worker

import (
	"bytes"
	"os"
	"strconv"

	"golang.org/x/sys/unix"
)

// threadUsage returns the processor time of the calling thread in nanoseconds
// (clock_gettime(2)), and how often the system has taken the processor away
// from it (getrusage(2)). The time in getrusage will not do: it stands still
// from one tick of the system to the next.
func threadUsage() (cpu, switches int64) {
	var t unix.Timespec
	var u unix.Rusage
	if unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t) != nil || unix.Getrusage(unix.RUSAGE_THREAD, &u) != nil {
		return 0, 0
	}
	return t.Nano(), int64(u.Nivcsw) // 32 bits on some architectures
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
