package purego_test

import (
	"archive/zip"
	"io"
	"slices"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

// winzip.zip was made by 7-Zip 26.02: 7z a -tzip -mm=Copy -mem=AES256 -pcorrect.
// Its two entries are longer than the key stream that is made at a time, and
// the larger one counts beyond the first byte of the counter.
func TestZip(t *testing.T) {
	archive, err := zip.OpenReader("testdata/winzip.zip")
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	if len(archive.File) != 2 {
		t.Fatalf("%d entries, want 2", len(archive.File))
	}
	for _, file := range archive.File {
		t.Run(file.Name, func(t *testing.T) {
			raw, err := file.OpenRaw()
			if err != nil {
				t.Fatal(err)
			}
			entry, err := io.ReadAll(raw)
			if err != nil {
				t.Fatal(err)
			}
			message := make([]byte, len(entry)-op.ZipOverhead)
			for i := range message {
				message[i] = byte(i*7 + i/256)
			}
			in := op.Input{Bytes: map[string][]byte{
				"password": []byte("correct"), "salt": entry[:op.ZipSalt], "salts": entry[:op.ZipSalt],
				"message": message, "ciphertext": entry,
			}}
			same(t, "winzip-aes/read", in, message)
			same(t, "winzip-aes/write", in, entry)
			if len(message) == op.ZipEntry {
				same(t, "winzip-aes/5000-entries", in, entry)
			}
		})
	}
}

func same(t *testing.T, operation string, in op.Input, want []byte) {
	t.Helper()
	call, err := purego.Suite().Operations[operation].Prepare(in)
	if err != nil {
		t.Fatal(err)
	}
	got, err := call(nil)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s differs from the archive", operation)
	}
}
