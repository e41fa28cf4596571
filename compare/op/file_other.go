//go:build !windows

package op

import "os"

// vanishing takes the name of the file away at once; what has it open keeps it.
func vanishing(name string) (*os.File, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, err
	}
	return f, os.Remove(name)
}
