package worker

import (
	"errors"
	"maps"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/cgoworth/cgoworth/compare/op"
)

// identify describes this process: what it was built from, and what it loaded.
func identify(suites []op.Suite) Identity {
	id := Identity{Protocol: Protocol, Go: runtime.Version(), OS: runtime.GOOS, Arch: runtime.GOARCH}
	if info, ok := debug.ReadBuildInfo(); ok {
		id.describe(info)
	}
	if set := os.Getenv("GODEBUG"); set != "" {
		id.Debug = strings.Trim(id.Debug+","+set, ",")
	}
	for _, s := range suites {
		id.Suites = append(id.Suites, describeSuite(s))
	}
	return id
}

func (id *Identity) describe(info *debug.BuildInfo) {
	for _, s := range info.Settings {
		switch s.Key {
		case "CGO_ENABLED":
			id.CGO = s.Value == "1"
		case "-tags":
			id.Tags = strings.Split(s.Value, ",")
		case "DefaultGODEBUG":
			id.Debug = s.Value
		case "GOAMD64", "GOARM64", "GOARM", "GO386", "GOPPC64", "GORISCV64":
			id.Level = s.Key + "=" + s.Value
		}
	}
	id.Modules = make(map[string]string)
	for _, m := range info.Deps {
		id.Modules[m.Path] = m.Version
	}
}

func describeSuite(s op.Suite) Suite {
	d := Suite{Name: s.Name, Library: s.Library, Version: s.Version, Blank: s.Blank}
	if s.Err != nil {
		d.Missing = s.Err.Error()
		if missing := (*op.Missing)(nil); errors.As(s.Err, &missing) {
			d.Missing, d.Hint = missing.Reason, missing.Hint
		}
		return d
	}
	d.Operations = slices.Sorted(maps.Keys(s.Operations))
	d.Notes = make(map[string]string)
	for name, implementation := range s.Operations {
		if implementation.Note != "" {
			d.Notes[name] = implementation.Note
		}
	}
	return d
}

// Suite returns what the worker said of the suite of that name.
func (id Identity) Suite(name string) (Suite, bool) {
	for _, s := range id.Suites {
		if s.Name == name {
			return s, true
		}
	}
	return Suite{}, false
}

// Has reports whether the suite can do the operation.
func (s Suite) Has(operation string) bool {
	_, found := slices.BinarySearch(s.Operations, operation)
	return found
}
