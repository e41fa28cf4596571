package main

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/measure"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// sides is the choice of the two sides of every row.
type sides struct {
	A        string        `default:"native" placeholder:"SIDE" help:"Side a: a build, with all its native suites, or one suite of it: native/openssl. A worker's path may stand for the build. (default: native)"`
	B        string        `default:"purego/go" placeholder:"SIDE" help:"Side b. (default: purego/go)"`
	Suites   []string      `placeholder:"SUITE" help:"Take only these suites of side a: openssl, sodium."`
	NoNative bool          `help:"Leave the native side out: pure Go is checked and timed against itself."`
	Workers  string        `type:"path" env:"CGOWORTH_WORKERS" placeholder:"DIR" help:"Where the workers are. (default: beside this command)"`
	Deadline time.Duration `default:"30s" help:"How long a worker may take for one answer before it counts as hung."`
}

// pairing is what the two sides turned out to offer.
type pairing struct {
	folder string
	a, b   measure.Offer
	// builds are the workers as they described themselves.
	builds []worker.Identity
}

// open starts each worker once, to hear what it offers.
func (s sides) open(ctx context.Context) (*pairing, error) {
	p := &pairing{folder: s.Workers}
	if p.folder == "" {
		folder, err := worker.Folder()
		if err != nil {
			return nil, err
		}
		p.folder = folder
	}
	var err error
	if p.b, err = p.offer(ctx, s.B, s.Deadline); err != nil {
		return nil, err
	}
	if p.b.Missing != "" {
		return nil, trouble("run: make build", "side b cannot take part: %s", p.b.Missing)
	}
	if s.NoNative {
		p.a = measure.Offer{Build: "native", Missing: "left out on request (--no-native)"}
		return p, nil
	}
	if p.a, err = p.offer(ctx, s.A, s.Deadline); err != nil {
		return nil, err
	}
	return p, s.narrow(p)
}

// narrow keeps the suites of side a that were asked for by name.
func (s sides) narrow(p *pairing) error {
	var known []string
	for _, suite := range p.a.Suites {
		known = append(known, suite.Name)
	}
	for _, name := range s.Suites {
		if !slices.Contains(known, name) && p.a.Missing == "" {
			return trouble("suites of this side: "+strings.Join(known, ", "), "side a has no suite %q", name)
		}
	}
	if len(s.Suites) > 0 {
		p.a.Suites = slices.DeleteFunc(p.a.Suites, func(suite worker.Suite) bool {
			return !slices.Contains(s.Suites, suite.Name)
		})
	}
	return nil
}

// offer reads BUILD or BUILD/SUITE and hears the worker of that build. A
// worker that cannot start is an offer of nothing, with the reason.
func (p *pairing) offer(ctx context.Context, text string, deadline time.Duration) (measure.Offer, error) {
	build, suite := text, ""
	if known := worker.Locate("", text); strings.Contains(text, "/") || known.Path == text {
		side, err := worker.ParseSide(text)
		if err != nil {
			return measure.Offer{}, trouble("such as: --a native/openssl --b purego/go", "%v", err)
		}
		build, suite = side.Build, side.Suite
	}
	offer := measure.Offer{Build: build}
	w, err := worker.Start(ctx, worker.Locate(p.folder, build), deadline)
	if missing, ok := errors.AsType[*op.Missing](err); ok {
		offer.Missing = missing.Reason + "; " + missing.Hint
		return offer, nil
	}
	if err != nil {
		offer.Missing = err.Error()
		return offer, nil
	}
	defer w.Close()
	offer.Suites = chosen(w.Identity, suite)
	p.keep(w.Identity, offer.Suites)
	if len(offer.Suites) == 0 {
		return offer, trouble("run: cgoworth doctor", "the %s worker has no suite %q", w.Identity.Build, suite)
	}
	return offer, nil
}

// chosen is the suite of that name, or all native ones where none is named.
func chosen(id worker.Identity, name string) []worker.Suite {
	var suites []worker.Suite
	for _, s := range id.Suites {
		if s.Name == name || name == "" && s.Name != "go" {
			suites = append(suites, s)
		}
	}
	return suites
}

// keep notes what a worker said of itself and of the suites that take part.
func (p *pairing) keep(id worker.Identity, suites []worker.Suite) {
	for i := range p.builds {
		if known := &p.builds[i]; known.Build == id.Build {
			known.Suites = append(known.Suites, suites...)
			return
		}
	}
	id.Suites = slices.Clone(suites)
	p.builds = append(p.builds, id)
}

// incomplete is the failure of a run in which a suite that was asked for could
// not take part. Nil where all could, or where native was left out on request.
func (s sides) incomplete(p *pairing) error {
	if s.NoNative {
		return nil
	}
	const hint = "install what is missing and run: make build (or leave the native side out: --no-native)"
	if p.a.Missing != "" {
		return trouble(hint, "the native side is missing: %s", p.a.Missing)
	}
	for _, suite := range p.a.Suites {
		if suite.Missing != "" {
			return trouble(suite.Hint, "suite %s is missing: %s", suite.Name, suite.Missing)
		}
	}
	return nil
}
