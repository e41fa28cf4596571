#!/bin/sh
# Sees to the browser that the tests of the page need. It installs Debian's
# Chromium where it may, and says what to install where it may not. With --check
# it only says. CGOWORTH_BROWSER names another browser.
set -eu

# fail says what is wrong, what to do, and ends the script.
fail() {
	echo "browser: there is no Chromium to test the page in" >&2
	echo "  to do: $1 (or set CGOWORTH_BROWSER to the path of one)" >&2
	exit 2
}

if [ -n "${CGOWORTH_BROWSER:-}" ]; then
	command -v "$CGOWORTH_BROWSER" >/dev/null 2>&1 || fail "correct CGOWORTH_BROWSER, which is $CGOWORTH_BROWSER"
	exit 0
fi
for name in chromium chromium-browser google-chrome google-chrome-stable chrome \
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'; do
	! command -v "$name" >/dev/null 2>&1 || exit 0
done

# Ubuntu's package is a stand-in for a snap, which may not run in a container.
if command -v apt-get >/dev/null 2>&1 && ! grep -q '^ID=ubuntu' /etc/os-release 2>/dev/null; then
	sudo=
	if [ "$(id -u)" -ne 0 ]; then
		sudo -n true 2>/dev/null || fail "sudo apt-get install chromium"
		sudo='sudo -n'
	fi
	[ "${1:-}" != --check ] || fail "${sudo:+sudo }apt-get install chromium"
	echo "browser: installing chromium" >&2
	{ $sudo apt-get update -q && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -q -y chromium; } >&2 ||
		fail "apt-get install chromium"
elif command -v apt-get >/dev/null 2>&1; then
	fail "install Google Chrome, or: sudo snap install chromium"
elif command -v dnf >/dev/null 2>&1; then
	fail "sudo dnf install chromium"
elif [ "$(uname -s)" = Darwin ]; then
	fail "brew install --cask chromium"
else
	fail "install Chromium or Chrome"
fi
