package worker

import (
	"runtime"
	"time"

	"github.com/cgoworth/cgoworth/compare/op"
)

// prepared is a call that is ready to be repeated, with the buffer that it
// appends to.
type prepared struct {
	call op.Call
	dst  []byte
}

// room returns a buffer that the output of any operation on this input fits
// in, so that an implementation that can append never allocates.
func room(in op.Input) []byte {
	longest := 0
	for _, b := range in.Bytes {
		longest = max(longest, len(b))
	}
	length := max(0, min(in.Ints["length"], MaxBytes)) // of a derived key
	return make([]byte, 0, 2*longest+4096+length)
}

// batch makes warm untimed calls and then n timed ones. The loop holds the
// call and the check of its error, and nothing else.
//
// The warm calls bring the processor back to speed: one that has just been
// idle runs vector code slowly for its first 100 to 200 µs.
func (p *prepared) batch(warm, n int) (Reply, []byte, error) {
	call, dst := p.call, p.dst
	var out []byte
	var err error
	for range warm {
		if _, err = call(dst); err != nil {
			return Reply{}, nil, err
		}
	}
	cpu, switches := threadUsage()
	start := time.Now()
	for range n {
		if out, err = call(dst); err != nil {
			break
		}
	}
	wall := time.Since(start)
	cpuAfter, switchesAfter := threadUsage()
	if err != nil {
		return Reply{}, nil, err
	}
	return Reply{Wall: int64(wall), CPU: cpuAfter - cpu, Switches: switchesAfter - switches}, out, nil
}

// allocs counts the heap allocations of n calls. Reading the counters stops
// the world, so this is never part of a timed batch.
func (p *prepared) allocs(n int) (Reply, error) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range n {
		if _, err := p.call(p.dst); err != nil {
			return Reply{}, err
		}
	}
	runtime.ReadMemStats(&after)
	return Reply{
		Allocs: float64(after.Mallocs-before.Mallocs) / float64(n),
		Bytes:  float64(after.TotalAlloc-before.TotalAlloc) / float64(n),
	}, nil
}
