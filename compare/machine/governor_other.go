//go:build !linux

package machine

// governor is known on Linux alone.
func governor() string { return "" }
