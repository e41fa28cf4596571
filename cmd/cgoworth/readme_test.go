package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/cgoworth/cgoworth/compare/report"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write README's excerpt anew, from the newest committed result")

const readmePath = "../../README.md"

// shown are the groups of rows that README shows, as the report heads them.
func shown() []string {
	return []string{"aes-gcm/seal/key=256/iv=96/tag=128/aad=0  native/openssl", "aes-cbc/decrypt/key=256  native/openssl",
		"secretbox/seal  native/sodium", "ed25519/sign  native/sodium", "rsa-2048/sign  native/openssl"}
}

// What README shows is part of the report of the result that it names: nobody
// has typed a number in.
func TestReadmeShowsACommittedResult(t *testing.T) {
	data, err := os.ReadFile(readmePath)
	if err != nil {
		t.Fatal(err)
	}
	readme := string(data)
	named := regexp.MustCompile(`results/[a-z0-9-]+/[0-9-]+`)
	if *update {
		found, err := filepath.Glob("../../results/*/*/" + runFile)
		if err != nil || len(found) == 0 {
			t.Fatal("no result is committed", err)
		}
		newest, err := filepath.Rel("../..", filepath.Dir(found[len(found)-1]))
		if err != nil {
			t.Fatal(err)
		}
		readme = named.ReplaceAllString(readme, filepath.ToSlash(newest))
	}
	source := named.FindString(readme)
	before, rest, _ := strings.Cut(readme, "$ make compare\n")
	got, after, found := strings.Cut(rest, "```")
	if source == "" || !found {
		t.Fatal("README shows no result")
	}
	want := excerpt(reportOf(t, filepath.Join("../..", source)))
	if *update {
		err := os.WriteFile(readmePath, []byte(before+"$ make compare\n"+want+"```"+after), 0o666)
		if err != nil {
			t.Fatal(err)
		}
		return
	}
	for _, group := range shown() {
		if !strings.Contains(want, group) {
			t.Errorf("the result has no group %q to show", group)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("README is not what %s says; run with -update (-want +got):\n%s", source, diff)
	}
}

func reportOf(t *testing.T, folder string) string {
	t.Helper()
	run, err := result.ReadFile(filepath.Join(folder, runFile))
	if err != nil {
		t.Fatal(err)
	}
	summarize(run)
	var text bytes.Buffer
	if err := report.Text(&text, run, report.Options{Width: 100}); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// excerpt is the head of a report and some of its groups of rows.
func excerpt(text string) string {
	var b strings.Builder
	table := false
	group := ""
	for line := range strings.Lines(text) {
		switch {
		case strings.HasPrefix(line, "  equality"):
			table = true
			b.WriteString(line)
		case !table:
			b.WriteString(line)
		case !strings.HasPrefix(line, " "):
			group = line
			if strings.TrimSpace(line) == "" {
				return b.String() + "…\n"
			}
			if isShown(group) {
				b.WriteString(line)
			}
		case isShown(group):
			b.WriteString(line)
		}
	}
	return b.String()
}

func isShown(group string) bool {
	return slices.ContainsFunc(shown(), func(start string) bool { return strings.HasPrefix(group, start) })
}

// README's coverage table is what list prints, with all libraries there.
func TestReadmeShowsTheCoverage(t *testing.T) {
	if nativeTags == "" {
		return // the other build of these tests has the libraries
	}
	var out, problems bytes.Buffer
	if status := run(t.Context(), &out, &problems, []string{"list", "--markdown", "--workers", workers}); status != 0 {
		t.Fatal(problems.String())
	}
	data, err := os.ReadFile(readmePath)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, _ := strings.Cut(string(data), "<!-- coverage -->\n")
	got, after, found := strings.Cut(rest, "<!-- /coverage -->")
	if !found {
		t.Fatal("README has no place for the coverage")
	}
	want := "\n" + out.String() + "\n"
	if *update {
		err := os.WriteFile(readmePath, []byte(before+"<!-- coverage -->\n"+want+"<!-- /coverage -->"+after), 0o666)
		if err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("README's coverage is not what list prints; run with -tags openssl,sodium -update (-want +got):\n%s", diff)
	}
}

// The examples of each help text are run as they stand, in a folder that has a
// run file. Without the libraries those that need them have to say so.
func TestExamplesOfHelp(t *testing.T) {
	var script strings.Builder
	script.WriteString("exec cgoworth run sha256 --sizes 64 --no-native --processes 2 --rounds 4 --out .\n")
	for _, help := range []string{runCmd{}.Help(), verifyCmd{}.Help(), listCmd{}.Help(), reportCmd{}.Help(), doctorCmd{}.Help(), calibrateCmd{}.Help()} {
		lines := examples(help)
		if len(lines) == 0 {
			t.Errorf("no example in:\n%s", help)
		}
		for _, line := range lines {
			script.WriteString(asScript(line))
		}
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "examples.txt"), []byte(script.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{Dir: folder, Setup: setup})
}

func asScript(line string) string {
	line = strings.ReplaceAll(line, `"`, "'")
	native := strings.Contains(line, " run ") || strings.Contains(line, " verify")
	if nativeTags == "" && strings.Contains(line, "calibrate") {
		return "" // two minutes, and no different with the libraries, where it runs
	}
	if nativeTags == "" && native {
		return "! exec " + line + "\nstderr 'to do:'\n"
	}
	return "exec " + line + "\n"
}

// examples are the command lines of a help text.
func examples(help string) []string {
	var lines []string
	for line := range strings.Lines(help) {
		if command, ok := strings.CutPrefix(strings.TrimSpace(line), "$ "); ok {
			lines = append(lines, command)
		}
	}
	return lines
}
