package op

import (
	"fmt"
	"strings"
)

// Param is one named integer of a case: key=256 (bits), tag=128 (bits),
// aad=13 (bytes), iterations=101, size=4096 (bytes).
type Param struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
}

// Size is the parameter that counts the bytes of the message.
const Size = "size"

// Case is an operation with its parameters, the scale (see Operation) last.
type Case struct {
	Operation string
	Params    []Param
}

// Param returns the value of the named parameter and whether the case has it.
func (c Case) Param(name string) (int, bool) {
	for _, p := range c.Params {
		if p.Name == name {
			return p.Value, true
		}
	}
	return 0, false
}

// Get returns the value of the named parameter, 0 where there is none.
func (c Case) Get(name string) int {
	v, _ := c.Param(name)
	return v
}

// With returns the case with one parameter set to another value, or added.
func (c Case) With(name string, value int) Case {
	params := make([]Param, 0, len(c.Params)+1)
	found := false
	for _, p := range c.Params {
		if p.Name == name {
			p.Value, found = value, true
		}
		params = append(params, p)
	}
	if !found {
		params = append(params, Param{name, value})
	}
	return Case{c.Operation, params}
}

// String is the name of the case everywhere:
// aes-gcm/seal/key=256/size=16384.
func (c Case) String() string {
	var b strings.Builder
	b.WriteString(c.Operation)
	for _, p := range c.Params {
		fmt.Fprintf(&b, "/%s=%d", p.Name, p.Value)
	}
	return b.String()
}
