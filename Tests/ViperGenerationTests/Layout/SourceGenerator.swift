/// A seeded source of random numbers, the same on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Writes random Swift of the kind that templates write: two spaces a level, one statement a line,
/// no line broken for its length.
struct SourceGenerator {
  var random: SeededRandom
  var lines: [String] = []
  var level = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  static func source(seed: UInt64) -> String {
    var generator = SourceGenerator(seed: seed)
    return generator.file()
  }

  // MARK: - Choosing

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ options: [Element]) -> Element {
    options[Int.random(in: 0..<options.count, using: &random)]
  }

  mutating func list(
    _ range: ClosedRange<Int>, _ separator: String = ", ",
    _ element: (inout Self) -> String
  ) -> String {
    var elements: [String] = []
    for _ in 0..<count(range) { elements.append(element(&self)) }
    return elements.joined(separator: separator)
  }

  // MARK: - Lines

  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: level) + text)
  }

  mutating func block(_ head: String, _ body: (inout Self) -> Void, _ foot: String = "}") {
    line(head)
    level += 1
    body(&self)
    level -= 1
    line(foot)
  }

  /// Lines of a block inside an expression: what `body` writes, ready to stand after a `{`.
  mutating func inner(_ body: (inout Self) -> Void) -> String {
    let outer = lines
    lines = []
    level += 1
    body(&self)
    level -= 1
    let text = lines.joined(separator: "\n")
    lines = outer
    return "\n" + text + "\n" + String(repeating: "  ", count: level)
  }

  // MARK: - Names

  private static let syllables = [
    "di", "load", "trip", "Id", "View", "for", "Model", "x", "Name", "ing", "Row", "Item", "At",
    "select", "Sign", "url", "größe", "名前", "ñ", "Δ",
  ]

  mutating func word(_ longest: Int) -> String {
    let length = count(1...longest)
    var word = ""
    while word.count < length {
      word += chance(4) ? pick(Self.syllables) : pick(Array(Self.syllables.prefix(16)))
    }
    return String(word.prefix(longest))
  }

  mutating func name() -> String { "n" + word(chance(15) ? 39 : 14) }

  mutating func shortName() -> String {
    pick(["a", "id", "row", "self", "view", "store", "error"])
  }

  mutating func typeName() -> String { "T" + word(chance(15) ? 50 : 16) }

  // MARK: - Types

  mutating func type(_ depth: Int = 0) -> String {
    switch count(0...(depth > 2 ? 5 : 16)) {
    case 0...3: return pick(["Int", "String", "Bool", "Void", "URL", "UIViewController"])
    case 4: return typeName()
    case 5: return "\(typeName()).\(typeName())"
    case 6: return "[\(type(depth + 1))]"
    case 7: return "[\(type(depth + 1)): \(type(depth + 1))]"
    case 8: return "\(type(depth + 3))?"
    case 9: return "\(typeName())<\(list(1...3) { $0.type(depth + 1) })>"
    case 10: return "any \(typeName())"
    case 11: return "(any \(typeName()))?"
    case 12: return "any \(list(2...3, " & ") { $0.typeName() })"
    case 13: return "(\(list(2...3) { $0.tupleElement(depth) }))"
    case 14: return functionType(depth)
    case 15: return "(\(functionType(depth)))?"
    default: return "some \(typeName())<\(type(depth + 1))>"
    }
  }

  private mutating func tupleElement(_ depth: Int) -> String {
    (chance(50) ? "\(name()): " : "") + type(depth + 1)
  }

  private mutating func functionType(_ depth: Int) -> String {
    let attributes = chance(30) ? pick(["@Sendable ", "@MainActor ", "@MainActor @Sendable "]) : ""
    let parameters = list(0...3) { generator in
      (generator.chance(30) ? "_ \(generator.name()): " : "") + generator.type(depth + 1)
    }
    return "\(attributes)(\(parameters))\(effects()) -> \(type(depth + 1))"
  }

  mutating func effects() -> String {
    pick(["", "", "", " async", " throws", " async throws", " throws(\(typeName()))"])
  }

  // MARK: - Signatures

  mutating func parameters(_ range: ClosedRange<Int>) -> String {
    list(range) { $0.parameter() }
  }

  private mutating func parameter() -> String {
    var label = name()
    if chance(30) { label = "\(chance(50) ? "_" : name()) \(name())" }
    let attribute =
      chance(10) ? pick(["@escaping ", "@escaping @Sendable ", "inout ", "borrowing "]) : ""
    var text = "\(label): \(attribute)\(attribute.contains("@") ? functionType(1) : type(1))"
    if chance(15) { text += " = \(expression(3))" }
    return text
  }

  mutating func genericClause() -> String {
    guard chance(15) else { return "" }
    return "<\(list(1...2) { "\($0.typeName())\($0.chance(50) ? ": \($0.typeName())" : "")" })>"
  }

  mutating func whereClause() -> String {
    guard chance(15) else { return "" }
    let requirements = list(1...3) { generator in
      "\(generator.typeName())\(generator.pick([": ", " == "]))\(generator.type(3))"
    }
    return " where \(requirements)"
  }

  mutating func signature() -> String {
    let result = chance(50) ? " -> \(type())" : ""
    return
      "func \(name())\(genericClause())(\(parameters(0...5)))\(effects())\(result)\(whereClause())"
  }
}
