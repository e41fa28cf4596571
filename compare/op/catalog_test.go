package op

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCatalogIsWhole(t *testing.T) {
	catalog, seen := Catalog(), make(map[string]bool)
	for _, o := range catalog {
		if seen[o.Name] {
			t.Errorf("%s stands twice in the catalog", o.Name)
		}
		seen[o.Name] = true
		if o.Family == "" || o.Source == "" || o.Timed == "" {
			t.Errorf("%s does not say its family, its source or what is timed", o.Name)
		}
		if o.Equality != Identical && o.Equality != Cross && o.Equality != Drawn {
			t.Errorf("%s owes the equality %q", o.Name, o.Equality)
		}
		if (o.Input == nil) == (o.From.Operation == "") {
			t.Errorf("%s needs either inputs of its own or an operation to start from", o.Name)
		}
		if !slices.IsSorted(o.Scale.Values) {
			t.Errorf("%s has a scale that does not ascend: %v", o.Name, o.Scale.Values)
		}
	}
	for _, o := range catalog {
		if from := o.From.Operation; from != "" && !seen[from] {
			t.Errorf("%s starts from %s, which the catalog lacks", o.Name, from)
		}
		if use := o.Use.Operation; use != "" && !seen[use] {
			t.Errorf("%s is put to use by %s, which the catalog lacks", o.Name, use)
		}
		if o.Equality == Cross && o.Use.Operation == "" && !slices.ContainsFunc(catalog, func(i Operation) bool { return i.From.Operation == o.Name }) {
			t.Errorf("%s is randomised, and nothing opens what it makes", o.Name)
		}
	}
}

func TestFromHasTheSameCases(t *testing.T) {
	catalog := Catalog()
	for _, o := range catalog {
		if o.From.Operation == "" {
			continue
		}
		source, _ := Find(catalog, o.From.Operation)
		if diff := cmp.Diff(source.Grid, o.Grid); diff != "" {
			t.Errorf("%s and %s differ in their parameters:\n%s", source.Name, o.Name, diff)
		}
	}
}

func TestInputs(t *testing.T) {
	// RSA keys are slow to make: all operations share those of three seeds.
	one, alsoOne, two := NewSeed(1), NewSeed(1), NewSeed(2)
	for _, o := range Catalog() {
		if o.Input == nil {
			continue
		}
		for _, c := range o.Cases(o.Scale.Values[:min(1, len(o.Scale.Values))]) {
			first, again := InputOf(o, one, c), InputOf(o, alsoOne, c)
			if !same(first, again) {
				t.Errorf("%s: the same seed gives other inputs", c)
			}
			if len(first.Bytes) == 0 {
				continue // random bytes and empty calls take nothing
			}
			if other := InputOf(o, two, c); same(first, other) {
				t.Errorf("%s: another seed gives the same inputs", c)
			}
			if n, ok := c.Param(Size); ok && len(first.Bytes["message"]) != n {
				t.Errorf("%s: a message of %d bytes", c, len(first.Bytes["message"]))
			}
		}
	}
}

// same compares inputs of many megabytes, for which package cmp is too slow.
func same(a, b Input) bool {
	return maps.EqualFunc(a.Bytes, b.Bytes, slices.Equal) && maps.Equal(a.Ints, b.Ints)
}

func TestPattern(t *testing.T) {
	gcm := Operation{Name: "aes-gcm/seal", Family: "aead"}
	c := Case{Operation: gcm.Name}.With("key", 256).With(Size, 16)
	tests := []struct {
		pattern, reason string
		want            bool
	}{
		{"aes-gcm/seal", "an operation", true},
		{"aes-gcm", "the start of one", true},
		{"aes-gcm/seal/key=256/size=16", "a case", true},
		{"aes-gcm/seal/key=256/size=1", "a size is not the start of another one", false},
		{"aead", "a family", true},
		{"aes", "a part of a name is not the start of one", false},
		{"*/seal", "a star stands for anything", true},
		{"aes-*/size=16", "also across slashes", true},
		{"*", "everything", true},
		{"", "nothing is named", false},
		{"(", "no pattern is a syntax error", false},
	}
	for _, test := range tests {
		t.Run(test.pattern, func(t *testing.T) {
			if got := NewPattern(test.pattern).Matches(gcm, c); got != test.want {
				t.Errorf("%s: %q matches %s: %v", test.reason, test.pattern, c, got)
			}
		})
	}
}

func TestParseCase(t *testing.T) {
	tests := []struct {
		text, reason string
		want         bool
	}{
		{"aes-cbc/encrypt/key=256/size=4096", "a case of the catalog", true},
		{"aes-cbc/encrypt/key=128/size=48", "other values", true},
		{"ecdh/p256", "an operation without parameters", true},
		{"aes-cbc/encrypt/key=256", "a parameter is missing", false},
		{"aes-cbc/encrypt/size=16/key=256", "another order", false},
		{"aes-cbc/encrypt/key=256/size=-1", "a negative value", false},
		{"aes-cbc/encrypt/key=256/size=99999999999", "more than the longest message", false},
		{"aes-cbc/encrypt/key=256/size=1/size=2", "a parameter twice", false},
		{"sha2567/size=1", "an operation that only starts alike", false},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			c, ok := ParseCase(Catalog(), test.text)
			if ok != test.want || ok && c.String() != test.text {
				t.Errorf("%s: got %v, %v", test.reason, c, ok)
			}
		})
	}
}

func TestSeries(t *testing.T) {
	o := Operation{Name: "aes-gcm/seal", Scale: Scale{Name: Size}}
	c := Case{Operation: o.Name}.With("key", 256).With(Size, 16)
	if got, want := o.Series(c), "aes-gcm/seal/key=256"; got != want {
		t.Errorf("series of %s: %s, want %s", c, got, want)
	}
}
