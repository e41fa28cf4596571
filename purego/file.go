package purego

import (
	"bytes"
	"cmp"
	"os"
	"slices"

	"github.com/cgoworth/cgoworth/compare/op"
)

// SealFile is the operation file/seal-stream. Its output is the header and the
// MAC of each chunk: they stand for the sealed file, as no other has them.
func SealFile(in op.Input, s Sealer) (op.Call, error) {
	plain, err := in.PlainFile()
	if err != nil {
		return nil, err
	}
	sealed, err := op.TempFile()
	if err != nil {
		return nil, err
	}
	size := in.FileSize()
	piece, chunk := make([]byte, op.Piece), make([]byte, 0, op.Chunk)
	return func(dst []byte) ([]byte, error) {
		outline := slices.Grow(dst, op.StreamHeader+op.Chunks(size)*op.ChunkMAC)[:op.StreamHeader]
		if err := s.Begin(outline); err != nil {
			return nil, err
		}
		if _, err := sealed.WriteAt(outline, 0); err != nil {
			return nil, err
		}
		to := int64(op.StreamHeader)
		for at := 0; at < size; at += op.Piece {
			if _, err := plain.ReadAt(piece, int64(at)); err != nil {
				return nil, err
			}
			made, err := s.Push(chunk, piece, at+op.Piece == size)
			if err != nil {
				return nil, err
			}
			if _, err := sealed.WriteAt(made, to); err != nil {
				return nil, err
			}
			to += op.Chunk
			outline = append(outline, made[len(made)-op.ChunkMAC:]...)
		}
		return outline, nil
	}, nil
}

// OpenFile is the operation file/open-stream. Its output is the end of the last
// chunk, which opens only where all the others have.
func OpenFile(in op.Input, o Opener) (op.Call, error) {
	sealed, err := sealedFile(in)
	if err != nil {
		return nil, err
	}
	plain, err := op.TempFile()
	if err != nil {
		return nil, err
	}
	size := in.FileSize()
	header, chunk, piece := make([]byte, op.StreamHeader), make([]byte, op.Chunk), make([]byte, 0, op.Piece)
	return func(dst []byte) ([]byte, error) {
		if _, err := sealed.ReadAt(header, 0); err != nil {
			return nil, err
		}
		if err := o.Begin(header); err != nil {
			return nil, err
		}
		from, opened := int64(op.StreamHeader), piece
		for at := 0; at < size; at += op.Piece {
			if _, err := sealed.ReadAt(chunk, from); err != nil {
				return nil, err
			}
			from += op.Chunk
			if opened, err = o.Pull(piece, chunk, at+op.Piece == size); err != nil {
				return nil, err
			}
			if _, err := plain.WriteAt(opened, int64(at)); err != nil {
				return nil, err
			}
		}
		return append(dst, opened[len(opened)-op.FileTail:]...), nil
	}, nil
}

// sealedFile makes the file that an outline stands for: the plain file, sealed
// under the outline's header. It fails unless the outline has the MACs of that
// file, so whoever made the outline has sealed the plain file and nothing else.
func sealedFile(in op.Input) (*os.File, error) {
	if err := cmp.Or(in.CheckFile(), in.LengthIs("outline", op.StreamHeader+op.Chunks(in.FileSize())*op.ChunkMAC)); err != nil {
		return nil, err
	}
	f, err := op.TempFile()
	if err != nil {
		return nil, err
	}
	header, macs := in.Bytes["outline"][:op.StreamHeader], in.Bytes["outline"][op.StreamHeader:]
	if _, err := f.Write(header); err != nil {
		return nil, err
	}
	var stream secretStream
	if err := stream.begin(in.Bytes["key"], header); err != nil {
		return nil, err
	}
	chunk := make([]byte, 0, op.Chunk)
	return f, in.FillFile(func(piece []byte, last bool) error {
		made, err := stream.push(chunk, piece, nil, tagOf(last))
		if err != nil {
			return err
		}
		if !bytes.Equal(made[len(made)-op.ChunkMAC:], macs[:op.ChunkMAC]) {
			return errForged
		}
		macs = macs[op.ChunkMAC:]
		_, err = f.Write(made)
		return err
	})
}

func fileSeal(in op.Input) (op.Call, error) {
	if err := in.CheckFile(); err != nil {
		return nil, err
	}
	return SealFile(in, sealer(in.Bytes["key"]))
}

func fileOpen(in op.Input) (op.Call, error) {
	if err := in.CheckFile(); err != nil {
		return nil, err
	}
	return OpenFile(in, opener(in.Bytes["key"]))
}
