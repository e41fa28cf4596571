#!/bin/sh
# gofmt, shellcheck where it is installed, and staticcheck with and without the
# native tags.
set -eu

unformatted=$(gofmt -l .)
if [ -n "$unformatted" ]; then
	echo "lint: gofmt would change: $unformatted" >&2
	echo "  to do: gofmt -w ." >&2
	exit 1
fi
if command -v shellcheck >/dev/null; then shellcheck scripts/*.sh .ci/run; fi
staticcheck='go run honnef.co/go/tools/cmd/staticcheck@v0.8.2'
CGO_ENABLED=0 $staticcheck ./...
[ "${CGO:-1}" = 0 ] || CGO_ENABLED=1 $staticcheck -tags openssl,sodium ./...
