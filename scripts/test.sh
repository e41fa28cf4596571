#!/bin/sh
# Everything that decides whether a change lands, cheap things first. CGO=0
# leaves the native side out. Equality and arithmetic decide, never a time.
set -eu

native=
[ "${CGO:-1}" != 0 ] || native=--no-native

step() { printf '\n== %s\n' "$*" >&2; }

step scripts
scripts/deps_test.sh
scripts/browser.sh
step lint
scripts/lint.sh
step build matrix
scripts/matrix.sh
step tests without cgo
CGO_ENABLED=0 go test -vet=off -timeout 30m ./...
if [ -z "$native" ]; then
	# Cgo is named, since go leaves it out in silence where it finds no compiler.
	step tests with the libraries
	CGO_ENABLED=1 go test -vet=off -timeout 30m -tags openssl,sodium ./...
	step race detector on the comparator
	CGO_ENABLED=1 go test -vet=off -timeout 30m -race ./compare/equal ./compare/measure ./compare/worker
	CGO_ENABLED=1 go test -vet=off -timeout 30m -race -tags openssl,sodium -run Scripts ./cmd/cgoworth
fi
step equality of everything
bin/cgoworth verify $native
step a quick run
bin/cgoworth run --profile quick --out - $native
