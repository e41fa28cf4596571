// Command cgoworth answers one question with evidence: is cgo worth it for
// this cryptographic operation, on this machine?
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := interruptible()
	defer stop(nil)
	os.Exit(run(ctx, os.Stdout, os.Stderr, os.Args[1:]))
}

// interrupted is the cause of a context that a signal has ended: the exit status
// that goes with it, 128 and the number of the signal.
type interrupted int

func (interrupted) Error() string { return "interrupted" }

const (
	byInterrupt   interrupted = 130 // SIGINT
	byTermination interrupted = 143 // SIGTERM
)

// interruptible returns a context that ends with the first signal that asks
// the command to stop. A second one ends the process at once.
func interruptible() (context.Context, context.CancelCauseFunc) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		caught := <-signals
		signal.Stop(signals)
		if caught == os.Interrupt {
			cancel(byInterrupt)
		} else {
			cancel(byTermination)
		}
	}()
	return ctx, cancel
}
