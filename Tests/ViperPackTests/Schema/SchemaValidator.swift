import ViperSpec
import ViperText

/// Validates JSON by the part of JSON Schema draft 2020-12 that our schemas use. Unknown keywords
/// are failures.
struct SchemaValidator {
  let schema: JSONNode

  func problems(of value: JSONNode) -> [String] { problems(of: value, by: schema, at: "$") }

  private func problems(of value: JSONNode, by rules: JSONNode, at path: String) -> [String] {
    rules.members.flatMap { word, rule in
      check(value, word, rule, in: rules).map { path + $0 }
    }
  }

  private func check(
    _ value: JSONNode, _ word: String, _ rule: JSONNode, in rules: JSONNode
  ) -> [String] {
    switch word {
    case "$schema", "$id", "title", "description", "default", "examples", "$defs",
      "additionalProperties", "pattern":
      []
    case "$ref": problems(of: value, by: definition(rule.text), at: "")
    case "type": value.typeName == rule.text ? [] : [": is no \(rule.text)"]
    case "enum": rule.elements.contains { $0.text == value.text } ? [] : [": '\(value.text)'"]
    case "minimum": (Int(value.text) ?? 0) < (Int(rule.text) ?? 0) ? [": too small"] : []
    case "minItems": value.elements.count < (Int(rule.text) ?? 0) ? [": too few"] : []
    case "required":
      rule.elements.map(\.text).filter { key in !value.members.contains { $0.0 == key } }
        .map { ": lacks \($0)" }
    case "items":
      value.elements.enumerated().flatMap { problems(of: $1, by: rule, at: "[\($0)]") }
    case "oneOf":
      rule.elements.filter { problems(of: value, by: $0, at: "").isEmpty }.count == 1
        ? [] : [": not exactly one of \(rule.elements.count)"]
    case "allOf": rule.elements.flatMap { problems(of: value, by: $0, at: "") }
    case "anyOf":
      rule.elements.contains { problems(of: value, by: $0, at: "").isEmpty }
        ? [] : [": none of \(rule.elements.count)"]
    case "not": problems(of: value, by: rule, at: "").isEmpty ? [": what it must not be"] : []
    case "const": value.value == rule.value || value.text == rule.text ? [] : [": another value"]
    case "uniqueItems":
      Set(value.elements.map(\.text)).count == value.elements.count ? [] : [": one twice"]
    case "dependentRequired":
      rule.members.flatMap { key, others in
        value.members.contains { $0.0 == key }
          ? check(value, "required", others, in: rules).map { $0 + " beside \(key)" } : []
      }
    case "propertyNames":
      value.members.filter { key, _ in
        let name = JSONParser.parse(SourceText(path: "", text: jsonString(key))).node
        return name.map { problems(of: $0, by: rule, at: "").isEmpty } != true
      }.map { ": name \($0.0)" }
    case "properties":
      value.members.flatMap { key, element in
        rule.members.first { $0.0 == key }.map { problems(of: element, by: $0.1, at: ".\(key)") }
          ?? others(key, element, in: rules)
      }
    default: [": the schema says '\(word)'"]
    }
  }

  private func others(_ key: String, _ value: JSONNode, in rules: JSONNode) -> [String] {
    guard let rule = rules.members.first(where: { $0.0 == "additionalProperties" })?.1 else {
      return []
    }
    if case .bool(let isAllowed) = rule.value { return isAllowed ? [] : [".\(key): unknown"] }
    return problems(of: value, by: rule, at: ".\(key)")
  }

  func definition(_ reference: String) -> JSONNode {
    schema["$defs"][String(reference.dropFirst("#/$defs/".count))]
  }
}

extension JSONNode {
  /// The members of an object, else none.
  var members: [(String, JSONNode)] {
    guard case .object(let members) = value else { return [] }
    return members.map { ($0.key.string, $0.value) }
  }

  var elements: [JSONNode] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  /// A string or a number as text, else nothing.
  var text: String {
    switch value {
    case .string(let text): text.string
    case .number(let text): text
    case .null, .bool, .array, .object: ""
    }
  }

  var typeName: String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number(let text): text.contains(".") ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The value of a key; an empty object without it.
  subscript(key: String) -> JSONNode {
    members.first { $0.0 == key }?.1 ?? JSONNode(.object([]), at: location)
  }
}
