package measure

import (
	"context"
	"time"

	"github.com/cgoworth/cgoworth/compare/equal"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// pair is two running workers, one for each side, also where both sides are of
// the same build: they share neither heap nor garbage collector.
type pair struct {
	a, b    equal.Side
	started time.Duration // what starting them took
}

// start starts a fresh pair for the sides of a row.
func (cfg *Config) start(ctx context.Context, row *Row) (*pair, error) {
	begin := time.Now()
	a, err := cfg.startSide(ctx, row.A)
	if err != nil {
		return nil, err
	}
	b, err := cfg.startSide(ctx, row.B)
	if err != nil {
		a.Worker.Close()
		return nil, err
	}
	return &pair{a, b, time.Since(begin)}, nil
}

func (cfg *Config) startSide(ctx context.Context, side worker.Side) (equal.Side, error) {
	w, err := worker.Start(ctx, worker.Locate(cfg.Folder, side.Build), cfg.Deadline)
	return equal.Side{Name: side.String(), Worker: w, Suite: side.Suite, Deadline: cfg.Deadline}, err
}

func (p *pair) close() {
	if p != nil {
		p.a.Worker.Close()
		p.b.Worker.Close()
	}
}

// serves reports whether the pair has the sides of the row.
func (p *pair) serves(row *Row) bool {
	return p != nil && p.a.Name == row.A.String() && p.b.Name == row.B.String()
}
