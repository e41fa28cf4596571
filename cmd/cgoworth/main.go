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

// interrupted is the cause of a context that a signal has ended.
type interrupted struct{ syscall.Signal }

func (i interrupted) Error() string { return i.Signal.String() }

// interruptible returns a context that ends with the first signal that asks
// the command to stop. A second one ends the process at once.
func interruptible() (context.Context, context.CancelCauseFunc) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		caught := <-signals
		signal.Stop(signals)
		if number, ok := caught.(syscall.Signal); ok {
			cancel(interrupted{number})
		} else {
			cancel(interrupted{syscall.SIGINT})
		}
	}()
	return ctx, cancel
}
