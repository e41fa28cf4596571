//go:build !(cgo && openssl && sodium)

package main

// nativeTags is empty where the tests are about pure Go alone.
const nativeTags = ""
