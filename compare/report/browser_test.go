package report

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"github.com/cgoworth/cgoworth/compare/result"
)

var shots = flag.String("shots", "", "write screenshots of the page into this folder")

// findBrowser is the browser of CGOWORTH_BROWSER, or one of the usual names.
// Without one the test fails, and is left out only where a short test was asked
// for and nobody relies on it.
func findBrowser(t testing.TB) string {
	t.Helper()
	named := os.Getenv("CGOWORTH_BROWSER")
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"}
	if named != "" {
		names = []string{named}
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	const problem = "no Chromium to show the page in; to do: run scripts/browser.sh, or set CGOWORTH_BROWSER to the browser's path"
	if testing.Short() && named == "" && os.Getenv("CI") != "true" {
		t.Skip(problem)
	}
	t.Fatal(problem)
	return ""
}

// browser is a fresh one with a folder of its own, which stays off the network.
func browser(t testing.TB) context.Context {
	t.Helper()
	ctx, cancel := chromedp.NewExecAllocator(context.Background(),
		chromedp.ExecPath(findBrowser(t)), chromedp.UserDataDir(t.TempDir()), chromedp.WSURLReadTimeout(time.Minute),
		chromedp.Headless, chromedp.NoSandbox, chromedp.DisableGPU, chromedp.NoFirstRun,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("disable-dev-shm-usage", true))
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	do(t, ctx) // starts it, and it lives as long as this context
	ctx, cancel = context.WithTimeout(ctx, 2*time.Minute)
	t.Cleanup(cancel)
	return ctx
}

// do runs actions in the browser.
func do(t testing.TB, ctx context.Context, actions ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	if err := chromedp.Do(ctx, actions...); err != nil {
		t.Fatal(err)
	}
}

// ask is what a piece of JavaScript gives in the page.
func ask[T any](t testing.TB, ctx context.Context, script string) T {
	t.Helper()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](script))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// tell sends the browser a command.
func tell[P, R any](t testing.TB, ctx context.Context, command cdp.Command[P, R], params P) {
	t.Helper()
	if _, err := chromedp.Call(ctx, command, params); err != nil {
		t.Fatal(err)
	}
}

// address is that of a page of the run, as a file.
func address(t testing.TB, run *result.Run) string {
	t.Helper()
	var b bytes.Buffer
	if err := HTML(&b, run, Options{}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "report.html")
	if err := os.WriteFile(path, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	return "file://" + filepath.ToSlash(path)
}

// complaints collects what a page asks of the network and says to the console.
type complaints struct {
	sync.Mutex
	all []string
}

func listen(t testing.TB, ctx context.Context) *complaints {
	t.Helper()
	c := new(complaints)
	add := func(format string, args ...any) {
		c.Lock()
		defer c.Unlock()
		c.all = append(c.all, fmt.Sprintf(format, args...))
	}
	err := chromedp.Listen(ctx, func(event any) {
		switch e := event.(type) {
		case *network.EventRequestWillBeSent:
			if url := e.Request.URL; !strings.HasSuffix(url, "/report.html") && !strings.HasPrefix(url, "data:") {
				add("request: %s", url)
			}
		case *runtime.EventConsoleAPICalled:
			add("console: %s", e.Type)
		case *runtime.EventExceptionThrown:
			add("exception: %s", e.ExceptionDetails.Text)
		case *log.EventEntryAdded:
			add("log: %s", e.Entry.Text)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	tell(t, ctx, network.Enable, network.EnableParams{})
	return c
}

func (c *complaints) want(t *testing.T, reason string) {
	t.Helper()
	c.Lock()
	defer c.Unlock()
	if len(c.all) > 0 {
		t.Errorf("%s:\n%s", reason, strings.Join(c.all, "\n"))
	}
}

// committed is the last committed run, as real as data can be.
func committed(t testing.TB) *result.Run {
	t.Helper()
	found, err := filepath.Glob("../../results/*/*/run.json")
	if err != nil || len(found) == 0 {
		t.Fatal("no result is committed", err)
	}
	run, err := result.ReadFile(found[len(found)-1])
	if err != nil {
		t.Fatal(err)
	}
	return run
}

// pages are the runs that every page has to do justice to.
func pages(t testing.TB) map[string]*result.Run {
	all := map[string]*result.Run{"committed": committed(t), "everything": everything(), "other sides": otherSides(),
		"only Go": onlyGo(), "empty": empty(), "hostile": hostile()}
	for _, h := range hostileNames {
		all["hostile "+h.name] = namedRun(h.text)
	}
	return all
}
