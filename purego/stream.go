package purego

import (
	"cmp"
	"crypto/rand"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

func streams() map[string]op.Implementation {
	return map[string]op.Implementation{
		"secretstream/seal": {Prepare: streamSeal},
		"secretstream/open": {Prepare: streamOpen},
	}
}

// Sealer is one way to seal a stream. Which chunks there are, and how a file is
// read and written, is the same whichever way it is.
type Sealer struct {
	// Begin begins a stream and fills in its header.
	Begin func(header []byte) error
	// Push appends a sealed chunk to dst.
	Push func(dst, piece []byte, last bool) ([]byte, error)
}

// Opener is one way to open a stream.
type Opener struct {
	Begin func(header []byte) error
	// Pull appends an opened chunk to dst. It fails where the chunk says that
	// it is the last one and is not, or the other way round: a stream could be
	// cut short at the end of a chunk.
	Pull func(dst, chunk []byte, last bool) ([]byte, error)
}

// SealStream is the operation secretstream/seal.
func SealStream(in op.Input, s Sealer) op.Call {
	message := in.Bytes["message"]
	return func(dst []byte) (_ []byte, err error) {
		dst = slices.Grow(dst, op.SealedStream(len(message)))[:op.StreamHeader]
		if err := s.Begin(dst); err != nil {
			return nil, err
		}
		rest := message
		for len(rest) > op.Piece {
			if dst, err = s.Push(dst, rest[:op.Piece], false); err != nil {
				return nil, err
			}
			rest = rest[op.Piece:]
		}
		return s.Push(dst, rest, true)
	}
}

// OpenStream is the operation secretstream/open. It fails where no stream has
// the length of the ciphertext.
func OpenStream(in op.Input, o Opener) (op.Call, error) {
	sealed := in.Bytes["ciphertext"]
	length, ok := op.OpenedStream(len(sealed))
	if !ok {
		return nil, errForged
	}
	return func(dst []byte) (_ []byte, err error) {
		if err := o.Begin(sealed[:op.StreamHeader]); err != nil {
			return nil, err
		}
		dst = slices.Grow(dst, length)
		rest := sealed[op.StreamHeader:]
		for len(rest) > 0 {
			chunk := rest[:min(op.Chunk, len(rest))]
			rest = rest[len(chunk):]
			if dst, err = o.Pull(dst, chunk, len(rest) == 0); err != nil {
				return nil, err
			}
		}
		return dst, nil
	}, nil
}

func streamSeal(in op.Input) (op.Call, error) {
	if err := in.LengthIs("key", 32); err != nil {
		return nil, err
	}
	return SealStream(in, sealer(in.Bytes["key"])), nil
}

func streamOpen(in op.Input) (op.Call, error) {
	if err := in.LengthIs("key", 32); err != nil {
		return nil, err
	}
	return OpenStream(in, opener(in.Bytes["key"]))
}

func sealer(key []byte) Sealer {
	var stream secretStream
	return Sealer{
		Begin: func(header []byte) error {
			rand.Read(header) // never fails
			return stream.begin(key, header)
		},
		Push: func(dst, piece []byte, last bool) ([]byte, error) {
			return stream.push(dst, piece, nil, tagOf(last))
		},
	}
}

func opener(key []byte) Opener {
	var stream secretStream
	return Opener{
		Begin: func(header []byte) error { return stream.begin(key, header) },
		Pull: func(dst, chunk []byte, last bool) ([]byte, error) {
			message, tag, err := stream.pull(dst, chunk, nil)
			if err := cmp.Or(err, checkEnd(tag, last)); err != nil {
				return nil, err
			}
			return message, nil
		},
	}
}

// tagOf is the tag of a chunk.
func tagOf(last bool) byte {
	if last {
		return tagFinal
	}
	return tagMessage
}

func checkEnd(tag byte, last bool) error {
	if (tag == tagFinal) != last {
		return errForged
	}
	return nil
}
