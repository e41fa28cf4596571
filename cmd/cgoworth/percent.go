package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"
)

// percent is a fraction that is written as a percentage: 1% is 0.01.
type percent float64

func (p *percent) Decode(ctx *kong.DecodeContext) error {
	var text string
	if err := ctx.Scan.PopValueInto("percent", &text); err != nil {
		return err
	}
	value, err := strconv.ParseFloat(strings.TrimSuffix(text, "%"), 64)
	if err != nil || value <= 0 || value >= 100 {
		return fmt.Errorf("%q is not a percentage between 0%% and 100%%, such as 1%%", text)
	}
	*p = percent(value / 100)
	return nil
}
