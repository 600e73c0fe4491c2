import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// A variable in a test: `let trip = Trip(id: 1)`
struct TestVariable: Hashable {
  let name: String
  /// With the type if it can't be inferred: `trips: [Trip]`.
  let declared: String
  let value: String
  var isInout = false

  var record: TemplateValue {
    ["declared": .string(declared), "value": .string(value), "isInout": .bool(isInout)]
  }
}
