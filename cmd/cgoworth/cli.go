package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/alecthomas/kong"
	"github.com/cgoworth/cgoworth/compare/result"
)

// cli is the grammar of the command line.
type cli struct {
	Run       runCmd       `cmd:"" help:"Compare, measure and write the results down."`
	Verify    verifyCmd    `cmd:"" help:"Prove both sides equal, without measuring."`
	List      listCmd      `cmd:"" help:"List the operations, and which suite offers which."`
	Report    reportCmd    `cmd:"" help:"Print a finished run in any format."`
	Calibrate calibrateCmd `cmd:"" help:"Test the instrument on known answers."`
	Doctor    doctorCmd    `cmd:"" help:"Say what this machine offers, and what would make its numbers steadier."`
}

// terminal is where a command talks to: results go to out, progress and
// warnings to err.
type terminal struct {
	context.Context
	out, err io.Writer
}

// Exit statuses, apart from those of signals.
const (
	exitEqual    = 0 // all equal and done
	exitMismatch = 1 // a mismatch or a failed gate
	exitTrouble  = 2 // usage, I/O, or something required is missing
)

// failure is an error that the user can do something about.
type failure struct {
	problem, hint string
	status        int
}

func (f *failure) Error() string { return f.problem }

// trouble makes a failure of status 2.
func trouble(hint, format string, args ...any) error {
	return &failure{fmt.Sprintf(format, args...), hint, exitTrouble}
}

// run is the whole command. It returns the exit status.
func run(ctx context.Context, stdout, stderr io.Writer, args []string) int {
	var grammar cli
	exited := exit(-1)
	parser, err := kong.New(&grammar,
		kong.Name("cgoworth"),
		kong.Description("Is cgo worth it for this cryptographic operation, on this machine?\n\n"+
			"The same operation through OpenSSL and libsodium behind cgo and through pure Go: proven equal, timed side by side."),
		kong.Writers(stdout, stderr),
		kong.Exit(func(code int) { panic(exit(code)) }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, FlagsLast: true, WrapUpperBound: 100}),
		kong.Vars{"profiles": profileHelp(), "formats": formatHelp()},
	)
	if err != nil {
		panic(err) // the grammar is wrong
	}
	command, err := parse(parser, args, &exited)
	if exited >= 0 {
		return int(exited)
	}
	if err == nil {
		err = command.Run(&terminal{ctx, stdout, stderr})
	} else {
		err = trouble("run: cgoworth --help", "%v", err)
	}
	return status(ctx, stderr, err)
}

// exit carries the exit status of --help out of kong, which goes on parsing
// after it has printed the help, unless it is stopped.
type exit int

func parse(parser *kong.Kong, args []string, exited *exit) (command *kong.Context, err error) {
	defer func() {
		if code, ok := recover().(exit); ok {
			*exited = code
		}
	}()
	return parser.Parse(args)
}

// status prints an error in two lines, what is wrong and what to do, and
// returns the exit status that goes with it.
func status(ctx context.Context, stderr io.Writer, err error) int {
	if cause, ok := errors.AsType[interrupted](context.Cause(ctx)); ok {
		return int(cause)
	}
	if err == nil {
		return exitEqual
	}
	worst := exitTrouble
	for _, err := range flatten(err) {
		f := asFailure(err)
		fmt.Fprintln(stderr, "cgoworth:", f.problem)
		if f.hint != "" {
			fmt.Fprintln(stderr, "  to do:", f.hint)
		}
		// A mismatch is worse than whatever else went wrong.
		worst = min(worst, f.status)
	}
	return worst
}

// flatten takes joined errors apart.
func flatten(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	return []error{err}
}

// asFailure finds the two lines of an error.
func asFailure(err error) *failure {
	if f, ok := errors.AsType[*failure](err); ok {
		return f
	}
	if e, ok := errors.AsType[*result.Error](err); ok {
		return &failure{e.Problem, e.Hint, exitTrouble}
	}
	return &failure{err.Error(), "", exitTrouble}
}
