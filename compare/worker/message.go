// Package worker is the child process that hosts the suites of one build, and
// the comparator's end of the conversation with it. A message is one line of
// JSON, followed by the byte strings that the line announces, raw. The child
// speaks first, with its Identity; then it answers each Request with a Reply.
package worker

import "github.com/cgoworth/cgoworth/compare/op"

// Protocol is the version of the conversation.
const Protocol = 1

// Identity is what a worker says of itself when it starts.
type Identity struct {
	Protocol int    `json:"protocol"`
	Build    string `json:"build,omitempty"` // filled in by the comparator: the name that it knows this worker by
	Go       string `json:"go"`              // go1.26.8
	OS       string `json:"os"`
	Arch     string `json:"arch"`
	// Level is the instruction set that the Go code was compiled for:
	// GOAMD64=v1.
	Level string `json:"level,omitempty"`
	CGO   bool   `json:"cgo"`
	// Tags are the build tags of the worker as its build recorded them.
	Tags  []string `json:"tags,omitempty"`
	Debug string   `json:"godebug,omitempty"` // GODEBUG, as set and as built in
	// Modules are the versions of the libraries that were compiled in.
	Modules map[string]string `json:"modules,omitempty"`
	Suites  []Suite           `json:"suites"`
}

// Suite is what a worker says of one of its suites.
type Suite struct {
	Name       string            `json:"name"`
	Library    string            `json:"library"`
	Version    string            `json:"version,omitempty"` // as loaded
	Missing    string            `json:"missing,omitempty"` // why it cannot be used
	Hint       string            `json:"hint,omitempty"`
	Operations []string          `json:"operations,omitempty"` // sorted
	Notes      map[string]string `json:"notes,omitempty"`      // by operation
	Blank      string            `json:"blank,omitempty"`      // why other operations are not offered
}

// The things that a worker can be asked to do.
const (
	// DoCall prepares a call from the input, makes it once, and answers with
	// its output. It leaves what DoPrepare prepared in place.
	DoCall = "call"
	// DoPrepare prepares the call that the requests below repeat.
	DoPrepare = "prepare"
	// DoBatch makes Warm untimed and then Calls timed calls.
	DoBatch = "batch"
	// DoAllocs makes Calls calls and answers with their heap allocations.
	DoAllocs = "allocs"
)

// Request is what the comparator asks.
type Request struct {
	Do        string   `json:"do"`
	Suite     string   `json:"suite,omitempty"`
	Operation string   `json:"operation,omitempty"`
	Input     op.Input `json:"-"` // travels as Ints and as byte strings after the line
	// Warm and Calls are numbers of calls.
	Warm  int `json:"warm,omitempty"`
	Calls int `json:"calls,omitempty"`
	// Output asks for the bytes of the last output, not its digest alone.
	Output bool `json:"output,omitempty"`
}

// Reply is what the worker answers.
type Reply struct {
	// Error is the error, or the recovered panic, of the suite. The worker
	// is still good for the next request.
	Error string `json:"error,omitempty"`
	// Wall and CPU are nanoseconds; Switches counts how often the system
	// took the processor away. They are about the timed calls alone.
	Wall     int64 `json:"wall,omitempty"`
	CPU      int64 `json:"cpu,omitempty"`
	Switches int64 `json:"switches,omitempty"`
	// Size and Digest (SHA-256) are of the last output.
	Size   int    `json:"size"`
	Digest []byte `json:"digest,omitempty"`
	Output []byte `json:"-"` // follows the line, where it was asked for
	// Allocs and Bytes are heap allocations per call.
	Allocs float64 `json:"allocs,omitempty"`
	Bytes  float64 `json:"bytes,omitempty"`
	// RSS and Peak are the resident memory of the process in bytes, now and
	// at its highest; Collections counts its garbage collections so far.
	RSS         int64 `json:"rss,omitempty"`
	Peak        int64 `json:"peak,omitempty"`
	Collections int64 `json:"collections,omitempty"`
}
