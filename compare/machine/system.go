//go:build !(ios || (netbsd && 386) || (openbsd && ppc64))

package machine

import (
	"strings"

	"github.com/shirou/gopsutil/v4/cpu"
	"github.com/shirou/gopsutil/v4/host"
	"github.com/shirou/gopsutil/v4/load"
	"github.com/shirou/gopsutil/v4/mem"
)

// model is the processor as the system calls it.
func model() string {
	all, err := cpu.Info()
	if err != nil || len(all) == 0 {
		return ""
	}
	return strings.TrimSpace(all[0].ModelName)
}

// memory is the size of the memory in bytes.
func memory() uint64 {
	m, err := mem.VirtualMemory()
	if err != nil {
		return 0
	}
	return m.Total
}

// system is the distribution and the kernel.
func system() string {
	var parts []string
	if platform, _, version, err := host.PlatformInformation(); err == nil && platform != "" {
		parts = append(parts, strings.TrimSpace(platform+" "+version))
	}
	if kernel, err := host.KernelVersion(); err == nil && kernel != "" {
		parts = append(parts, "kernel "+kernel)
	}
	return strings.Join(parts, ", ")
}

// guest is the virtual machine or the container that the system knows it is
// in.
func guest() string {
	name, role, err := host.Virtualization()
	if err != nil || role != "guest" {
		return ""
	}
	return name
}

// loadAverage is that of the last minute.
func loadAverage() float64 {
	average, err := load.Avg()
	if err != nil {
		return 0
	}
	return average.Load1
}

// Now reads the counters. They are zero on a system without them.
func Now() Moment {
	all, err := cpu.Times(false)
	if err != nil || len(all) == 0 {
		return Moment{}
	}
	t := all[0]
	// Guests are not added: Linux has them in user time already.
	busy := t.User + t.System + t.Nice + t.Irq + t.Softirq
	return Moment{busy: busy, steal: t.Steal, total: busy + t.Steal + t.Idle + t.Iowait}
}
