package measure

import (
	"math"
	"time"

	"github.com/cgoworth/cgoworth/compare/equal"
	"github.com/cgoworth/cgoworth/compare/worker"
)

const (
	// maxCalls keeps a batch within reason whatever the clock says.
	maxCalls = 1 << 20
	// overhead is what a round takes beside its calls: two questions, two
	// answers, and the digests. It only serves to plan.
	overhead = 150 * time.Microsecond
	// warmLimit is the time of a batch beyond which a warm-up is no use: what
	// a processor loses on waking up, 100 µs at half speed, is nothing to it.
	warmLimit = 20 * time.Millisecond
)

// calibrate finds how many calls make a batch of the wanted length: the same
// number for both sides, so that the geometric mean of their times fits.
func (c *checker) calibrate() error {
	in := equal.Input(c.Catalog, c.row.Operation, c.row.Case, c.seed, c.row.made)
	s := session{catalog: c.Catalog, row: c.row, input: in, pair: c.pair}
	a, b := &turn{side: c.pair.a, into: &s.process.A}, &turn{side: c.pair.b, into: &s.process.B}
	for _, t := range []*turn{a, b} {
		if err := s.prepare(t); err != nil {
			return err
		}
	}
	if cold := s.process.A.Cold + s.process.B.Cold; cold > int64(2*warmLimit) {
		c.row.settle(1, 1, cold) // one call is more than a batch
		return nil
	}
	for calls := 1; ; calls *= 2 {
		wallA, err := s.probe(a, calls)
		if err != nil {
			return err
		}
		wallB, err := s.probe(b, calls)
		if err != nil {
			return err
		}
		mean := math.Sqrt(float64(max(wallA, 1)) * float64(max(wallB, 1)))
		if target := float64(c.Batch); mean >= target/2 || calls >= maxCalls {
			c.row.settle(calls, target/mean, wallA+wallB)
			return nil
		}
	}
}

// probe is one batch with as much warm-up.
func (s *session) probe(t *turn, calls int) (wall int64, err error) {
	reply, err := s.ask(t, &worker.Request{Do: worker.DoBatch, Warm: calls, Calls: calls})
	return reply.Wall, err
}

// settle fixes the batch from a probe of some calls that took wall
// nanoseconds on both sides together, and has to grow by a factor.
func (r *Row) settle(calls int, factor float64, wall int64) {
	n := max(1, int(math.Round(float64(calls)*factor)))
	r.Sample.Calls = min(n, maxCalls)
	batches := time.Duration(float64(wall) * float64(r.Sample.Calls) / float64(calls))
	r.round = batches + overhead
	if batches/2 <= warmLimit {
		r.round += batches
	}
	r.batch = batches / 2
}

// warm is the number of untimed calls before each batch.
func (r *Row) warm() int {
	if r.batch > warmLimit {
		return 0
	}
	return r.Sample.Calls
}
