//go:build cgo

package main

/*
#include <stdlib.h>

static void segv(void) { *(volatile int *)8 = 1; }
*/
import "C"

// segv writes where no memory is, inside C.
func segv() { C.segv() }

// abort ends the process from inside C.
func abort() { C.abort() }
