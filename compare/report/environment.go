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
	on := []string{m.CPU, "", platform(m.OS, m.Arch)}
	if m.Cores > 0 {
		on[1] = plural(m.Cores, "core")
	}
	about = []string{run.Started.UTC().Format("2006-01-02 15:04 UTC"), strings.Join(libraries(run), "; ")}
	if took := run.Finished.Sub(run.Started); took > 0 {
		about[0] += ", " + took.Round(time.Second).String() + " long"
	}
	return "cgoworth on " + known(on...), slices.DeleteFunc(about, isEmpty)
}

// known joins what is known.
func known(parts ...string) string { return strings.Join(slices.DeleteFunc(parts, isEmpty), ", ") }

func isEmpty(s string) bool { return s == "" }

func platform(os, arch string) string { return strings.Trim(os+"/"+arch, "/") }

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
			// The version of a suite may name several libraries.
			for version := range strings.SplitSeq(s.Version, ", ") {
				add(named(s.Library, version))
			}
		}
	}
	return all
}

// named puts the name of the library before a version that is a bare number.
func named(library, version string) string {
	if version != "" && isDigit(version[0]) {
		return library + " " + version
	}
	return version
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
		{"system", known(m.System, platform(m.OS, m.Arch))},
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
	parts := []string{b.Go, platform(b.OS, b.Arch), b.Level}
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
	return known(parts...)
}

func modules(b worker.Identity) string {
	var all []string
	for _, path := range slices.Sorted(maps.Keys(b.Modules)) {
		all = append(all, path+" "+b.Modules[path])
	}
	return strings.Join(all, ", ")
}

func suite(s worker.Suite) string {
	if s.Missing != "" {
		return strings.TrimSuffix("missing: "+s.Missing+"; "+s.Hint, "; ")
	}
	version := named(s.Library, s.Version)
	if strings.HasPrefix(version, s.Library) {
		return version
	}
	return strings.TrimSuffix(s.Library+": "+version, ": ")
}
