package main

import (
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
)

// profile is a named choice of cases and of how carefully to measure them.
type profile struct {
	name, doc string
	// patterns choose the cases where the user names no operation.
	patterns []string
	// every takes every n-th size of an operation, from the smallest on.
	every int
	// steps is how many values of other scales are taken; 0: all of them.
	steps     int
	processes int
	rounds    int
	budget    time.Duration
	smoke     bool // its figures are not to be read
}

// profiles are in the order in which help lists them: the general ones by how
// long they take, then the five published studies.
func profiles() []profile {
	const study = 160 * time.Second
	return []profile{
		{name: "quick", doc: "a smoke test of at most 60 s: everything runs and is equal; its figures are not to be read",
			patterns: everyday(), every: 4, steps: 1, processes: 6, rounds: 8, budget: 45 * time.Second, smoke: true},
		{name: "standard", doc: "what most programs use, every second size, in at most 5 minutes",
			patterns: everyday(), every: 2, steps: 2, processes: 12, rounds: 34, budget: 270 * time.Second},
		{name: "full", doc: "the whole catalog in at most 30 minutes",
			patterns: []string{"*"}, every: 1, processes: 12, rounds: 34, budget: 28 * time.Minute},

		{name: "note-encryption", doc: "a study: derive a key, encrypt, encode, and all of it",
			patterns: noteEncryption(), every: 1, processes: 12, rounds: 34, budget: study},
		{name: "two-kb-one-mb", doc: "a study: four ways to encrypt 2 KB and 1 MB",
			patterns: twoSizes(), every: 1, processes: 12, rounds: 34, budget: study},
		{name: "archive", doc: "a study: WinZip AES, many small entries, a large file",
			patterns: archive(), every: 1, processes: 9, rounds: 34, budget: study},
		{name: "sha256-small-large", doc: "a study: 13 and 10,240 bytes, cold and warm",
			patterns: []string{"sha256/size=13", "sha256/size=10240"}, every: 1, processes: 40, rounds: 34, budget: study},
		{name: "client-side", doc: "a study: a 7 MB file, a slow key derivation, ECDH and ECDSA",
			patterns: clientSide(), every: 1, processes: 12, rounds: 34, budget: study},
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
	return strings.Join(docs, "; ")
}

// values is the part of an operation's scale that the profile measures.
func (p profile) values(scale op.Scale) []int {
	if scale.Name != op.Size {
		if p.steps > 0 {
			return scale.Values[:min(p.steps, len(scale.Values))]
		}
		return scale.Values
	}
	var kept []int
	for i := 0; i < len(scale.Values); i += p.every {
		kept = append(kept, scale.Values[i])
	}
	return kept
}
