import ViperSpec

/// A JSON value that is a schema, or a part of one.
extension JSONOutput {
  subscript(key: String) -> JSONOutput? { members.first { $0.key == key }?.value }

  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  var elements: [JSONOutput] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var texts: [String] { elements.compactMap(\.text) }

  /// What describes an object with keys of its own, among the forms of a value, its elements and its
  /// members.
  var objects: [JSONOutput] {
    if self["properties"] != nil { return [self] }
    let below = ["items", "additionalProperties"].compactMap { self[$0] }
    return (below + (self["oneOf"]?.elements ?? [])).flatMap(\.objects)
  }

  /// The definitions that the forms of a value, its elements and its members are described by.
  var references: [String] {
    let own = self["$ref"]?.text.map { [$0] } ?? []
    let below = ["items", "additionalProperties"].compactMap { self[$0] }
    return own + (below + (self["oneOf"]?.elements ?? [])).flatMap(\.references)
  }

  /// An example that follows from the type: the first word that is not the default, a list of it.
  var derivedExample: JSONOutput? {
    if let known = self["anyOf"]?.elements.first { return known.derivedExample }
    if let words = self["enum"]?.elements {
      return words.first { $0.text != self["default"]?.text } ?? words.first
    }
    if let form = self["oneOf"]?.elements.first { return form.derivedExample }
    switch self["type"]?.text {
    case "boolean":
      if case .bool(true)? = self["default"] { return .bool(false) }
      return .bool(true)
    case "array": return (self["items"]?.derivedExample).map { .array([$0]) }
    default: return nil
    }
  }

  /// Of a list the first element alone, and so of lists in it.
  var shortened: JSONOutput {
    switch self {
    case .array(let elements): .array(elements.prefix(1).map(\.shortened))
    case .object(let members): .object(members.map { .init($0.key, $0.value.shortened) })
    case .string, .integer, .bool: self
    }
  }

  /// The keys that can't stand beside another one: `{ "not": { "required": ["body", "forward"] } }`.
  func keysExcluded(by key: String) -> [String] {
    (self["allOf"]?.elements ?? []).flatMap { rule in
      let pair = rule["not"]?["required"]?.texts ?? []
      return pair.contains(key) ? pair.filter { $0 != key } : []
    }
  }
}
