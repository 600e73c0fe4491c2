extension RejectedSpec {
  static let syntax: [RejectedSpec] = [
    RejectedSpec(
      "invalid-json", "a comment",
      #"""
      {
        // services
        "services": []
      }
      """#,
      #"""
      List.json:2:3: error: expected a key in double quotes, found '/' [invalid-json]
       2 |   // services
         |   ^
         = help: remove the comment, which JSON doesn't allow; specs have a "doc" key
      """#),
    RejectedSpec(
      "unexpected-conflict-marker", "what git could not merge",
      #"""
      {
        "view": ["show()"],
      <<<<<<< HEAD
        "router": ["open()"]
      =======
        "router": ["close()"]
      >>>>>>> other
      }
      """#,
      #"""
      List.json:3:1: error: expected JSON, found a conflict marker [unexpected-conflict-marker]
       3 | <<<<<<< HEAD
         | ^~~~~~~~~~~~
         = help: resolve the conflict that Git left here
      """#),
    RejectedSpec(
      "invalid-json", "a missing comma at the end of a line",
      #"""
      {
        "view": []
        "router": []
      }
      """#,
      #"""
      List.json:2:13: error: expected ',' or '}' after the value, found a string [invalid-json]
       2 |   "view": []
         |             ^
         = help: add a comma
      """#),
    RejectedSpec(
      "invalid-json", "a missing comma in a line",
      #"{ "view": ["a()" "b()"] }"#,
      #"""
      List.json:1:17: error: expected ',' or ']' after the value, found a string [invalid-json]
       1 | { "view": ["a()" "b()"] }
         |                 ^
         = help: add a comma
      """#),
    RejectedSpec(
      "invalid-json", "a key without quotes",
      #"{ view: [] }"#,
      #"""
      List.json:1:3: error: expected a key in double quotes, found 'view' [invalid-json]
       1 | { view: [] }
         |   ^~~~
         = help: write it as "view"
      """#),
    RejectedSpec(
      "invalid-json", "single quotes",
      #"{ 'view': [] }"#,
      #"""
      List.json:1:3: error: expected a key in double quotes, found a single quote [invalid-json]
       1 | { 'view': [] }
         |   ^
         = help: write strings in double quotes
      """#),
    RejectedSpec(
      "invalid-json", "single quotes around a value",
      #"{ "doc": 'a' }"#,
      #"""
      List.json:1:10: error: expected a value, found a single quote [invalid-json]
       1 | { "doc": 'a' }
         |          ^
         = help: write strings in double quotes
      """#),
    RejectedSpec(
      "invalid-json", "a missing colon",
      #"{ "view" [] }"#,
      #"""
      List.json:1:10: error: expected ':' after the key, found '[' [invalid-json]
       1 | { "view" [] }
         |          ^
      """#),
    RejectedSpec(
      "invalid-json", "an object that is not closed",
      #"""
      {
        "view": ["a()"]

      """#,
      #"""
      List.json:3:1: error: expected ',' or '}', found the end of the file [invalid-json]
       3 |
         | ^
         = help: add '}'
      List.json:1:1: note: opened here
       1 | {
         | ^
      """#),
    RejectedSpec(
      "invalid-json", "an empty file",
      #""#,
      #"""
      List.json:1:1: error: expected a value, found the end of the file [invalid-json]
       1 |
         | ^
         = help: write {}
      """#),
    RejectedSpec(
      "invalid-json", "a no-break space",
      #"{ "doc":\#u{A0}"all" }"#,
      #"""
      List.json:1:9: error: '\#u{A0}' isn't a JSON value [invalid-json]
       1 | { "doc":\#u{A0}"all" }
         |         ^
         = help: replace U+A0 by a space
      """#),
    RejectedSpec(
      "invalid-json", "quotes of a book",
      #"{ “doc”: "all" }"#,
      #"""
      List.json:1:3: error: expected a key in double quotes, found '“doc”' [invalid-json]
       1 | { “doc”: "all" }
         |   ^~~~~
         = help: write strings in straight double quotes: "
      """#),
    RejectedSpec(
      "invalid-json", "a string that is not closed",
      #"""
      { "doc": "all
      }
      """#,
      #"""
      List.json:1:10: error: the string isn't closed on this line [invalid-json]
       1 | { "doc": "all
         |          ^~~~
         = help: close it with '"', or write a line feed as '\n'
      """#),
    RejectedSpec(
      "invalid-json", "a tab in a string",
      "{ \"doc\": \"a\tb\" }",
      "List.json:1:12: error: a control character must be escaped in a string [invalid-json]\n 1 | { \"doc\": \"a\tb\" }\n   |            ^\n   = help: write '\\t'"
    ),
    RejectedSpec(
      "invalid-json", "a control character in a string",
      "{ \"doc\": \"a\u{1B}b\" }",
      #"""
      List.json:1:12: error: a control character must be escaped in a string [invalid-json]
       1 | { "doc": "a␛b" }
         |            ^
         = help: write '\u001B'
      """#),
    RejectedSpec(
      "invalid-json", "an escape that JSON has not",
      #"{ "doc": "a\d" }"#,
      #"""
      List.json:1:12: error: '\d' isn't a JSON escape sequence [invalid-json]
       1 | { "doc": "a\d" }
         |            ^~
         = help: write a backslash as '\\'
      """#),
    RejectedSpec(
      "invalid-json", "an escape with three digits",
      #"{ "doc": "\u12z4" }"#,
      #"""
      List.json:1:11: error: '\u' must be followed by four hexadecimal digits [invalid-json]
       1 | { "doc": "\u12z4" }
         |           ^~~~
         = help: write 'é' as '\u00e9', or without an escape sequence
      """#),
    RejectedSpec(
      "invalid-json", "half a surrogate pair",
      #"{ "doc": "a\ud83d!" }"#,
      #"""
      List.json:1:12: error: the other half of this surrogate pair is missing [invalid-json]
       1 | { "doc": "a\ud83d!" }
         |            ^~~~~~
         = help: write the character itself, in UTF-8
      """#),
    RejectedSpec(
      "invalid-json", "a misspelled word",
      #"{ "root": ture }"#,
      #"""
      List.json:1:11: error: 'ture' isn't a JSON value [invalid-json]
       1 | { "root": ture }
         |           ^~~~
         = help: did you mean 'true'?
      """#),
    RejectedSpec(
      "invalid-json", "a word without quotes",
      #"{ "ui": uikit }"#,
      #"""
      List.json:1:9: error: 'uikit' isn't a JSON value [invalid-json]
       1 | { "ui": uikit }
         |         ^~~~~
         = help: write strings in double quotes: "uikit"
      """#),
    RejectedSpec(
      "invalid-json", "a number with a zero in front",
      #"{ "root": 007 }"#,
      #"""
      List.json:1:11: error: a number with several digits can't begin with '0' [invalid-json]
       1 | { "root": 007 }
         |           ^~~
         = help: write '7'
      """#),
    RejectedSpec(
      "invalid-json", "a number that ends too early",
      #"{ "root": 1. }"#,
      #"""
      List.json:1:13: error: expected a digit, found a space [invalid-json]
       1 | { "root": 1. }
         |             ^
      """#),
    RejectedSpec(
      "invalid-json", "text after the spec",
      #"{} {}"#,
      #"""
      List.json:1:4: error: expected the end of the file after the value, found '{' [invalid-json]
       1 | {} {}
         |    ^
      """#),
    RejectedSpec(
      "invalid-json", "a comma too many",
      #"{ "view": ["a()",, "b()"] }"#,
      #"""
      List.json:1:18: error: expected a value, found ',' [invalid-json]
       1 | { "view": ["a()",, "b()"] }
         |                  ^
         = help: delete the comma
      """#),
    RejectedSpec(
      "unexpected-comma", "a comma behind the last element",
      #"{ "view": ["a()",] }"#,
      #"""
      List.json:1:17: error: a comma must be followed by another element [unexpected-comma]
       1 | { "view": ["a()",] }
         |                 ^
         = help: delete the comma
      """#),
    RejectedSpec(
      "unexpected-comma", "a comma behind the last member",
      #"""
      {
        "view": [],
      }
      """#,
      #"""
      List.json:2:13: error: a comma must be followed by another element [unexpected-comma]
       2 |   "view": [],
         |             ^
         = help: delete the comma
      """#),
    RejectedSpec(
      "excessive-json-nesting", "a bomb",
      #"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["#,
      #"""
      List.json:1:65: error: more than 64 levels of nesting [excessive-json-nesting]
       1 | [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
         |                                                                 ^
         = help: close a '[' or '{' that was left open
      """#),
    RejectedSpec(
      "duplicate-key", "a key twice",
      #"{ "view": [], "doc": "a", "view": [] }"#,
      #"""
      List.json:1:28: error: key 'view' appears twice in this object [duplicate-key]
       1 | { "view": [], "doc": "a", "view": [] }
         |                            ^~~~
         = help: delete one of the two
      List.json:1:4: note: first 'view' is here
       1 | { "view": [], "doc": "a", "view": [] }
         |    ^~~~
      """#),
  ]
}
