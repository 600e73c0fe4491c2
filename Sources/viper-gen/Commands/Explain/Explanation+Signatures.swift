extension Explanation {
  /// What is wrong with a Swift signature, or with a type or a value in one.
  static let signatures: [Explanation] = [
    Explanation(
      "attribute-argument",
      """
      The attribute of a closure type takes one of a few words in brackets, and something \
      else stands there.
      """,
      example: "run(_ work: @convention(python) () -> Void)",
      mend: "Write one of the forms that the message offers."),
    Explanation(
      "autoclosure-parameters",
      "An autoclosure wraps an expression, so its type has no parameters.",
      example: "log(_ text: @autoclosure (Int) -> String)",
      mend: "Write '@autoclosure () -> String', or leave the attribute out."),
    Explanation(
      "bare-protocol",
      "A protocol is used as a type, which Swift 6 spells with 'any', or 'some' for a parameter.",
      example: "show(_ error: Error)",
      mend: "Write 'any Error'."),
    Explanation(
      "closure-attribute",
      "'@escaping', '@Sendable' and their like belong to closures, and the type is none.",
      example: "run(_ count: @escaping Int)",
      mend: "Leave the attribute out, or take a closure: '@escaping () -> Void'."),
    Explanation(
      "composition-member",
      "'any', 'some' and '&' join names of protocols and classes; something else stands there.",
      example: "show(_ item: any [Item])",
      mend: "Write names only, as in 'any Item & Sendable'."),
    Explanation(
      "consuming-closure",
      "A closure that does not escape is never owned by the method, so it cannot be consumed.",
      example: "run(_ work: consuming () -> Void)",
      mend: "Write 'consuming @escaping () -> Void'."),
    Explanation(
      "default-not-allowed",
      "A default value stands where Swift takes none.",
      example: "show(_ items: Int... = 1)",
      mend: "Delete the default value."),
    Explanation(
      "duplicate-generic-parameter",
      "Two generic parameters of one method have the same name.",
      example: "load<T, T>(_ item: T)",
      mend: "Rename one of them."),
    Explanation(
      "duplicate-modifier",
      "The same word, or two that exclude each other, stand before one type.",
      example: "run(_ work: @escaping @escaping () -> Void)",
      mend: "Delete one of them."),
    Explanation(
      "duplicate-parameter",
      "Two parameters of one method have the same name inside it.",
      example: "move(from id: Int, to id: Int)",
      mend: "Rename one: 'move(from source: Int, to target: Int)'."),
    Explanation(
      "effect-after-result",
      "'async' and 'throws' stand before the arrow.",
      example: "load() -> Item async",
      mend: "Write 'load() async -> Item'."),
    Explanation(
      "effect-order",
      "'async' comes before 'throws'.",
      example: "load() throws async",
      mend: "Write 'load() async throws'."),
    Explanation(
      "effectful-setter",
      "A property whose getter is async or throws cannot have a setter in Swift.",
      example: "title: String { get async set }",
      mend: "Delete 'set', and add a method that sets it."),
    Explanation(
      "empty-generic-parameters",
      "Angle brackets without a generic parameter.",
      example: "load<>()",
      mend: "Delete '<>'."),
    Explanation(
      "empty-signature",
      "A text that should hold a signature, a type or a name is empty.",
      example: "\"view\": [\"\"]",
      mend: "Write one, or delete the entry."),
    Explanation(
      "escaping-optional",
      """
      An optional closure is stored in the optional, so it escapes anyway, and Swift takes \
      no '@escaping' there.
      """,
      example: "load(done: @escaping (() -> Void)?)",
      mend: "Write '(() -> Void)?'."),
    Explanation(
      "expected-name",
      "A signature starts with a name, and something else stands there.",
      example: "\"(id: Int)\"",
      mend: "Write the name first: 'load(id: Int)'."),
    Explanation(
      "expected-parameter",
      "A parameter, or its name, is missing.",
      example: "load(, id: Int)",
      mend: "Write name and type, as in 'id: Int'."),
    Explanation(
      "expected-requirement",
      "After the subject of a 'where' clause stands ':' or '=='.",
      example: "load<T>(_ item: T) where T",
      mend: "Write 'where T: Equatable'."),
    Explanation(
      "expected-type",
      "A type is missing.",
      example: "load(id: )",
      mend: "Write it: 'load(id: Int)'."),
    Explanation(
      "field-accessors",
      "Inputs, services, state and fields of entities are stored values, which have no '{ get }'.",
      example: "\"inputs\": [\"id: Int { get }\"]",
      mend: "Write 'id: Int'."),
    Explanation(
      "field-expected",
      "A name with a type is wanted, and a method stands there.",
      example: "\"inputs\": [\"load()\"]",
      mend: "Write 'load: () -> Void' for a closure."),
    Explanation(
      "foreign-requirement",
      "A requirement speaks of nothing that the method declares.",
      example: "load<T>(_ item: T) where U: Equatable",
      mend: "Name one of the parameters between '<' and '>'."),
    Explanation(
      "func-keyword",
      "In specs a method is written without the word 'func'.",
      example: "\"func load()\"",
      mend: "Write 'load()'."),
    Explanation(
      "function-type-brackets",
      "The parameters of a function type stand in round brackets.",
      example: "run(_ work: Int -> Void)",
      mend: "Write '(Int) -> Void'."),
    Explanation(
      "function-type-label",
      "Function types have no argument labels in Swift.",
      example: "run(_ work: (id: Int) -> Void)",
      mend: "Write '(_ id: Int) -> Void' or '(Int) -> Void'."),
    Explanation(
      "implicitly-unwrapped-optional",
      "A type with '!' crashes when it is nil; generated code has none.",
      example: "show(_ item: Item!)",
      mend: "Write 'Item?' or 'Item'."),
    Explanation(
      "keyword-as-type",
      "A word of Swift stands where a type should.",
      example: "load(id: class)",
      mend: "Write the type; if there really is one of that name, put it between backticks."),
    Explanation(
      "member-attribute",
      "Attributes are not part of a signature in a spec.",
      example: "\"@MainActor load()\"",
      mend: "Delete it: contracts are on the main actor anyway."),
    Explanation(
      "member-modifier",
      "Modifiers such as 'public' and 'static' are not part of a signature in a spec.",
      example: "\"public load()\"",
      mend: "Delete it; 'access' says who may use the module."),
    Explanation(
      "method-body",
      "A signature ends before the body.",
      example: "\"load() { }\"",
      mend: "Delete the braces; for a generated component there is the key 'body'."),
    Explanation(
      "method-expected",
      "A method is wanted, and a property stands there.",
      example: "{ \"func\": \"title: String\" }",
      mend: "Write 'title()', or use the key 'var'."),
    Explanation(
      "missing-accessors",
      "A property of a contract says whether it can be set.",
      example: "\"title: String\"",
      mend: "Write 'title: String { get }' or 'title: String { get set }'."),
    Explanation(
      "missing-arrow",
      "A result stands behind the parameters without an arrow.",
      example: "load() Item",
      mend: "Write 'load() -> Item'."),
    Explanation(
      "missing-comma",
      "Two parameters stand side by side without a comma.",
      example: "load(id: Int name: String)",
      mend: "Write a comma between them."),
    Explanation(
      "missing-default-value",
      "An equals sign without a value behind it.",
      example: "\"state\": [\"count: Int =\"]",
      mend: "Write the value, or delete the sign."),
    Explanation(
      "missing-field-type",
      "A stored value needs its type.",
      example: "\"inputs\": [\"id\"]",
      mend: "Write 'id: Int'."),
    Explanation(
      "missing-parameter-list",
      "A name stands alone, neither a method nor a property.",
      example: "\"load\"",
      mend: "Write 'load()', or 'load: Int { get }'."),
    Explanation(
      "missing-parameter-name",
      "A parameter has a type and no name.",
      example: "load(Int)",
      mend: "Write 'load(_ id: Int)' or 'load(id: Int)'."),
    Explanation(
      "missing-parameter-type",
      "A parameter has a name and no type.",
      example: "load(id)",
      mend: "Write 'load(id: Int)'."),
    Explanation(
      "missing-property-type",
      "A property needs its type.",
      example: "\"title { get }\"",
      mend: "Write 'title: String { get }'."),
    Explanation(
      "modifier-before-name",
      "'inout' and its like stand before the type, not before the name.",
      example: "change(inout count: Int)",
      mend: "Write 'change(count: inout Int)'."),
    Explanation(
      "modifier-conflict",
      "Two words say opposite things about who owns a parameter.",
      example: "take(_ item: borrowing consuming Item)",
      mend: "Keep one of them."),
    Explanation(
      "needs-async",
      "The attribute belongs to closures that are async.",
      example: "run(_ work: @concurrent () -> Void)",
      mend: "Write '@concurrent () async -> Void'."),
    Explanation(
      "newline-in-default-value",
      "A default value stands on one line.",
      example: "\"state\": [\"text: String =\\n\\\"\\\"\"]",
      mend: "Write it on one line, or name a constant."),
    Explanation(
      "not-an-identifier",
      "A text should be a Swift name and holds something that none can.",
      example: "\"sign in()\"",
      mend: "Use the near name that the message offers."),
    Explanation(
      "opaque-closure-parameter",
      "A closure's own parameter cannot be 'some'.",
      example: "run(_ work: (some View) -> Void)",
      mend: "Write 'any', or a generic parameter of the method."),
    Explanation(
      "opaque-result",
      "A requirement of a protocol cannot return 'some'.",
      example: "make() -> some View",
      mend: "Write 'any View'."),
    Explanation(
      "optional-constraint",
      "In 'any P?' the question mark belongs to P alone, which Swift rejects.",
      example: "show(_ item: any Item?)",
      mend: "Write '(any Item)?'."),
    Explanation(
      "outside-parameter",
      "A word that says how a parameter is passed stands at another type.",
      example: "load() -> inout Item",
      mend: "Delete the word."),
    Explanation(
      "parameter-pack",
      "Parameter packs cannot be mocked, so contracts have none.",
      example: "load<each T>(_ items: repeat each T)",
      mend: "Take an array of 'any' values."),
    Explanation(
      "property-accessor",
      "Between the braces of a property stand 'get' and perhaps 'set'.",
      example: "title: String { set }",
      mend: "Write '{ get }' or '{ get set }'."),
    Explanation(
      "property-default-value",
      "A property of a protocol has no first value.",
      example: "title: String = \"\" { get }",
      mend: "Delete the value; 'state' is the place for one."),
    Explanation(
      "reserved-name",
      """
      The name has a meaning already where it is declared: in Swift, in the template \
      language, or as a parameter of the builder.
      """,
      example: "\"inputs\": [\"view: Int\"]",
      mend: "Use another name."),
    Explanation(
      "signature-too-deep",
      "Types lie deeper in one another than a contract can need.",
      example: "[[[[[[[[[[Int]]]]]]]]]]…",
      mend: "Give the inner type a name with 'typealias'."),
    Explanation(
      "signature-too-long",
      "A signature is longer than anybody could read.",
      example: "a method with 200 parameters",
      mend: "Group the parameters in a type of their own."),
    Explanation(
      "too-many-parameter-names",
      "A parameter has at most a label and a name.",
      example: "load(for the id: Int)",
      mend: "Write 'load(forThe id: Int)'."),
    Explanation(
      "trailing-text",
      "A signature is complete, and more follows.",
      example: "load() load()",
      mend: "Delete the rest, or make it an entry of its own."),
    Explanation(
      "tuple-label",
      "The labels of a tuple are not as Swift allows them.",
      example: "load() -> (id: Int, id: Int)",
      mend: "Use one label an element, each once."),
    Explanation(
      "unclosed-bracket",
      "A bracket in a signature is not closed.",
      example: "load(id: Int",
      mend: "Close it."),
    Explanation(
      "unexpected-character",
      "A character has no meaning where it stands.",
      example: "load() → Item",
      mend: "Write what the message offers, or delete it."),
    Explanation(
      "unknown-attribute",
      "The attribute is not one that a parameter's type can have.",
      example: "run(_ work: @escapin () -> Void)",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unlabelled-after-variadic",
      """
      Behind a variadic parameter the next one needs a label, or Swift could not tell them \
      apart.
      """,
      example: "load(_ ids: Int..., _ name: String)",
      mend: "Give it a label."),
    Explanation(
      "unnamed-parameter",
      "A parameter without a name cannot be used.",
      example: "load(id _: Int)",
      mend: "Give it a name."),
    Explanation(
      "unsupported-member",
      """
      Contracts have methods and properties; initialisers, subscripts and the like cannot be \
      mocked.
      """,
      example: "\"init(id: Int)\"",
      mend: "Write a method: 'make(id: Int) -> Item'."),
    Explanation(
      "unsupported-type",
      "Swift knows this form of a type, viper-gen does not.",
      example: "load() -> [3 of Int]",
      mend: "Write the long form that the message offers."),
    Explanation(
      "unterminated-text",
      "A comment, a string or a name between backticks is not closed.",
      example: "load(name: String = \"a)",
      mend: "Close it."),
    Explanation(
      "unused-generic-parameter",
      "Nothing that is passed or returned tells what the generic parameter is.",
      example: "load<T>()",
      mend: "Add a parameter such as '_ type: T.Type'."),
    Explanation(
      "value-generic-parameter",
      "Generic parameters that are values are not supported.",
      example: "load<let n: Int>()",
      mend: "Take the value as a parameter."),
    Explanation(
      "var-keyword",
      "In specs a property is written without 'var' or 'let'.",
      example: "\"var title: String { get }\"",
      mend: "Write 'title: String { get }'."),
    Explanation(
      "variadic-modifier",
      "A variadic parameter cannot be 'inout' and the like.",
      example: "change(_ counts: inout Int...)",
      mend: "Take an array: 'inout [Int]'."),
    Explanation(
      "where-without-generics",
      "'where' speaks of generic parameters, and there are none.",
      example: "load() where T: Equatable",
      mend: "Declare one: 'load<T>(_ item: T) where T: Equatable'."),
    Explanation(
      "wrong-arrow",
      "A result stands behind '->', and another arrow is there.",
      example: "load() => Item",
      mend: "Write '->'."),
    Explanation(
      "wrong-effect",
      "A word stands where 'async' or 'throws' may, and is neither; 'rethrows' cannot be mocked.",
      example: "load() rethrows",
      mend: "Write 'async', 'throws' or both."),
  ]
}
