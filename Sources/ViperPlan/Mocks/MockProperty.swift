import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

struct MockProperty {
  let property: Property
  let isolation: String
  let firstValue: String?
  var sample: (SwiftType) -> String? = { _ in nil }

  var record: TemplateRecord {
    let type = property.type.text
    let first = firstValue ?? property.type.obviousValue
    let effects = MemberRecord.effects(of: property)
    var record: TemplateRecord = [
      "isMethod": false, "name": .string(swiftEscaped(property.name)),
      "type": .string(property.mockedType),
      "effects": .string(effects), "isSettable": .bool(property.isSettable),
      "handlerType": .string("\(isolation)()\(effects) -> \(type)"), "taken": "handler",
      "argType": .none, "tryAwait": .string(Member.property(property).callPrefix),
      "storageType": .string(first != nil ? type : property.type.optional.text),
      "default": .string(first ?? ""),
      "isOptional": .bool(property.type.isOptional && first == "nil"),
    ]
    if !effects.isEmpty {
      record.add(MockFallback(property.throwing, value: first, sample: sample))
    }
    return record
  }
}
