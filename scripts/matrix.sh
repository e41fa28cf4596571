#!/bin/sh
# Builds and vets the code under all five combinations of cgo and tags.
set -eu

try() {
	echo "CGO_ENABLED=$1 -tags '$2'"
	CGO_ENABLED=$1 go build -tags "$2" ./...
	CGO_ENABLED=$1 go vet -tags "$2" ./...
}

try 0 ''
[ "${CGO:-1}" != 0 ] || exit 0
try 1 ''
try 1 openssl
try 1 sodium
try 1 openssl,sodium
