package purego_test

// The output of encode is text, which stands here as hexadecimal too.
var encodingAnswers = []known{
	{"base64/encode", "RFC 4648, section 10, \"foob\" is Zm9vYg==", bytes{"message": "666f6f62"}, nil, "5a6d397659673d3d"},
	{"base64/encode", "RFC 4648, section 10, \"foobar\" is Zm9vYmFy", bytes{"message": "666f6f626172"}, nil, "5a6d3976596d4679"},
	{"base64/decode", "RFC 4648, section 10, \"foob\" is Zm9vYg==", bytes{"text": "5a6d397659673d3d"}, nil, "666f6f62"},
	{"base64/decode", "RFC 4648, section 10, \"foobar\" is Zm9vYmFy", bytes{"text": "5a6d3976596d4679"}, nil, "666f6f626172"},
	{"base64url/encode", "RFC 7515, appendix C, A-z_4ME", bytes{"message": "03ecffe0c1"}, nil, "412d7a5f344d45"},
	{"base64url/decode", "RFC 7515, appendix C, A-z_4ME", bytes{"text": "412d7a5f344d45"}, nil, "03ecffe0c1"},

	{"call/go", "no output", nil, nil, ""},
	{"call/cgo", "no output", nil, nil, ""},
	{"call/cgo-pointers", "no output", nil, nil, ""},
	{"call/cgo-context", "no output", nil, nil, ""},
}
