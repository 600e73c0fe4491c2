import ViperText

/// `rows: [TripRow] = []`
package struct Field: Hashable, Sendable, Located {
  package private(set) var name: String
  package private(set) var type: SwiftType
  /// For an alias of a closure type: `@escaping Completion`.
  package private(set) var isEscaping: Bool
  package let defaultValue: String?
  package let location: SourceLocation
  package let nameLocation: SourceLocation

  package init(
    name: String, type: SwiftType, isEscaping: Bool = false, defaultValue: String?,
    location: SourceLocation, nameLocation: SourceLocation
  ) {
    self.name = name
    self.type = type
    self.isEscaping = isEscaping
    self.defaultValue = defaultValue
    self.location = location
    self.nameLocation = nameLocation
  }

  package static func == (one: Field, other: Field) -> Bool {
    one.nameLocation == other.nameLocation && one.location == other.location
      && one.isEscaping == other.isEscaping && one.declaration == other.declaration
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  package func retyped(_ type: SwiftType) -> Field {
    var field = self
    field.type = type
    return field
  }

  package func renamed(_ name: String) -> Field {
    var field = self
    field.name = name
    return field
  }

  package func knowing(closures: Set<String>) -> Field {
    var field = self
    field.isEscaping = isEscaping || type.dottedName.map(closures.contains) == true
    return field
  }

  /// `"rows: [TripRow] = []"`
  package var declaration: String {
    swiftEscaped(name) + ": " + type.text + (defaultValue.map { " = " + $0 } ?? "")
  }

  /// `"rows: [TripRow] = []"`, or `"isLoading = false"` if the value determines the type.
  package var storedDeclaration: String {
    guard let defaultValue, defaultValue.tells(type.text) else { return declaration }
    return "\(swiftEscaped(name)) = \(defaultValue)"
  }

  /// `"rows: [TripRow] { get }"`
  package func property(of type: SwiftType) -> Property {
    Property(
      name: name, type: type, isSettable: false, isAsync: false, throwing: .never,
      location: location, nameLocation: nameLocation)
  }

  /// Closures are `@escaping`.
  package var initializerParameter: Parameter {
    Parameter(
      label: name, name: name, type: type,
      attributes: isEscaping || type.isFunction ? ["@escaping"] : [], defaultValue: defaultValue)
  }
}

extension String {
  /// `Bool` from `"false"`
  fileprivate func tells(_ type: String) -> Bool {
    switch type {
    case "Bool": return self == "true" || self == "false"
    case "Int": return !isEmpty && utf8.allSatisfy(SwiftLexer.isDigit)
    case "Double":
      let parts = split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2
        && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(SwiftLexer.isDigit) }
    case "String":
      return utf8.count > 1 && utf8.first == UInt8(ascii: "\"") && utf8.last == UInt8(ascii: "\"")
        && !dropFirst().dropLast().contains { $0 == "\"" || $0 == "\\" }
    default: return self == type + "()"
    }
  }
}
