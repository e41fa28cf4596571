// Package equal proves that two sides do the same: the same bytes from the
// same input, or each opening what the other made, and both refusing a forgery.
package equal

import (
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// Side is a suite in a running worker.
type Side struct {
	Name     string // native/openssl
	Worker   *worker.Worker
	Suite    string
	Deadline time.Duration // for one answer
}

// Has reports whether the side can do the operation.
func (s Side) Has(operation string) bool {
	suite, _ := s.Worker.Identity.Suite(s.Suite)
	return suite.Has(operation)
}

// answer is what one side made of one input: an output, or a refusal.
type answer struct {
	output  []byte
	refusal string
}

// call prepares and makes one call. The error is a *worker.Death.
func (s Side) call(operation string, in op.Input) (answer, error) {
	reply, err := s.Worker.Do(&worker.Request{
		Do: worker.DoCall, Suite: s.Suite, Operation: operation, Input: in, Output: true,
	}, s.Deadline)
	return answer{reply.Output, reply.Error}, err
}
