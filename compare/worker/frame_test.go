package worker

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/google/go-cmp/cmp"
)

func TestRequestRoundTrip(t *testing.T) {
	tests := []struct {
		name, reason string
		req          Request
	}{
		{"batch", "the hot request has no byte strings", Request{Do: DoBatch, Warm: 3, Calls: 4, Output: true}},
		{"input", "bytes and integers travel under their names", Request{Do: DoCall, Suite: "go", Operation: "aes-gcm/seal",
			Input: op.Input{Bytes: map[string][]byte{"key": {1, 2}, "aad": {}, "message": []byte("two\nlines")}, Ints: map[string]int{"tag": 128}}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var wire bytes.Buffer
			if err := writeRequest(bufio.NewWriter(&wire), &test.req); err != nil {
				t.Fatal(err)
			}
			got, err := readRequest(newReader(&wire))
			if err != nil {
				t.Fatal(err)
			}
			if test.req.Input.Bytes == nil {
				test.req.Input.Bytes = map[string][]byte{}
			}
			if diff := cmp.Diff(&test.req, got); diff != "" {
				t.Errorf("%s (-want +got):\n%s", test.reason, diff)
			}
		})
	}
}

func TestReadReplyRefuses(t *testing.T) {
	tests := []struct {
		name, reason, wire string
		rubbish            bool // the sender is still there and talks nonsense
	}{
		{"nothing", "a closed pipe is a death", "", false},
		{"half a line", "the process died while it wrote", `{"size":`, false},
		{"half a byte string", "the process died while it wrote", `{"size":4,"blobs":[{"name":"output","size":4}]}` + "\nab", false},
		{"text", "a library printed to standard output", "hello\n", true},
		{"wrong type", "a number where an object belongs", "42\n", true},
		{"wrong field type", "a string where a number belongs", `{"wall":"long"}` + "\n", true},
		{"huge length", "must not be allocated", `{"blobs":[{"name":"output","size":4611686018427387904}]}` + "\n", true},
		{"negative length", "must not panic", `{"blobs":[{"name":"output","size":-1}]}` + "\n", true},
		{"lengths that add up", "the limit is for all of them together",
			`{"blobs":[{"name":"a","size":900},{"name":"b","size":900}]}` + "\n" + strings.Repeat("x", 1800), true},
		{"endless line", "must not be buffered", strings.Repeat("x", 2*maxLine), true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := readReply(newReader(strings.NewReader(test.wire)), 1000)
			if err == nil {
				t.Fatalf("%s: accepted", test.reason)
			}
			if _, got := errors.AsType[rubbish](err); got != test.rubbish {
				t.Errorf("%s: rubbish = %v, want %v (%v)", test.reason, got, test.rubbish, err)
			}
		})
	}
}

// FuzzReadReply feeds the comparator what a broken worker might send.
func FuzzReadReply(f *testing.F) {
	f.Add([]byte("{}\n"))
	f.Add([]byte(`{"size":1,"blobs":[{"name":"output","size":1}]}` + "\nx"))
	f.Fuzz(func(t *testing.T, wire []byte) {
		reply, err := readReply(newReader(bytes.NewReader(wire)), 1<<10)
		if err == nil && len(reply.Output) > 1<<10 {
			t.Errorf("%d bytes of output past the limit", len(reply.Output))
		}
	})
}

// FuzzServe feeds a worker what a broken comparator might send. It must answer
// or give up, and never crash.
func FuzzServe(f *testing.F) {
	f.Add([]byte(`{"do":"call","suite":"echo","operation":"echo","blobs":[{"name":"message","size":1}]}` + "\nx"))
	f.Add([]byte(`{"do":"batch","calls":3}` + "\n"))
	f.Add([]byte(`{"do":"prepare","suite":"echo","operation":"echo"}` + "\n" + `{"do":"batch","warm":1,"calls":2}` + "\n"))
	f.Add([]byte(`{"do":"prepare","suite":"echo","operation":"echo","ints":{"length":-1}}` + "\n" + `{"do":"allocs","calls":-2}` + "\n"))
	f.Fuzz(func(t *testing.T, wire []byte) {
		Serve(bytes.NewReader(wire), io.Discard, []op.Suite{echo()})
	})
}

// echo is a suite that returns its message.
func echo() op.Suite {
	return op.Suite{Name: "echo", Operations: map[string]op.Implementation{
		"echo": {Prepare: func(in op.Input) (op.Call, error) {
			if in.Ints["fail"] != 0 {
				return nil, fmt.Errorf("asked to fail")
			}
			return func(dst []byte) ([]byte, error) { return append(dst, in.Bytes["message"]...), nil }, nil
		}},
	}}
}
