# cgoworth: is cgo worth it for this cryptographic operation, on this machine?
#
#   make compare                  the answer
#   make compare PROFILE=full     another profile: quick, standard, full
#   make compare OUT=dir          results into another folder
#   make compare ARGS='sha256'    more arguments of cgoworth run
#   make compare CGO=0            without cgo and without C libraries

PROFILE ?= standard
OUT ?=
CGO ?= 1
ARGS ?=

export CGO
without_cgo := $(filter 0,$(CGO))

.DEFAULT_GOAL := help
.PHONY: help deps build purego native no-native compare test lint cross clean

help: ## show this help
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

build: $(if $(without_cgo),no-native,native) purego ## build the command and its workers into bin/

purego:
	CGO_ENABLED=0 go build -trimpath -o bin/cgoworth ./cmd/cgoworth
	CGO_ENABLED=0 go build -trimpath -o bin/cgoworth-worker-purego ./cmd/cgoworth-worker

native: deps
	CGO_ENABLED=1 go build -trimpath -tags openssl,sodium -o bin/cgoworth-worker-native ./cmd/cgoworth-worker

# One from an older state of the code would not fit the others.
no-native:
	rm -f bin/cgoworth-worker-native

deps: ## see to the C compiler and the headers of the libraries
	scripts/deps.sh

compare: build ## measure, print the table and write results/<machine>/<date>/
	bin/cgoworth run --profile $(PROFILE) $(if $(OUT),--out "$(OUT)") $(if $(without_cgo),--no-native) $(ARGS)

test: build ## run everything that decides whether a change lands
	scripts/test.sh

lint: ## gofmt, staticcheck, shellcheck
	scripts/lint.sh

cross: ## build without cgo for many platforms
	scripts/cross.sh

clean: ## remove what was built
	rm -rf bin
