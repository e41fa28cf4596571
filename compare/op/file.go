package op

import (
	"cmp"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"

	crand "crypto/rand"
)

// The files of the file operations are too large to be sent or to be held in
// memory. They are made in the system's folder for temporary files and have
// gone when the process has, however it ends.

// FileTail is how much of an opened file is its output, in bytes.
const FileTail = 64

// CheckFile checks the input of a file operation.
func (in Input) CheckFile() error {
	return cmp.Or(in.LengthIs("key", 32), in.LengthIs("file", 32), in.ValueBetween("mib", 1, Longest>>20))
}

// FileSize is the length of the plain file, in bytes.
func (in Input) FileSize() int { return in.Ints["mib"] << 20 }

// FillFile calls write with the plain file, one piece at a time. The piece is
// good until write returns; last says that no other follows.
func (in Input) FillFile(write func(piece []byte, last bool) error) error {
	random := rand.NewChaCha8([32]byte(in.Bytes["file"]))
	piece := make([]byte, Piece)
	for at := 0; at < in.FileSize(); at += Piece {
		random.Read(piece)
		if err := write(piece, at+Piece == in.FileSize()); err != nil {
			return err
		}
	}
	return nil
}

// PlainFile makes the file that is to be sealed.
func (in Input) PlainFile() (*os.File, error) {
	f, err := TempFile()
	if err != nil {
		return nil, err
	}
	return f, in.FillFile(func(piece []byte, last bool) error {
		_, err := f.Write(piece)
		return err
	})
}

// TempFile makes an empty file that goes when it is closed, which happens at
// the latest when the process ends.
func TempFile() (*os.File, error) {
	// The files of earlier cases, which nobody closes, take room until they
	// are collected, and there is too little garbage for that to come by itself.
	runtime.GC()
	return vanishing(filepath.Join(os.TempDir(), "cgoworth-"+crand.Text()))
}
