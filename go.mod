module github.com/cgoworth/cgoworth

go 1.26.0

// What is compared. The two bindings resolve by exact version only.
require (
	github.com/dchest/siphash v1.2.3 // suite go: SipHash
	github.com/golang-fips/openssl/v2 v2.0.3 // suite openssl: libcrypto through cgo
	github.com/jamesruan/sodium v1.0.14 // suite sodium: libsodium through cgo
	github.com/pion/dtls/v3 v3.1.15 // suite go: AES-CCM
	golang.org/x/crypto v0.59.0 // suite go: what the standard library lacks
)

// Inputs.
require filippo.io/keygen v1.0.0 // the same RSA and EC keys from the same seed, everywhere

// Statistics.
require (
	github.com/montanaflynn/stats v0.14.0 // medians, means, deviations
	gonum.org/v1/gonum v0.17.0 // the binomial and Student's t distribution
)

// The command and its reports.
require (
	github.com/agnivade/levenshtein v1.2.1 // "did you mean"
	github.com/alecthomas/kong v1.17.0 // the command line
	github.com/jedib0t/go-pretty/v6 v6.9.2 // tables and progress on a terminal
	golang.org/x/perf v0.0.0-20260908200009-22c9c6c9d4da // the Go benchmark format; benchmath checks our intervals in tests
	golang.org/x/term v0.48.0 // is it a terminal, and how wide
	gonum.org/v1/plot v0.17.0 // charts
)

// Facts about the machine, and about a batch.
require (
	golang.org/x/sys v0.50.0 // the processor time of a thread
	github.com/klauspost/cpuid/v2 v2.4.2 // processor and its features
	github.com/shirou/gopsutil/v4 v4.26.10 // memory, system, load, steal
)

// Tests.
require (
	github.com/chromedp/cdproto v0.160.1 // the events of the browser
	github.com/chromedp/chromedp v0.23.1 // drives a browser over the page
	github.com/google/go-cmp v0.7.0 // differences that a person can read
	github.com/rogpeppe/go-internal v1.16.0 // testscript: the command as a user runs it
)

require (
	codeberg.org/go-fonts/liberation v0.5.0 // indirect
	codeberg.org/go-latex/latex v0.2.0 // indirect
	codeberg.org/go-pdf/fpdf v0.11.1 // indirect
	filippo.io/bigmod v0.1.1-0.20260103110540-f8a47775ebe5 // indirect
	git.sr.ht/~sbinet/gg v0.7.0 // indirect
	github.com/aclements/go-moremath v0.0.0-20210112150236-f10218a38794 // indirect
	github.com/ajstarks/svgo v0.0.0-20211024235047-1546f124cd8b // indirect
	github.com/ebitengine/purego v0.11.2 // indirect
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	github.com/go-ole/go-ole v1.2.6 // indirect
	github.com/golang/freetype v0.0.0-20170609003504-e2365dfdc4a0 // indirect
	github.com/lufia/plan9stats v0.0.0-20211012122336-39d0f177ccd0 // indirect
	github.com/mattn/go-runewidth v0.0.16 // indirect
	github.com/pion/logging v0.2.4 // indirect
	github.com/pion/transport/v5 v5.0.0 // indirect
	github.com/power-devops/perfstat v0.0.0-20260805114148-88456608a4f6 // indirect
	github.com/rivo/uniseg v0.4.7 // indirect
	github.com/tklauser/go-sysconf v0.4.0 // indirect
	github.com/tklauser/numcpus v0.12.0 // indirect
	github.com/yusufpapurcu/wmi v1.2.4 // indirect
	golang.org/x/image v0.46.0 // indirect
	golang.org/x/text v0.44.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
)
