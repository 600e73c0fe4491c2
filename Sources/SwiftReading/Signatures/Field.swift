import ViperText

/// A stored value of an entity, a state or a builder: `rows: [TripRow] = []`.
package struct Field: Hashable, Sendable {
  /// Without backticks.
  package let name: String
  package let type: SwiftType
  /// As it was written, on one line.
  package let defaultValue: String?
  package let location: SourceLocation
  package let nameLocation: SourceLocation

  package init(
    name: String, type: SwiftType, defaultValue: String?, location: SourceLocation,
    nameLocation: SourceLocation
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.location = location
    self.nameLocation = nameLocation
  }

  /// What follows `let` or `var`: `"rows: [TripRow] = []"`.
  package var declaration: String {
    swiftEscaped(name) + ": " + type.text + (defaultValue.map { " = " + $0 } ?? "")
  }

  /// The property that shows the value: `"rows: [TripRow] { get }"`.
  package func property(of type: SwiftType) -> Property {
    Property(
      name: name, type: type, isSettable: false, isAsync: false, throwing: .never,
      location: location, nameLocation: nameLocation)
  }

  /// The parameter of an initialiser that takes the value: a closure is `@escaping` there.
  package var initialiserParameter: Parameter {
    Parameter(
      label: name, name: name, type: type, attributes: type.isFunction ? ["@escaping"] : [],
      leadingAttributes: [], specifier: nil, isVariadic: false, defaultValue: defaultValue)
  }
}
