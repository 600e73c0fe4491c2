import ViperText

/// A property of a contract: `title: String { get set }`.
package struct Property: Requirement, Hashable, Sendable {
  /// Without backticks.
  package let name: String
  package internal(set) var type: SwiftType
  package internal(set) var isSettable: Bool
  package internal(set) var isAsync: Bool
  package internal(set) var throwing: Throwing
  package let location: SourceLocation
  package let nameLocation: SourceLocation

  package var canThrow: Bool { throwing != .never }

  /// `"var title: String { get async throws }"`.
  package var declaration: String {
    "var " + swiftEscaped(name) + ": " + type.text + " { get" + (isAsync ? " async" : "")
      + throwing.suffix + (isSettable ? " set" : "") + " }"
  }

  package var compoundName: String { name }
  package var collisionKey: String { "var " + name }
}

/// What a contract requires.
package indirect enum Member: Hashable, Sendable {
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
    case .method(var method):
      method.isAsync = true
      return .method(method)
    case .property(var property):
      property.isAsync = true
      property.isSettable = false
      return .property(property)
    }
  }

  /// The member as a spec has it, with effects added: `"load(id: Int) async throws"`.
  package func signature(throwing: Bool, isAsync: Bool) -> String {
    switch self {
    case .method(var method):
      if throwing, method.throwing == .never { method.throwing = .any }
      if isAsync { method.isAsync = true }
      return String(method.declaration(withDefaults: true).dropFirst("func ".count))
    case .property(var property):
      if throwing, property.throwing == .never { property.throwing = .any }
      if isAsync { property.isAsync = true }
      return String(property.declaration.dropFirst("var ".count))
    }
  }

  package var name: String { requirement.name }
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
