//go:build cgo && sodium

package sodium

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"slices"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
	"github.com/cgoworth/cgoworth/purego"
)

const eachChunk = "allocates and copies each chunk"

func streams() map[string]op.Implementation {
	return map[string]op.Implementation{
		"secretstream/seal": {Prepare: streamSeal, Note: eachChunk},
		"secretstream/open": {Prepare: streamOpen, Note: eachChunk},
	}
}

func pipelines() map[string]op.Implementation {
	return map[string]op.Implementation{
		"file/seal-stream": {Prepare: fileSeal, Note: eachChunk},
		"file/open-stream": {Prepare: fileOpen, Note: eachChunk},
	}
}

var errForged = errors.New("the stream is not authentic")

// sealer seals with an encoder of the binding, which writes a sealed chunk to a
// writer in one piece. Its Write reports the length of what it wrote, not of
// what it was given, and so is never handed to io.Copy.
func sealer(in op.Input) purego.Sealer {
	key := sodium.SecretStreamXCPKey{Bytes: in.Bytes["key"]}
	var encoder sodium.SecretStreamEncoder
	var out writer
	return purego.Sealer{
		Begin: func(header []byte) error {
			encoder = sodium.MakeSecretStreamXCPEncoder(key, &out)
			copy(header, encoder.Header().Bytes)
			return nil
		},
		Push: func(dst, piece []byte, last bool) (_ []byte, err error) {
			out.to = dst
			if last {
				_, err = encoder.WriteAndClose(piece)
			} else {
				_, err = encoder.Write(piece)
			}
			return out.to, err
		},
	}
}

// writer appends what is written.
type writer struct{ to []byte }

func (w *writer) Write(p []byte) (int, error) {
	w.to = append(w.to, p...)
	return len(p), nil
}

// opener opens with a decoder of the binding. It reads each chunk from a reader
// of its own that has the whole chunk and nothing else: the decoder takes
// whatever one Read gives it for a chunk, and cannot tell the end of its reader
// from the end of the stream if both come with the same Read.
func opener(in op.Input) purego.Opener {
	key := sodium.SecretStreamXCPKey{Bytes: in.Bytes["key"]}
	var decoder sodium.SecretStreamDecoder
	from := new(bytes.Reader)
	return purego.Opener{
		Begin: func(header []byte) (err error) {
			decoder, err = sodium.MakeSecretStreamXCPDecoder(key, from, sodium.SecretStreamXCPHeader{Bytes: header})
			return err
		},
		Pull: func(dst, chunk []byte, last bool) ([]byte, error) {
			from.Reset(chunk)
			start, length := len(dst), len(chunk)-op.ChunkTag-op.ChunkMAC
			dst = slices.Grow(dst, length)[:start+length]
			n, err := decoder.Read(dst[start:])
			final := errors.Is(err, io.EOF)
			if err != nil && !final || final != last || n != length {
				return nil, errForged
			}
			return dst, nil
		},
	}
}

func streamSeal(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	return purego.SealStream(in, sealer(in)), nil
}

func streamOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthBetween("ciphertext", 0, op.SealedStream(op.Longest))); err != nil {
		return nil, err
	}
	return purego.OpenStream(in, opener(in))
}

func fileSeal(in op.Input) (op.Call, error) {
	if err := in.CheckFile(); err != nil {
		return nil, err
	}
	return purego.SealFile(in, sealer(in))
}

func fileOpen(in op.Input) (op.Call, error) {
	if err := in.CheckFile(); err != nil {
		return nil, err
	}
	return purego.OpenFile(in, opener(in))
}
