import ViperSpec

extension JSONOutput {
  package subscript(key: String) -> JSONOutput? { members.first { $0.key == key }?.value }

  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  package var elements: [JSONOutput] {
    if case .array(let elements) = self { elements } else { [] }
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package var texts: [String] { elements.compactMap(\.text) }

  /// The items, the `additionalProperties`, and the forms of `oneOf`.
  private var below: [JSONOutput] {
    ["items", "additionalProperties"].compactMap { self[$0] } + (self["oneOf"]?.elements ?? [])
  }

  package var objects: [JSONOutput] {
    self["properties"] == nil ? below.flatMap(\.objects) : [self]
  }

  /// The properties aren't searched.
  package var references: [String] {
    (self["$ref"]?.text.map { [$0] } ?? []) + below.flatMap(\.references)
  }

  /// The first value of an enum that isn't the default, the opposite of a Boolean's default, or an
  /// array with an example of its elements.
  package var derivedExample: JSONOutput? {
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

  package var shortened: JSONOutput {
    switch self {
    case .array(let elements): .array(elements.prefix(1).map(\.shortened))
    case .object(let members): .object(members.map { .init($0.key, $0.value.shortened) })
    case .string, .integer, .bool: self
    }
  }

  /// `{ "not": { "required": ["body", "forward"] } }`
  package func keysExcluded(by key: String) -> [String] {
    (self["allOf"]?.elements ?? []).flatMap { rule in
      let pair = rule["not"]?["required"]?.texts ?? []
      return pair.contains(key) ? pair.filter { $0 != key } : []
    }
  }
}
