import ViperText

/// A property of a contract: `title: String { get set }`.
package final class Property: Requirement, Sendable {
  /// Without backticks.
  package let name: String
  package let type: SwiftType
  package let isSettable: Bool
  package let isAsync: Bool
  package let throwing: Throwing
  package let location: SourceLocation
  package let nameLocation: SourceLocation

  init(
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

  /// The same of another type, or with other accessors.
  func with(
    type: SwiftType? = nil, isSettable: Bool? = nil, isAsync: Bool? = nil,
    throwing: Throwing? = nil
  ) -> Property {
    Property(
      name: name, type: type ?? self.type, isSettable: isSettable ?? self.isSettable,
      isAsync: isAsync ?? self.isAsync, throwing: throwing ?? self.throwing, location: location,
      nameLocation: nameLocation)
  }

  package var canThrow: Bool { throwing != .never }

  /// `"var title: String { get async throws }"`.
  package var declaration: String {
    "var " + swiftEscaped(name) + ": " + type.text + " { get" + (isAsync ? " async" : "")
      + throwing.suffix + (isSettable ? " set" : "") + " }"
  }

  package var compoundName: String { name }
  package var collisionKey: String { "var " + name }
}

extension Property: Equatable {
  package static func == (one: Property, other: Property) -> Bool {
    one === other
      || one.location == other.location && one.nameLocation == other.nameLocation
        && one.declaration == other.declaration
  }
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

  /// What methods and properties have in common.
  package var requirement: any Requirement {
    switch self {
    case .method(let method): method
    case .property(let property): property
    }
  }

  /// As who is on another actor sees it: a call waits, and a property can't be set.
  package var fromElsewhere: Member {
    switch self {
    case .method(let method): .method(method.with(isAsync: true))
    case .property(let property): .property(property.with(isSettable: false, isAsync: true))
    }
  }

  /// The member as a spec has it, with effects added: `"load(id: Int) async throws"`.
  package func signature(throwing: Bool, isAsync: Bool) -> String {
    let throwing = throwing && self.throwing == .never ? Throwing.any : nil
    let isAsync = isAsync ? true : nil
    switch self {
    case .method(let method):
      let changed = method.with(isAsync: isAsync, throwing: throwing)
      return String(changed.declarationWithDefaults.dropFirst("func ".count))
    case .property(let property):
      let changed = property.with(isAsync: isAsync, throwing: throwing)
      return String(changed.declaration.dropFirst("var ".count))
    }
  }

  package var name: String {
    switch self {
    case .method(let method): method.name
    case .property(let property): property.name
    }
  }

  /// The types that it is made of.
  package var types: [SwiftType] {
    switch self {
    case .method(let method): method.types
    case .property(let property): [property.type, property.throwing.type].compactMap(\.self)
    }
  }

  /// The outermost names of the types that it mentions.
  package var outermostNames: [String] {
    switch self {
    case .method(let method): method.outermostNames
    case .property(let property): property.type.outermostNames
    }
  }

  package var isAsync: Bool { requirement.isAsync }
  package var throwing: Throwing { requirement.throwing }
  package var declaration: String { requirement.declaration }
  /// The name with its labels, `load(id:)`; of a property the name alone.
  package var compoundName: String { requirement.compoundName }
  /// Equal for two members of the same kind that cannot stand in one protocol. A property and a
  /// method can collide too; `MemberTable` knows both rules.
  package var collisionKey: String { requirement.collisionKey }
  package var location: SourceLocation { requirement.location }
  package var nameLocation: SourceLocation { requirement.nameLocation }
}

/// A method or a property of a contract.
package protocol Requirement {
  var name: String { get }
  var isAsync: Bool { get }
  var throwing: Throwing { get }
  var declaration: String { get }
  var compoundName: String { get }
  var collisionKey: String { get }
  var location: SourceLocation { get }
  var nameLocation: SourceLocation { get }
}
