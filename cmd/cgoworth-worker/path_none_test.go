//go:build !(cgo && openssl && sodium)

package main

const nativeTags = ""

// nativePaths needs the libraries.
func nativePaths() []path { return nil }
