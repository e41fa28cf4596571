package equal

import (
	"bytes"
	"fmt"

	"github.com/cgoworth/cgoworth/compare/op"
)

// Check compares two sides on one input and returns a description of the first
// mismatch, empty where there is none. The error is a *worker.Death.
func Check(catalog []op.Operation, o op.Operation, in op.Input, a, b Side) (mismatch string, err error) {
	made, mismatch, err := both(o.Name, in, a, b)
	if err != nil || mismatch != "" {
		return mismatch, err
	}
	switch {
	case o.Equality == op.Drawn:
		return drawn(o, in, made, a, b)
	case o.Use.Operation != "":
		return used(catalog, o, made, a, b)
	case o.Equality == op.Cross:
		return crossed(catalog, o, in, made, a, b)
	}
	if mismatch := Window(a.Name, made[0], b.Name, made[1]); mismatch != "" {
		return mismatch, nil
	}
	if o.From.Returns != "" {
		if mismatch := Window(b.Name, made[1], "what went in", in.Bytes[o.From.Returns]); mismatch != "" {
			return mismatch, nil
		}
	}
	if o.From.Authentic {
		return refused(o, in, a, b)
	}
	return "", nil
}

// both calls both sides on an input that each must accept.
func both(operation string, in op.Input, a, b Side) (made [2][]byte, mismatch string, err error) {
	for i, side := range []Side{a, b} {
		answer, err := side.call(operation, in)
		if err != nil {
			return made, "", err
		}
		if answer.refusal != "" {
			return made, fmt.Sprintf("%s gives an error on valid input: %s", side.Name, answer.refusal), nil
		}
		made[i] = answer.output
	}
	return made, "", nil
}

// refused checks that neither side accepts a forgery.
func refused(o op.Operation, in op.Input, a, b Side) (mismatch string, err error) {
	forged := forge(in, o.From.Output)
	for _, side := range []Side{a, b} {
		answer, err := side.call(o.Name, forged)
		if err != nil {
			return "", err
		}
		if answer.refusal == "" {
			return fmt.Sprintf("%s accepts a %s with one bit changed", side.Name, o.From.Output), nil
		}
	}
	return "", nil
}

// crossed checks that each side opens what either side made.
func crossed(catalog []op.Operation, o op.Operation, in op.Input, made [2][]byte, a, b Side) (mismatch string, err error) {
	for i, maker := range []Side{a, b} {
		for _, opener := range []Side{a, b} {
			if mismatch, err := Opens(catalog, o, in, made[i], maker, opener); err != nil || mismatch != "" {
				return mismatch, err
			}
		}
	}
	return "", nil
}

// Opens checks that the opener opens, or verifies, what the maker made.
func Opens(catalog []op.Operation, o op.Operation, in op.Input, made []byte, maker, opener Side) (mismatch string, err error) {
	inverse, ok := inverseOf(catalog, o)
	if !ok {
		return fmt.Sprintf("the catalog has nothing that opens what %s makes", o.Name), nil
	}
	if !opener.Has(inverse.Name) {
		return fmt.Sprintf("%s has no %s to check with", opener.Name, inverse.Name), nil
	}
	answer, err := opener.call(inverse.Name, with(in, inverse.From.Output, made))
	if err != nil {
		return "", err
	}
	if answer.refusal != "" {
		return fmt.Sprintf("%s refuses what %s made: %s", opener.Name, maker.Name, answer.refusal), nil
	}
	if back := inverse.From.Returns; back != "" && !bytes.Equal(answer.output, in.Bytes[back]) {
		return Window(opener.Name, answer.output, "what went in", in.Bytes[back]), nil
	}
	return "", nil
}

// inverseOf finds the operation that starts from what o makes.
func inverseOf(catalog []op.Operation, o op.Operation) (op.Operation, bool) {
	for _, inverse := range catalog {
		if inverse.From.Operation == o.Name {
			return inverse, true
		}
	}
	return op.Operation{}, false
}
