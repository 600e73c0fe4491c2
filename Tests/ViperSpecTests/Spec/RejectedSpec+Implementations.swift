extension RejectedSpec {
  static let implementations: [RejectedSpec] = [
    RejectedSpec(
      "conflicting-state-type", "state of another type than asked for",
      #"{ "state": ["rows: [Int] = []"], "viewOutput": ["rows: [String] { get }"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:50: error: 'rows' is '[String]' here and '[Int]' in 'state' [conflicting-state-type]
       1 | { "state": ["rows: [Int] = []"], "viewOutput": ["rows: [String] { get }"], "yours": ["view", "interactor", "router"] }
         |                                                  ^~~~~~~~~~~~~~~~~~~~~~
         = help: use the same type for both
      List.json:1:14: note: the state is declared here
       1 | { "state": ["rows: [Int] = []"], "viewOutput": ["rows: [String] { get }"], "yours": ["view", "interactor", "router"] }
         |              ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "conflicting-state-implementation", "state that is said to do something",
      #"{ "state": ["rows: [Int] = []"], "viewOutput": [{ "var": "rows: [Int] { get }", "body": "[]" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:90: error: 'rows' is implemented twice: by 'body' and by 'state' [conflicting-state-implementation]
       1 | { "state": ["rows: [Int] = []"], "viewOutput": [{ "var": "rows: [Int] { get }", "body": "[]" }], "yours": ["view", "interactor", "router"] }
         |                                                                                          ^~
         = help: delete 'body'
      List.json:1:14: note: the state is declared here
       1 | { "state": ["rows: [Int] = []"], "viewOutput": [{ "var": "rows: [Int] { get }", "body": "[]" }], "yours": ["view", "interactor", "router"] }
         |              ^~~~~~~~~~~~~~~~
      """#),
    RejectedSpec(
      "duplicate-implementation", "a body and a forward",
      #"{ "viewOutput": [{ "func": "a()", "body": "print()", "forward": "router.a" }], "router": ["a()"], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:66: error: 'a()' has several implementations: 'body' and 'forward' [duplicate-implementation]
       1 | { "viewOutput": [{ "func": "a()", "body": "print()", "forward": "router.a" }], "router": ["a()"], "yours": ["view", "interactor", "router"] }
         |                                                                  ^~~~~~~~
         = help: delete all but one
      """#),
    RejectedSpec(
      "missing-body", "a body of spaces",
      #"{ "viewOutput": [{ "func": "a()", "body": "  " }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:44: error: the body is empty [missing-body]
       1 | { "viewOutput": [{ "func": "a()", "body": "  " }], "yours": ["view", "interactor", "router"] }
         |                                            ^~
         = help: write a Swift statement, such as 'return'
      """#),
    RejectedSpec(
      "missing-body", "a body of a comment",
      #"{ "viewOutput": [{ "func": "a()", "body": "// later" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:44: error: the body is empty [missing-body]
       1 | { "viewOutput": [{ "func": "a()", "body": "// later" }], "yours": ["view", "interactor", "router"] }
         |                                            ^~~~~~~~
         = help: write a Swift statement, such as 'return'
      """#),
    RejectedSpec(
      "missing-throws", "a body that throws in a method that does not",
      #"{ "viewOutput": [{ "func": "a(id: Int = 0)", "body": "if id > 0 { try a() }" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:67: error: the body can throw, but 'a(id:)' isn't marked 'throws' [missing-throws]
       1 | { "viewOutput": [{ "func": "a(id: Int = 0)", "body": "if id > 0 { try a() }" }], "yours": ["view", "interactor", "router"] }
         |                                                                   ^~~
         = help: declare it as 'a(id: Int = 0) throws', or catch the error with 'do { … } catch { … }'
      """#),
    RejectedSpec(
      "missing-throws", "a body of a property that throws",
      #"{ "viewOutput": [{ "var": "a: Int { get }", "body": "throw E()" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:54: error: the body can throw, but 'a' isn't marked 'throws' [missing-throws]
       1 | { "viewOutput": [{ "var": "a: Int { get }", "body": "throw E()" }], "yours": ["view", "interactor", "router"] }
         |                                                      ^~~~~
         = help: declare it as 'a: Int { get throws }', or catch the error with 'do { … } catch { … }'
      """#),
    RejectedSpec(
      "missing-async-body", "a body that waits in a method that does not",
      #"{ "viewOutput": [{ "func": "a() throws", "body": "do { try await a() } catch {}" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:60: error: the body uses 'await', but 'a()' isn't 'async' [missing-async-body]
       1 | { "viewOutput": [{ "func": "a() throws", "body": "do { try await a() } catch {}" }], "yours": ["view", "interactor", "router"] }
         |                                                            ^~~~~
         = help: declare it as 'a() async throws', or use 'Task { … }'
      """#),
    RejectedSpec(
      "invalid-body", "a body of two statements",
      #"{ "viewOutput": [{ "func": "a()", "body": "f(a: { x; y }); g()" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: a body must be a single statement, but this one ends here [invalid-body]
       1 | { "viewOutput": [{ "func": "a()", "body": "f(a: { x; y }); g()" }], "yours": ["view", "interactor", "router"] }
         |                                                          ^
         = help: write longer code in a file you own
      """#),
    RejectedSpec(
      "missing-body-end", "a body that ends with a period",
      #"{ "viewOutput": [{ "func": "a()", "body": "view?." }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:49: error: the body isn't a complete statement: code is missing after this [missing-body-end]
       1 | { "viewOutput": [{ "func": "a()", "body": "view?." }], "yours": ["view", "interactor", "router"] }
         |                                                 ^
         = help: complete the statement
      """#),
    RejectedSpec(
      "invalid-body-directive", "a body that begins a block of the compiler",
      ##"{ "viewOutput": [{ "func": "a()", "body": "#if DEBUG" }], "yours": ["view", "interactor", "router"] }"##,
      ##"""
      List.json:1:44: error: a body can't be a compiler directive [invalid-body-directive]
       1 | { "viewOutput": [{ "func": "a()", "body": "#if DEBUG" }], "yours": ["view", "interactor", "router"] }
         |                                            ^~~~~~~~~
         = help: write it in a file you own
      """##),
    RejectedSpec(
      "invalid-body", "a body of two lines",
      #"{ "viewOutput": [{ "func": "a()", "body": "a()\nb()" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:44: error: a body must be a single statement on one line [invalid-body]
       1 | { "viewOutput": [{ "func": "a()", "body": "a()\nb()" }], "yours": ["view", "interactor", "router"] }
         |                                            ^~~~~~~~
         = help: write longer code in a file you own
      """#),
    RejectedSpec(
      "unsupported-setter-body", "a body for a property that can be set",
      #"{ "viewOutput": [{ "var": "a: Int { get set }", "body": "1" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:58: error: a 'body' can't implement 'a', because it has a setter [unsupported-setter-body]
       1 | { "viewOutput": [{ "var": "a: Int { get set }", "body": "1" }], "yours": ["view", "interactor", "router"] }
         |                                                          ^
         = help: declare it as '{ get }', or use 'state' or 'forward'
      """#),
    RejectedSpec(
      "missing-initial-value", "state without a value",
      #"{ "state": ["rows: [Int]"] }"#,
      #"""
      List.json:1:14: error: 'rows' needs an initial value [missing-initial-value]
       1 | { "state": ["rows: [Int]"] }
         |              ^~~~~~~~~~~
         = help: add it: "rows: [Int] = …"
      """#),
    RejectedSpec(
      "missing-bracket", "a body that divides twice, with a function of its own in between",
      #"{ "viewOutput": [{ "func": "a()", "body": "_ = y!/2 } ; func evil() { _ = y!/2" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:53: error: this bracket or quote isn't closed [missing-bracket]
       1 | { "viewOutput": [{ "func": "a()", "body": "_ = y!/2 } ; func evil() { _ = y!/2" }], "yours": ["view", "interactor", "router"] }
         |                                                     ^
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "unexpected-swift-character", "a body with a character that Swift has no use for",
      #"{ "viewOutput": [{ "func": "a()", "body": "print('a')" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:50: error: this character has no meaning in Swift code [unexpected-swift-character]
       1 | { "viewOutput": [{ "func": "a()", "body": "print('a')" }], "yours": ["view", "interactor", "router"] }
         |                                                  ^
         = help: delete it
      """#),
    RejectedSpec(
      "excessive-code-nesting", "a body with more brackets than anybody could read",
      #"{ "viewOutput": [{ "func": "a()", "body": "((((((((((((((((((((((((( 1 )))))))))))))))))))))))))" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:68: error: this code is nested too deeply: the limits are 24 brackets and 48 operators and keywords [excessive-code-nesting]
       1 | { "viewOutput": [{ "func": "a()", "body": "((((((((((((((((((((((((( 1 )))))))))))))))))))))))))" }], "yours": ["view", "interactor", "router"] }
         |                                                                    ^
         = help: write it as several statements in a file you own
      """#),
    RejectedSpec(
      "missing-bracket", "a body with a bracket too many",
      #"{ "viewOutput": [{ "func": "a()", "body": "print(\"(\") }" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:57: error: this bracket or quote isn't closed [missing-bracket]
       1 | { "viewOutput": [{ "func": "a()", "body": "print(\"(\") }" }], "yours": ["view", "interactor", "router"] }
         |                                                         ^
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "missing-bracket", "a string in a body that is not closed",
      #"{ "viewOutput": [{ "func": "a()", "body": "print(\"a)" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:50: error: this bracket or quote isn't closed [missing-bracket]
       1 | { "viewOutput": [{ "func": "a()", "body": "print(\"a)" }], "yours": ["view", "interactor", "router"] }
         |                                                  ^~
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "missing-bracket", "a comment in a body that is not closed",
      #"{ "viewOutput": [{ "func": "a()", "body": "print() /* a" }], "yours": ["view", "interactor", "router"] }"#,
      #"""
      List.json:1:52: error: this bracket or quote isn't closed [missing-bracket]
       1 | { "viewOutput": [{ "func": "a()", "body": "print() /* a" }], "yours": ["view", "interactor", "router"] }
         |                                                    ^~
         = help: close it, or delete it
      """#),
    RejectedSpec(
      "excessive-default-values", "a method with four default values",
      #"{ "view": ["a(b: Int = 1, c: Int = 1, d: Int = 1, e: Int = 1)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: 'a(b:c:d:e:)' has more than 3 default values [excessive-default-values]
       1 | { "view": ["a(b: Int = 1, c: Int = 1, d: Int = 1, e: Int = 1)"], "yours": ["view", "presenter", "interactor", "router"] }
         |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: group the values in a struct
      """#),
    RejectedSpec(
      "unsupported-default-value", "a default value beside a variadic parameter",
      #"{ "view": ["a(b: Int..., c: Int = 1)"], "yours": ["view", "presenter", "interactor", "router"] }"#,
      #"""
      List.json:1:13: error: 'a(b:c:)' can't have default values: parameter 'b' is variadic [unsupported-default-value]
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
      List.json:2:10: error: 'appkit' isn't a value of 'ui' in the pack 'viper' [unknown-ui]
       2 |   "ui": "appkit",
         |          ^~~~~~
         = help: known values: uikit, none, swiftui
      List.json:3:14: error: 'open' isn't a value of 'access' [unknown-access]
       3 |   "access": "open",
         |              ^~~~
         = help: known values: internal, package, public
      List.json:4:16: error: 'a b' isn't a valid Swift module name [invalid-import]
       4 |   "imports": ["a b"],
         |                ^~~
         = help: write only the Swift module's name, such as "Foundation"
      List.json:5:4: error: unknown key 'veiw' [unknown-key]
       5 |   "veiw": [],
         |    ^~~~
         = help: did you mean 'view'?
      List.json:6:20: error: expected ')' to close '(', found the end [missing-closing-bracket]
       6 |   "router": ["open(", "close()"],
         |                    ^
         = help: write ')' at the end
      List.json:6:19: note: opened here
       6 |   "router": ["open(", "close()"],
         |                   ^
      List.json:7:4: error: key 'router' appears twice in this object [duplicate-key]
       7 |   "router": [],
         |    ^~~~~~
         = help: delete one of the two
      List.json:6:4: note: first 'router' is here
       6 |   "router": ["open(", "close()"],
         |    ^~~~~~
      List.json:8:14: error: 'veiw' isn't a value of 'yours' in the pack 'viper' [unknown-yours]
       8 |   "yours": ["veiw"]
         |              ^~~~
         = help: did you mean 'view'?
      """#),
  ]
}
