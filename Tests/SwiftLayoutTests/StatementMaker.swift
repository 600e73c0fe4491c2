import TestTools

/// Writes random Swift of the shapes that templates write: two spaces a level, a statement a line, no
/// line broken for its length.
struct StatementMaker {
  private var random: Seeded
  private var lines: [String] = []

  static func file(seed: UInt64) -> String {
    var maker = StatementMaker(random: Seeded(state: seed))
    maker.type()
    return maker.lines.joined(separator: "\n") + "\n"
  }

  private init(random: Seeded) { self.random = random }

  // MARK: - Choosing

  private mutating func list(
    _ range: ClosedRange<Int>, _ element: (inout Self) -> String
  ) -> String {
    var elements: [String] = []
    for _ in 0..<random.number(range) { elements.append(element(&self)) }
    return elements.joined(separator: ", ")
  }

  // MARK: - Words

  private mutating func name() -> String {
    random.pick([
      "id", "view", "interactor", "presenter", "items", "value", "showDetail", "didLoadAllItems",
      "selectedElementOfTheList", "state", "größe",
    ])
  }

  private mutating func typeName() -> String {
    random.pick(["Int", "String", "TripRow", "TripListInteractorOutputProtocol", "Failure"])
  }

  private mutating func typeText(_ depth: Int = 0) -> String {
    if depth > 2 { return typeName() }
    switch random.number(0...9) {
    case 0: return "[\(typeText(depth + 1))]"
    case 1: return "[\(random.pick(["Int", "String"])): \(typeName())]"
    case 2: return "(any \(typeName()))?"
    case 3: return "(any \(typeName()) & \(typeName()))?"
    case 4: return "(\(list(2...3) { "\($0.name()): \($0.typeText(depth + 1))" }))"
    case 5 where depth == 0:
      let effects = random.pick(["", " async", " throws", " async throws", " throws(Failure)"])
      let attribute = random.pick(["", "@MainActor ", "@Sendable "])
      return "(\(attribute)(\(list(0...3) { $0.typeName() }))\(effects) -> \(typeName()))?"
    case 6: return "Result<\(typeName()), any Error>"
    default: return typeName()
    }
  }

  // MARK: - Expressions

  private mutating func reference() -> String {
    (0..<random.number(1...3)).map { _ in name() }.joined(separator: ".")
  }

  private mutating func arguments(_ depth: Int) -> String {
    list(0...4) { maker in
      let label = maker.random.once(in: 3) ? "" : maker.name() + ": "
      return label + maker.value(depth + 1)
    }
  }

  private mutating func call(_ depth: Int) -> String {
    "\(random.once(in: 3) ? typeName() + "." : "")\(reference())(\(arguments(depth)))"
  }

  private mutating func value(_ depth: Int) -> String {
    if depth > 2 { return random.once(in: 4) ? "\"a string of some words\"" : reference() }
    switch random.number(0...11) {
    case 0, 1, 2: return call(depth)
    case 3: return "[\(list(1...4) { $0.value(3) })]"
    case 4: return "\(reference()) ?? \(reference())"
    case 5: return "\(typeName())(\(name()): \(value(3)))"
    case 6 where depth == 0: return "try \(call(depth))"
    case 7: return "\"some words \\(\(name()))\""
    default: return reference()
    }
  }

  private mutating func expectation() -> String {
    let left = random.once(in: 2) ? "parts.\(reference())CallCount" : call(2)
    switch random.number(0...4) {
    case 0: return "#expect(parts.\(reference()).map { $0.\(name()) } == [\(value(3))])"
    case 1: return "#expect(\(left) === \(reference()))"
    case 2: return "let \(name()) = try #require(\(reference()) as? \(typeName()))"
    case 3: return "#expect(\(left) == \(value(2)))"
    default: return "#expect(String(reflecting: \(reference())) == \(value(3)))"
    }
  }

  // MARK: - Statements

  private mutating func statement() -> [String] {
    switch random.number(0...12) {
    case 0: return ["let \(name()) = \(value(0))"]
    case 1: return ["\(reference()) = \(value(0))"]
    case 2: return ["let \(name()): \(typeText()) = \(call(1))"]
    case 3: return [expectation()]
    case 4: return ["return \(random.once(in: 2) ? "try await " : "")\(call(0))"]
    case 5: return ["await settle { \(reference()) == nil && \(reference()) == nil }"]
    case 6: return ["guard let \(name()) = \(call(1)), \(reference()) else { return }"]
    case 7: return ["if let \(name()) = \(reference()), \(call(2)) {", "  \(call(1))", "}"]
    case 8: return ["\(name())(\(arguments(1))) { \(name()) in", "  \(call(0))", "}"]
    case 9: return ["fatalError(\"\(typeName()).\(name())(\(name()):) is not written yet\")"]
    case 10: return ["\(reference()).append((\(list(2...4) { "\($0.name()): \($0.name())" })))"]
    case 11: return ["let \(name()) = \(reference()) == \(name()) ? \(value(3)) : \(value(3))"]
    default: return [call(0)]
    }
  }

  // MARK: - Declarations

  private mutating func parameters() -> String {
    list(0...4) { maker in
      let label = maker.random.pick(["", "_ ", "for ", "with "])
      let value = maker.random.once(in: 4) ? " = nil" : ""
      return "\(label)\(maker.name()): \(maker.typeText())\(value)"
    }
  }

  private mutating func function() {
    let effects = random.pick(["", "", " async", " throws", " async throws(Failure)"])
    let result = random.once(in: 2) ? " -> \(typeText(1))" : ""
    let isGeneric = random.once(in: 5)
    let attribute = random.once(in: 4) ? "@discardableResult " : ""
    let head = random.pick(["func", "static func", "package func"]) + " \(name())"
    lines.append(
      "  \(attribute)\(head)\(isGeneric ? "<T: Sendable>" : "")(\(parameters()))\(effects)\(result)"
        + "\(isGeneric && random.once(in: 2) ? " where T: Equatable" : "") {")
    for _ in 0..<random.number(1...4) { lines += statement().map { "    " + $0 } }
    lines += ["  }", ""]
  }

  private mutating func type() {
    let parents = list(1...3) { $0.typeName() }
    lines.append("final class TripListOfTheUserPresenterMock: \(parents) {")
    for _ in 0..<random.number(2...5) {
      let value = random.once(in: 2) ? " = []" : ""
      lines.append("  private(set) var \(name())ArgValues: \(typeText())\(value)")
    }
    lines += ["", "  init(\(parameters())) {", "    \(call(0))", "  }", ""]
    for _ in 0..<random.number(3...6) { function() }
    lines.removeLast()
    lines.append("}")
  }
}
