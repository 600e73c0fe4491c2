import ViperSpec

/// A schema, or a part of one.
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

  /// The descriptions of its elements, its members and its alternatives.
  private var below: [JSONOutput] {
    ["items", "additionalProperties"].compactMap { self[$0] } + (self["oneOf"]?.elements ?? [])
  }

  /// The descriptions of objects in a value, its elements and its members.
  var objects: [JSONOutput] {
    self["properties"] == nil ? below.flatMap(\.objects) : [self]
  }

  /// The references to definitions in a value, its elements and its members.
  var references: [String] {
    (self["$ref"]?.text.map { [$0] } ?? []) + below.flatMap(\.references)
  }

  /// An example by type: the first word that isn't the default, or a list with it.
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

  var shortened: JSONOutput {
    switch self {
    case .array(let elements): .array(elements.prefix(1).map(\.shortened))
    case .object(let members): .object(members.map { .init($0.key, $0.value.shortened) })
    case .string, .integer, .bool: self
    }
  }

  /// The keys that another one excludes: `{ "not": { "required": ["body", "forward"] } }`.
  func keysExcluded(by key: String) -> [String] {
    (self["allOf"]?.elements ?? []).flatMap { rule in
      let pair = rule["not"]?["required"]?.texts ?? []
      return pair.contains(key) ? pair.filter { $0 != key } : []
    }
  }
}
