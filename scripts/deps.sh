#!/bin/sh
# Sees to what the native build needs: a C compiler, pkg-config, and the headers
# of libsodium and OpenSSL 3. It installs what is missing where it may, and says
# what to install where it may not. With --check it only says.
set -eu

case "${1:-}" in
'' | --check) ;;
*)
	echo "deps: there is no option $1" >&2
	echo "  to do: scripts/deps.sh [--check]" >&2
	exit 2
	;;
esac

# The compiler that go will call, which need not be cc.
cc=$(go env CC 2>/dev/null) || cc=cc
missing=

lacks() { missing="${missing:+$missing, }$1"; }

# look fills $missing. A compiler alone is not enough: some systems have one
# without the headers of C itself.
look() {
	missing=
	# shellcheck disable=SC2086 # CC may have arguments
	echo '#include <stdlib.h>' | $cc -x c -fsyntax-only - 2>/dev/null || lacks 'a C compiler'
	pkg_config=${PKG_CONFIG:-pkg-config}
	if command -v "$pkg_config" >/dev/null 2>&1; then
		"$pkg_config" --exists libsodium 2>/dev/null || lacks libsodium
		"$pkg_config" --exists 'libcrypto >= 3' 2>/dev/null || lacks 'OpenSSL 3'
	else
		lacks pkg-config
	fi
	[ -z "$missing" ]
}

# fail says what is wrong, what to do, and ends the script.
fail() {
	echo "deps: the native build lacks: $missing" >&2
	echo "  to do: $1 (or do without cgo: make compare CGO=0)" >&2
	exit 2
}

look && exit 0

if [ "$(id -u)" -eq 0 ]; then sudo=; else sudo='sudo '; fi
packages='gcc libc6-dev pkg-config libsodium-dev libssl-dev'
debian="${sudo}apt-get update && ${sudo}apt-get install -y $packages"

if command -v apt-get >/dev/null 2>&1; then
	[ "${1:-}" != --check ] || fail "$debian"
	[ -z "$sudo" ] || sudo -n true 2>/dev/null || fail "$debian"
	# The lists may fail in part, where somebody else's source is broken; a new
	# machine may still be installing its updates.
	apt() { ${sudo:+sudo -n} env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@" </dev/null >&2; }
	echo "deps: installing $packages" >&2
	apt update || true
	# shellcheck disable=SC2086 # a list of words
	apt install -y $packages || fail "$debian"
	look || fail "$debian"
elif command -v dnf >/dev/null 2>&1; then
	fail "${sudo}dnf install gcc libsodium-devel openssl-devel pkgconf-pkg-config"
elif [ "$(uname -s)" = Darwin ]; then
	fail 'xcode-select --install; brew install libsodium openssl@3 pkg-config'
else
	fail 'install a C compiler, pkg-config, and the headers of libsodium and OpenSSL 3'
fi
