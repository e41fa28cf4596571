package purego_test

const (
	// PBKDF2 of Python's hashlib, AES-GCM of its package cryptography (OpenSSL)
	noteText = "41414543417751464267634943516f4c4441304f4478415245684d5546525958" +
		"47426b614778776448682f4177634c44784d584778386a4a7973744338336536" +
		"6e4e6a61677a6973627a574264413139624b493334433143686b66726b4d6556" +
		"726b46376c696e6e"
	notePlain = "41206e6f746520746f20656e63727970742e"

	// An entry that 7-Zip wrote, its password "correct"
	zipEntry = "bf6bd474d96d9baebc1c65397d6a67ae118008a3339e121cbccb8fb102ebc3f8" +
		"956540b6f6bb480e3685e618988bcfaed10906e593307eccde86cb0b119e3135" +
		"336a4ba27ad43c95923a307dec13064e03a1a901296c4eea4397e23cbe6d7db2"
	zipPlain = "54686520717569636b2062726f776e20666f78206a756d7073206f7665722074" +
		"6865206c617a7920646f672c20616e64207468656e20646f6573206974206167" +
		"61696e2e"
)

var pipelineAnswers = []known{
	{"note/encrypt", "Python", bytes{"password": "636f727265637420686f", "salt": streamKey, "iv": "c0c1c2c3c4c5c6c7c8c9cacb", "message": notePlain}, nil, noteText},
	{"note/decrypt", "Python", bytes{"password": "636f727265637420686f", "text": noteText}, nil, notePlain},
	{"winzip-aes/write", "7-Zip 26.02", bytes{"password": "636f7272656374", "salt": zipEntry[:32], "message": zipPlain}, nil, zipEntry},
	{"winzip-aes/read", "7-Zip 26.02", bytes{"password": "636f7272656374", "ciphertext": zipEntry}, nil, zipPlain},
}
