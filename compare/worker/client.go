package worker

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync/atomic"
	"time"
)

// Worker is a running child process.
type Worker struct {
	Identity Identity
	cmd      *exec.Cmd
	pipe     io.WriteCloser
	in       *bufio.Writer
	out      *bufio.Reader
	stderr   head
	late     atomic.Bool // killed because a deadline passed
	dead     error
}

// Start starts the worker of a build and hears its Identity. The process is
// killed when ctx ends. The error is an *op.Missing where there is no such
// worker or it cannot start, and a *Death where it started and died.
func Start(ctx context.Context, build Build, deadline time.Duration) (*Worker, error) {
	if _, err := os.Stat(build.Path); err != nil {
		return nil, notBuilt(build)
	}
	w := &Worker{cmd: exec.CommandContext(ctx, build.Path)}
	w.cmd.Env = append(os.Environ(), build.Env...)
	w.cmd.Stderr = &w.stderr
	w.cmd.WaitDelay = time.Second
	setProcessGroup(w.cmd)
	pipe, err := w.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := w.cmd.Start(); err != nil {
		return nil, cannotStart(build, err.Error())
	}
	w.pipe, w.in, w.out = pipe, bufio.NewWriter(pipe), newReader(out)
	return w.hear(build, deadline)
}

// hear waits for the worker to introduce itself.
func (w *Worker) hear(build Build, deadline time.Duration) (*Worker, error) {
	timer := w.killAfter(deadline)
	err := readLine(w.out, &w.Identity)
	timer.Stop()
	if err == nil && w.Identity.Protocol != Protocol {
		err = rubbish(fmt.Sprintf("protocol %d, where this command speaks %d (run: make build)", w.Identity.Protocol, Protocol))
	}
	if err != nil {
		death := w.bury(err)
		if missing := loaderFailure(build, death); missing != nil {
			return nil, missing
		}
		return nil, death
	}
	w.Identity.Build = build.Name
	return w, nil
}

// Do asks and waits for the answer. An error is a *Death: the worker has
// crashed, has sent rubbish, or has been killed at the deadline, and answers
// nothing more. What the suite itself refused is in Reply.Error.
func (w *Worker) Do(req *Request, deadline time.Duration) (Reply, error) {
	if w.dead != nil {
		return Reply{}, w.dead
	}
	timer := w.killAfter(deadline)
	defer timer.Stop()
	if err := writeRequest(w.in, req); err != nil {
		return Reply{}, w.bury(err)
	}
	reply, err := readReply(w.out, outputLimit(req))
	if err != nil {
		return Reply{}, w.bury(err)
	}
	return reply, nil
}

// outputLimit is more than any operation makes of its input.
func outputLimit(req *Request) int {
	n := 1<<20 + max(0, min(req.Input.Ints["length"], MaxBytes))
	for _, b := range req.Input.Bytes {
		n += 2 * len(b)
	}
	return n
}

func (w *Worker) killAfter(deadline time.Duration) *time.Timer {
	return time.AfterFunc(deadline, func() {
		w.late.Store(true)
		w.cmd.Process.Kill()
	})
}

// bury reaps the process and says what ended the conversation.
func (w *Worker) bury(cause error) *Death {
	sent, isRubbish := errors.AsType[rubbish](cause)
	if isRubbish {
		w.cmd.Process.Kill()
	}
	w.reap()
	death := &Death{Code: w.cmd.ProcessState.ExitCode(), Stderr: w.stderr.String()}
	switch line := w.stderr.line(); {
	case w.late.Load():
		death.Reason = "did not answer before its deadline and was killed"
	case isRubbish:
		death.Reason = "sent " + string(sent)
	case line != "":
		death.Reason = fmt.Sprintf("died (%v): %s", w.cmd.ProcessState, line)
	default:
		death.Reason = fmt.Sprintf("died (%v)", w.cmd.ProcessState)
	}
	w.dead = death
	return death
}

// reap closes the pipe, which ends an idle worker, and kills a busy one.
func (w *Worker) reap() {
	w.pipe.Close()
	timer := time.AfterFunc(time.Second, func() { w.cmd.Process.Kill() })
	w.cmd.Wait()
	timer.Stop()
}

// Close lets the worker go and reaps it.
func (w *Worker) Close() {
	if w != nil && w.dead == nil {
		w.reap()
		w.dead = &Death{Reason: "was closed"}
	}
}
