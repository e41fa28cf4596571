// PBKDF2 in a context that has its hash.

#include <openssl/core_names.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

static int cw_pbkdf2(EVP_KDF_CTX *ctx, const unsigned char *password, size_t password_length,
		const unsigned char *salt, size_t salt_length, unsigned int iterations, unsigned char *out, size_t length) {
	OSSL_PARAM params[] = {
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_PASSWORD, (void *)password, password_length),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, (void *)salt, salt_length),
		OSSL_PARAM_construct_uint(OSSL_KDF_PARAM_ITER, &iterations),
		OSSL_PARAM_construct_end(),
	};
	return EVP_KDF_derive(ctx, out, length, params);
}
