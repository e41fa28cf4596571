// Package machine says what a run was made on, in words that hold for anyone
// with the same hardware: no host name, no path, no user.
package machine

// Machine describes the hardware and the system. Values that the system does
// not tell are empty.
type Machine struct {
	Name           string   `json:"name"` // from CPU, cores, system and architecture alone
	CPU            string   `json:"cpu"`
	Vendor         string   `json:"vendor,omitempty"`
	Cores          int      `json:"cores"`              // logical processors that the run could use
	Features       []string `json:"features,omitempty"` // those that cryptography depends on
	Memory         uint64   `json:"memory_bytes,omitempty"`
	OS             string   `json:"os"`
	Arch           string   `json:"arch"`
	System         string   `json:"system,omitempty"`         // distribution and kernel
	Virtualization string   `json:"virtualization,omitempty"` // hypervisor or container
	Governor       string   `json:"governor,omitempty"`       // of the processor's frequency
	OnBattery      bool     `json:"on_battery,omitempty"`
	Load           float64  `json:"load"` // one-minute load average at the start
}
