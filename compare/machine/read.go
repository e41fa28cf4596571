package machine

import (
	"runtime"
	"strings"

	"github.com/klauspost/cpuid/v2"
	"github.com/shirou/gopsutil/v4/host"
	"github.com/shirou/gopsutil/v4/load"
	"github.com/shirou/gopsutil/v4/mem"
)

// Read describes the machine that it runs on.
func Read() Machine {
	m := Machine{
		CPU:      cpuid.CPU.BrandName,
		Vendor:   cpuid.CPU.VendorString,
		Cores:    runtime.NumCPU(),
		Features: features(cpuid.CPU.Supports),
		OS:       runtime.GOOS,
		Arch:     runtime.GOARCH,
		Governor: governor(),
	}
	if m.CPU == "" {
		m.CPU = strings.TrimSpace(m.Vendor + " " + runtime.GOARCH)
	}
	if memory, err := mem.VirtualMemory(); err == nil {
		m.Memory = memory.Total
	}
	if h, err := host.Info(); err == nil {
		m.System = strings.TrimSpace(h.Platform + " " + h.PlatformVersion + ", kernel " + h.KernelVersion)
		if h.VirtualizationRole == "guest" {
			m.Virtualization = h.VirtualizationSystem
		}
	}
	// A container hides the virtual machine that it runs on; the processor
	// does not.
	if cpuid.CPU.VM() {
		m.Virtualization = strings.TrimSpace(cpuid.CPU.HypervisorVendorID.String())
	}
	if l, err := load.Avg(); err == nil {
		m.Load = l.Load1
	}
	m.Name = name(m)
	return m
}

// cryptoFeatures are the instructions that implementations choose by.
func cryptoFeatures() []cpuid.FeatureID {
	return []cpuid.FeatureID{
		cpuid.AESNI, cpuid.CLMUL, cpuid.SHA, cpuid.ADX, cpuid.BMI2, cpuid.SSE4, cpuid.AVX, cpuid.AVX2,
		cpuid.AVX512F, cpuid.AVX512VL, cpuid.AVX512BW, cpuid.AVX512IFMA, cpuid.VAES, cpuid.VPCLMULQDQ, cpuid.GFNI,
		cpuid.ASIMD, cpuid.AESARM, cpuid.PMULL, cpuid.SHA1, cpuid.SHA2, cpuid.SHA3, cpuid.SHA512,
	}
}

func features(supports func(...cpuid.FeatureID) bool) []string {
	var names []string
	for _, f := range cryptoFeatures() {
		if supports(f) {
			names = append(names, f.String())
		}
	}
	return names
}
