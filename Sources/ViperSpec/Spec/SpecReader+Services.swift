import SwiftReading
import ViperText

/// `services`: `"store: any Store"`, an object, or a protocol that the spec declares.
extension SpecReader {
  mutating func service(_ node: JSONNode) -> Service? {
    if case .string(let text) = node.value {
      return SignatureParser.field(text, into: &diagnostics).map {
        Service(field: $0, declaration: nil)
      }
    }
    let expected = "a service is a string such as \"store: any Store\", or an object"
    return object(node, expected) { reader, object in
      let name = object.requiredString("name")
      let alias = object.string("as")
      let takers = object.takers()
      let defaultValue = object.string("default")
      if let defaultValue, let mistake = expressionMistake(in: defaultValue) {
        reader.report(mistake)
      }
      // With `type`, `name` is the property. Without it, `name` is the protocol to declare.
      var service =
        object.holds("type")
        ? reader.typed(name, defaultValue, &object) : reader.declared(name, defaultValue, &object)
      service?.alias = alias.flatMap {
        SignatureParser.identifier($0, into: &reader.diagnostics) == nil ? nil : $0
      }
      service?.takers = takers
      return service
    }
  }

  private mutating func typed(
    _ nameText: EmbeddedText?, _ defaultValue: EmbeddedText?, _ object: inout JSONObjectReader
  ) -> Service? {
    guard let text = object.string("type"), let nameText,
      let name = SignatureParser.identifier(nameText, into: &diagnostics),
      let type = SignatureParser.type(text, into: &diagnostics)
    else { return nil }
    let words = type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if words.contains("some") { report(.opaqueService(text)) }
    let field = Field(
      name: name, type: type, defaultValue: defaultValue?.string, location: nameText.location,
      nameLocation: nameText.location)
    return Service(field: field, declaration: nil)
  }

  private mutating func declared(
    _ nameText: EmbeddedText?, _ defaultValue: EmbeddedText?, _ object: inout JSONObjectReader
  ) -> Service? {
    _ = object.take("type")
    let property = object.string("property")
    let doc = doc(&object)
    let members = object.array("methods").compactMap { member($0, mayImplement: false) }
    guard let nameText, let name = typeName(nameText) else { return nil }
    let propertyName =
      if let property { SignatureParser.identifier(property, into: &diagnostics) } else {
        camelCased(name) as String?
      }
    guard let propertyName else { return nil }
    let field = Field(
      name: propertyName, type: .existential(name), defaultValue: defaultValue?.string,
      location: nameText.location, nameLocation: (property ?? nameText).location)
    return Service(
      field: field,
      declaration: .init(name: name, location: nameText.location, doc: doc, members: members))
  }
}
