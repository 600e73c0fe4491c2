import ViperText

/// A protocol in a Swift file.
package struct SwiftProtocol: Sendable {
  /// The full name: `Store`, `API.Store`.
  package let name: String
  package let location: SourceLocation
  package let access: SwiftAccess
  package let isolation: SwiftIsolation
  /// The condition of the `#if` around it.
  package let condition: String?
  /// `Key` in `Cache<Key>`.
  package let primaryTypes: [String]
  package let inherited: [SwiftInheritedType]
  /// The `where` clause, without what it requires of `Self`.
  package let requirements: [GenericClause.Requirement]
  package let associatedTypes: [SwiftAssociatedType]
  package let aliases: [SwiftAlias]
  package let members: [SwiftProtocolMember]
}

/// `extension Store { … }`: the members implement requirements of a protocol, or are additions.
package struct SwiftProtocolExtension: Sendable {
  package let name: String
  package let isolation: SwiftIsolation
  /// The `where` clause.
  package let constraint: String?
  package let members: [SwiftProtocolMember]

  package var isConstrained: Bool { constraint != nil }
}

/// A class in a Swift file.
package struct SwiftClass: Sendable {
  /// The full name: `Screen`, `Kit.Screen`.
  package let name: String
  package let access: SwiftAccess
  /// Its superclass and protocols.
  package let inherited: [String]
  package let members: [SwiftProtocolMember]
}

/// A member of a protocol or its extension.
package struct SwiftProtocolMember: Sendable {
  package let name: String
  package let location: SourceLocation
  package let access: SwiftAccess
  /// Nil if a spec can't contain it, for the reason in `obstacle`.
  package internal(set) var member: Member?
  /// The requirement of a protocol that a spec can't contain, but a mock can implement.
  package internal(set) var requirement: SwiftRequirement?
  /// Follows the name in a message: `is static`.
  package internal(set) var obstacle: String
  package let isolation: SwiftIsolation
  package let isAssociatedType: Bool
  /// Whether an Objective-C protocol lets classes leave it out.
  package let isOptional: Bool
  /// Equal for a requirement and its implementation in an extension.
  package let key: String
}

package enum SwiftAccess: Sendable {
  case `private`
  case `internal`
  /// `public`, `package` or `open`.
  case wide

  init(_ modifiers: [SwiftDeclaration.Modifier]) {
    let words = Set(modifiers.map(\.word))
    let isWide = !words.isDisjoint(with: [.public, .package, .open])
    let isPrivate = !words.isDisjoint(with: [.private, .fileprivate])
    self = isPrivate ? .private : isWide ? .wide : .internal
  }
}

package struct SwiftIsolation: Hashable, Sendable {
  package let isNonisolated: Bool
  /// `nonisolated(nonsending)`: an `async` method that runs on its caller's actor.
  package let isNonisolatedNonsending: Bool
  /// The names of all attributes, among which may be a global actor.
  package let attributes: [String]

  init(_ declaration: SwiftDeclaration, in file: SwiftFile) {
    let modifiers = declaration.modifiers.filter { $0.word == .nonisolated }
    isNonisolated = !modifiers.isEmpty || declaration.has(attribute: "concurrent")
    isNonisolatedNonsending = modifiers.contains {
      file.text($0.range).filter { !$0.isWhitespace } == "nonisolated(nonsending)"
    }
    attributes = declaration.attributes.map(\.name)
  }
}

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
