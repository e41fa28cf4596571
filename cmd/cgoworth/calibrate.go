package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"github.com/cgoworth/cgoworth/compare/calibrate"
	"github.com/cgoworth/cgoworth/compare/measure"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/worker"
	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

type calibrateCmd struct {
	Short    bool          `help:"Take two minutes, not twenty: enough to see that it works, too little to judge by."`
	Seed     uint64        `default:"1" help:"Seed of the order of the rows."`
	Out      string        `placeholder:"DIR" help:"Folder for calibration.json; - writes none. (default: results/<machine>/<date>)"`
	Workers  string        `type:"path" env:"CGOWORTH_WORKERS" placeholder:"DIR" help:"Where the workers are. (default: beside this command)"`
	Deadline time.Duration `default:"30s" help:"How long a worker may take for one answer before it counts as hung."`
}

func (calibrateCmd) Help() string {
	return `The instrument is tested on known answers: identical sides, sides that differ
by a known amount, and costs that cross at a known size, on a quiet machine
and with a busy neighbour on every core. Exit status 1: a demand is missed.

Examples:

  $ cgoworth calibrate --short --out -
`
}

func (c *calibrateCmd) Run(t *terminal) error {
	standard, err := findProfile("standard")
	if err != nil {
		return err
	}
	folder := c.Workers
	if folder == "" {
		if folder, err = worker.Folder(); err != nil {
			return err
		}
	}
	cfg := calibrate.Config{Folder: folder, Processes: standard.processes, Rounds: standard.rounds,
		Batch: 200 * time.Microsecond, Deadline: c.Deadline, Seed: c.Seed, Same: 400, Different: 40, Crossings: 20}
	if c.Short {
		cfg.Same, cfg.Different, cfg.Crossings = 48, 6, 3
	}
	started := now()
	calibration, err := c.run(t, &cfg)
	if err != nil {
		return calibrationFailure(err)
	}
	calibration.Started, calibration.Finished = started, now()
	printCalibration(t.out, calibration, c.Short)
	if err := c.write(t, calibration); err != nil {
		return err
	}
	if c.Short {
		return unsound(calibration)
	}
	return missed(calibration)
}

// unsound is the failure of a short calibration. Its few rows miss a demand by
// chance, and are not held to them.
func unsound(c *calibrate.Calibration) error {
	if c.Sound() {
		return nil
	}
	return &failure{"the instrument is off: see the table", "run the whole calibration: cgoworth calibrate", exitMismatch}
}

func (c *calibrateCmd) run(t *terminal, cfg *calibrate.Config) (*calibrate.Calibration, error) {
	progress := newProgress(t.err)
	defer progress.stop()
	cfg.Event = func(group string, e measure.Event) {
		e.Left = 0 // a calibration has no budget
		progress.show(e)
	}
	return cfg.Run(t)
}

func calibrationFailure(err error) error {
	if missing, ok := errors.AsType[*op.Missing](err); ok {
		return trouble(missing.Hint, "%s", missing.Reason)
	}
	return trouble("run: cgoworth doctor", "the calibration could not be finished: %v", err)
}

// printCalibration prints a row for each group, with what is demanded of it.
func printCalibration(w io.Writer, c *calibrate.Calibration, short bool) {
	fmt.Fprintf(w, "calibration on %s, %d cores, %s/%s\n%s, %s long; each row %d × %d rounds, dead band 1 %%\n\n",
		c.Machine.CPU, c.Machine.Cores, c.Machine.OS, c.Machine.Arch,
		c.Started.Format("2006-01-02 15:04 UTC"), c.Finished.Sub(c.Started), c.Processes, c.Rounds)
	out := table.NewWriter()
	out.SetStyle(table.StyleLight)
	out.Style().Format.Header = text.FormatDefault
	out.AppendHeader(table.Row{"sides", "truth", "rows", "interval covers truth", "called different", "half-width", ""})
	for _, g := range c.Groups {
		name := g.Name
		if g.Load {
			name += ", busy machine"
		}
		verdict := g.Missed()
		if verdict == "" {
			verdict = "as demanded"
		}
		if short {
			verdict = "" // too few rows to hold to a demand
		}
		out.AppendRow(table.Row{name, fmt.Sprintf("%.4g", g.Truth), g.Rows, outOf(g.Covered, g.Rows), outOf(g.Different, g.Rows),
			fmt.Sprintf("±%.2f %%", 100*g.HalfWidth), verdict})
	}
	fmt.Fprintln(w, out.Render())
}

func outOf(n, of int) string {
	if of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(of))
}

// write puts the calibration beside the results of the same machine and day.
func (c *calibrateCmd) write(t *terminal, calibration *calibrate.Calibration) error {
	if c.Out == "-" {
		return nil
	}
	path := c.Out
	if path == "" {
		path = filepath.Join("results", calibration.Machine.Name, calibration.Started.Format("2006-01-02"))
	}
	if _, err := ensure(path); err != nil {
		return err
	}
	file := filepath.Join(path, "calibration.json")
	err := result.Replace(file, func(w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetIndent("", " ")
		return e.Encode(calibration)
	})
	if err == nil {
		fmt.Fprintf(t.err, "calibration: %s\n", file)
	}
	return err
}

func missed(c *calibrate.Calibration) error {
	n := 0
	for _, g := range c.Groups {
		if g.Missed() != "" {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	return &failure{fmt.Sprintf("%d of %d demands are missed", n, len(c.Groups)),
		"the table shows which; measure on a quieter machine, and tell us if it stays", exitMismatch}
}
