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
	"github.com/cgoworth/cgoworth/compare/worker"
)

// BenchmarkPath shows what the timed path adds to a call: each operation once
// in a plain loop, and once through a real worker process. The two belong
// within 3 %, or 3 ns where a call is short.
//
//	go test -tags openssl,sodium -bench Path -count 6 ./cmd/cgoworth-worker
func BenchmarkPath(b *testing.B) {
	seed := op.NewSeed(1)
	for _, row := range append(goPaths(), nativePaths()...) {
		o, ok := op.Find(op.Catalog(), row.c.Operation)
		if !ok {
			b.Fatalf("the catalog has no %s", row.c.Operation)
		}
		in := op.InputOf(o, seed, row.c)
		name := row.suite + "/" + row.c.String()
		b.Run(name+"/impl=plain", func(b *testing.B) {
			call := row.plain(b, in)
			for b.Loop() {
				call()
			}
		})
		b.Run(name+"/impl=worker", func(b *testing.B) { throughWorker(b, row.suite, o, in) })
	}
}

// path is an operation and the code that a user of the library would write.
type path struct {
	suite string
	c     op.Case
	plain func(*testing.B, op.Input) func()
}

func hashCase() op.Case { return op.Case{Operation: "sha256"}.With(op.Size, 16) }

func gcmCase() op.Case {
	return op.Case{Operation: "aes-gcm/seal"}.With("key", 256).With("tag", 128).With("aad", 0).With(op.Size, 16<<10)
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

// throughWorker reports what a worker process measures: batches of 200 µs
// after as much warm-up, as a run of cgoworth has them.
func throughWorker(b *testing.B, suite string, o op.Operation, in op.Input) {
	w := startWorker(b)
	defer w.Close()
	ask := func(req *worker.Request) worker.Reply {
		reply, err := w.Do(req, time.Minute)
		if err != nil || reply.Error != "" {
			b.Fatal(err, reply.Error)
		}
		return reply
	}
	ask(&worker.Request{Do: worker.DoPrepare, Suite: suite, Operation: o.Name, Input: in})
	const probe = 100
	ask(&worker.Request{Do: worker.DoBatch, Calls: probe})
	calls := max(1, int(probe*200_000/ask(&worker.Request{Do: worker.DoBatch, Warm: probe, Calls: probe}).Wall))
	var wall, timed int64
	for b.Loop() {
		wall += ask(&worker.Request{Do: worker.DoBatch, Warm: calls, Calls: calls}).Wall
		timed += int64(calls)
	}
	b.ReportMetric(float64(wall)/float64(timed), "ns/op")
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
