//go:build unix

package worker

import (
	"os/exec"
	"syscall"
)

// setProcessGroup keeps Ctrl-C away from the worker: the comparator hears it,
// writes down what it has, and ends its workers itself.
func setProcessGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
}
