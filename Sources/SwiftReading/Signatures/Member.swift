import ViperText

/// A property of a contract: `title: String { get set }`.
package struct Property: Hashable, Sendable {
  /// Without backticks.
  package let name: String
  package let type: SwiftType
  package let isSettable: Bool
  package let isAsync: Bool
  package let throwing: Throwing
  package let location: SourceLocation
  package let nameLocation: SourceLocation

  package init(
    name: String, type: SwiftType, isSettable: Bool, isAsync: Bool, throwing: Throwing,
    location: SourceLocation, nameLocation: SourceLocation
  ) {
    self.name = name
    self.type = type
    self.isSettable = isSettable
    self.isAsync = isAsync
    self.throwing = throwing
    self.location = location
    self.nameLocation = nameLocation
  }

  package var canThrow: Bool { throwing != .never }

  /// `"var title: String { get async throws }"`.
  package var declaration: String {
    "var " + swiftEscaped(name) + ": " + type.text + " { get" + (isAsync ? " async" : "")
      + throwing.suffix + (isSettable ? " set" : "") + " }"
  }

  package var collisionKey: String { "var " + name }
}

/// What a contract requires.
package enum Member: Hashable, Sendable {
  case method(Method)
  case property(Property)

  /// By place: hashing whole signatures costs more than what they are looked up for.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(location.range.lowerBound)
  }

  package var name: String {
    switch self {
    case .method(let method): method.name
    case .property(let property): property.name
    }
  }

  package var declaration: String {
    switch self {
    case .method(let method): method.declaration
    case .property(let property): property.declaration
    }
  }

  /// Equal for two members of the same kind that cannot stand in one protocol. A property and a
  /// method can collide too; `MemberTable` knows both rules.
  package var collisionKey: String {
    switch self {
    case .method(let method): method.collisionKey
    case .property(let property): property.collisionKey
    }
  }

  package var location: SourceLocation {
    switch self {
    case .method(let method): method.location
    case .property(let property): property.location
    }
  }

  package var nameLocation: SourceLocation {
    switch self {
    case .method(let method): method.nameLocation
    case .property(let property): property.nameLocation
    }
  }
}
