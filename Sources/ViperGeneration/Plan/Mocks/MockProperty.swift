import ViperSpec
import ViperTemplate
import ViperText

/// What templates may say of a property of a mock.
struct MockProperty {
  let property: Property
  let stem: String
  let mock: String
  let isolation: String
  let isLocked: Bool

  var record: TemplateValue {
    let name = swiftEscaped(property.name)
    let type = property.type.text
    let hasDefault = property.type.emptyValue != nil
    let storedType = hasDefault ? type : property.type.optional.text
    let effects = MemberRecord.effects(of: property)
    let prefix = (property.canThrow ? "try " : "") + (property.isAsync ? "await " : "")
    return [
      "isMethod": false, "name": .string(name), "type": .string(type),
      "effects": .string(effects), "isSettable": .bool(property.isSettable),
      "getCallCount": .string(stem + "GetCallCount"),
      "setCallCount": .string(stem + "SetCallCount"),
      "handler": .string(stem + "Handler"),
      "binding": .string(isLocked ? "let \(stem)Handler = handler" : "let \(stem)Handler"),
      "handlerType": .string("\(isolation) ()\(effects) -> \(type)"),
      "awaitedCall": .string("\(prefix)\(stem)Handler()"), "storage": .string(stem + "Storage"),
      "storageType": .string(storedType), "default": .string(property.type.emptyValue ?? ""),
      "isOptional": .bool(property.type.isOptional),
      "missing": .string(
        effects.isEmpty
          ? "\(mock).\(property.name) has no value: set \(property.name)"
          : "\(mock).\(property.name) has no handler: set \(stem)Handler"),
    ]
  }
}
