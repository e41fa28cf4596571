//go:build cgo && openssl && sodium

package main

const nativeTags = "openssl,sodium"
