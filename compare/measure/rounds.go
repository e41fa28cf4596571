package measure

import (
	"bytes"
	"fmt"
	"math/rand/v2"

	"github.com/cgoworth/cgoworth/compare/equal"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// session is one row in one pair of processes.
type session struct {
	catalog []op.Operation
	row     *Row
	input   op.Input
	pair    *pair
	process sample.Process
}

// turn is one side's place in a session: where it works and what it measured.
type turn struct {
	side   equal.Side
	into   *sample.Side
	before int64 // garbage collections before the first call
}

// run measures the rounds of one process. A mismatch ends it at once; the
// error is a *worker.Death or what a suite refused.
func (s *session) run(rounds int, rng *rand.Rand) (mismatch string, err error) {
	a := &turn{side: s.pair.a, into: &s.process.A}
	b := &turn{side: s.pair.b, into: &s.process.B}
	for _, t := range []*turn{a, b} {
		if err := s.prepare(t); err != nil {
			return "", err
		}
	}
	for n := 0; n < rounds; n += 2 {
		first, second, letters := a, b, "ab"
		if rng.IntN(2) == 1 {
			first, second, letters = b, a, "ba"
		}
		// ABBA, or BAAB: a drift of the machine that is straight over the
		// block falls on both sides alike.
		for _, order := range [][2]*turn{{first, second}, {second, first}} {
			if mismatch, err := s.round(order, a, b); err != nil || mismatch != "" {
				return mismatch, err
			}
		}
		s.process.Order += letters
	}
	for _, t := range []*turn{a, b} {
		if err := s.finish(t); err != nil {
			return "", err
		}
	}
	return "", nil
}

// round has each side make one batch, then compares their last outputs.
func (s *session) round(order [2]*turn, a, b *turn) (mismatch string, err error) {
	replies := make(map[*turn]worker.Reply, 2)
	for _, t := range order {
		reply, err := s.ask(t, &worker.Request{Do: worker.DoBatch, Warm: s.row.warm(), Calls: s.row.Sample.Calls,
			Output: s.row.Operation.Equality == op.Cross})
		if err != nil {
			return "", err
		}
		t.into.Wall = append(t.into.Wall, reply.Wall)
		t.into.CPU = append(t.into.CPU, reply.CPU)
		t.into.Switches = append(t.into.Switches, reply.Switches)
		replies[t] = reply
	}
	mismatch, err = s.compare(replies[a], replies[b])
	if mismatch != "" && s.row.Operation.Equality == op.Identical {
		return s.show(mismatch, a, b)
	}
	return mismatch, err
}

// show adds the bytes to a mismatch of digests, from one more call of each
// side: those of the batch are gone.
func (s *session) show(mismatch string, a, b *turn) (string, error) {
	var outputs [2][]byte
	for i, t := range []*turn{a, b} {
		reply, err := s.ask(t, &worker.Request{Do: worker.DoBatch, Calls: 1, Output: true})
		if err != nil {
			return mismatch, nil // the mismatch is the news, not how the side went on
		}
		outputs[i] = reply.Output
	}
	if window := equal.Window(a.side.Name, outputs[0], b.side.Name, outputs[1]); window != "" {
		mismatch += "; one call later: " + window
	}
	return mismatch, nil
}

// compare holds the last outputs of two batches against each other.
func (s *session) compare(a, b worker.Reply) (mismatch string, err error) {
	o := s.row.Operation
	if o.Equality == op.Identical {
		if a.Size != b.Size || !bytes.Equal(a.Digest, b.Digest) {
			return fmt.Sprintf("the last outputs of a timed batch differ: %d bytes with SHA-256 %x…, and %d bytes with %x…",
				a.Size, a.Digest[:min(8, len(a.Digest))], b.Size, b.Digest[:min(8, len(b.Digest))]), nil
		}
		return "", nil
	}
	if o.Use.Operation != "" || o.Equality == op.Drawn || o.CheckedOnce {
		return "", nil // the check before the timing is all that can be done
	}
	mismatch, err = equal.Opens(s.catalog, o, s.input, a.Output, s.pair.a, s.pair.b)
	if err != nil || mismatch != "" {
		return mismatch, err
	}
	return equal.Opens(s.catalog, o, s.input, b.Output, s.pair.b, s.pair.a)
}

// prepare sets a side up and times its first call of all, alone.
func (s *session) prepare(t *turn) error {
	reply, err := s.ask(t, &worker.Request{Do: worker.DoPrepare, Suite: t.side.Suite,
		Operation: s.row.Operation.Name, Input: s.input})
	if err != nil {
		return err
	}
	t.into.Idle, t.before = reply.RSS, reply.Collections
	reply, err = s.ask(t, &worker.Request{Do: worker.DoBatch, Calls: 1})
	t.into.Cold = reply.Wall
	return err
}

// finish counts allocations, which no timed batch could bear, and drops the
// columns in which nothing happened.
func (s *session) finish(t *turn) error {
	reply, err := s.ask(t, &worker.Request{Do: worker.DoAllocs, Calls: min(s.row.Sample.Calls, 100)})
	if err != nil {
		return err
	}
	t.into.Allocs, t.into.Bytes = reply.Allocs, reply.Bytes
	t.into.Peak, t.into.Collections = reply.Peak, reply.Collections-t.before
	t.into.CPU, t.into.Switches = unlessZero(t.into.CPU), unlessZero(t.into.Switches)
	return nil
}

func unlessZero(column []int64) []int64 {
	for _, v := range column {
		if v != 0 {
			return column
		}
	}
	return nil
}

// ask turns a refusal into an error: an input that was accepted by the check
// before the timing must be accepted again.
func (s *session) ask(t *turn, req *worker.Request) (worker.Reply, error) {
	reply, err := t.side.Worker.Do(req, t.side.Deadline)
	if err != nil {
		return reply, fmt.Errorf("%s: %w", t.side.Name, err)
	}
	if reply.Error != "" {
		return reply, fmt.Errorf("%s: %s", t.side.Name, reply.Error)
	}
	return reply, nil
}
