#!/bin/sh
# Sees to what the native build needs: a C compiler, pkg-config, and the headers
# of libsodium and OpenSSL. It installs what is missing where it may, and says
# what to install where it may not. With --check it only says.
set -eu

missing=
command -v "${CC:-cc}" >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1 || missing="$missing compiler"
if command -v pkg-config >/dev/null 2>&1; then
	pkg-config --exists libsodium || missing="$missing libsodium"
	pkg-config --exists libcrypto || missing="$missing openssl"
else
	missing="$missing pkg-config libsodium openssl"
fi
[ -n "$missing" ] || exit 0

# fail says what is wrong, what to do, and ends the script.
fail() {
	echo "deps: the native build lacks:$missing" >&2
	echo "  to do: $1 (or build without cgo: make compare CGO=0)" >&2
	exit 2
}

debian='gcc libc6-dev pkg-config libsodium-dev libssl-dev'
fedora='gcc pkgconf-pkg-config libsodium-devel openssl-devel'
macos='pkg-config libsodium openssl@3'

if command -v apt-get >/dev/null 2>&1; then
	sudo=
	if [ "$(id -u)" -ne 0 ]; then
		sudo -n true 2>/dev/null && sudo='sudo -n' || fail "sudo apt-get install $debian"
	fi
	[ "${1:-}" != --check ] || fail "${sudo:+sudo }apt-get install $debian"
	echo "deps: installing$missing" >&2
	# shellcheck disable=SC2086 # both are lists of words
	{ $sudo apt-get update -q && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -q -y $debian; } >&2 ||
		fail "apt-get install $debian"
elif command -v dnf >/dev/null 2>&1; then
	fail "sudo dnf install $fedora"
elif [ "$(uname -s)" = Darwin ]; then
	fail "xcode-select --install; brew install $macos"
else
	fail "install a C compiler, pkg-config, and the headers of libsodium and OpenSSL 3"
fi
