package purego

import "github.com/cgoworth/cgoworth/compare/op"

func ladder() map[string]op.Implementation {
	return map[string]op.Implementation{
		"call/go":           {Prepare: emptyCall},
		"call/cgo":          {Prepare: emptyCall},
		"call/cgo-pointers": {Prepare: emptyCall},
		"call/cgo-context":  {Prepare: emptyCall},
	}
}

func emptyCall(op.Input) (op.Call, error) {
	return func(dst []byte) ([]byte, error) {
		empty()
		return dst, nil
	}, nil
}

//go:noinline
func empty() {}
