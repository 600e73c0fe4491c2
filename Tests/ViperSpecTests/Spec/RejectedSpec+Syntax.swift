extension RejectedSpec {
  static let syntax: [RejectedSpec] = [
    RejectedSpec(
      "json-syntax", "a comment",
      #"""
      {
        // services
        "services": []
      }
      """#,
      #"""
      List.json:2:3: error: expected a key in double quotes, found '/'
       2 |   // services
         |   ^
         = help: JSON has no comments; say it in a "doc"
      """#),
    RejectedSpec(
      "conflict-markers", "what git could not merge",
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
      List.json:3:1: error: expected JSON, found a conflict marker
       3 | <<<<<<< HEAD
         | ^~~~~~~~~~~~
         = help: resolve the conflict that git left here
      """#),
    RejectedSpec(
      "json-syntax", "a missing comma at the end of a line",
      #"""
      {
        "view": []
        "router": []
      }
      """#,
      #"""
      List.json:2:13: error: expected ',' or '}' after the value, found a string
       2 |   "view": []
         |             ^
         = help: add a comma
      """#),
    RejectedSpec(
      "json-syntax", "a missing comma in a line",
      #"{ "view": ["a()" "b()"] }"#,
      #"""
      List.json:1:17: error: expected ',' or ']' after the value, found a string
       1 | { "view": ["a()" "b()"] }
         |                 ^
         = help: add a comma
      """#),
    RejectedSpec(
      "json-syntax", "a key without quotes",
      #"{ view: [] }"#,
      #"""
      List.json:1:3: error: expected a key in double quotes, found 'view'
       1 | { view: [] }
         |   ^~~~
         = help: write it as "view"
      """#),
    RejectedSpec(
      "json-syntax", "single quotes",
      #"{ 'view': [] }"#,
      #"""
      List.json:1:3: error: expected a key in double quotes, found a single quote
       1 | { 'view': [] }
         |   ^
         = help: write strings in double quotes
      """#),
    RejectedSpec(
      "json-syntax", "single quotes around a value",
      #"{ "doc": 'a' }"#,
      #"""
      List.json:1:10: error: expected a value, found a single quote
       1 | { "doc": 'a' }
         |          ^
         = help: write strings in double quotes
      """#),
    RejectedSpec(
      "json-syntax", "a missing colon",
      #"{ "view" [] }"#,
      #"""
      List.json:1:10: error: expected ':' after the key, found '['
       1 | { "view" [] }
         |          ^
      """#),
    RejectedSpec(
      "json-syntax", "an object that is not closed",
      #"""
      {
        "view": ["a()"]

      """#,
      #"""
      List.json:3:1: error: expected ',' or '}', found the end of the file
       3 |
         | ^
         = help: add '}'
      List.json:1:1: note: to close what is opened here
       1 | {
         | ^
      """#),
    RejectedSpec(
      "json-syntax", "an empty file",
      #""#,
      #"""
      List.json:1:1: error: expected a value, found the end of the file
       1 |
         | ^
         = help: write {}
      """#),
    RejectedSpec(
      "json-syntax", "a no-break space",
      #"{ "doc":\#u{A0}"all" }"#,
      #"""
      List.json:1:9: error: '\#u{A0}' is no JSON value
       1 | { "doc":\#u{A0}"all" }
         |         ^
         = help: put a plain space in place of U+A0
      """#),
    RejectedSpec(
      "json-syntax", "quotes of a book",
      #"{ “doc”: "all" }"#,
      #"""
      List.json:1:3: error: expected a key in double quotes, found '“doc”'
       1 | { “doc”: "all" }
         |   ^~~~~
         = help: write strings in straight double quotes: "
      """#),
    RejectedSpec(
      "json-syntax", "a string that is not closed",
      #"""
      { "doc": "all
      }
      """#,
      #"""
      List.json:1:10: error: the string does not end on its line
       1 | { "doc": "all
         |          ^~~~
         = help: close it with '"', or write a line feed as '\n'
      """#),
    RejectedSpec(
      "json-syntax", "a tab in a string",
      "{ \"doc\": \"a\tb\" }",
      "List.json:1:12: error: a control character must be escaped in a string\n 1 | { \"doc\": \"a\tb\" }\n   |            ^\n   = help: write '\\t'"
    ),
    RejectedSpec(
      "json-syntax", "a control character in a string",
      "{ \"doc\": \"a\u{1B}b\" }",
      #"""
      List.json:1:12: error: a control character must be escaped in a string
       1 | { "doc": "a␛b" }
         |            ^
         = help: write '\u001B'
      """#),
    RejectedSpec(
      "json-syntax", "an escape that JSON has not",
      #"{ "doc": "a\d" }"#,
      #"""
      List.json:1:12: error: '\d' is no escape of JSON
       1 | { "doc": "a\d" }
         |            ^~
         = help: write a backslash as '\\'
      """#),
    RejectedSpec(
      "json-syntax", "an escape with three digits",
      #"{ "doc": "\u12z4" }"#,
      #"""
      List.json:1:11: error: '\u' must be followed by four hexadecimal digits
       1 | { "doc": "\u12z4" }
         |           ^~~~
         = help: write 'é' as '\u00e9', or as it is
      """#),
    RejectedSpec(
      "json-syntax", "half a surrogate pair",
      #"{ "doc": "a\ud83d!" }"#,
      #"""
      List.json:1:12: error: half of a surrogate pair stands alone
       1 | { "doc": "a\ud83d!" }
         |            ^~~~~~
         = help: write the character itself, in UTF-8
      """#),
    RejectedSpec(
      "json-syntax", "a misspelled word",
      #"{ "root": ture }"#,
      #"""
      List.json:1:11: error: 'ture' is no JSON value
       1 | { "root": ture }
         |           ^~~~
         = help: did you mean 'true'?
      """#),
    RejectedSpec(
      "json-syntax", "a word without quotes",
      #"{ "ui": uikit }"#,
      #"""
      List.json:1:9: error: 'uikit' is no JSON value
       1 | { "ui": uikit }
         |         ^~~~~
         = help: write strings in double quotes: "uikit"
      """#),
    RejectedSpec(
      "json-syntax", "a number with a zero in front",
      #"{ "root": 007 }"#,
      #"""
      List.json:1:11: error: a number of several digits can't start with '0'
       1 | { "root": 007 }
         |           ^~~
         = help: write '7'
      """#),
    RejectedSpec(
      "json-syntax", "a number that ends too early",
      #"{ "root": 1. }"#,
      #"""
      List.json:1:13: error: expected a digit, found a space
       1 | { "root": 1. }
         |             ^
      """#),
    RejectedSpec(
      "json-syntax", "text after the spec",
      #"{} {}"#,
      #"""
      List.json:1:4: error: expected the end of the file after the value, found '{'
       1 | {} {}
         |    ^
      """#),
    RejectedSpec(
      "json-syntax", "a comma too many",
      #"{ "view": ["a()",, "b()"] }"#,
      #"""
      List.json:1:18: error: expected a value, found ','
       1 | { "view": ["a()",, "b()"] }
         |                  ^
         = help: delete the comma
      """#),
    RejectedSpec(
      "trailing-comma", "a comma behind the last element",
      #"{ "view": ["a()",] }"#,
      #"""
      List.json:1:17: error: a comma must be followed by another element
       1 | { "view": ["a()",] }
         |                 ^
         = help: delete the comma
      """#),
    RejectedSpec(
      "trailing-comma", "a comma behind the last member",
      #"""
      {
        "view": [],
      }
      """#,
      #"""
      List.json:2:13: error: a comma must be followed by another element
       2 |   "view": [],
         |             ^
         = help: delete the comma
      """#),
    RejectedSpec(
      "json-depth", "a bomb",
      #"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["#,
      #"""
      List.json:1:65: error: more than 64 levels of nesting
       1 | [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
         |                                                                 ^
         = help: close a '[' or '{' that was left open before
      """#),
    RejectedSpec(
      "duplicate-key", "a key twice",
      #"{ "view": [], "doc": "a", "view": [] }"#,
      #"""
      List.json:1:28: error: key 'view' appears twice in this object
       1 | { "view": [], "doc": "a", "view": [] }
         |                            ^~~~
         = help: delete one of the two
      List.json:1:4: note: first 'view' is here
       1 | { "view": [], "doc": "a", "view": [] }
         |    ^~~~
      """#),
  ]
}
