#!/bin/sh
# Everything that decides whether a change lands, cheap things first. CGO=0
# leaves the native side out. Equality and arithmetic decide, never a time.
set -eu

step() { printf '\n== %s\n' "$*" >&2; }

step build matrix
scripts/matrix.sh
step lint
scripts/lint.sh
step tests without cgo
CGO_ENABLED=0 go test ./...
if [ "${CGO:-1}" != 0 ]; then
	step tests with the libraries
	go test -tags openssl,sodium ./...
	step race detector on the comparator
	go test -race -tags openssl,sodium ./compare/...
fi
step equality of everything
bin/cgoworth verify ${NATIVE_FLAG:+"$NATIVE_FLAG"}
step a quick run
bin/cgoworth run --profile quick --out - ${NATIVE_FLAG:+"$NATIVE_FLAG"}
