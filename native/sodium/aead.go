//go:build cgo && sodium

package sodium

import (
	"cmp"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

func aeads() map[string]op.Implementation {
	return map[string]op.Implementation{
		"chacha20poly1305/seal":  {Prepare: chacha20Poly1305Seal, Note: allocates},
		"chacha20poly1305/open":  {Prepare: chacha20Poly1305Open, Note: allocates},
		"xchacha20poly1305/seal": {Prepare: xchacha20Poly1305Seal, Note: allocates},
		"xchacha20poly1305/open": {Prepare: xchacha20Poly1305Open, Note: allocates},
		"secretbox/seal":         {Prepare: secretboxSeal, Note: allocates},
		"secretbox/open":         {Prepare: secretboxOpen, Note: allocates},
		"box/seal":               {Prepare: boxSeal, Note: allocates},
		"box/open":               {Prepare: boxOpen, Note: allocates},
		"sealedbox/seal":         {Prepare: sealedboxSeal, Note: allocates},
		"sealedbox/open":         {Prepare: sealedboxOpen, Note: allocates},
	}
}

// The binding panics where a key, a nonce or a public key has a wrong length,
// and where a ciphertext is shorter than its tag. Each Prepare checks that.

const tag = 16 // the length of a Poly1305 tag

func chacha20Poly1305(in op.Input) (sodium.AEADCPKey, sodium.AEADCPNonce, error) {
	err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 12), in.LengthBetween("aad", 0, op.Longest))
	return sodium.AEADCPKey{Bytes: in.Bytes["key"]}, sodium.AEADCPNonce{Bytes: in.Bytes["nonce"]}, err
}

func chacha20Poly1305Seal(in op.Input) (op.Call, error) {
	key, nonce, err := chacha20Poly1305(in)
	if err := cmp.Or(err, in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	message, aad := sodium.Bytes(in.Bytes["message"]), sodium.Bytes(in.Bytes["aad"])
	return func(dst []byte) ([]byte, error) {
		return message.AEADCPEncrypt(aad, nonce, key), nil
	}, nil
}

func chacha20Poly1305Open(in op.Input) (op.Call, error) {
	key, nonce, err := chacha20Poly1305(in)
	if err := cmp.Or(err, in.LengthBetween("ciphertext", tag, op.Longest+tag)); err != nil {
		return nil, err
	}
	ciphertext, aad := sodium.Bytes(in.Bytes["ciphertext"]), sodium.Bytes(in.Bytes["aad"])
	return func(dst []byte) ([]byte, error) {
		return ciphertext.AEADCPDecrypt(aad, nonce, key)
	}, nil
}

func xchacha20Poly1305(in op.Input) (sodium.AEADXCPKey, sodium.AEADXCPNonce, error) {
	err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 24), in.LengthBetween("aad", 0, op.Longest))
	return sodium.AEADXCPKey{Bytes: in.Bytes["key"]}, sodium.AEADXCPNonce{Bytes: in.Bytes["nonce"]}, err
}

func xchacha20Poly1305Seal(in op.Input) (op.Call, error) {
	key, nonce, err := xchacha20Poly1305(in)
	if err := cmp.Or(err, in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	message, aad := sodium.Bytes(in.Bytes["message"]), sodium.Bytes(in.Bytes["aad"])
	return func(dst []byte) ([]byte, error) {
		return message.AEADXCPEncrypt(aad, nonce, key), nil
	}, nil
}

func xchacha20Poly1305Open(in op.Input) (op.Call, error) {
	key, nonce, err := xchacha20Poly1305(in)
	if err := cmp.Or(err, in.LengthBetween("ciphertext", tag, op.Longest+tag)); err != nil {
		return nil, err
	}
	ciphertext, aad := sodium.Bytes(in.Bytes["ciphertext"]), sodium.Bytes(in.Bytes["aad"])
	return func(dst []byte) ([]byte, error) {
		return ciphertext.AEADXCPDecrypt(aad, nonce, key)
	}, nil
}

func secretbox(in op.Input) (sodium.SecretBoxKey, sodium.SecretBoxNonce, error) {
	err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 24))
	return sodium.SecretBoxKey{Bytes: in.Bytes["key"]}, sodium.SecretBoxNonce{Bytes: in.Bytes["nonce"]}, err
}

func secretboxSeal(in op.Input) (op.Call, error) {
	key, nonce, err := secretbox(in)
	if err := cmp.Or(err, in.LengthBetween("message", 0, op.Longest)); err != nil {
		return nil, err
	}
	message := sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return message.SecretBox(nonce, key), nil
	}, nil
}

func secretboxOpen(in op.Input) (op.Call, error) {
	key, nonce, err := secretbox(in)
	if err := cmp.Or(err, in.LengthBetween("ciphertext", tag, op.Longest+tag)); err != nil {
		return nil, err
	}
	ciphertext := sodium.Bytes(in.Bytes["ciphertext"])
	return func(dst []byte) ([]byte, error) {
		return ciphertext.SecretBoxOpen(nonce, key)
	}, nil
}
