extension RejectedSpec {
  static let implementations: [RejectedSpec] = [
    RejectedSpec(
      "wrong-state", "state of another type than asked for",
      #"{ "state": ["rows: [Int] = []"], "viewOutput": ["rows: [String] { get }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:50: error: 'rows' is '[String]' here and '[Int]' in 'state'
       1 | { "state": ["rows: [Int] = []"], "viewOutput": ["rows: [String] { get }"], "yours": ["view", "interactor", "router"] }
         |                                                  ^~~~~~~~~~~~~~~~~~~~~~
         = help: give both one type
      List.json:1:14: note: the state is declared here
       1 | { "state": ["rows: [Int] = []"], "viewOutput": ["rows: [String] { get }"], "yours": ["view", "interactor", "router"] }
         |              ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "implemented-state", "state that is said to do something",
      #"{ "state": ["rows: [Int] = []"], "viewOutput": [{ "var": "rows: [Int] { get }", "body": "[]" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:90: error: 'body' says how 'rows' works, but it is stored in 'state'
       1 | { "state": ["rows: [Int] = []"], "viewOutput": [{ "var": "rows: [Int] { get }", "body": "[]" }], "yours": ["view", "interactor", "router"] }
         |                                                                                          ^~
         = help: delete 'body'
      List.json:1:14: note: the state is declared here
       1 | { "state": ["rows: [Int] = []"], "viewOutput": [{ "var": "rows: [Int] { get }", "body": "[]" }], "yours": ["view", "interactor", "router"] }
         |              ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "several-implementations", "a body and a forward",
      #"{ "viewOutput": [{ "func": "a()", "body": "print()", "forward": "router.a" }], "router": ["a()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:66: error: 'a()' has 'body' and 'forward', one is enough
       1 | { "viewOutput": [{ "func": "a()", "body": "print()", "forward": "router.a" }], "router": ["a()"], "yours": ["view", "interactor", "router"] }
         |                                                                  ^~~~~~~~
         = help: delete all but one
      """#),
    RejectedSpec(
      "empty-body", "a body of spaces",
      #"{ "viewOutput": [{ "func": "a()", "body": "  " }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:44: error: the body is empty
       1 | { "viewOutput": [{ "func": "a()", "body": "  " }], "yours": ["view", "interactor", "router"] }
         |                                            ^~
         = help: write a Swift statement, such as 'return'
      """#),
    RejectedSpec(
      "empty-body", "a body of a comment",
      #"{ "viewOutput": [{ "func": "a()", "body": "// later" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:44: error: the body is empty
       1 | { "viewOutput": [{ "func": "a()", "body": "// later" }], "yours": ["view", "interactor", "router"] }
         |                                            ^~~~~~~~
         = help: write a Swift statement, such as 'return'
      """#),
    RejectedSpec(
      "throwing-body", "a body that throws in a method that does not",
      #"{ "viewOutput": [{ "func": "a(id: Int = 0)", "body": "if id > 0 { try a() }" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:67: error: the body throws, and 'a(id:)' does not
       1 | { "viewOutput": [{ "func": "a(id: Int = 0)", "body": "if id > 0 { try a() }" }], "yours": ["view", "interactor", "router"] }
         |                                                                   ^~~
         = help: declare it as 'a(id: Int = 0) throws', or take the error in 'do { … } catch { … }'
      """#),
    RejectedSpec(
      "throwing-body", "a body of a property that throws",
      #"{ "viewOutput": [{ "var": "a: Int { get }", "body": "throw E()" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: the body throws, and 'a' does not
       1 | { "viewOutput": [{ "var": "a: Int { get }", "body": "throw E()" }], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~
         = help: declare it as 'a: Int { get throws }', or take the error in 'do { … } catch { … }'
      """#),
    RejectedSpec(
      "waiting-body", "a body that waits in a method that does not",
      #"{ "viewOutput": [{ "func": "a() throws", "body": "do { try await a() } catch {}" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:60: error: the body waits, and 'a()' is not 'async'
       1 | { "viewOutput": [{ "func": "a() throws", "body": "do { try await a() } catch {}" }], "yours": ["view", "interactor", "router"] }
         |                                                            ^~~~~
         = help: declare it as 'a() async throws', or wait in 'Task { … }'
      """#),
    RejectedSpec(
      "long-body", "a body of two statements",
      #"{ "viewOutput": [{ "func": "a()", "body": "f(a: { x; y }); g()" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: a body is one statement, it ends here
       1 | { "viewOutput": [{ "func": "a()", "body": "f(a: { x; y }); g()" }], "yours": ["view", "interactor", "router"] }
         |                                                          ^
         = help: write what is longer in a file of yours
      """#),
    RejectedSpec(
      "unfinished-body", "a body that ends with a period",
      #"{ "viewOutput": [{ "func": "a()", "body": "view?." }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:49: error: the body is no whole statement, something is missing behind this
       1 | { "viewOutput": [{ "func": "a()", "body": "view?." }], "yours": ["view", "interactor", "router"] }
         |                                                 ^
         = help: write the rest
      """#),
    RejectedSpec(
      "directive-as-body", "a body that begins a block of the compiler",
      ##"{ "viewOutput": [{ "func": "a()", "body": "#if DEBUG" }], "yours": ["view", "interactor", "router"] }"##,
      ##"""
      List.json:1:44: error: a directive of the compiler is no statement
       1 | { "viewOutput": [{ "func": "a()", "body": "#if DEBUG" }], "yours": ["view", "interactor", "router"] }
         |                                            ^~~~~~~~~
         = help: write it in a file of yours
      """##),
    RejectedSpec(
      "long-body", "a body of two lines",
      #"{ "viewOutput": [{ "func": "a()", "body": "a()\nb()" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:44: error: a body is one statement on one line
       1 | { "viewOutput": [{ "func": "a()", "body": "a()\nb()" }], "yours": ["view", "interactor", "router"] }
         |                                            ^~~~~~~~
         = help: write what is longer in a file of yours
      """#),
    RejectedSpec(
      "body-cannot-set", "a body for a property that can be set",
      #"{ "viewOutput": [{ "var": "a: Int { get set }", "body": "1" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: 'a' can be set, one body can't say how
       1 | { "viewOutput": [{ "var": "a: Int { get set }", "body": "1" }], "yours": ["view", "interactor", "router"] }
         |                                                          ^
         = help: make it '{ get }', or use 'state' or 'forward'
      """#),
    RejectedSpec(
      "state-without-value", "state without a value",
      #"{ "state": ["rows: [Int]"] }"#,
      #"""
      List.json:1:14: error: 'rows' has no value to start with
       1 | { "state": ["rows: [Int]"] }
         |              ^~~~~~~~~~~
         = help: add one: "rows: [Int] = …"
      """#),
    RejectedSpec(
      "unbalanced", "a body that divides twice, with a function of its own in between",
      #"{ "viewOutput": [{ "func": "a()", "body": "_ = y!/2 } ; func evil() { _ = y!/2" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:53: error: this bracket or quote has no other half
       1 | { "viewOutput": [{ "func": "a()", "body": "_ = y!/2 } ; func evil() { _ = y!/2" }], "yours": ["view", "interactor", "router"] }
         |                                                     ^
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "not-swift", "a body with a character that Swift has no use for",
      #"{ "viewOutput": [{ "func": "a()", "body": "print('a')" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:50: error: this character has no meaning in Swift code
       1 | { "viewOutput": [{ "func": "a()", "body": "print('a')" }], "yours": ["view", "interactor", "router"] }
         |                                                  ^
         = help: delete it
      """#),
    RejectedSpec(
      "code-too-deep", "a body with more brackets than anybody could read",
      #"{ "viewOutput": [{ "func": "a()", "body": "((((((((((((((((((((((((( 1 )))))))))))))))))))))))))" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:68: error: this code is nested more than 24 brackets or 48 operators and words deep
       1 | { "viewOutput": [{ "func": "a()", "body": "((((((((((((((((((((((((( 1 )))))))))))))))))))))))))" }], "yours": ["view", "interactor", "router"] }
         |                                                                    ^
         = help: write it in a file of yours, in several statements
      """#),
    RejectedSpec(
      "unbalanced", "a body with a bracket too many",
      #"{ "viewOutput": [{ "func": "a()", "body": "print(\"(\") }" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: this bracket or quote has no other half
       1 | { "viewOutput": [{ "func": "a()", "body": "print(\"(\") }" }], "yours": ["view", "interactor", "router"] }
         |                                                         ^
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "unbalanced", "a string in a body that is not closed",
      #"{ "viewOutput": [{ "func": "a()", "body": "print(\"a)" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:50: error: this bracket or quote has no other half
       1 | { "viewOutput": [{ "func": "a()", "body": "print(\"a)" }], "yours": ["view", "interactor", "router"] }
         |                                                  ^~
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "unbalanced", "a comment in a body that is not closed",
      #"{ "viewOutput": [{ "func": "a()", "body": "print() /* a" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:52: error: this bracket or quote has no other half
       1 | { "viewOutput": [{ "func": "a()", "body": "print() /* a" }], "yours": ["view", "interactor", "router"] }
         |                                                    ^~
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "too-many-defaults", "a method with four default values",
      #"{ "view": ["a(b: Int = 1, c: Int = 1, d: Int = 1, e: Int = 1)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: 'a(b:c:d:e:)' has more than 3 default values
       1 | { "view": ["a(b: Int = 1, c: Int = 1, d: Int = 1, e: Int = 1)"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: take the values in a struct
      """#),
    RejectedSpec(
      "useless-default", "a default value beside a variadic parameter",
      #"{ "view": ["a(b: Int..., c: Int = 1)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: 'a(b:c:)' can't have default values: parameter 'b' is variadic
       1 | { "view": ["a(b: Int..., c: Int = 1)"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~~~~~~~~~~~~~~~~~~~
         = help: delete the default values
      """#),
    RejectedSpec(
      "duplicate-key", "several mistakes in reading order",
      #"""
      {
        "ui": "appkit",
        "access": "open",
        "imports": ["a b"],
        "veiw": [],
        "router": ["open(", "close()"],
        "router": [],
        "yours": ["veiw"]
      }
      """#,
      #"""
      List.json:2:10: error: 'appkit' is no value of 'ui' of the pack 'viper'
       2 |   "ui": "appkit",
         |          ^~~~~~
         = help: known values: uikit, none, swiftui
      List.json:3:14: error: 'open' is no value of 'access'
       3 |   "access": "open",
         |              ^~~~
         = help: known values: internal, package, public
      List.json:4:16: error: 'a b' is no name of a Swift module
       4 |   "imports": ["a b"],
         |                ^~~
         = help: write the module's name alone, such as "Foundation"
      List.json:5:4: error: unknown key 'veiw'
       5 |   "veiw": [],
         |    ^~~~
         = help: did you mean 'view'?
      List.json:6:20: error: expected ')' to close '(', found the end
       6 |   "router": ["open(", "close()"],
         |                    ^
         = help: write ')' at the end
      List.json:6:19: note: opened here
       6 |   "router": ["open(", "close()"],
         |                   ^
      List.json:7:4: error: key 'router' appears twice in this object
       7 |   "router": [],
         |    ^~~~~~
         = help: delete one of the two
      List.json:6:4: note: first 'router' is here
       6 |   "router": ["open(", "close()"],
         |    ^~~~~~
      List.json:8:14: error: 'veiw' is no value of 'yours' of the pack 'viper'
       8 |   "yours": ["veiw"]
         |              ^~~~
         = help: did you mean 'view'?
      """#),
  ]
}
