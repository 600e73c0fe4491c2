import SwiftReading
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
  /// What it holds from the start, if the spec says so.
  let firstValue: String?

  var record: TemplateValue {
    let name = swiftEscaped(property.name)
    let type = property.type.text
    let first = firstValue ?? property.type.emptyValue
    let storedType = first != nil ? type : property.type.optional.text
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
      "storageType": .string(storedType), "default": .string(first ?? ""),
      "isOptional": .bool(property.type.isOptional && first == "nil"),
      "missing": .string(
        effects.isEmpty
          ? "\(mock).\(property.name) has no value: set \(property.name)"
          : "\(mock).\(property.name) has no handler: set \(stem)Handler"),
    ]
  }
}
