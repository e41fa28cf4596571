package main

import (
	"fmt"
	"io"
	"os"
	"time"

	"github.com/cgoworth/cgoworth/compare/measure"
	"github.com/jedib0t/go-pretty/v6/progress"
	"golang.org/x/term"
)

// meter shows how far a run is: on a terminal a line that changes, elsewhere a
// plain line from time to time. It writes seldom, for it shares the machine
// with what is being measured.
type meter struct {
	live    progress.Writer
	tracker *progress.Tracker
	plain   io.Writer
	said    time.Time     // when the last plain line was written
	stage   measure.Stage // that it was about
}

const (
	refresh = 500 * time.Millisecond // of the line on a terminal
	pause   = 10 * time.Second       // between plain lines
)

func newProgress(w io.Writer) *meter {
	if !isTerminal(w) {
		return &meter{plain: w}
	}
	live := progress.NewWriter()
	live.SetOutputWriter(w)
	live.SetUpdateFrequency(refresh)
	live.SetMessageLength(84)
	live.SetTrackerLength(12)
	live.SetTrackerPosition(progress.PositionRight)
	live.Style().Visibility.Time = false
	live.Style().Visibility.Speed = false
	live.Style().Visibility.Value = false
	if os.Getenv("NO_COLOR") == "" {
		live.Style().Colors = progress.StyleColorsExample
	}
	tracker := &progress.Tracker{Message: "starting"}
	live.AppendTracker(tracker)
	go live.Render()
	return &meter{live: live, tracker: tracker}
}

// show hears an event of a run.
func (m *meter) show(e measure.Event) {
	if m.live != nil {
		m.tracker.UpdateTotal(int64(e.Of * max(1, e.Sweep, e.Sweeps)))
		m.tracker.SetValue(int64(e.Of*max(0, e.Sweep-1) + e.Done))
		m.tracker.UpdateMessage(line(e) + ": " + e.Row.Case.String())
		return
	}
	if e.Stage != m.stage || time.Since(m.said) > pause {
		m.stage, m.said = e.Stage, time.Now()
		fmt.Fprintln(m.plain, line(e))
	}
}

// line is "measuring, sweep 2 of 10, row 97 of 108, at most 3m48s left".
func line(e measure.Event) string {
	what := "checking equality"
	if e.Stage == measure.StageMeasure {
		what = fmt.Sprintf("measuring, sweep %d of %d", e.Sweep, max(e.Sweep, e.Sweeps))
	}
	return fmt.Sprintf("%s, row %d of %d%s", what, e.Done+1, e.Of, left(e))
}

func left(e measure.Event) string {
	if e.Left == 0 {
		return ""
	}
	return fmt.Sprintf(", at most %s left", e.Left.Round(time.Second))
}

// stop takes the line away; what remains on the terminal is the report.
func (m *meter) stop() {
	if m.live == nil {
		return
	}
	m.tracker.MarkAsDone()
	m.live.Stop()
	for m.live.IsRenderInProgress() {
		time.Sleep(refresh / 10)
	}
}

// isTerminal reports whether w is a terminal.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// colorful reports whether w is a terminal whose user has not set NO_COLOR
// (no-color.org).
func colorful(w io.Writer) bool { return isTerminal(w) && os.Getenv("NO_COLOR") == "" }
