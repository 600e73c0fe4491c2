import ViperText

/// A requirement of a protocol that specs can't express, such as an initializer.
package struct SwiftRequirement: Sendable {
  package enum Kind: Hashable, Sendable {
    case member, initializer
    /// A subscript, or a property whose value can't be stored. Its member is the getter.
    case accessors(isSettable: Bool)
  }

  package var member: Member
  package var kind: Kind
  package let isStatic: Bool
  /// Whether an actor implements it without isolation.
  package var isNonisolated = false
  /// The condition of the `#if` around it.
  package internal(set) var condition: String?

  package init(_ member: Member, kind: Kind, isStatic: Bool = false) {
    self.member = member
    self.kind = kind
    self.isStatic = isStatic
  }

  /// Equal for requirements that one declaration implements.
  package var key: String {
    (condition.map { "#if \($0) " } ?? "") + (isStatic ? "static " : "") + member.collisionKey
  }
}

/// `associatedtype Key: Hashable = Int where Key: Sendable`
package struct SwiftAssociatedType: Sendable {
  package let name: String
  package let constraints: [SwiftType]
  package let requirements: [GenericClause.Requirement]
  package let standard: SwiftType?
  package let location: SourceLocation
}

/// A type in the list behind the name of a protocol: `Store`, `Cache<Int>`.
package struct SwiftInheritedType: Sendable {
  package let name: String
  package let arguments: [SwiftType]
  package let location: SourceLocation
}

/// `typealias Store = Reading & Writing`
package struct SwiftAlias: Sendable {
  /// The full name.
  package let name: String
  package let type: SwiftType
  package let access: SwiftAccess
  package let location: SourceLocation
}
