// One function to seal and one to open for every AEAD of libcrypto, in a
// context that has its key and its lengths. The tag stands after the ciphertext.

#include <openssl/evp.h>

// CCM has to know the length of the message before anything else.
static int cw_announce(EVP_CIPHER_CTX *ctx, int ccm, int length) {
	int n;
	return !ccm || EVP_CipherUpdate(ctx, NULL, &n, NULL, length);
}

static int cw_aead_seal(EVP_CIPHER_CTX *ctx, int ccm, const unsigned char *key, const unsigned char *nonce,
		const unsigned char *message, int length, const unsigned char *aad, int aad_length, unsigned char *out, int tag) {
	int n;
	return EVP_EncryptInit_ex2(ctx, NULL, key, nonce, NULL) && cw_announce(ctx, ccm, length) &&
		(aad_length == 0 || EVP_EncryptUpdate(ctx, NULL, &n, aad, aad_length)) &&
		EVP_EncryptUpdate(ctx, out, &n, message, length) && EVP_EncryptFinal_ex(ctx, out + length, &n) &&
		EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, tag, out + length);
}

// With CCM it is the message, and not the end, that does not come where the tag
// is wrong. What the others have written by then is wiped out.
static int cw_aead_open(EVP_CIPHER_CTX *ctx, int ccm, const unsigned char *key, const unsigned char *nonce,
		const unsigned char *sealed, int length, const unsigned char *aad, int aad_length, unsigned char *out, int tag) {
	int n;
	int ok = EVP_DecryptInit_ex2(ctx, NULL, key, nonce, NULL) &&
		EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, tag, (void *)(sealed + length)) && cw_announce(ctx, ccm, length) &&
		(aad_length == 0 || EVP_DecryptUpdate(ctx, NULL, &n, aad, aad_length)) &&
		EVP_DecryptUpdate(ctx, out, &n, sealed, length) && (ccm || EVP_DecryptFinal_ex(ctx, out + length, &n));
	if (!ok) {
		OPENSSL_cleanse(out, length);
	}
	return ok;
}
