#!/bin/sh
# Tries scripts/deps.sh on systems that are made up: a folder of fake commands
# is all that it finds in PATH.
set -eu

deps=$PWD/scripts/deps.sh
sh=$(command -v sh)
fake=$(mktemp -d)
trap 'rm -rf "$fake"' EXIT
failed=0

# system makes the commands anew, NAME=SCRIPT each. They note down in calls what
# would change a real system.
system() {
	rm -f "$fake"/*
	: >"$fake/calls"
	for command in "$@"; do
		printf '#!%s\n%s\n' "$sh" "${command#*=}" >"$fake/${command%%=*}"
		chmod +x "$fake/${command%%=*}"
	done
}

# expect REASON STATUS LINES TEXT [ARGUMENT]: exit status, lines on stderr and
# nothing on stdout; TEXT in what was said or called.
expect() {
	status=0
	(PATH=$fake && export PATH && unset CC PKG_CONFIG && exec "$sh" "$deps" ${5:+"$5"}) >"$fake/out" 2>"$fake/err" || status=$?
	lines=$(wc -l <"$fake/err")
	[ "$status" -eq "$2" ] && [ "$lines" -eq "$3" ] && [ ! -s "$fake/out" ] &&
		case $(cat "$fake/err" "$fake/calls") in *"$4"*) return ;; esac
	echo "deps.sh: $1: status $status, $lines lines:" >&2
	cat "$fake/out" "$fake/err" "$fake/calls" >&2
	failed=1
}

compiler='gcc=exit 0'
libraries='pkg-config=exit 0'
go='go=echo gcc'
root='id=echo 0'
user='id=echo 1000'
# shellcheck disable=SC2016 # the fakes expand these
{
	env='env=shift; exec "$@"'
	bare='gcc=case "$*" in *-fsyntax-only*) exit 1 ;; esac'
	old='pkg-config=case "$2" in *">= 3") exit 1 ;; esac'
	apt='apt-get=echo "apt-get $*" >>"${0%/*}/calls"; case "$*" in *install*) : >"${0%/*}/installed" ;; esac'
	installed='pkg-config=[ -e "${0%/*}/installed" ]'
	sudo='sudo=shift; echo "sudo $*" >>"${0%/*}/calls"; exec "$@"'
}

# silent REASON: no command that changes anything was called.
silent() {
	[ ! -s "$fake/calls" ] || { echo "deps.sh: $1 called $(cat "$fake/calls")" >&2 && failed=1; }
}

system "$go" "$compiler" "$libraries" "$root" "$apt"
expect 'all there' 0 0 ''
silent 'all there'
system "$go" "$bare" "$libraries" "$root" "$apt"
expect 'a compiler without the headers of C' 2 2 'lacks: a C compiler' --check
system "$go" "$compiler" "$old" "$root" "$apt"
expect 'an old OpenSSL' 2 2 'lacks: OpenSSL 3' --check
system "$go" "$compiler" "$root" "$apt"
expect '--check as root' 2 2 'to do: apt-get update && apt-get install -y gcc libc6-dev' --check
silent '--check as root'

system "$go" "$compiler" "$root" "$env" "$installed" "$apt"
expect 'an installation by root' 0 1 'install -y gcc libc6-dev pkg-config libsodium-dev libssl-dev'
system "$go" "$compiler" "$user" "$env" "$installed" "$apt" "$sudo" 'true=exit 0'
expect 'an installation by a user who may' 0 1 'sudo env DEBIAN_FRONTEND=noninteractive apt-get'
system "$go" "$compiler" "$user" "$apt" 'sudo=exit 1'
expect 'a user whose sudo needs a password' 2 2 'to do: sudo apt-get update && sudo apt-get install'
silent 'a user whose sudo needs a password'
system "$go" "$compiler" "$root" "$env" 'pkg-config=exit 1' 'apt-get=exit 100'
expect 'an installation that fails' 2 3 'to do: apt-get update'
system "$go" "$compiler" "$root" "$env" 'pkg-config=exit 1' "$apt"
expect 'an installation that does not help' 2 3 'lacks: libsodium, OpenSSL 3'

system "$go" "$compiler" "$root" 'dnf=exit 1'
expect 'Fedora' 2 2 'to do: dnf install gcc libsodium-devel openssl-devel pkgconf-pkg-config'
system "$go" "$compiler" "$user" 'uname=echo Darwin'
expect 'macOS' 2 2 'brew install libsodium openssl@3 pkg-config'
system "$go" "$compiler" "$user" 'uname=echo Other'
expect 'a system of another kind' 2 2 'to do: install a C compiler, pkg-config'
system "$compiler" "$libraries" "$root" "$apt" 'cc=exit 0'
expect 'without go, the compiler is cc' 0 0 ''
system "$go" "$root" "$apt"
expect 'an unknown option' 2 2 'there is no option --chek' --chek
silent 'an unknown option'
exit "$failed"
