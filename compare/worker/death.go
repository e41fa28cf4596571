package worker

import (
	"fmt"
	"path/filepath"
	"strings"
	"sync"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Death is how a worker ended that should not have.
type Death struct {
	Reason string // "died (exit status 2): SIGSEGV: segmentation violation"
	Code   int    // exit code, -1 where a signal ended it
	Stderr string // the first of what it wrote there
}

func (d *Death) Error() string { return "the worker " + d.Reason }

// head keeps the first of what a worker writes to its standard error: the line
// that names the crash comes before the stacks.
type head struct {
	mu   sync.Mutex
	text []byte
}

const maxHead = 4 << 10

func (h *head) Write(p []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.text = append(h.text, p[:min(len(p), maxHead-len(h.text))]...)
	return len(p), nil
}

func (h *head) String() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return string(h.text)
}

// line is the first line that says something.
func (h *head) line() string {
	for line := range strings.Lines(h.String()) {
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return ""
}

func notBuilt(build Build) error {
	return &op.Missing{
		Reason: fmt.Sprintf("there is no %s worker (%s)", build.Name, filepath.Base(build.Path)),
		Hint:   "run: make build",
	}
}

func cannotStart(build Build, why string) error {
	return &op.Missing{
		Reason: fmt.Sprintf("the %s worker cannot start: %s", build.Name, strings.ReplaceAll(why, build.Path, filepath.Base(build.Path))),
		Hint:   "run: make build",
	}
}

// loaderFailure explains a worker that the dynamic loader refused: it exits
// with 127 before main, because libsodium is linked and not opened at run time.
func loaderFailure(build Build, d *Death) error {
	const loading = "error while loading shared libraries: "
	if d.Code != 127 {
		return nil
	}
	_, what, found := strings.Cut(d.Stderr, loading)
	if !found {
		return cannotStart(build, "exit status 127")
	}
	what, _, _ = strings.Cut(strings.TrimSpace(what), "\n")
	library, _, _ := strings.Cut(what, ":")
	return &op.Missing{
		Reason: fmt.Sprintf("the %s worker cannot start: the system's loader does not find %s", build.Name, library),
		Hint:   "install the library again (scripts/deps.sh), or measure without it: make compare CGO=0",
	}
}
