package worker

import (
	"bufio"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"runtime"

	"github.com/cgoworth/cgoworth/compare/op"
)

// host answers the requests of one comparator.
type host struct {
	suites  []op.Suite
	current *prepared
}

// maxCalls bounds one batch. A comparator asks for a few hundred microseconds.
const maxCalls = 1 << 24

// Serve introduces the worker and answers requests until the comparator hangs
// up. It returns an error where the comparator sends what is not a request.
func Serve(in io.Reader, out io.Writer, suites []op.Suite) error {
	// One thread, so that its processor time is the time of the calls.
	runtime.LockOSThread()
	r, w := newReader(in), bufio.NewWriter(out)
	if err := writeLine(w, identify(suites)); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	h := host{suites: suites}
	for {
		req, err := readRequest(r)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("the comparator sent %w", err)
		}
		if err := writeReply(w, h.answer(req)); err != nil {
			return err
		}
	}
}

// answer does what was asked. A panic of a suite is an error of the suite: the
// bindings panic on input that other libraries refuse.
func (h *host) answer(req *Request) (reply *Reply) {
	defer func() {
		if p := recover(); p != nil {
			reply = &Reply{Error: fmt.Sprint("panic: ", p)}
		}
	}()
	reply, err := h.do(req)
	if err != nil {
		return &Reply{Error: err.Error()}
	}
	return reply
}

func (h *host) do(req *Request) (*Reply, error) {
	switch req.Do {
	case DoCall:
		return h.callOnce(req)
	case DoPrepare:
		return h.prepare(req)
	}
	if h.current == nil {
		return nil, fmt.Errorf("nothing is prepared for %q", req.Do)
	}
	if req.Calls < 1 || req.Calls > maxCalls || req.Warm < 0 || req.Warm > maxCalls {
		return nil, fmt.Errorf("%q with %d calls", req.Do, req.Calls)
	}
	switch req.Do {
	case DoBatch:
		reply, out, err := h.current.batch(req.Warm, req.Calls)
		if err != nil {
			return nil, err
		}
		return withOutput(&reply, out, req.Output), nil
	case DoAllocs:
		reply, err := h.current.allocs(req.Calls)
		return withProcess(&reply), err
	}
	return nil, fmt.Errorf("no such request: %q", req.Do)
}

// callOnce leaves what is prepared for the batches alone.
func (h *host) callOnce(req *Request) (*Reply, error) {
	p, err := h.find(req)
	if err != nil {
		return nil, err
	}
	out, err := p.call(p.dst)
	if err != nil {
		return nil, err
	}
	return withOutput(&Reply{}, out, req.Output), nil
}

// prepare collects the garbage of the request, so that no batch pays for it.
func (h *host) prepare(req *Request) (*Reply, error) {
	h.current = nil
	p, err := h.find(req)
	if err != nil {
		return nil, err
	}
	h.current = p
	runtime.GC()
	return withProcess(&Reply{}), nil
}

func (h *host) find(req *Request) (*prepared, error) {
	for _, s := range h.suites {
		if s.Name != req.Suite {
			continue
		}
		if s.Err != nil {
			return nil, fmt.Errorf("suite %s: %w", s.Name, s.Err)
		}
		implementation, ok := s.Operations[req.Operation]
		if !ok {
			return nil, fmt.Errorf("suite %s has no operation %q", s.Name, req.Operation)
		}
		call, err := implementation.Prepare(req.Input)
		if err != nil {
			return nil, err
		}
		return &prepared{call, room(req.Input)}, nil
	}
	return nil, fmt.Errorf("this worker has no suite %q", req.Suite)
}

// withOutput adds what the comparator needs to compare two outputs: the
// digest, or everything. An output of no bytes is still an output.
func withOutput(reply *Reply, out []byte, whole bool) *Reply {
	digest := sha256.Sum256(out)
	reply.Size, reply.Digest = len(out), digest[:]
	if whole {
		reply.Output = append([]byte{}, out...)
	}
	return reply
}

func withProcess(reply *Reply) *Reply {
	reply.RSS, reply.Peak = memory()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	reply.Collections = int64(m.NumGC)
	return reply
}
