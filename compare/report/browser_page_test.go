package report

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"
)

// contrast lists the texts that cannot be told from their ground: WCAG 2.2,
// success criterion 1.4.3, with 3 for large text.
const contrast = `(() => {
	const light = c => { const [r, g, b] = c.map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b };
	const parse = s => (s.match(/[\d.]+/g) || []).map(Number);
	const ground = e => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c.length === 3 || c[3] > .5) return c.slice(0, 3) } return [255, 255, 255] };
	const poor = new Set();
	for (const e of document.body.querySelectorAll('*')) {
		if (!e.checkVisibility() || ![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
		const style = getComputedStyle(e), text = e instanceof SVGElement ? style.fill : style.color;
		const [a, b] = [light(parse(text)), light(ground(e))].sort((x, y) => y - x);
		const least = parseFloat(style.fontSize) >= 24 ? 3 : 4.5;
		if ((a + .05) / (b + .05) < least) poor.add(e.tagName + '.' + e.className + ' ' + text + ' ' + ((a + .05) / (b + .05)).toFixed(2));
	}
	return [...poor];
})()`

// prefer makes the reader one who prefers light or dark colours.
func prefer(t testing.TB, ctx context.Context, mode string) {
	t.Helper()
	tell(t, ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: mode}}})
}

// layAll has the browser lay out what nobody has scrolled to as well.
func layAll(t testing.TB, ctx context.Context) {
	t.Helper()
	ask[bool](t, ctx, `document.querySelectorAll('main > section').forEach(s => s.style.contentVisibility = 'visible'), true`)
}

// Every page is quiet, fits every screen, and can be read in light and dark.
func TestPageInBrowser(t *testing.T) {
	ctx := browser(t)
	for name, run := range pages(t) {
		t.Run(name, func(t *testing.T) {
			tab, cancel := chromedp.NewContext(ctx)
			defer cancel()
			heard := listen(t, tab)
			do(t, tab, chromedp.Navigate(address(t, run)))
			layAll(t, tab)
			for _, width := range []int64{360, 480, 700, 768, 993, 1024, 1280, 1920} {
				do(t, tab, chromedp.EmulateViewport(width, 900))
				if got := ask[int64](t, tab, `document.documentElement.scrollWidth`); got > width {
					t.Errorf("the page is %d pixels wide on a screen of %d", got, width)
				}
			}
			for _, mode := range []string{"light", "dark"} {
				prefer(t, tab, mode)
				if poor := ask[[]string](t, tab, contrast); len(poor) > 0 {
					t.Errorf("%s mode has too little contrast:\n%s", mode, strings.Join(poor, "\n"))
				}
			}
			if n := ask[int](t, tab, `document.scripts.length`); n != 1 {
				t.Errorf("the page has %d scripts", n)
			}
			heard.want(t, "a page asks nobody for anything, and does not complain")
		})
	}
}

func TestDarkModeIsDark(t *testing.T) {
	ctx := browser(t)
	do(t, ctx, chromedp.Navigate(address(t, everything())))
	const ground = `getComputedStyle(document.body).backgroundColor`
	prefer(t, ctx, "light")
	light := ask[string](t, ctx, ground)
	prefer(t, ctx, "dark")
	if dark := ask[string](t, ctx, ground); light != "rgb(255, 255, 255)" || dark != "rgb(13, 17, 23)" {
		t.Errorf("the ground is %s in light mode and %s in dark mode", light, dark)
	}
}

// visible is the text of a column, from 1, in the rows that are shown.
func visible(t testing.TB, ctx context.Context, column int) []string {
	t.Helper()
	return ask[[]string](t, ctx, fmt.Sprintf(
		`[...document.querySelectorAll('#table tbody tr')].filter(r => r.checkVisibility()).map(r => r.cells[%d].firstChild?.textContent ?? '')`, column-1))
}

// header is the button that sorts by a column.
func header(column int) chromedp.CSS {
	return chromedp.CSS(fmt.Sprintf(`#table thead th:nth-child(%d) button`, column))
}

const (
	operationColumn = 2
	sizeColumn      = 3
	ratioColumn     = 6
	verdictColumn   = 7
)

func TestSort(t *testing.T) {
	ctx := browser(t)
	run := everything()
	run.Rows = run.Rows[:8]
	do(t, ctx, chromedp.Navigate(address(t, run)))
	layAll(t, ctx) // or what is clicked on moves
	click := func(column int) {
		do(t, ctx, chromedp.Click(header(column)))
	}
	tests := []struct {
		name, reason string
		column, show int
		direction    string
		want         []string
	}{
		{"ratio", "as numbers, not as texts", ratioColumn, ratioColumn, "ascending", []string{"0.071×", "0.31×", "0.88×", "0.98×", "1.002×", "1.23×", "1.50×", "12.3×"}},
		{"ratio again", "the other way", ratioColumn, ratioColumn, "descending", []string{"12.3×", "1.50×", "1.23×", "1.002×", "0.98×", "0.88×", "0.31×", "0.071×"}},
		{"size", "bytes, whatever their unit", sizeColumn, sizeColumn, "ascending", []string{"", "", "16 B", "101", "1 KiB", "10,001", "16 KiB", "1 MiB"}},
		{"operation", "as text; equal ones stay in the order of the run", operationColumn, sizeColumn, "ascending", []string{"16 B", "1 KiB", "16 KiB", "1 MiB", "", "", "101", "10,001"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			click(tt.column)
			if diff := cmp.Diff(tt.want, visible(t, ctx, tt.show)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", tt.reason, diff)
			}
			sorted := ask[[]string](t, ctx, `[...document.querySelectorAll('#table thead th')].map(h => h.getAttribute('aria-sort') ?? '')`)
			want := make([]string, len(sorted))
			want[tt.column-1] = tt.direction
			if diff := cmp.Diff(want, sorted); diff != "" {
				t.Errorf("a screen reader hears (-want +got):\n%s", diff)
			}
		})
	}
}

func TestFilter(t *testing.T) {
	ctx := browser(t)
	do(t, ctx, chromedp.Navigate(address(t, everything())))
	ask[bool](t, ctx, `window.redrawn = 0, new MutationObserver(all => window.redrawn += all.length)
		.observe(document.querySelector('.charts'), {subtree: true, childList: true, attributes: true}), true`)
	tests := []struct {
		name, reason                 string
		family, suite, verdict, text string
		want                         []string // the sizes of what is shown
	}{
		{"family", "two operations", "kdf", "", "", "", []string{"101", "10,001"}},
		{"suite", "all of that library", "", "native/sodium", "", "", []string{"", ""}},
		{"verdict", "as it is called in the table", "", "", "same", "", []string{"16 KiB"}},
		{"text", "anywhere in the row, in any case", "", "", "", "PBKDF2", []string{"101", "10,001"}},
		{"words", "all of them", "", "", "", "inconclusive gcm", []string{"1 KiB"}},
		{"together", "all of them", "aead", "native/openssl", "native faster", "gcm", []string{"1 MiB"}},
		{"nothing", "says so", "", "", "", "no such row", []string{}},
		{"all", "back again", "", "", "", "", []string{"16 B", "1 KiB", "16 KiB", "1 MiB", "101", "10,001", "", "", "64 B", "16 B", "16 B", "", "16 B"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			set := fmt.Sprintf(`(() => { const e = document.getElementById('filter').elements;
				[e.family.value, e.suite.value, e.verdict.value, e.text.value] = [%q, %q, %q, %q];
				e.text.dispatchEvent(new Event('input', {bubbles: true})); return true })()`, tt.family, tt.suite, tt.verdict, tt.text)
			ask[bool](t, ctx, set)
			if diff := cmp.Diff(tt.want, visible(t, ctx, sizeColumn)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", tt.reason, diff)
			}
			if got, want := ask[string](t, ctx, `document.getElementById('shown').value`), fmt.Sprintf("%d of 13 rows", len(tt.want)); got != want {
				t.Errorf("it says %s, want %s", got, want)
			}
		})
	}
	if n := ask[int](t, ctx, `window.redrawn`); n > 0 {
		t.Errorf("the charts changed %d times; they are drawn once", n)
	}
}

func TestKeyboard(t *testing.T) {
	ctx := browser(t)
	do(t, ctx, chromedp.Navigate(address(t, everything())))
	do(t, ctx, chromedp.KeyEvent(kb.Tab))
	if got := ask[string](t, ctx, `document.activeElement.className`); got != "skip" {
		t.Errorf("the first stop is %q, not the way to the table", got)
	}
	do(t, ctx, chromedp.Focus(header(ratioColumn)), chromedp.KeyEvent(kb.Enter))
	if got := visible(t, ctx, verdictColumn); got[len(got)-2] != "native faster" {
		t.Errorf("Enter did not sort by the ratio: %q", got)
	}
	unreachable := ask[[]string](t, ctx, `[...document.querySelectorAll('*')].filter(e => e.scrollWidth > e.clientWidth + 1 &&
		['auto', 'scroll'].includes(getComputedStyle(e).overflowX) && e.tabIndex < 0).map(e => e.outerHTML.slice(0, 80))`)
	if len(unreachable) > 0 {
		t.Errorf("the keyboard cannot scroll %q", unreachable)
	}
}

// What a screen reader needs: every table has headers with a scope, every chart
// a text or a table beside it, every field a label.
func TestScreenReader(t *testing.T) {
	ctx := browser(t)
	do(t, ctx, chromedp.Navigate(address(t, committed(t))))
	poor := ask[[]string](t, ctx, `[...document.querySelectorAll('th:not([scope]), svg:not([aria-label]):not([aria-hidden]):not(svg svg), select, input')]
		.filter(e => !(e.labels?.length)).map(e => e.outerHTML.slice(0, 80))`)
	if len(poor) > 0 {
		t.Errorf("without a name: %q", poor)
	}
	if n := ask[int](t, ctx, `[...document.querySelectorAll('tbody tr')].filter(r => !r.querySelector('th')).length`); n > 0 {
		t.Errorf("%d rows have no header", n)
	}
}

func TestWithoutJavaScript(t *testing.T) {
	ctx := browser(t)
	tell(t, ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
	do(t, ctx, chromedp.Navigate(address(t, everything())))
	if n := len(visible(t, ctx, operationColumn)); n != len(everything().Rows) {
		t.Errorf("%d rows are shown, want %d", n, len(everything().Rows))
	}
	if ask[bool](t, ctx, `document.getElementById('filter').checkVisibility() || !!document.querySelector('thead button')`) {
		t.Error("there are controls that do nothing")
	}
}

func TestPrint(t *testing.T) {
	ctx := browser(t)
	do(t, ctx, chromedp.Navigate(address(t, committed(t))))
	pdf, err := chromedp.Run(ctx, chromedp.PrintToPDF(chromedp.PDFPrintBackground()))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(pdf), "%PDF-") || strings.Count(string(pdf), "/Type /Page\n") < 2 {
		t.Errorf("%d bytes are not a PDF of several pages", len(pdf))
	}
	keep(t, "print.pdf", pdf)
	tell(t, ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	do(t, ctx, chromedp.EmulateViewport(720, 1000))
	if ask[bool](t, ctx, `document.getElementById('filter').checkVisibility()`) {
		t.Error("controls are printed")
	}
	if got := ask[int](t, ctx, `document.documentElement.scrollWidth`); got > 720 {
		t.Errorf("what is printed is %d pixels wide, on a sheet of 720", got)
	}
}

// BenchmarkLargePage shows how soon a page of 2,000 rows can be used: the goal
// is within a second. Time decides no test.
func BenchmarkLargePage(b *testing.B) {
	ctx := browser(b)
	url := address(b, large(2000))
	for b.Loop() {
		do(b, ctx, chromedp.Navigate(url))
		ms := ask[float64](b, ctx, `performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd`)
		b.ReportMetric(ms, "ms/interactive")
	}
}

// TestShots shows the page to whoever works on it: go test -run Shots -shots DIR.
func TestShots(t *testing.T) {
	if *shots == "" {
		return
	}
	ctx := browser(t)
	runs := pages(t)
	for _, name := range []string{"committed", "everything", "hostile"} {
		do(t, ctx, chromedp.Navigate(address(t, runs[name])))
		layAll(t, ctx)
		for _, width := range []int64{360, 768, 1280} {
			for _, mode := range []string{"light", "dark"} {
				do(t, ctx, chromedp.EmulateViewport(width, 900))
				prefer(t, ctx, mode)
				png, err := chromedp.Run(ctx, chromedp.FullScreenshot(100))
				if err != nil {
					t.Fatal(err)
				}
				keep(t, fmt.Sprintf("%s-%d-%s.png", name, width, mode), png)
			}
		}
	}
}

// keep writes what a test made into the folder for screenshots.
func keep(t testing.TB, name string, data []byte) {
	t.Helper()
	if *shots == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(*shots, name), data, 0o666); err != nil {
		t.Fatal(err)
	}
}
