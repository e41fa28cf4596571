package main

import "fmt"

// everyday is what most programs use.
func everyday() []string {
	return []string{
		"sha256/size=*", "sha512/size=*", "sha3-256", "blake2b-256/size=*",
		"hmac-sha256/new", "pbkdf2",
		"aes-gcm", "chacha20poly1305", "secretbox", "box/seal",
		"aes-cbc", "aes-ctr/key=*",
		"ecdh/p256", "x25519",
		"ecdsa-p256", "ed25519", "rsa-2048/sign", "rsa-2048/verify",
		"call",
	}
}

// noteEncryption is a note that is encrypted in three stages: every combination
// that the study lists, and the whole of it as one operation.
func noteEncryption() []string {
	var cases []string
	for _, c := range []struct{ salt, password, iterations, length, hash int }{
		{32, 10, 101, 32, 256}, {32, 10, 101, 64, 256}, {32, 30, 101, 32, 256}, {32, 30, 101, 64, 256},
		{64, 30, 101, 32, 256}, {64, 30, 101, 64, 256}, {32, 10, 10001, 32, 256}, {32, 10, 10001, 64, 256},
		{32, 10, 101, 32, 512}, {32, 10, 101, 64, 512}, {32, 30, 101, 32, 512}, {32, 30, 101, 64, 512},
		{64, 30, 101, 32, 512}, {64, 30, 101, 64, 512}, {32, 10, 10001, 32, 512}, {32, 10, 10001, 64, 512},
	} {
		cases = append(cases, fmt.Sprintf("pbkdf2/sha%d/salt=%d/password=%d/length=%d/iterations=%d", c.hash, c.salt, c.password, c.length, c.iterations))
	}
	for _, way := range []string{"seal", "open"} {
		for _, key := range []int{128, 256} {
			for _, iv := range []int{96, 128} {
				for _, tag := range []int{64, 128} {
					for _, aad := range []int{0, 6} {
						combination := fmt.Sprintf("aes-gcm/%s/key=%d/iv=%d/tag=%d/aad=%d", way, key, iv, tag, aad)
						cases = append(cases, sized(combination, 256, 25_600, 640_000, 1_280_000)...)
					}
				}
			}
		}
	}
	cases = append(cases, sized("base64/encode", 256, 25_600, 51_200, 102_400)...)
	cases = append(cases, sized("base64/decode", 256, 25_600, 51_200, 102_400)...)
	return append(cases, "note")
}

// sized names the cases of an operation at some sizes.
func sized(operation string, sizes ...int) []string {
	var cases []string
	for _, size := range sizes {
		cases = append(cases, fmt.Sprintf("%s/size=%d", operation, size))
	}
	return cases
}

// twoSizes are four ways to encrypt, at a small and at a large size.
func twoSizes() []string {
	var cases []string
	for _, operation := range []string{
		"aes-cbc/encrypt/key=256", "aes-cbc/decrypt/key=256",
		"aes-gcm/seal/key=256/iv=96/tag=128/aad=0", "aes-gcm/open/key=256/iv=96/tag=128/aad=0",
		"aes-ccm/seal/key=256", "aes-ccm/open/key=256", "secretbox/seal", "secretbox/open",
	} {
		cases = append(cases, sized(operation, 2<<10, 1<<20)...)
	}
	return cases
}

// archive is the page of an archive library: one large entry, five thousand
// small ones, and a file that is encrypted from disk to disk.
func archive() []string {
	return []string{
		"winzip-aes/write/size=20000000", "winzip-aes/read/size=20000000", "winzip-aes/5000-entries",
		"aes-ctr/key=256/size=20000000", "file/seal-stream/mib=256", "file/open-stream/mib=256",
	}
}

// clientSide is what an application does on a laptop, a tablet and a JVM.
func clientSide() []string {
	const file = 7_000_000
	cases := sized("aes-gcm/seal/key=256/iv=96/tag=128/aad=0", file)
	cases = append(cases, sized("aes-gcm/open/key=256/iv=96/tag=128/aad=0", file)...)
	cases = append(cases, sized("aes-cbc/encrypt/key=256", file)...)
	cases = append(cases, sized("aes-cbc/decrypt/key=256", file)...)
	return append(cases, "pbkdf2/sha256/salt=32/password=10/length=32/iterations=40000", "ecdh/p256", "ecdsa-p256")
}
