package report

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// heading is what the run was made on, and when, and with what.
func heading(run *result.Run) (title string, about []string) {
	m := run.Machine
	title = "cgoworth on " + orUnknown(m.CPU, "an unknown processor")
	if m.Cores > 0 {
		title += fmt.Sprintf(", %d cores", m.Cores)
	}
	title += ", " + m.OS + "/" + m.Arch
	date := run.Started.UTC().Format("2006-01-02 15:04 UTC")
	if took := run.Finished.Sub(run.Started); took > 0 {
		date += ", " + took.Round(time.Second).String() + " long"
	}
	return title, []string{date, strings.Join(libraries(run), "; ")}
}

func orUnknown(s, unknown string) string {
	if s == "" {
		return unknown
	}
	return s
}

// libraries are the Go version and the libraries of all workers, as loaded.
func libraries(run *result.Run) []string {
	var all []string
	add := func(s string) {
		if s != "" && !slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	for _, b := range run.Builds {
		add(b.Go)
	}
	for _, b := range run.Builds {
		for _, s := range b.Suites {
			if s.Missing == "" && s.Name != "go" {
				add(loaded(s))
			}
		}
	}
	for _, b := range run.Builds {
		if v := b.Modules[xCrypto]; v != "" {
			add(xCrypto + " " + v)
		}
	}
	return all
}

const xCrypto = "golang.org/x/crypto"

// loaded is a library with its version, which may say its name itself.
func loaded(s worker.Suite) string {
	if strings.HasPrefix(s.Version, s.Library) {
		return s.Version
	}
	return strings.TrimSpace(s.Library + " " + s.Version)
}

// environment is everything that is known of the machine and of the workers.
func environment(run *result.Run) []fact {
	m := run.Machine
	facts := []fact{
		{"processor", m.CPU},
		{"vendor", m.Vendor},
		{"cores", fmt.Sprint(m.Cores)},
		{"features", strings.Join(m.Features, " ")},
		{"memory", gibibytes(m.Memory)},
		{"system", strings.TrimPrefix(m.System+", "+m.OS+"/"+m.Arch, ", ")},
		{"virtual machine", m.Virtualization},
		{"frequency governor", m.Governor},
		{"load at the start", digits(m.Load)},
	}
	for _, b := range run.Builds {
		facts = append(facts, fact{"worker " + b.Build, build(b)}, fact{"modules of " + b.Build, modules(b)})
		for _, s := range b.Suites {
			facts = append(facts, fact{"suite " + b.Build + "/" + s.Name, suite(s)})
		}
	}
	return slices.DeleteFunc(facts, func(f fact) bool { return f.value == "" })
}

func gibibytes(bytes uint64) string {
	if bytes == 0 {
		return ""
	}
	return fmt.Sprintf("%.1f GiB", float64(bytes)/(1<<30))
}

// build is how a worker was compiled.
func build(b worker.Identity) string {
	parts := []string{b.Go, b.OS + "/" + b.Arch, b.Level}
	if b.CGO {
		parts = append(parts, "with cgo")
	} else {
		parts = append(parts, "without cgo")
	}
	if len(b.Tags) > 0 {
		parts = append(parts, "tags "+strings.Join(b.Tags, ","))
	}
	if b.Debug != "" {
		parts = append(parts, "GODEBUG="+b.Debug)
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), ", ")
}

func modules(b worker.Identity) string {
	var all []string
	for _, path := range slices.Sorted(maps.Keys(b.Modules)) {
		all = append(all, path+" "+b.Modules[path])
	}
	return strings.Join(all, ", ")
}

func suite(s worker.Suite) string {
	if s.Missing == "" {
		return loaded(s)
	}
	return strings.TrimSuffix("missing: "+s.Missing+"; "+s.Hint, "; ")
}
