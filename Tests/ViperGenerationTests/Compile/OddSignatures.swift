/// Makes members of contracts: every kind of signature.
struct OddSignatures {
  struct Signature {
    let name: String
    let text: String
    var isProperty = false
    var isSettable = false
  }

  /// Types of the module's own.
  let types: [String]
  /// Its own type of error.
  let failure: String?
  var maker: OddSpecMaker

  mutating func member(_ used: inout Set<String>) -> Signature {
    maker.numbers.once(in: 5) ? property(&used) : method(&used)
  }

  mutating func property(_ used: inout Set<String>) -> Signature {
    let name = maker.word(&used)
    let kinds = ["get", "get", "get async", "get throws", "get async throws"]
    if maker.numbers.once(in: 3) {
      return Signature(
        name: name, text: "\(name): \(result()) { get set }", isProperty: true, isSettable: true)
    }
    return Signature(
      name: name, text: "\(name): \(result()) { \(maker.numbers.pick(kinds)) }", isProperty: true)
  }

  mutating func method(_ used: inout Set<String>) -> Signature {
    let name = maker.word(&used)
    let generic = maker.numbers.once(in: 8) ? maker.numbers.pick(Self.generics) : nil
    var parameters = parameters(count: maker.numbers.pick([0, 0, 1, 1, 2, 3, 6]))
    if let generic { parameters.append("with generic: \(generic.type)") }
    let result = maker.numbers.once(in: 3) ? " -> \(self.result())" : ""
    return Signature(
      name: name,
      text: "\(name)\(generic?.clause ?? "")(\(parameters.joined(separator: ", ")))\(effects())"
        + result + (generic?.requirement ?? ""))
  }

  /// A method that passes on to another one of the same parameters, whose object may be gone if
  /// `isWeak`.
  mutating func forward(
    _ used: inout Set<String>, isWeak: Bool
  ) -> (name: String, caller: String, target: String) {
    let name = maker.word(&used)
    let other = maker.word(&used)
    let list = simpleParameters(count: maker.numbers.number(0...4)).joined(separator: ", ")
    let effects = maker.numbers.pick(["", "", " async", " throws", " async throws"])
    // A synchronous caller starts a task for an asynchronous target, which returns nothing to it.
    let isTask = effects == " async" && maker.numbers.once(in: 2)
    let result = isTask || maker.numbers.once(in: 2) ? "" : " -> Int"
    return (
      name: other,
      caller: "\(name)(\(list))\(isTask ? "" : effects)\(result)"
        + (isWeak && !result.isEmpty ? "?" : ""),
      target: "\(other)(\(list))\(effects)\(result)"
    )
  }

  private static let generics: [(clause: String, type: String, requirement: String)] = [
    ("<T>", "T", ""), ("<T: Sendable>", "[T]", ""),
    ("<Key: Hashable & Sendable, Value>", "[Key: Value]", " where Value: Equatable"),
    ("", "some Sequence<Int>", ""),
  ]

  private mutating func effects() -> String {
    var kinds = ["", "", "", " async", " throws", " async throws"]
    if let failure { kinds += [" throws(\(failure))", " async throws(\(failure))"] }
    return maker.numbers.pick(kinds)
  }

  private mutating func result() -> String {
    maker.numbers.pick(
      OddSpecMaker.plain.map(\.type) + types + ["(Int, rest: [String])", "any Error"])
  }

  /// Names that generated code has for itself are among the parameters, too.
  private static let names = [
    "id", "interactor", "view", "router", "navigation", "viewController", "error", "größe", "λ",
    "presenter", "output", "anExtraordinarilyLongNameOfFortyCharacte",
  ]

  private mutating func simpleParameters(count: Int) -> [String] {
    var names = Set<String>()
    return (0..<count).compactMap { _ in
      let name = maker.numbers.pick(Self.names)
      guard names.insert(name).inserted else { return nil }
      let label = maker.numbers.pick(["", "_ ", "for ", "in ", "with "])
      return "\(label)\(name): \(maker.numbers.pick(OddSpecMaker.plain.map(\.type) + types))"
    }
  }

  private mutating func parameters(count: Int) -> [String] {
    let values = ["Int = 1", "[String] = []", "((Int) -> Void)? = nil"]
    let others = [
      "inout Int", "@escaping () -> Void", "@escaping @Sendable (Int) async throws -> String",
      "(Int) -> Void", "Int...", "(Int, Int)", "any Error", "consuming String",
      "inout some Comparable",
      "@autoclosure () -> Int",
    ]
    let kinds = maker.numbers.once(in: 2) ? values : others
    var followsVariadic = false
    var defaults = 0
    return simpleParameters(count: count).map { parameter in
      let start =
        followsVariadic && parameter.hasPrefix("_ ") ? parameter.dropFirst(2) : parameter[...]
      followsVariadic = false
      guard maker.numbers.once(in: 3), let colon = start.firstIndex(of: ":") else {
        return String(start)
      }
      let kind = maker.numbers.pick(kinds)
      defaults += kind.contains("=") ? 1 : 0
      // More would make too many overloads.
      guard defaults <= 3 else { return String(start) }
      followsVariadic = kind.hasSuffix("...")
      return start[...colon] + " " + kind
    }
  }
}
