package main

import (
	"fmt"
	"runtime"
	"strings"
	"time"

	"github.com/cgoworth/cgoworth/compare/machine"
	"github.com/cgoworth/cgoworth/compare/worker"
	"github.com/jedib0t/go-pretty/v6/table"
)

// startDeadline is how long a worker may take to introduce itself.
const startDeadline = 30 * time.Second

type doctorCmd struct {
	Workers string `type:"path" env:"CGOWORTH_WORKERS" placeholder:"DIR" help:"Where the workers are. (default: beside this command)"`
}

func (doctorCmd) Help() string {
	return `Examples:

  $ cgoworth doctor
`
}

func (c *doctorCmd) Run(t *terminal) error {
	m := machine.Read()
	facts := table.NewWriter()
	facts.SetStyle(table.StyleLight)
	facts.Style().Options.DrawBorder = false
	facts.Style().Options.SeparateColumns = false
	facts.SuppressTrailingSpaces()
	row := func(name string, value any) {
		if text := fmt.Sprint(value); text != "" {
			facts.AppendRow(table.Row{name, text})
		}
	}
	row("machine", m.Name)
	row("processor", fmt.Sprintf("%s, %d cores", m.CPU, m.Cores))
	row("features", strings.Join(m.Features, " "))
	row("memory", fmt.Sprintf("%.1f GiB", float64(m.Memory)/(1<<30)))
	row("system", strings.TrimSpace(m.OS+"/"+m.Arch+" "+m.System))
	row("virtual machine", m.Virtualization)
	row("governor", m.Governor)
	row("load", fmt.Sprintf("%.2f", m.Load))
	row("command", runtime.Version())
	problems := c.builds(t, row)
	fmt.Fprintln(t.out, facts.Render())
	printList(t, "To do:", problems)
	printList(t, "For steadier numbers:", m.Advice())
	return nil
}

// builds adds what each worker says of itself, and returns what is missing.
func (c *doctorCmd) builds(t *terminal, row func(string, any)) (problems []string) {
	for _, build := range worker.Builds() {
		id, err := identity(t, c.Workers, build.Name)
		if err != nil {
			s := unavailable(build.Name, err)
			row(build.Name+" worker", "missing")
			problems = append(problems, s.Missing+": "+s.Hint)
			continue
		}
		row(build.Name+" worker", describeBuild(id))
		for _, s := range id.Suites {
			if s.Missing != "" && !build.CGO {
				continue // a build without cgo is meant to lack them
			}
			row("  "+build.Name+"/"+s.Name, describeSuite(s))
			if s.Missing != "" {
				problems = append(problems, s.Missing+": "+s.Hint)
			}
		}
	}
	return problems
}

func describeBuild(id worker.Identity) string {
	parts := []string{id.Go, id.OS + "/" + id.Arch}
	if id.Level != "" {
		parts = append(parts, id.Level)
	}
	if id.CGO {
		parts = append(parts, "cgo")
	}
	if len(id.Tags) > 0 {
		parts = append(parts, "tags "+strings.Join(id.Tags, ","))
	}
	return strings.Join(parts, ", ")
}

func describeSuite(s worker.Suite) string {
	if s.Missing != "" {
		return "missing: " + s.Missing
	}
	library := s.Library + " "
	if strings.HasPrefix(s.Version, s.Library) {
		library = ""
	}
	return fmt.Sprintf("%s%s; operations: %d", library, s.Version, len(s.Operations))
}

func printList(t *terminal, title string, items []string) {
	if len(items) == 0 {
		return
	}
	fmt.Fprintln(t.out, "\n"+title)
	for _, item := range items {
		fmt.Fprintln(t.out, "  -", item)
	}
}
