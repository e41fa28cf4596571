package result

import "io"

// Limits on what a run file may be. Files come from strangers; these are far
// beyond any real run, and keep a hostile file from taking more memory than a
// real one.
const (
	maxFile      = 256 << 20 // bytes
	maxValue     = 16 << 20  // bytes of a row, or of another top-level field
	maxParts     = 100_000   // objects and strings in a row
	maxText      = 64 << 10  // bytes of a string
	maxDepth     = 16        // of brackets; the format itself has 8
	maxRows      = 50_000
	maxList      = 1_000     // processes of a row, and entries of other lists
	maxRounds    = 10_000    // of a process
	maxAllRounds = 8_000_000 // of a file
)

// guard passes a file on to the JSON decoder, and stops where it goes beyond
// the limits: before anything is allocated for it.
type guard struct {
	r     io.Reader
	err   error // once stopped, stopped for good
	size  int   // bytes so far
	value int   // bytes since the start of the value
	parts int   // objects and strings since the start of the value
	depth int   // open brackets
	text  int   // bytes since the start of the string

	inside  bool // a string
	escaped bool // the next byte of it
}

// start begins a new value.
func (g *guard) start() { g.value, g.parts = 0, 0 }

func (g *guard) Read(p []byte) (int, error) {
	if g.err != nil {
		return 0, g.err
	}
	n, err := g.r.Read(p)
	g.size, g.value = g.size+n, g.value+n
	for _, c := range p[:n] {
		if !g.inside && c <= '9' && c != '"' {
			continue // numbers, the most of any run file
		}
		g.step(c)
		if g.text > maxText || g.depth > maxDepth {
			break
		}
	}
	if g.err = g.exceeded(); g.err != nil {
		return 0, g.err
	}
	g.err = err
	return n, err
}

// step follows brackets and strings, no more than that: whether the text is
// JSON at all is for the decoder to say.
func (g *guard) step(c byte) {
	switch {
	case g.escaped:
		g.escaped = false
		g.text++
	case g.inside && c == '\\':
		g.escaped = true
		g.text++
	case g.inside && c != '"':
		g.text++
	case c == '"':
		if g.inside = !g.inside; g.inside {
			g.text = 0
			g.parts++
		}
	case c == '{':
		g.parts++
		g.depth++
	case c == '[':
		g.depth++
	case c == '}', c == ']':
		g.depth--
	}
}

func (g *guard) exceeded() error {
	switch {
	case g.size > maxFile:
		return broken(notA, "the file is larger than %d MiB, the limit for a run file", maxFile>>20)
	case g.value > maxValue:
		return broken(notA, "the run file has a row larger than %d MiB, which is the limit", maxValue>>20)
	case g.parts > maxParts:
		return broken(notA, "the run file has a row of more than %d parts, which is the limit", maxParts)
	case g.text > maxText:
		return broken(notA, "the run file has a text longer than %d KiB, which is the limit", maxText>>10)
	case g.depth > maxDepth:
		return broken(notA, "the run file is nested deeper than %d brackets, which is the limit", maxDepth)
	}
	return nil
}
