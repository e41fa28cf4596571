package op

import (
	"slices"
)

// Catalog returns every operation, in report order. A new operation is one
// entry in the file of its family, and one line in each suite that has it.
func Catalog() []Operation {
	return slices.Concat(
		hashes(),
		macs(),
		derivations(),
		aeads(),
		streams(),
		ciphers(),
		agreements(),
		publicKeys(),
		signatures(),
		encryptions(),
		keygens(),
		encodings(),
		pipelines(),
		ladder(),
	)
}

// Find returns the operation of that name.
func Find(catalog []Operation, name string) (Operation, bool) {
	for _, o := range catalog {
		if o.Name == name {
			return o, true
		}
	}
	return Operation{}, false
}

// InputOf makes the input of a case from the seed: the byte strings that the
// operation draws, and the parameters as integers. For an operation with From
// the case given is the one of the operation that it starts from.
func InputOf(o Operation, seed *Seed, c Case) Input {
	in := Input{Bytes: o.Input(seed.For(c.String()), c), Ints: make(map[string]int)}
	for _, p := range c.Params {
		in.Ints[p.Name] = p.Value
	}
	return in
}

// sizes are the message lengths of the catalog, 16 B to 1 MiB in powers of 4.
func sizes() []int {
	return []int{16, 64, 256, 1 << 10, 4 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20}
}

// edgeSizes surround the block sizes of every algorithm here: 16 (AES), 64
// (SHA-256, ChaCha20), 128 (SHA-512, BLAKE2b), 136 (SHA3-256), and 64 KiB.
func edgeSizes() []int {
	return []int{0, 1, 15, 16, 17, 31, 32, 33, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129,
		135, 136, 137, 255, 256, 257, 4095, 4097, 65535, 65536, 65537}
}

// perSize is the scale of an operation on a message of any length.
func perSize() Scale { return Scale{Name: Size, Values: sizes(), Edges: edgeSizes()} }

// perBlock is the scale of a mode that takes whole blocks of n bytes.
func perBlock(n int) Scale {
	scale := Scale{Name: Size, Values: sizes(), Multiple: n}
	scale.Edges = scale.Accept(edgeSizes())
	return scale
}

// each returns one combination of parameters for each value of one parameter.
func each(name string, values ...int) [][]Param {
	var grid [][]Param
	for _, v := range values {
		grid = append(grid, []Param{{name, v}})
	}
	return grid
}

// message draws a message of the case's size.
func message(s *Seed, c Case) map[string][]byte {
	return map[string][]byte{"message": s.Bytes("message", c.Get(Size))}
}

// draw adds random byte strings to a set of inputs: draw(in, s, "key", 32).
func draw(in map[string][]byte, s *Seed, name string, n int) map[string][]byte {
	in[name] = s.Bytes(name, n)
	return in
}
