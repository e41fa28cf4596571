#!/bin/sh
# gofmt, staticcheck with and without the native tags, and shellcheck where it
# is installed.
set -eu

unformatted=$(gofmt -l .)
if [ -n "$unformatted" ]; then
	echo "gofmt would change:" >&2
	echo "$unformatted" >&2
	echo "  to do: gofmt -w ." >&2
	exit 1
fi
staticcheck='go run honnef.co/go/tools/cmd/staticcheck@v0.8.2'
CGO_ENABLED=0 $staticcheck ./...
[ "${CGO:-1}" = 0 ] || $staticcheck -tags openssl,sodium ./...
! command -v shellcheck >/dev/null || shellcheck scripts/*.sh .ci/run
