package equal

import (
	"fmt"
	"maps"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Make has the maker produce what the operation starts from: open needs a
// ciphertext. It returns nil for an operation that starts from nothing. The
// error is a *worker.Death, or says that the maker refused.
func Make(catalog []op.Operation, o op.Operation, c op.Case, seed *op.Seed, maker Side) ([]byte, error) {
	if o.From.Operation == "" {
		return nil, nil
	}
	made, err := maker.call(o.From.Operation, base(catalog, o, c, seed))
	if err != nil {
		return nil, err
	}
	if made.refusal != "" {
		return nil, fmt.Errorf("%s cannot make the input of %s: %s", maker.Name, o.Name, made.refusal)
	}
	return made.output, nil
}

// Input is the input of a case, with what Make made for it.
func Input(catalog []op.Operation, o op.Operation, c op.Case, seed *op.Seed, made []byte) op.Input {
	in := base(catalog, o, c, seed)
	if o.From.Operation != "" {
		in = with(in, o.From.Output, made)
	}
	return in
}

// base is what can be drawn from the seed alone.
func base(catalog []op.Operation, o op.Operation, c op.Case, seed *op.Seed) op.Input {
	if o.From.Operation == "" {
		return op.InputOf(o, seed, c)
	}
	source, ok := op.Find(catalog, o.From.Operation)
	if !ok {
		panic("equal: the catalog has " + o.Name + " but not " + o.From.Operation)
	}
	return op.InputOf(source, seed, op.Case{Operation: source.Name, Params: c.Params})
}

// with returns the input with one byte string more.
func with(in op.Input, name string, value []byte) op.Input {
	bytes := maps.Clone(in.Bytes)
	bytes[name] = value
	return op.Input{Bytes: bytes, Ints: in.Ints}
}

// forge returns the input with one bit changed in the middle of a byte string.
func forge(in op.Input, name string) op.Input {
	forged := append([]byte{}, in.Bytes[name]...)
	forged[len(forged)/2] ^= 0x10
	return with(in, name, forged)
}
