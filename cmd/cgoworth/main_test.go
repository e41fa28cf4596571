package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// workers is the folder with the workers that the tests use, built once.
var workers string

func TestMain(m *testing.M) {
	testscript.Main(withWorkers{m}, map[string]func(){
		"cgoworth": func() {
			ctx, stop := interruptible()
			defer stop(nil)
			os.Exit(run(ctx, os.Stdout, os.Stderr, os.Args[1:]))
		},
	})
}

// withWorkers builds the workers before the tests run. The native one is built
// when the tests themselves are, so that a missing library fails them.
type withWorkers struct{ *testing.M }

func (w withWorkers) Run() int {
	folder, err := os.MkdirTemp("", "cgoworth-workers")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder)
	workers = folder
	builds := [][]string{
		{"0", "", "cgoworth-worker-purego", "../cgoworth-worker"},
		{cgoEnabled, "", "cgoworth-worker-faulty", "../../compare/worker/faulty"},
	}
	if nativeTags != "" {
		builds = append(builds, []string{"1", nativeTags, "cgoworth-worker-native", "../cgoworth-worker"})
	}
	for _, b := range builds {
		cmd := exec.Command("go", "build", "-tags", b[1], "-o", filepath.Join(folder, b[2]+executable()), b[3])
		cmd.Env = append(os.Environ(), "CGO_ENABLED="+b[0])
		if out, err := cmd.CombinedOutput(); err != nil {
			fmt.Fprintf(os.Stderr, "building %s: %v\n%s", b[2], err, out)
			return 1
		}
	}
	return w.M.Run()
}

func executable() string {
	if runtime.GOOS == "windows" {
		return ".exe"
	}
	return ""
}

// setup lets a script's commands find the workers.
func setup(env *testscript.Env) error {
	env.Setenv("CGOWORTH_WORKERS", workers)
	return nil
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:   "testdata/script",
		Setup: setup,
		Condition: func(condition string) (bool, error) {
			switch condition {
			case "native":
				return nativeTags != "", nil
			case "cgo":
				return cgoEnabled == "1", nil
			}
			return false, fmt.Errorf("no condition %q", condition)
		},
		ContinueOnError: true,
	})
}
