package worker

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// Build is one way of compiling and starting the worker. It is data: another
// build is another row, or just another worker that is named by its path.
type Build struct {
	Name string
	CGO  bool
	Tags string   // for go build -tags
	Env  []string // NAME=value, added to the environment of the process
	File string   // the build whose worker it is, where that is another one
	Path string   // of the worker; found by Locate
}

// Builds are the builds that the Makefile makes.
func Builds() []Build {
	return []Build{
		{Name: "purego"},
		{Name: "native", CGO: true, Tags: "openssl,sodium"},
	}
}

// Calibrating is set, to anything, in the environment of a worker that is to
// serve the suites of the calibration in place of its own.
const Calibrating = "CGOWORTH_CALIBRATION"

// Calibration is the build that the calibration measures: the pure-Go worker,
// asked for other suites.
func Calibration() Build {
	return Build{Name: "calibration", File: "purego", Env: []string{Calibrating + "=1"}}
}

// Side is a build and a suite of it: native/openssl.
type Side struct{ Build, Suite string }

// ParseSide reads BUILD/SUITE, where BUILD is the name of a build or the path
// of a worker.
func ParseSide(text string) (Side, error) {
	i := strings.LastIndexByte(text, '/')
	if i < 1 || i == len(text)-1 {
		return Side{}, fmt.Errorf("a side is BUILD/SUITE, such as native/openssl, not %q", text)
	}
	return Side{text[:i], text[i+1:]}, nil
}

// String is the name of the side in reports. Of a path it keeps the last
// element alone: a report has no paths in it.
func (s Side) String() string { return Locate("", s.Build).Name + "/" + s.Suite }

const prefix = "cgoworth-worker-"

// Locate finds the worker of a build: a file in the folder of the workers, or
// the path itself. It does not look whether the file is there.
func Locate(folder, build string) Build {
	if strings.ContainsRune(filepath.ToSlash(build), '/') {
		name := strings.TrimSuffix(filepath.Base(build), ".exe")
		return Build{Name: strings.TrimPrefix(name, prefix), Path: build}
	}
	b := Build{Name: build}
	for _, known := range append(Builds(), Calibration()) {
		if known.Name == build {
			b = known
		}
	}
	b.Path = filepath.Join(folder, prefix+cmp.Or(b.File, build))
	if runtime.GOOS == "windows" {
		b.Path += ".exe"
	}
	return b
}

// Folder is where the workers are: beside the command itself.
func Folder() (string, error) {
	exe, err := os.Executable()
	if err != nil {
		return "", err
	}
	exe, err = filepath.EvalSymlinks(exe)
	return filepath.Dir(exe), err
}
