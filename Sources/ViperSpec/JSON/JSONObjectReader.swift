import ViperText

/// Takes the members of an object apart by key, and reports what nobody asked for.
///
/// Every `take` method answers nil both for a missing key and for a wrong type; the latter is
/// reported. `finish` reports the keys that are left, each with a near match among those asked for.
package struct JSONObjectReader {
  private let location: SourceLocation
  /// A list and no dictionary: objects are small.
  private let members: [JSONMember]
  /// Whether nobody has asked for each of them yet.
  private var isLeft: [Bool]
  /// The keys that somebody has asked for, in that order.
  private(set) var asked: [String] = []
  package var diagnostics: [Diagnostic] = []
  /// The keys that must be there, and are not.
  private var missing: [String] = []

  /// - Parameter what: what the object is, for the message when it is none: `a module spec`.
  package init?(_ node: JSONNode, what: String, into diagnostics: inout [Diagnostic]) {
    self.init(node, expected: "\(what) is an object", into: &diagnostics)
  }

  /// - Parameter expected: the sentence that says what should be here, an object among other things.
  package init?(_ node: JSONNode, expected: String, into diagnostics: inout [Diagnostic]) {
    guard case .object(let members) = node.value else {
      diagnostics.append(.wrongType(node, expected: expected))
      return nil
    }
    location = node.location
    self.members = members
    isLeft = Array(repeating: true, count: members.count)
    asked.reserveCapacity(16)
  }

  package mutating func take(_ key: String) -> JSONMember? {
    asked.append(key)
    guard let index = index(of: key) else { return nil }
    isLeft[index] = false
    return members[index]
  }

  /// The first of that key; a second one has been reported.
  private func index(of key: String) -> Int? {
    let length = key.utf8.count
    let index = members.firstIndex {
      $0.key.bytes.count == length && $0.key.bytes.elementsEqual(key.utf8)
    }
    return index.flatMap { isLeft[$0] ? $0 : nil }
  }

  package mutating func string(_ key: String) -> EmbeddedText? {
    guard let member = take(key) else { return nil }
    guard case .string(let text) = member.value.value else {
      diagnostics.append(.wrongType(member.value, expected: "'\(key)' takes a string"))
      return nil
    }
    return text
  }

  /// A string that must be there.
  package mutating func requiredString(_ key: String) -> EmbeddedText? {
    guard holds(key) else {
      asked.append(key)
      miss(key)
      return nil
    }
    return string(key)
  }

  package mutating func bool(_ key: String) -> Bool? {
    guard let member = take(key) else { return nil }
    guard case .bool(let value) = member.value.value else {
      diagnostics.append(.wrongType(member.value, expected: "'\(key)' takes true or false"))
      return nil
    }
    return value
  }

  /// The elements of an array; a missing key is an empty one.
  package mutating func array(_ key: String) -> [JSONNode] {
    guard let member = take(key) else { return [] }
    guard case .array(let elements) = member.value.value else {
      diagnostics.append(.arrayExpected(member.value, key: key))
      return []
    }
    return elements
  }

  /// The elements of an array of strings; a missing key is an empty one.
  package mutating func strings(_ key: String) -> [EmbeddedText] {
    array(key).compactMap { element in
      if case .string(let text) = element.value { return text }
      diagnostics.append(.wrongType(element, expected: "'\(key)' takes an array of strings"))
      return nil
    }
  }

  /// A string, or the elements of an array of strings; nil for a missing key.
  mutating func stringOrStrings(_ key: String) -> [EmbeddedText]? {
    if case .array = value(of: key) { return strings(key) }
    return string(key).map { [$0] }
  }

  /// The components that take something, one or several; nil where nothing says so.
  mutating func takers() -> [EmbeddedText]? {
    if case .array(let elements)? = value(of: "for"), elements.isEmpty, let member = take("for") {
      diagnostics.append(
        Diagnostic(
          id: "invalid-type", "'for' takes one or more components, found an empty array",
          at: member.value.location, help: "name a component, or delete 'for'"))
      return nil
    }
    return stringOrStrings("for")
  }

  /// What stands under a key that nobody has asked for yet.
  package func value(of key: String) -> JSONValue? {
    index(of: key).map { members[$0].value.value }
  }

  /// Where a key stands that nobody has asked for yet.
  func location(of key: String) -> SourceLocation? {
    index(of: key).map { members[$0].key.location }
  }

  /// The members of an object in their order; a missing key is an empty one.
  package mutating func members(_ key: String) -> [JSONMember] {
    guard let member = take(key) else { return [] }
    guard case .object(let members) = member.value.value else {
      diagnostics.append(.wrongType(member.value, expected: "'\(key)' takes an object"))
      return []
    }
    return members
  }

  /// Whether a key is there that nobody has asked for yet.
  package func holds(_ key: String) -> Bool { index(of: key) != nil }

  /// Whether a key that nobody has asked for is near to one of some.
  package func holdsMisspelled(_ keys: [String]) -> Bool {
    !misspelled.isDisjoint(with: keys)
  }

  /// The keys that were asked for, and are there under a name like theirs.
  private var misspelled: Set<String> {
    let left = zip(members, isLeft).filter(\.1).map(\.0.key.string)
    return Set(left.compactMap { nearMatch(for: $0, in: asked) })
  }

  /// Notes that a key must be there, and is not.
  package mutating func miss(_ key: String) { missing.append(key) }

  /// Reports the keys that are missing or left, and hands over everything reported.
  ///
  /// - Parameter foreign: says of a key that has a meaning elsewhere what that is.
  package mutating func finish(
    into diagnostics: inout [Diagnostic], foreign: (String) -> String? = { _ in nil }
  ) {
    guard isLeft.contains(true) || !missing.isEmpty else {
      diagnostics += self.diagnostics
      return
    }
    // Of a key that is misspelt nobody says that it is missing, too.
    let misspelled = misspelled
    for key in missing where !misspelled.contains(key) {
      self.diagnostics.append(.missingKey(key, in: location))
    }
    var seen: Set<String> = []
    for (member, isLeft) in zip(members, isLeft)
    where seen.insert(member.key.string).inserted && isLeft {
      let elsewhere = foreign(member.key.string)
      self.diagnostics.append(.unknownKey(member.key, known: asked, elsewhere: elsewhere))
    }
    diagnostics += self.diagnostics
  }
}

extension Diagnostic {
  package static func wrongType(_ node: JSONNode, expected: String) -> Diagnostic {
    var help: String?
    if case .string(let text) = node.value, ["true", "false"].contains(text.string),
      expected.contains(text.string)
    {
      help = "write it without quotes: \(text.string)"
    }
    return Diagnostic(
      id: "invalid-type", "\(expected), found \(node.value.kind)", at: node.location, help: help)
  }

  static func arrayExpected(_ node: JSONNode, key: String) -> Diagnostic {
    arrayExpected(node, expected: "'\(key)' takes an array")
  }

  package static func arrayExpected(_ node: JSONNode, expected: String) -> Diagnostic {
    var help: String?
    if case .string(let text) = node.value, text.bytes.count <= 60 {
      help = "put it in brackets: [\(jsonString(text.string))]"
    }
    return Diagnostic(
      id: "invalid-type", "\(expected), found \(node.value.kind)", at: node.location, help: help)
  }

  fileprivate static func missingKey(_ key: String, in location: SourceLocation) -> Diagnostic {
    let brace = location.range.lowerBound..<location.range.lowerBound + 1
    return Diagnostic(
      id: "missing-key", "key '\(key)' is missing",
      at: SourceLocation(source: location.source, range: brace), help: "add '\(key)'")
  }

  package static func unknownKey(
    _ key: EmbeddedText, known: [String], elsewhere: String?
  ) -> Diagnostic {
    let list = "known keys: " + known.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-key", "unknown key '\(key.string)'", at: key.location,
      help: elsewhere ?? didYouMean(key.string, known) ?? list)
  }
}
