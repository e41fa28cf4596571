package result

import (
	"encoding/json"
	"errors"
	"io"
	"os"
)

// ReadFile reads a run file. The error is an *Error that names the file.
func ReadFile(path string) (*Run, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, in(path, err)
	}
	defer f.Close()
	run, err := Read(f)
	if err != nil {
		return nil, in(path, err)
	}
	return run, nil
}

// Read reads a run file of any version up to the current one, and gives it the
// current version. It trusts nothing in it: what is too large, too deep or too
// long is refused, and so is what is not a run file. Unless r itself fails,
// the error is an *Error.
func Read(r io.Reader) (*Run, error) {
	g := &guard{r: r}
	d := &decoder{guard: g, json: json.NewDecoder(g)}
	run, err := d.file()
	if err != nil {
		return nil, d.explain(err)
	}
	return run, nil
}

// decoder reads a file value by value, so that only one of them is in memory
// as text.
type decoder struct {
	guard *guard
	json  *json.Decoder
	at    string // the top-level field that is being read
	row   int    // the row, from 1; 0 outside of the rows
}

// file reads the version, which a run file opens with, and then the rest as
// that version wants it.
func (d *decoder) file() (*Run, error) {
	if err := d.open('{'); err != nil {
		return nil, err
	}
	if key, err := d.key(); err != nil || key != "version" {
		return nil, errors.Join(err, errStranger)
	}
	var version int
	if err := d.decode(&version); err != nil {
		return nil, err
	}
	switch {
	case version > Version:
		return nil, broken("build a newer cgoworth to read it",
			"the run file has version %d of the format, and this cgoworth reads up to %d", version, Version)
	case version == 1:
		return d.version1()
	}
	return nil, broken(notA, "the run file has version %d of the format, which never was", version)
}

// version1 reads what follows the version.
func (d *decoder) version1() (*Run, error) {
	run := &Run{Version: Version}
	for d.json.More() {
		key, err := d.key()
		if err != nil {
			return nil, err
		}
		if err := d.field(run, key); err != nil {
			return nil, err
		}
	}
	if _, err := d.json.Token(); err != nil { // the closing brace
		return nil, err
	}
	if _, err := d.json.Token(); err != io.EOF {
		return nil, broken(damaged, "the run file goes on after its end")
	}
	return run, run.check()
}

// field reads one top-level field. A name that is not known is passed over:
// within a version, fields may be added.
func (d *decoder) field(run *Run, key string) error {
	if key == rowsField {
		return d.rows(run)
	}
	for _, f := range run.fields()[1:] {
		if f.name == key {
			return d.decode(f.value)
		}
	}
	var unknown json.RawMessage
	return d.decode(&unknown)
}

func (d *decoder) rows(run *Run) error {
	if err := d.open('['); err != nil {
		return err
	}
	rounds := 0
	for d.json.More() {
		d.row++
		var row Row
		if err := d.decode(&row); err != nil {
			return err
		}
		if err := row.check(d.row); err != nil {
			return err
		}
		if rounds += row.Sample.Rounds(); rounds > maxAllRounds || d.row > maxRows {
			return broken(notA, "the run file has more than %d rows or %d rounds, which is the limit", maxRows, maxAllRounds)
		}
		run.Rows = append(run.Rows, row)
	}
	d.row = 0
	_, err := d.json.Token() // the closing bracket
	return err
}

// decode reads the value that comes next.
func (d *decoder) decode(into any) error {
	d.guard.start()
	return d.json.Decode(into)
}

// open reads an opening bracket.
func (d *decoder) open(bracket json.Delim) error {
	token, err := d.json.Token()
	if err == nil && token != bracket {
		return errStranger
	}
	return err
}

// key reads the name of a top-level field.
func (d *decoder) key() (string, error) {
	d.guard.start()
	token, err := d.json.Token()
	if err != nil {
		return "", err
	}
	name, ok := token.(string)
	if !ok {
		return "", errStranger // an empty object ends here
	}
	d.at = name
	return name, nil
}
