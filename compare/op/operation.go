package op

import "slices"

// Operation is one thing that several suites can do.
type Operation struct {
	Name   string // "aes-gcm/seal"
	Family string // hash, mac, kdf, cipher, aead, agreement, signature, …
	Source string // the standard and section that defines it
	// Timed says what is inside the timed call, and what is set up before
	// it, the same on all sides unless an Implementation.Note says otherwise.
	Timed    string
	Equality Equality
	// CheckedOnce: what a timed batch made is not opened again, because that
	// takes longer than the batch. The check before the timing opens it.
	CheckedOnce bool
	// Grid lists the combinations of parameters other than the scale, in
	// report order. Empty: one case without parameters.
	Grid [][]Param
	// Variants are further combinations. They are proven equal like the
	// others, and measured where a profile or a user names them.
	Variants [][]Param
	// Scale is the parameter along which a crossover is looked for.
	Scale Scale
	// Input makes the byte strings of a case. Nil where From is set.
	Input func(s *Seed, c Case) map[string][]byte
	// From is set where an operation takes what another one made: open
	// starts from seal, verify from sign.
	From From
	// Use is set where the output is a fresh key: both suites put it to the
	// same use, and get the same from it.
	Use Use
}

// Use names the operation that takes an output as one of its inputs. Its other
// inputs are those of its first case.
type Use struct {
	Operation string // "ed25519/sign"
	Input     string // the input that the output becomes: "key"
}

// Scale is one parameter with its values in ascending order. The zero Scale
// belongs to an operation that has none, such as a signature of a digest.
type Scale struct {
	Name   string
	Values []int
	Edges  []int // values where implementations tend to break; equality only
	// Multiple is the number that every value has to be a multiple of, such
	// as the block size of a mode without padding. 0: any value will do.
	Multiple int
}

// Accept returns the values that the scale allows.
func (s Scale) Accept(values []int) []int {
	return slices.DeleteFunc(slices.Clone(values), func(v int) bool { return s.Multiple > 0 && v%s.Multiple != 0 })
}

// From names the operation whose output becomes an input of this one. The
// case of that operation has the same parameters, and all its inputs are
// inputs of this one too.
type From struct {
	Operation string // "aes-gcm/seal"
	Output    string // the input that its output becomes: "ciphertext"
	Returns   string // the input that comes back: "message"; empty: nothing does
	// Authentic: an output with one bit changed must be refused.
	Authentic bool
}

// Cases returns every case of the operation on the given values of its scale,
// in report order.
func (o Operation) Cases(values []int) []Case {
	return o.cases(o.Grid, values)
}

// VariantCases is Cases for the variants.
func (o Operation) VariantCases(values []int) []Case {
	if len(o.Variants) == 0 {
		return nil
	}
	return o.cases(o.Variants, values)
}

func (o Operation) cases(grid [][]Param, values []int) []Case {
	if len(grid) == 0 {
		grid = [][]Param{nil}
	}
	var cases []Case
	for _, params := range grid {
		c := Case{Operation: o.Name, Params: params}
		if o.Scale.Name == "" {
			cases = append(cases, c)
			continue
		}
		for _, v := range values {
			cases = append(cases, c.With(o.Scale.Name, v))
		}
	}
	return cases
}

// Series is the name of the cases that differ in the scale alone.
func (o Operation) Series(c Case) string {
	s := Case{Operation: c.Operation}
	for _, p := range c.Params {
		if p.Name != o.Scale.Name {
			s.Params = append(s.Params, p)
		}
	}
	return s.String()
}
