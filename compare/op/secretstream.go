package op

// The overheads of a secretstream, in bytes: of the stream, and of each chunk
// (its tag at the head, its MAC at the end).
const (
	StreamHeader = 24
	ChunkTag     = 1
	ChunkMAC     = 16
	Chunk        = Piece + ChunkTag + ChunkMAC // of a full one, sealed
)

func streams() []Operation {
	const source = "libsodium crypto_secretstream: XChaCha20-Poly1305 in chunks of 64 KiB, the last one tagged final"
	return []Operation{
		{Name: "secretstream/seal", Family: "stream", Source: source,
			Timed:    "One message: a fresh random header, then each chunk.",
			Equality: Cross, Scale: perPiece(), Input: keyedMessage(32)},
		{Name: "secretstream/open", Family: "stream", Source: source,
			Timed:    "One message: the header, then each chunk, and the check that the last one is final.",
			Equality: Identical, Scale: perPiece(), From: sealed("secretstream/seal")},
	}
}

// Chunks is the number of chunks of a message of n bytes. One without a byte
// has an empty chunk, which says that it is whole.
func Chunks(n int) int { return max(1, (n+Piece-1)/Piece) }

// SealedStream is the length of a message of n bytes, sealed.
func SealedStream(n int) int { return StreamHeader + n + Chunks(n)*(ChunkTag+ChunkMAC) }

// OpenedStream is the length of the message in a sealed stream of n bytes, or
// false where no stream has that length.
func OpenedStream(n int) (length int, ok bool) {
	n -= StreamHeader
	chunks := (n + Chunk - 1) / Chunk
	length = n - chunks*(ChunkTag+ChunkMAC)
	return length, n > 0 && length >= 0 && Chunks(length) == chunks
}
