import ViperText

/// Reads an object key by key, and reports the keys that no caller asked for.
///
/// For a missing key, the methods return nil or an empty array.
package struct JSONObjectReader {
  private let location: SourceLocation
  private(set) var left: [JSONMember]
  private(set) var asked: [String] = []
  package var diagnostics: [Diagnostic] = []
  private var missing: [String] = []

  /// - Parameter expected: the rule in the message: `'app' is an object`.
  package init?(_ node: JSONNode, expected: String, into diagnostics: inout [Diagnostic]) {
    guard case .object(let members) = node.value else {
      diagnostics.append(.wrongType(node, expected: expected))
      return nil
    }
    location = node.location
    left = members
  }

  /// Takes the first member. The parser has reported duplicates.
  package mutating func take(_ key: String) -> JSONMember? {
    asked.append(key)
    guard let member = member(of: key) else { return nil }
    left.removeAll { $0.key.bytes == member.key.bytes }
    return member
  }

  private func member(of key: String) -> JSONMember? {
    left.first { $0.key.bytes.elementsEqual(key.utf8) }
  }

  package mutating func string(_ key: String) -> EmbeddedText? {
    take(key)?.value.string("'\(key)' takes a string", into: &diagnostics)
  }

  package mutating func requiredString(_ key: String) -> EmbeddedText? {
    required(key)?.string("'\(key)' takes a string", into: &diagnostics)
  }

  package mutating func required(_ key: String) -> JSONNode? {
    if let member = take(key) { return member.value }
    miss(key)
    return nil
  }

  package mutating func bool(_ key: String) -> Bool? {
    guard let member = take(key) else { return nil }
    guard case .bool(let value) = member.value.value else {
      diagnostics.append(.wrongType(member.value, expected: "'\(key)' takes true or false"))
      return nil
    }
    return value
  }

  package mutating func array(_ key: String) -> [JSONNode] {
    take(key)?.array(into: &diagnostics) ?? []
  }

  package mutating func strings(_ key: String) -> [EmbeddedText] {
    array(key).compactMap { $0.string("'\(key)' takes an array of strings", into: &diagnostics) }
  }

  mutating func stringOrStrings(_ key: String) -> [EmbeddedText]? {
    if case .array = value(of: key) { return strings(key) }
    return string(key).map { [$0] }
  }

  mutating func takers() -> [EmbeddedText]? {
    if case .array(let elements)? = value(of: "for"), elements.isEmpty, let member = take("for") {
      diagnostics.append(
        Diagnostic(
          id: "invalid-type", "'for' takes one or more components, found an empty array",
          at: member.value, help: "name a component, or delete 'for'"))
      return nil
    }
    return stringOrStrings("for")
  }

  package func value(of key: String) -> JSONValue? { member(of: key)?.value.value }

  func location(of key: String) -> SourceLocation? { member(of: key)?.key.location }

  package mutating func members(_ key: String) -> [JSONMember] {
    guard let member = take(key) else { return [] }
    guard case .object(let members) = member.value.value else {
      diagnostics.append(.wrongType(member.value, expected: "'\(key)' takes an object"))
      return []
    }
    return members
  }

  package func holds(_ key: String) -> Bool { member(of: key) != nil }

  /// Whether an unknown key resembles one of `keys`.
  package func holdsMisspelled(_ keys: [String]) -> Bool { !misspelled.isDisjoint(with: keys) }

  private var misspelled: Set<String> {
    Set(left.compactMap { nearMatch(for: $0.key.string, in: asked) })
  }

  package mutating func miss(_ key: String) { missing.append(key) }

  /// Reports missing and unknown keys, and adds all diagnostics.
  ///
  /// - Parameter foreign: explains a key that has a meaning elsewhere.
  package mutating func finish(
    into diagnostics: inout [Diagnostic], foreign: (String) -> String? = { _ in nil }
  ) {
    // A misspelled key isn't reported as missing, too.
    let misspelled = missing.isEmpty ? [] : misspelled
    for key in missing where !misspelled.contains(key) {
      self.diagnostics.append(.missingKey(key, in: location))
    }
    // An unknown key may be the misspelled key that another key needs.
    if !left.isEmpty { self.diagnostics.removeAll { $0.id == "missing-related-key" } }
    var seen: Set<String> = []
    for member in left where seen.insert(member.key.string).inserted {
      let elsewhere = foreign(member.key.string)
      self.diagnostics.append(.unknownKey(member.key, known: asked, elsewhere: elsewhere))
    }
    diagnostics += self.diagnostics
  }
}

package protocol JSONReading {
  var diagnostics: [Diagnostic] { get set }
}

extension JSONReading {
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  package mutating func fail<Value>(_ diagnostic: Diagnostic) -> Value? {
    report(diagnostic)
    return nil
  }

  /// Reads an object and reports unknown keys.
  package mutating func object<Value>(
    _ node: JSONNode, _ expected: String, _ read: (inout Self, inout JSONObjectReader) -> Value?
  ) -> Value? {
    guard var object = JSONObjectReader(node, expected: expected, into: &diagnostics) else {
      return nil
    }
    let value = read(&self, &object)
    object.finish(into: &diagnostics)
    return value
  }
}

extension Diagnostic {
  package static func wrongType(_ node: JSONNode, expected: String) -> Self {
    var help: String?
    if case .string(let text) = node.value, ["true", "false"].contains(text.string),
      expected.contains(text.string)
    {
      help = "write \(text.string) without quotes"
    }
    return Diagnostic(
      id: "invalid-type", "\(expected), found \(node.value.kind)", at: node, help: help)
  }

  package static func arrayExpected(_ node: JSONNode, expected: String, key: String = "") -> Self {
    let help: String? =
      switch node.value {
      case .string(let text) where text.bytes.count <= 60:
        "write an array: [\(jsonString(text.string))]"
      case .object(let members) where ["fields", "inputs", "services", "state"].contains(key):
        fields(members).map { "write an array: [\($0)]" }
      default: nil
      }
    return Diagnostic(
      id: "invalid-type", "\(expected), found \(node.value.kind)", at: node, help: help)
  }

  /// `{ "store": "any Store" }` → `"store: any Store"`; nil for an object that could be an element.
  private static func fields(_ members: [JSONMember]) -> String? {
    let fields = members.compactMap { member in
      ["name", "var"].contains(member.key.string)
        ? nil : member.value.value.text.map { jsonString(member.key.string + ": " + $0) }
    }
    return !fields.isEmpty && fields.count == members.count ? fields.joined(separator: ", ") : nil
  }

  fileprivate static func missingKey(_ key: String, in location: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-key", "key '\(key)' is missing", at: location.firstByte, help: "add '\(key)'")
  }

  package static func unknownKey(_ key: EmbeddedText, known: [String], elsewhere: String?) -> Self {
    Diagnostic(
      id: "unknown-key", "unknown key '\(key)'", at: key,
      help: elsewhere ?? didYouMean(key.string, known, or: "use one of these keys: "))
  }
}
