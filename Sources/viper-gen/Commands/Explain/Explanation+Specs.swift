extension Explanation {
  /// What is wrong with a spec as such: its JSON, its keys and their values.
  static let specs: [Explanation] = [
    Explanation(
      "bad-conformance",
      "'conforms' lists protocols that an entity conforms to, and this is none that a struct can.",
      example: "\"conforms\": [\"[Int]\"]",
      mend: "Name protocols, such as \"Hashable\"."),
    Explanation(
      "conflict-markers",
      "Two branches have changed the same lines of a spec or a config, and git has left both there.",
      example: "<<<<<<< HEAD in Login.viper.json",
      mend: """
        Keep what is right, and delete the markers. Then run 'viper-gen generate': it mends the lock \
        and the generated files.
        """),
    Explanation(
      "control-character",
      "Comments and headers stand on lines of their own and cannot hold control characters.",
      example: "\"doc\": \"a\\u0000b\"",
      mend: "Write '\\n' between lines, and leave the rest out."),
    Explanation(
      "duplicate-key",
      """
      An object of JSON has the same key twice. Most readers drop one in silence; here it is \
      an error.
      """,
      example: "{ \"view\": [], \"view\": [] }",
      mend: "Delete one of the two, or join their lists."),
    Explanation(
      "empty-expression",
      "A Swift expression is wanted, and the text is empty.",
      example: "\"with\": { \"id\": \"\" }",
      mend: "Write a value, such as the name of a parameter."),
    Explanation(
      "json-depth",
      "Arrays and objects lie deeper in one another than a spec can need.",
      example: "[[[[[[…",
      mend: "Take the superfluous levels out."),
    Explanation(
      "json-syntax",
      """
      The file is not JSON as RFC 8259 defines it. Comments, single quotes and 'undefined' \
      are not part of it.
      """,
      example: "{ 'view': [] }",
      mend: "Correct what the message points at; for notes there is the key 'doc'."),
    Explanation(
      "long-expression",
      "An expression in a spec stands on one line.",
      example: "\"with\": { \"id\": \"a\\n+ b\" }",
      mend: "Write what is longer in Swift."),
    Explanation(
      "not-one-expression",
      "One Swift expression is wanted, and more follows.",
      example: "\"with\": { \"id\": \"a; b\" }",
      mend: "Delete what follows."),
    Explanation(
      "not-sendable",
      "Entities can be sent between actors, so a closure in one has to be as well.",
      example: "\"fields\": [\"done: () -> Void\"]",
      mend: "Write '@Sendable () -> Void'."),
    Explanation(
      "not-utf-8",
      "Specs, configs and templates are UTF-8, and this file is not.",
      example: "a file saved as UTF-16",
      mend: "Save it as UTF-8."),
    Explanation(
      "repeated-conformance",
      "A protocol stands twice in 'conforms', or is there anyway: every entity is 'Sendable'.",
      example: "\"conforms\": [\"Hashable\", \"Hashable\"]",
      mend: "Delete it."),
    Explanation(
      "repeated-import",
      "A module is imported twice.",
      example: "\"imports\": [\"Domain\", \"Domain\"]",
      mend: "Delete one of the two."),
    Explanation(
      "reserved-type-name",
      "An entity or service has a name that no Swift type can have.",
      example: "\"entities\": [{ \"name\": \"Type\" }]",
      mend: "Rename it."),
    Explanation(
      "trailing-comma",
      "A comma stands behind the last element.",
      example: "[\"a()\", \"b()\",]",
      mend: "Delete the comma."),
    Explanation(
      "two-signatures",
      "A member is a method or a property.",
      example: "{ \"func\": \"load()\", \"var\": \"title: String { get }\" }",
      mend: "Make two members of it."),
    Explanation(
      "unfinished-expression",
      "An expression ends with an operator that needs a value behind it.",
      example: "\"with\": { \"page\": \"number +\" }",
      mend: "Write the value, or delete the operator."),
    Explanation(
      "unknown-access",
      "'access' takes 'internal', 'package' or 'public'.",
      example: "\"access\": \"private\"",
      mend: "Use one of the three."),
    Explanation(
      "unknown-as",
      """
      The output reaches the one that listens as a protocol or as closures, and this is \
      neither.
      """,
      example: "\"output\": { \"as\": \"closure\", … }",
      mend: "Write \"protocol\" or \"closures\"."),
    Explanation(
      "unknown-key",
      """
      An object has a key that means nothing there. A misspelled key would be ignored by \
      other readers; here it is an error.
      """,
      example: "{ \"views\": [] }",
      mend: "Use the near key that the message offers."),
    Explanation(
      "unknown-names",
      """
      'names' gives the types of components other names; a builder keeps its own, \
      since other modules call it.
      """,
      example: "\"names\": { \"viewmodel\": \"GameViewModel\" }",
      mend: "Use one of the words that the message lists."),
    Explanation(
      "unknown-ui",
      "The pack has no such flavour.",
      example: "\"ui\": \"uikti\"",
      mend: "Use one of the flavours that the message lists."),
    Explanation(
      "unknown-yours",
      "'yours' names components of the pack that can be written by hand.",
      example: "\"yours\": [\"presentr\"]",
      mend: "Use one of the words that the message lists."),
    Explanation(
      "wrong-signature-key",
      "'func' holds methods and 'var' properties.",
      example: "{ \"func\": \"title: String { get }\" }",
      mend: "Use the other key."),
    Explanation(
      "wrong-type",
      "A key of JSON takes another kind of value.",
      example: "{ \"view\": \"show()\" }",
      mend: "Write the kind that the message names: [\"show()\"]."),
  ]
}
