#!/bin/sh
# Builds everything without cgo: for a platform of each kind that Go supports,
# or for those that are named, such as: scripts/cross.sh $(go tool dist list).
set -eu

[ $# -gt 0 ] || set -- darwin/arm64 windows/amd64 linux/arm64 linux/386 linux/riscv64 freebsd/amd64 openbsd/amd64 \
	netbsd/arm64 android/arm64 illumos/amd64 plan9/amd64 js/wasm wasip1/wasm
for platform; do
	echo "$platform"
	GOOS=${platform%/*} GOARCH=${platform#*/} CGO_ENABLED=0 go build ./...
done
