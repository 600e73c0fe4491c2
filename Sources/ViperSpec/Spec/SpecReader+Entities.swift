import SwiftReading
import ViperText

/// `entities`, and the array of namespaces that some dialects have.
extension SpecReader {
  mutating func entity(_ node: JSONNode) -> Entity? {
    if case .string(let name) = node.value { return fail(.entityWithoutFields(name)) }
    return object(node, "an entity is an object") { reader, object in
      let nameText = object.requiredString("name")
      var entity = reader.content(&object, name: "", at: node.location)
      guard let nameText, let name = reader.typeName(nameText) else { return nil }
      (entity.name, entity.location) = (name, nameText.location)
      return entity
    }
  }

  mutating func namespaces(_ object: inout JSONObjectReader) -> [Namespace] {
    guard let list = dialect.namespaces else { return [] }
    return object.array(list.key).compactMap { namespace($0, of: list) }
  }

  private mutating func namespace(_ node: JSONNode, of list: Dialect.Namespaces) -> Namespace? {
    let expected = "an element of '\(list.key)' is an object"
    return object(node, expected) { reader, object in
      let nameText = object.requiredString("name")
      let doc = reader.doc(&object)
      let parts = list.parts.compactMap { part in
        object.take(part.key).flatMap { reader.part(part, $0) }
      }
      guard let nameText, let name = reader.typeName(nameText) else { return nil }
      return Namespace(name: name, location: nameText.location, doc: doc, parts: parts)
    }
  }

  private mutating func part(_ part: Dialect.Namespaces.Part, _ member: JSONMember) -> Entity? {
    let place = member.key.location
    if case .array(let nodes) = member.value.value {
      let fields = nodes.compactMap { entityField($0) }
      return Entity(name: part.name, location: place, doc: nil, fields: fields, conformances: [])
    }
    let expected = "'\(part.key)' is a list of fields, or an object"
    return object(member.value, expected) { reader, object in
      var value = reader.content(&object, name: part.name, at: place)
      value.nested = object.array("entities").compactMap { reader.entity($0) }
      return value
    }
  }

  private mutating func content(
    _ object: inout JSONObjectReader, name: String, at location: SourceLocation
  ) -> Entity {
    let doc = doc(&object)
    let fields = object.array("fields").compactMap { entityField($0) }
    let conformances = conformances(object.strings("conforms"))
    if let given = conformances.map(\.type).first(where: { Entity.synthesized[$0.text] != nil }) {
      for field in fields.map(\.field) where !field.type.mayConform {
        report(.unsynthesized(given, field))
      }
    }
    return Entity(
      name: name, location: location, doc: doc, fields: fields,
      conformances: conformances.map(\.type), conformancePlaces: conformances.map(\.place))
  }

  private mutating func conformances(
    _ texts: [EmbeddedText]
  ) -> [(type: SwiftType, place: SourceLocation)] {
    var seen: Set<String> = ["Sendable"]
    return texts.compactMap { text in
      guard let type = SignatureParser.conformance(text, into: &diagnostics) else { return nil }
      switch type.node {
      case .named, .composition, .suppressed: break
      default: return fail(.badConformance(text))
      }
      guard seen.insert(type.text).inserted else { return fail(.repeatedConformance(text)) }
      return (type, text.location)
    }
  }

  private mutating func entityField(_ node: JSONNode) -> Entity.EntityField? {
    if case .string(let text) = node.value {
      return field(text).map { .init(field: $0, doc: nil) }
    }
    let expected = "a field is a string such as \"id: Int\", or an object"
    return object(node, expected) { reader, object in
      let text = object.requiredString("var")
      let doc = reader.doc(&object)
      return text.flatMap { reader.field($0) }.map { .init(field: $0, doc: doc) }
    }
  }

  /// Reports closures that aren't `Sendable`, because entities are.
  private mutating func field(_ text: EmbeddedText) -> Field? {
    guard let field = SignatureParser.field(text, into: &diagnostics) else { return nil }
    if field.type.isFunction, !field.type.isSendableClosure { report(.notSendable(field)) }
    return field
  }
}

extension Entity {
  /// The protocols that the compiler implements for an entity. The type of each field needs all
  /// protocols of one of the sets.
  package static let synthesized: [String: [Set<String>]] = [
    "Codable": [["Codable"], ["Decodable", "Encodable"]],
    "Decodable": [["Codable"], ["Decodable"]],
    "Encodable": [["Codable"], ["Encodable"]], "Hashable": [["Hashable"], ["NSObject"]],
    "Equatable": [["Equatable"], ["Hashable"], ["Comparable"], ["NSObject"]],
  ]
}

extension SwiftType {
  /// Unlike tuples, closures and existentials.
  fileprivate var mayConform: Bool {
    switch node {
    case .tuple, .function, .any, .metatype: false
    case .named where conformsLikeArguments, .optional, .array, .attributed, .dictionary:
      node.children.allSatisfy(\.mayConform)
    default: true
    }
  }

  /// Whether it conforms if all of its generic arguments do.
  var conformsLikeArguments: Bool {
    guard case .named(let path) = node else { return true }
    return path.last?.arguments.isEmpty != false
      || ["Array", "Dictionary", "Optional", "Result", "Set"].contains(dottedName ?? "")
  }

  package var isSendableClosure: Bool {
    guard case .attributed(let attributes, _) = node else { return false }
    return attributes.contains { $0 == "@Sendable" || $0.hasSuffix("Actor") }
  }
}
