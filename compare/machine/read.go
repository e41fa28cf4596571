package machine

import (
	"cmp"
	"os"
	"runtime"
	"strings"

	"github.com/klauspost/cpuid/v2"
)

// Read describes the machine that it runs on.
func Read() Machine {
	sys := os.DirFS("/sys")
	m := Machine{
		CPU:            cmp.Or(strings.TrimSpace(cpuid.CPU.BrandName), model(), cpuid.CPU.VendorString),
		Vendor:         cpuid.CPU.VendorString,
		Cores:          runtime.NumCPU(),
		Features:       features(cpuid.CPU.Supports),
		Memory:         memory(),
		OS:             runtime.GOOS,
		Arch:           runtime.GOARCH,
		System:         system(),
		Virtualization: cmp.Or(hypervisor(cpuid.CPU), guest()),
		Governor:       governor(sys),
		OnBattery:      onBattery(sys),
		Load:           loadAverage(),
	}
	m.Name = name(m)
	return m
}

// hypervisor is the virtual machine that the processor tells of. It comes
// before what the system tells, which in a container is the container.
func hypervisor(c cpuid.CPUInfo) string {
	switch {
	case !c.Supports(cpuid.HYPERVISOR):
		return ""
	case c.HypervisorVendorID != cpuid.VendorUnknown:
		return c.HypervisorVendorID.String()
	default:
		return cmp.Or(strings.TrimSpace(c.HypervisorVendorString), "an unknown hypervisor")
	}
}

// cryptoFeatures are the instructions that implementations choose by: those of
// x86, then those of ARM.
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
