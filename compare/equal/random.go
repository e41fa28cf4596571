package equal

import (
	"bytes"
	"fmt"

	"github.com/cgoworth/cgoworth/compare/op"
)

// drawn checks what can be checked of random bytes: both sides give the same
// number of them, and neither gives the same ones twice.
func drawn(o op.Operation, in op.Input, made [2][]byte, a, b Side) (mismatch string, err error) {
	if len(made[0]) != len(made[1]) {
		return fmt.Sprintf("%s draws %d bytes and %s draws %d", a.Name, len(made[0]), b.Name, len(made[1])), nil
	}
	for i, side := range []Side{a, b} {
		again, err := side.call(o.Name, in)
		if err != nil {
			return "", err
		}
		// Two honest draws of 8 bytes are the same once in 2^64 times.
		if len(again.output) >= 8 && bytes.Equal(again.output, made[i]) {
			return side.Name + " draws the same bytes twice", nil
		}
	}
	return "", nil
}

// used has both sides put the key that each side made to the same use.
func used(catalog []op.Operation, o op.Operation, made [2][]byte, a, b Side) (mismatch string, err error) {
	for _, key := range made {
		if mismatch, err := useKey(catalog, o.Use, key, a, b); err != nil || mismatch != "" {
			return mismatch, err
		}
	}
	return "", nil
}

// useSeed makes the inputs that a fresh key is used with. It is one for all
// uses, because a seed keeps the keys that it has made, and RSA keys are slow.
var useSeed = op.NewSeed(1)

func useKey(catalog []op.Operation, use op.Use, key []byte, a, b Side) (mismatch string, err error) {
	user, ok := op.Find(catalog, use.Operation)
	if !ok {
		panic("equal: the catalog lacks " + use.Operation)
	}
	c := user.Cases(user.Scale.Values[:min(1, len(user.Scale.Values))])[0]
	in := with(op.InputOf(user, useSeed, c), use.Input, key)
	made, mismatch, err := both(user.Name, in, a, b)
	if err != nil || mismatch != "" {
		return mismatch, err
	}
	return Window(a.Name, made[0], b.Name, made[1]), nil
}
