import ViperText

/// `title: String { get set }`
package struct Property: Requirement, Equatable, Sendable {
  package let name: String
  package let type: SwiftType
  package let isSettable: Bool
  package let isAsync: Bool
  package let throwing: Throwing
  /// Whether the type in a Swift file ends with `!`.
  var isUnwrapped = false
  package let location: SourceLocation
  package let nameLocation: SourceLocation

  func with(
    type: SwiftType? = nil, isSettable: Bool? = nil, isAsync: Bool? = nil, throwing: Throwing? = nil
  ) -> Property {
    Property(
      name: name, type: type ?? self.type, isSettable: isSettable ?? self.isSettable,
      isAsync: isAsync ?? self.isAsync, throwing: throwing ?? self.throwing,
      isUnwrapped: isUnwrapped, location: location, nameLocation: nameLocation)
  }

  /// `"var title: String { get async throws }"`
  package var declaration: String {
    "var " + swiftEscaped(name) + ": " + type.text + " { get" + (isAsync ? " async" : "")
      + throwing.suffix + (isSettable ? " set" : "") + " }"
  }

  package var mockedType: String { isUnwrapped ? type.text.dropLast() + "!" : type.text }

  package var declarationWithDefaults: String { declaration }
  package var compoundName: String { name }
  package var collisionKey: String { "var " + name }
  package var types: [SwiftType] { [type, throwing.type].compactMap(\.self) }

  package static func == (one: Property, other: Property) -> Bool {
    one.location == other.location && one.nameLocation == other.nameLocation
      && one.declaration == other.declaration
  }
}

package enum Member: Hashable, Sendable, Located {
  case method(Method)
  case property(Property)

  /// Hashing whole signatures is slow.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(location.range.lowerBound)
  }

  package var requirement: any Requirement {
    switch self {
    case .method(let method): method
    case .property(let property): property
    }
  }

  /// Calls are `async`, and properties can't be set.
  package var fromAnotherActor: Member {
    switch self {
    case .method(let method): .method(method.with(isAsync: true))
    case .property(let property): .property(property.with(isSettable: false, isAsync: true))
    }
  }

  /// With effects added: `"load(id: Int) async throws"`.
  package func signature(throwing: Bool, isAsync: Bool) -> String {
    let throwing = throwing && self.throwing == .never ? Throwing.any : nil
    let isAsync = isAsync ? true : nil
    let changed: Member =
      switch self {
      case .method(let method): .method(method.with(isAsync: isAsync, throwing: throwing))
      case .property(let property): .property(property.with(isAsync: isAsync, throwing: throwing))
      }
    return String(changed.requirement.declarationWithDefaults.drop { $0 != " " }.dropFirst())
  }

  /// - Parameter closures: the aliases of function types.
  package func knowing(closures: Set<String>) -> Member {
    guard !closures.isEmpty, case .method(let method) = self else { return self }
    let parameters = method.parameters.map { parameter in
      var parameter = parameter
      parameter.namesFunction = parameter.type.dottedName.map(closures.contains) == true
      return parameter
    }
    return .method(method.with(parameters: parameters))
  }

  package var outermostNames: [String] {
    switch self {
    case .method(let method): SwiftType.names(in: method.types) { $0.first?.name }
    case .property(let property): property.type.outermostNames
    }
  }

  /// The names of the types that it mentions, each once.
  package var referencedNames: [String] {
    switch self {
    case .method(let method): method.referencedNames
    case .property(let property): property.type.referencedNames
    }
  }

  package var name: String { requirement.name }
  package var types: [SwiftType] { requirement.types }
  package var isAsync: Bool { requirement.isAsync }
  package var throwing: Throwing { requirement.throwing }
  package var declaration: String { requirement.declaration }
  /// `load(id:)`, `title`
  package var compoundName: String { requirement.compoundName }
  /// Equal for two methods, or two properties, that can't be in one protocol.
  package var collisionKey: String { requirement.collisionKey }
  package var location: SourceLocation { requirement.location }
  package var nameLocation: SourceLocation { requirement.nameLocation }
}

package protocol Requirement: Located {
  var name: String { get }
  var types: [SwiftType] { get }
  var isAsync: Bool { get }
  var throwing: Throwing { get }
  var declaration: String { get }
  var declarationWithDefaults: String { get }
  var compoundName: String { get }
  var collisionKey: String { get }
  var nameLocation: SourceLocation { get }
}

extension Requirement {
  package var canThrow: Bool { throwing != .never }
}
