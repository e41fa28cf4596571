//go:build cgo && sodium

package sodium

import (
	"cmp"

	"github.com/jamesruan/sodium"

	"github.com/cgoworth/cgoworth/compare/op"
)

// sealTag is the overhead of a sealed box: the fresh public key and the tag.
const sealTag = 32 + tag

func boxSeal(in op.Input) (op.Call, error) {
	if err := cmp.Or(
		in.LengthIs("nonce", 24),
		in.LengthBetween("message", 0, op.Longest),
		checkPair(in.Bytes["key"], in.Bytes["peer"]),
	); err != nil {
		return nil, err
	}
	key, peer := sodium.BoxSecretKey{Bytes: in.Bytes["key"]}, sodium.BoxPublicKey{Bytes: in.Bytes["peer"]}
	nonce, message := sodium.BoxNonce{Bytes: in.Bytes["nonce"]}, sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return message.Box(nonce, peer, key), nil
	}, nil
}

func boxOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(
		in.LengthIs("nonce", 24),
		in.LengthBetween("ciphertext", tag, op.Longest+tag),
		checkPair(in.Bytes["peerkey"], in.Bytes["public"]),
	); err != nil {
		return nil, err
	}
	key, peer := sodium.BoxSecretKey{Bytes: in.Bytes["peerkey"]}, sodium.BoxPublicKey{Bytes: in.Bytes["public"]}
	nonce, ciphertext := sodium.BoxNonce{Bytes: in.Bytes["nonce"]}, sodium.Bytes(in.Bytes["ciphertext"])
	return func(dst []byte) ([]byte, error) {
		return ciphertext.BoxOpen(nonce, peer, key)
	}, nil
}

func sealedboxSeal(in op.Input) (op.Call, error) {
	// With any private key: the binding panics on a point of low order.
	if err := cmp.Or(in.LengthBetween("message", 0, op.Longest), checkPair(anyKey[:], in.Bytes["peer"])); err != nil {
		return nil, err
	}
	peer, message := sodium.BoxPublicKey{Bytes: in.Bytes["peer"]}, sodium.Bytes(in.Bytes["message"])
	return func(dst []byte) ([]byte, error) {
		return message.SealedBox(peer), nil
	}, nil
}

var anyKey [32]byte

func sealedboxOpen(in op.Input) (op.Call, error) {
	if err := cmp.Or(
		in.LengthIs("peerkey", 32),
		in.LengthIs("peer", 32),
		in.LengthBetween("ciphertext", sealTag, op.Longest+sealTag),
	); err != nil {
		return nil, err
	}
	pair := sodium.BoxKP{
		PublicKey: sodium.BoxPublicKey{Bytes: in.Bytes["peer"]},
		SecretKey: sodium.BoxSecretKey{Bytes: in.Bytes["peerkey"]},
	}
	ciphertext := sodium.Bytes(in.Bytes["ciphertext"])
	return func(dst []byte) ([]byte, error) {
		return ciphertext.SealedBoxOpen(pair)
	}, nil
}
