package result

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
)

// Replace writes a file whole or not at all. The new text goes to a temporary
// file in the same folder, to the disk, and only then to its name, so that
// what was there before is there still when write fails, the disk is full or
// the power goes. The error is an *Error.
func Replace(path string, write func(w io.Writer) error) error {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return cannotWrite(path, err)
	}
	if err := fill(f, write); err != nil {
		os.Remove(f.Name())
		return cannotWrite(path, err)
	}
	if err := os.Rename(f.Name(), path); err != nil {
		os.Remove(f.Name())
		return cannotWrite(path, err)
	}
	syncFolder(filepath.Dir(path))
	return nil
}

// fill writes and closes the temporary file.
func fill(f *os.File, write func(w io.Writer) error) error {
	defer f.Close() // a second Close, after the one below, does nothing
	out := bufio.NewWriter(f)
	if err := write(out); err != nil {
		return err
	}
	if err := out.Flush(); err != nil {
		return err
	}
	// A temporary file is its owner's alone; a result is for everyone.
	if err := f.Chmod(0o644); err != nil {
		return err
	}
	if err := f.Sync(); err != nil {
		return err
	}
	return f.Close()
}

// syncFolder makes the new name last. Not every system can, and the file is
// whole either way.
func syncFolder(path string) {
	if folder, err := os.Open(path); err == nil {
		folder.Sync()
		folder.Close()
	}
}
