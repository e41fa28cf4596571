package main

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/compare/sample"
	"github.com/cgoworth/cgoworth/compare/stat"
	"github.com/cgoworth/cgoworth/compare/worker"
)

// BenchmarkPath shows what the timed path adds to a call: a plain loop over a
// library and a worker process take turns at the same number of calls, and the
// median of the rounds says how much longer the worker takes. That belongs
// within 3 %, or 3 ns where a call is short. Each operation is one round here:
//
//	go test -tags openssl,sodium -run xxx -bench Path -benchtime 2000x ./cmd/cgoworth-worker
func BenchmarkPath(b *testing.B) {
	seed := op.NewSeed(1)
	for _, row := range append(goPaths(), nativePaths()...) {
		o, ok := op.Find(op.Catalog(), row.c.Operation)
		if !ok {
			b.Fatalf("the catalog has no %s", row.c.Operation)
		}
		in := op.InputOf(o, seed, row.c)
		b.Run(row.suite+"/"+row.c.String(), func(b *testing.B) { alternate(b, row.suite, o, in, row.plain(b, in)) })
	}
}

// alternate measures rounds of a plain batch and a worker's batch, of 200 µs
// and each after as much warm-up, and lets them change places.
func alternate(b *testing.B, suite string, o op.Operation, in op.Input, call func()) {
	w := startWorker(b)
	defer w.Close()
	ask := func(req *worker.Request) int64 {
		reply, err := w.Do(req, time.Minute)
		if err != nil || reply.Error != "" {
			b.Fatal(err, reply.Error)
		}
		return reply.Wall
	}
	ask(&worker.Request{Do: worker.DoPrepare, Suite: suite, Operation: o.Name, Input: in})
	const probe = 100
	ask(&worker.Request{Do: worker.DoBatch, Calls: probe})
	calls := max(1, int(probe*200_000/ask(&worker.Request{Do: worker.DoBatch, Warm: probe, Calls: probe})))
	row := sample.Row{Calls: calls, Processes: make([]sample.Process, 1)}
	p := &row.Processes[0]
	for i := 0; b.Loop(); i++ {
		for side := range 2 {
			if (side+i)%2 == 0 {
				p.A.Wall = append(p.A.Wall, plainBatch(call, calls))
			} else {
				p.B.Wall = append(p.B.Wall, ask(&worker.Request{Do: worker.DoBatch, Warm: calls, Calls: calls}))
			}
		}
		p.Order += "ab"[i%2 : i%2+1]
	}
	s := stat.Summarize(row)
	b.ReportMetric(0, "ns/op") // of a round, which says nothing
	b.ReportMetric(s.A.Paired, "ns/plain")
	b.ReportMetric(s.B.Paired, "ns/worker")
	b.ReportMetric(100*(s.Ratio-1), "%longer")
}

// plainBatch times what a user of the library would write.
func plainBatch(call func(), calls int) int64 {
	for range calls {
		call()
	}
	start := time.Now()
	for range calls {
		call()
	}
	return int64(time.Since(start))
}

// path is an operation and the code that a user of the library would write.
type path struct {
	suite string
	c     op.Case
	plain func(*testing.B, op.Input) func()
}

func hashCase() op.Case { return op.Case{Operation: "sha256"}.With(op.Size, 16) }

func gcmCase() op.Case {
	return op.Case{Operation: "aes-gcm/seal"}.With("key", 256).With("iv", 96).With("tag", 128).With("aad", 0).With(op.Size, 16<<10)
}

var sink [32]byte

func goPaths() []path {
	return []path{
		{"go", hashCase(), func(b *testing.B, in op.Input) func() {
			message := in.Bytes["message"]
			return func() { sink = sha256.Sum256(message) }
		}},
		{"go", gcmCase(), func(b *testing.B, in op.Input) func() {
			block, err := aes.NewCipher(in.Bytes["key"])
			if err != nil {
				b.Fatal(err)
			}
			aead, err := cipher.NewGCM(block)
			if err != nil {
				b.Fatal(err)
			}
			return sealer(aead, in)
		}},
	}
}

func sealer(aead cipher.AEAD, in op.Input) func() {
	nonce, message := in.Bytes["nonce"], in.Bytes["message"]
	dst := make([]byte, 0, len(message)+aead.Overhead())
	return func() { aead.Seal(dst, nonce, message, nil) }
}

// startWorker builds the worker as these tests were built, and starts it.
func startWorker(b *testing.B) *worker.Worker { return start(b, buildWorker(b)) }

func buildWorker(t testing.TB) string {
	exe := filepath.Join(t.TempDir(), "cgoworth-worker-path")
	if out, err := exec.Command("go", "build", "-tags", nativeTags, "-o", exe, ".").CombinedOutput(); err != nil {
		t.Fatalf("building the worker: %v\n%s", err, out)
	}
	return exe
}

func start(t testing.TB, exe string) *worker.Worker {
	w, err := worker.Start(context.Background(), worker.Build{Name: "path", Path: exe}, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return w
}
