import ViperSpec

/// The JSON Schemas (draft 2020-12) of what viper-gen reads and prints.
///
/// They describe shapes and words, so that an editor can complete; what a signature may hold is
/// the reader's business. Tests hold them against the readers, key by key.
package enum Schema {
  /// Of module specs of a pack.
  package static func spec(for dialect: Dialect) -> JSONOutput {
    SpecSchema(dialect: dialect).document
  }

  static func document(_ title: String, _ keys: [SchemaKey], definitions: [JSONOutput.Member] = [])
    -> JSONOutput
  {
    var members: [JSONOutput.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string(title)),
    ]
    members += objectMembers(keys)
    if !definitions.isEmpty { members.append(.init("$defs", .object(definitions))) }
    return .object(members)
  }

  /// An object with these keys and no others.
  static func object(_ keys: [SchemaKey]) -> JSONOutput { .object(objectMembers(keys)) }

  private static func objectMembers(_ keys: [SchemaKey]) -> [JSONOutput.Member] {
    var members: [JSONOutput.Member] = [
      .init("type", .string("object")),
      .init("properties", .object(keys.map { .init($0.name, $0.schema) })),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(.init("required", .strings(required))) }
    members.append(.init("additionalProperties", .bool(false)))
    return members
  }

  static let text = JSONOutput.object([.init("type", .string("string"))])
  static let flag = JSONOutput.object([.init("type", .string("boolean"))])
  static let count = JSONOutput.object([
    .init("type", .string("integer")), .init("minimum", .integer(0)),
  ])

  static func choice(_ words: [String]) -> JSONOutput { .object([.init("enum", .strings(words))]) }

  static func reference(_ name: String) -> JSONOutput {
    .object([.init("$ref", .string("#/$defs/" + name))])
  }

  static func list(of element: JSONOutput, atLeastOne: Bool = false) -> JSONOutput {
    var members: [JSONOutput.Member] = [.init("type", .string("array")), .init("items", element)]
    if atLeastOne { members.append(.init("minItems", .integer(1))) }
    return .object(members)
  }

  static func map(to value: JSONOutput, keys: [String]? = nil) -> JSONOutput {
    var members: [JSONOutput.Member] = [
      .init("type", .string("object")), .init("additionalProperties", value),
    ]
    if let keys { members.append(.init("propertyNames", choice(keys))) }
    return .object(members)
  }

  /// A text of Swift, or an object that says more.
  static func either(_ first: JSONOutput, _ second: JSONOutput) -> JSONOutput {
    .object([.init("oneOf", .array([first, second]))])
  }

  /// What `$schema` is for, in every file that people write.
  static let schemaKey = SchemaKey("$schema", text, "The schema that editors complete from.")
}

/// A key of an object with what it takes and the sentence that an editor shows.
struct SchemaKey {
  let name: String
  let schema: JSONOutput
  let isRequired: Bool

  init(
    _ name: String, _ schema: JSONOutput, _ description: String, isRequired: Bool = false,
    examples: [JSONOutput] = []
  ) {
    self.name = name
    self.isRequired = isRequired
    var members = [JSONOutput.Member("description", .string(description))]
    if case .object(let own) = schema { members += own }
    if !examples.isEmpty { members.append(.init("examples", .array(examples))) }
    self.schema = .object(members)
  }
}
