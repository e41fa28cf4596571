//go:build cgo && openssl && sodium

package main

import (
	"os"
	"slices"
	"testing"
	"time"

	"github.com/cgoworth/cgoworth/compare/equal"
	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// TestMemory makes many calls of each native operation in a worker of its own
// and sees that its resident memory stays where it was after the first 2,000.
// A binding leaves memory of C to finalizers, and Go's collector does not see
// it: so the worker collects from time to time, as a run does between rows.
//
// 200,000 calls of each operation take hours; unless CGOWORTH_SOAK is set each
// gets a fraction of a second, and those of which one call takes longer than
// that, whole files and new RSA keys, wait for it.
func TestMemory(t *testing.T) {
	const first, all, growth = 2_000, 200_000, 32 << 20
	patience, slow := 200*time.Millisecond, []string{"pipeline", "keygen"}
	if os.Getenv("CGOWORTH_SOAK") != "" {
		patience, slow = time.Hour, nil
	}
	catalog, seed := op.Catalog(), op.NewSeed(1)
	exe := buildWorker(t)
	for _, suite := range []string{"openssl", "sodium", "direct"} {
		for _, o := range catalog {
			if slices.Contains(slow, o.Family) {
				continue
			}
			c := o.Cases(o.Scale.Values)[0]
			w := start(t, exe)
			side := equal.Side{Name: suite, Worker: w, Suite: suite, Deadline: time.Minute}
			if !side.Has(o.Name) {
				w.Close()
				continue
			}
			t.Run(suite+"/"+c.String(), func(t *testing.T) {
				defer w.Close()
				made, err := equal.Make(catalog, o, c, seed, equal.Side{Name: "go", Worker: w, Suite: "go", Deadline: time.Minute})
				if err != nil {
					t.Fatal(err)
				}
				s := soak{t: t, side: side, prepare: &worker.Request{Do: worker.DoPrepare, Suite: suite, Operation: o.Name,
					Input: equal.Input(catalog, o, c, seed, made)}}
				s.calls(first, patience)
				before := s.resident()
				more := s.calls(all-first, patience)
				after := s.resident()
				if after-before > growth {
					t.Errorf("%d calls took the resident memory from %d MiB to %d MiB", first+more, before>>20, after>>20)
				}
			})
		}
	}
}

// soak repeats one operation in a worker.
type soak struct {
	t       *testing.T
	side    equal.Side
	prepare *worker.Request
}

func (s *soak) do(req *worker.Request) worker.Reply {
	s.t.Helper()
	reply, err := s.side.Worker.Do(req, time.Minute)
	if err != nil || reply.Error != "" {
		s.t.Fatal(err, reply.Error)
	}
	return reply
}

// calls makes n calls, or as many as patience allows, and returns how many. It
// collects every 20,000 calls, or every tenth of a second.
func (s *soak) calls(n int, patience time.Duration) int {
	s.t.Helper()
	begin, made, chunk := time.Now(), 0, 1
	for made < n && time.Since(begin) < patience {
		s.do(s.prepare)
		chunk = min(chunk, n-made)
		wall := s.do(&worker.Request{Do: worker.DoBatch, Calls: chunk}).Wall
		made += chunk
		if wall < int64(50*time.Millisecond) {
			chunk = min(2*chunk, 20_000)
		}
	}
	return made
}

// resident collects, gives the finalizers a moment, and collects what they
// have let go.
func (s *soak) resident() int64 {
	s.t.Helper()
	s.do(s.prepare)
	time.Sleep(20 * time.Millisecond)
	return s.do(s.prepare).RSS
}
