package report

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"slices"

	"github.com/cgoworth/cgoworth/compare/result"
	"github.com/cgoworth/cgoworth/compare/stat"
)

//go:embed page
var pageFiles embed.FS

var pageTemplate = template.Must(template.New("page.html").Funcs(template.FuncMap{"clean": clean, "next": next, "hue": hue}).ParseFS(pageFiles, "page/*.html"))

// HTML writes the run as one page that needs no other file and no network. What
// is a stranger's text goes through the escapes of html/template, and the
// policy of the page lets no other script run than its own.
func HTML(w io.Writer, run *result.Run, _ Options) error {
	var b bytes.Buffer
	if err := pageTemplate.Execute(&b, viewOf(run)); err != nil {
		return err
	}
	_, err := b.WriteTo(w)
	return err
}

// view is the page as its template wants it, in reading order.
type view struct {
	Policy string
	Style  template.CSS
	Script template.JS

	Title     string
	About     []string
	Alarms    []string
	Direction string
	Answer    []string
	Advice    []advice
	Chart     ratioChart
	Table     resultTable
	Troubles  []viewTrouble
	Legend    []string
	Sizes     []sizeChart
	Ladder    []rung
	Fits      []fit
	Coverage  coverage
	Facts     []viewFact
	Method    []string
	Notes     []string
	Unfair    []string
	Date      string
	Command   string
}

type viewTrouble struct {
	Title  string
	Window []string
}

type viewFact struct{ Name, Value string }

func viewOf(run *result.Run) view {
	p := pageOf(run)
	all := seriesOf(run)
	charts := curvesOf(all)
	script := file("page/page.js")
	v := view{
		Style: template.CSS(file("page/page.css")), Script: template.JS(script), Policy: policy(script),
		Title: p.title, About: p.about, Alarms: p.alarms, Direction: p.direction,
		Answer: leading(run, p.sides), Advice: recommend(run, all),
		Chart: ratioChartOf(run, all), Table: tableOf(run, p, all),
		Legend: players(all), Sizes: sizeCharts(run, charts),
		Ladder: ladder(run), Fits: fits(run, charts), Coverage: coverageOf(run),
		Method: p.method, Notes: p.notes, Unfair: unfairness(run),
		Date: run.Started.UTC().Format("2006-01-02"), Command: p.command,
	}
	for _, t := range p.troubles {
		v.Troubles = append(v.Troubles, viewTrouble{t.title, t.window})
	}
	for _, f := range p.environment {
		v.Facts = append(v.Facts, viewFact{f.name, f.value})
	}
	return v
}

// leading is the summary with the largest loss of side a first.
func leading(run *result.Run, sides pair) []string {
	lines := summary(run, sides)
	loss := extreme(run, sides.a, "loss", stat.BFaster)
	if i := slices.Index(lines, loss); i > 0 {
		lines = slices.Insert(slices.Delete(lines, i, i+1), 0, loss)
	}
	return lines
}

func file(name string) string {
	data, err := pageFiles.ReadFile(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(data)
}

// policy allows what is in the page, and nothing else.
func policy(script string) string {
	sum := sha256.Sum256([]byte(script))
	return fmt.Sprintf("default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-%s'; base-uri 'none'; form-action 'none'",
		base64.StdEncoding.EncodeToString(sum[:]))
}

// next is the number of what has an index.
func next(i int) int { return i + 1 }

// hue is the class of a side's colour, as in the charts.
func hue(side int) int { return side % len(hues) }
