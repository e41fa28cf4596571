package worker

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

const (
	// maxLine bounds a line, so that endless rubbish ends a conversation
	// and not the comparator's memory. An Identity is the longest line.
	maxLine = 256 << 10
	// MaxBytes bounds all byte strings of one request. The bindings pass
	// lengths to C as an int, so nothing near 2 GiB may reach them.
	MaxBytes = 1<<30 + 1<<20
)

// blob announces one byte string that follows the line.
type blob struct {
	Name string `json:"name"`
	Size int    `json:"size"`
}

type requestLine struct {
	Request
	Ints  map[string]int `json:"ints,omitempty"`
	Blobs []blob         `json:"blobs,omitempty"`
}

type replyLine struct {
	Reply
	Blobs []blob `json:"blobs,omitempty"`
}

// writeRequest sends a request, its byte strings in the order of their names.
func writeRequest(w *bufio.Writer, req *Request) error {
	names := slices.Sorted(maps.Keys(req.Input.Bytes))
	line := requestLine{Request: *req, Ints: req.Input.Ints}
	for _, name := range names {
		line.Blobs = append(line.Blobs, blob{name, len(req.Input.Bytes[name])})
	}
	if err := writeLine(w, line); err != nil {
		return err
	}
	for _, name := range names {
		if _, err := w.Write(req.Input.Bytes[name]); err != nil {
			return err
		}
	}
	return w.Flush()
}

// readRequest returns io.EOF where the comparator has hung up between requests.
func readRequest(r *bufio.Reader) (*Request, error) {
	var line requestLine
	if err := readLine(r, &line); err != nil {
		return nil, err
	}
	bytes, err := readBlobs(r, line.Blobs, MaxBytes)
	if err != nil {
		return nil, err
	}
	line.Input = op.Input{Bytes: bytes, Ints: line.Ints}
	return &line.Request, nil
}

func writeReply(w *bufio.Writer, reply *Reply) error {
	line := replyLine{Reply: *reply}
	if reply.Output != nil {
		line.Blobs = []blob{{"output", len(reply.Output)}}
	}
	if err := writeLine(w, line); err != nil {
		return err
	}
	if _, err := w.Write(reply.Output); err != nil {
		return err
	}
	return w.Flush()
}

// readReply reads a reply whose output has at most limit bytes.
func readReply(r *bufio.Reader, limit int) (Reply, error) {
	var line replyLine
	if err := readLine(r, &line); err != nil {
		return Reply{}, err
	}
	bytes, err := readBlobs(r, line.Blobs, limit)
	if err != nil {
		return Reply{}, err
	}
	line.Output = bytes["output"]
	return line.Reply, nil
}

func writeLine(w *bufio.Writer, line any) error {
	data, err := json.Marshal(line)
	if err != nil {
		return err
	}
	_, err = w.Write(append(data, '\n'))
	return err
}

// rubbish is what somebody sent who is still there, and is no message. Other
// errors of reading mean that nobody is there any more.
type rubbish string

func (r rubbish) Error() string { return string(r) }

// readLine needs a reader made by newReader, whose buffer is the longest line.
func readLine(r *bufio.Reader, line any) error {
	data, err := r.ReadSlice('\n')
	switch {
	case errors.Is(err, bufio.ErrBufferFull):
		return rubbish(fmt.Sprintf("a line of more than %d bytes", maxLine))
	case errors.Is(err, io.EOF) && len(data) > 0:
		return io.ErrUnexpectedEOF
	case err != nil:
		return err
	}
	if err := json.Unmarshal(data, line); err != nil {
		return rubbish(fmt.Sprintf("a line that is no message: %.60q", data))
	}
	return nil
}

func newReader(r io.Reader) *bufio.Reader { return bufio.NewReaderSize(r, maxLine) }

// readBlobs reads the announced byte strings. It allocates nothing before it
// has seen that all of them together stay within the limit.
func readBlobs(r *bufio.Reader, blobs []blob, limit int) (map[string][]byte, error) {
	left := limit
	for _, b := range blobs {
		if b.Size < 0 || b.Size > left {
			return nil, rubbish(fmt.Sprintf("a byte string %.60q of %d bytes, where %d are the limit", b.Name, b.Size, limit))
		}
		left -= b.Size
	}
	read := make(map[string][]byte, len(blobs))
	for _, b := range blobs {
		data := make([]byte, b.Size)
		if _, err := io.ReadFull(r, data); err != nil {
			return nil, err
		}
		read[b.Name] = data
	}
	return read, nil
}
