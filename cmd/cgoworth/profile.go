package main

import (
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
)

// profile is a named choice of cases and of how carefully to measure them.
type profile struct {
	name, doc string
	// every takes every n-th size of an operation, from the smallest on.
	every     int
	processes int
	rounds    int
	budget    time.Duration
	smoke     bool // its figures are not to be read
}

// profiles are in the order of how long they take.
func profiles() []profile {
	return []profile{
		{name: "quick", doc: "a smoke test of at most 60 s: everything runs and is equal; its figures are not to be read",
			every: 4, processes: 6, rounds: 8, budget: 40 * time.Second, smoke: true},
		{name: "standard", doc: "every second size in at most 5 minutes",
			every: 2, processes: 10, rounds: 40, budget: 4 * time.Minute},
		{name: "full", doc: "every size in at most 30 minutes",
			every: 1, processes: 20, rounds: 60, budget: 27 * time.Minute},
	}
}

func profileNames() []string {
	var names []string
	for _, p := range profiles() {
		names = append(names, p.name)
	}
	return names
}

func findProfile(name string) (profile, error) {
	for _, p := range profiles() {
		if p.name == name {
			return p, nil
		}
	}
	return profile{}, trouble(didYouMean(name, profileNames()), "there is no profile %q", name)
}

// profileHelp lists the profiles for the help.
func profileHelp() string {
	var docs []string
	for _, p := range profiles() {
		docs = append(docs, p.name+" ("+p.doc+")")
	}
	return strings.Join(docs, ", ")
}

// values is the part of an operation's scale that the profile measures.
func (p profile) values(scale op.Scale) []int {
	if scale.Name != op.Size {
		return scale.Values
	}
	var kept []int
	for i := 0; i < len(scale.Values); i += p.every {
		kept = append(kept, scale.Values[i])
	}
	return kept
}
