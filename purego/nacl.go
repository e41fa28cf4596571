package purego

import (
	"cmp"
	"errors"

	"golang.org/x/crypto/nacl/box"
	"golang.org/x/crypto/nacl/secretbox"

	"github.com/cgoworth/cgoworth/compare/op"
)

func secretboxSeal(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 24)); err != nil {
		return nil, err
	}
	key, nonce, message := [32]byte(in.Bytes["key"]), [24]byte(in.Bytes["nonce"]), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return secretbox.Seal(dst, message, &nonce, &key), nil
	}, nil
}

var errForged = errors.New("the message is not authentic")

func secretboxOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("nonce", 24)); err != nil {
		return nil, err
	}
	key, nonce, ciphertext := [32]byte(in.Bytes["key"]), [24]byte(in.Bytes["nonce"]), in.Bytes["ciphertext"]
	return func(dst []byte) ([]byte, error) {
		message, ok := secretbox.Open(dst, ciphertext, &nonce, &key)
		if !ok {
			return nil, errForged
		}
		return message, nil
	}, nil
}

func boxSeal(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("key", 32), in.LengthIs("peer", 32), in.LengthIs("nonce", 24)); err != nil {
		return nil, err
	}
	key, peer := [32]byte(in.Bytes["key"]), [32]byte(in.Bytes["peer"])
	nonce, message := [24]byte(in.Bytes["nonce"]), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return box.Seal(dst, message, &nonce, &peer, &key), nil
	}, nil
}

func boxOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("peerkey", 32), in.LengthIs("public", 32), in.LengthIs("nonce", 24)); err != nil {
		return nil, err
	}
	key, peer := [32]byte(in.Bytes["peerkey"]), [32]byte(in.Bytes["public"])
	nonce, ciphertext := [24]byte(in.Bytes["nonce"]), in.Bytes["ciphertext"]
	return func(dst []byte) ([]byte, error) {
		message, ok := box.Open(dst, ciphertext, &nonce, &peer, &key)
		if !ok {
			return nil, errForged
		}
		return message, nil
	}, nil
}

func sealedboxSeal(in op.Input) (op.Call, error) {
	if err := in.LengthIs("peer", 32); err != nil {
		return nil, err
	}
	peer, message := [32]byte(in.Bytes["peer"]), in.Bytes["message"]
	return func(dst []byte) ([]byte, error) {
		return box.SealAnonymous(dst, message, &peer, nil) // nil is crypto/rand
	}, nil
}

func sealedboxOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(in.LengthIs("peerkey", 32), in.LengthIs("peer", 32)); err != nil {
		return nil, err
	}
	key, public := [32]byte(in.Bytes["peerkey"]), [32]byte(in.Bytes["peer"])
	ciphertext := in.Bytes["ciphertext"]
	return func(dst []byte) ([]byte, error) {
		message, ok := box.OpenAnonymous(dst, ciphertext, &public, &key)
		if !ok {
			return nil, errForged
		}
		return message, nil
	}, nil
}
