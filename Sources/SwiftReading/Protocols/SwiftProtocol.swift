import ViperText

/// A protocol in a Swift file.
package struct SwiftProtocol: Sendable {
  /// `Store`, `API.Store`
  package let name: String
  package let location: SourceLocation
  package let visibility: SwiftVisibility
  package let isolation: SwiftIsolation
  package internal(set) var condition: String?
  /// `Key` in `Cache<Key>`.
  package let primaryTypes: [String]
  package internal(set) var inherited: [SwiftInheritedType]
  /// Without the requirements of `Self`.
  package private(set) var requirements: [GenericClause.Requirement]
  package private(set) var associatedTypes: [SwiftAssociatedType]
  package private(set) var aliases: [SwiftAlias]
  package internal(set) var members: [SwiftProtocolMember]

  package func replacing(_ replacement: SwiftType.Replacement) -> SwiftProtocol {
    func change(_ type: SwiftType) -> SwiftType { type.replacing(replacement) }
    var copy = self
    copy.requirements = requirements.map { $0.mapped(change) }
    copy.associatedTypes = associatedTypes.map { type in
      SwiftAssociatedType(
        name: type.name, constraints: type.constraints.map(change),
        requirements: type.requirements.map { $0.mapped(change) },
        standard: type.standard.map(change), location: type.location)
    }
    copy.aliases = aliases.map {
      SwiftAlias(
        name: $0.name, type: change($0.type), visibility: $0.visibility, location: $0.location)
    }
    copy.members = members.map { $0.replacing(replacement) }
    return copy
  }
}

package struct SwiftProtocolExtension: Sendable {
  package let name: String
  package let isolation: SwiftIsolation
  package let constraint: String?
  package private(set) var members: [SwiftProtocolMember]

  package var isConstrained: Bool { constraint != nil }

  package func replacing(_ replacement: SwiftType.Replacement) -> SwiftProtocolExtension {
    var copy = self
    copy.members = members.map { $0.replacing(replacement) }
    return copy
  }
}

/// A class in a Swift file.
package struct SwiftClass: Sendable {
  /// `Screen`, `Kit.Screen`
  package let name: String
  package let visibility: SwiftVisibility
  package let inherited: [String]
  package let members: [SwiftProtocolMember]
  package let isActor: Bool
  package let isGeneric: Bool
  package let isolation: SwiftIsolation
  package let location: SourceLocation

  package var asExtension: SwiftProtocolExtension {
    SwiftProtocolExtension(name: name, isolation: isolation, constraint: nil, members: members)
  }
}

/// A member of a protocol or its extension.
package struct SwiftProtocolMember: Sendable {
  package let name: String
  package let location: SourceLocation
  package let visibility: SwiftVisibility
  /// Nil if a spec can't contain it.
  package internal(set) var member: Member?
  /// Nil unless a mock can implement it although a spec can't contain it.
  package internal(set) var requirement: SwiftRequirement?
  /// `is static`
  package internal(set) var obstacle: String
  package let isolation: SwiftIsolation
  package let isAssociatedType: Bool
  /// An Objective-C class can leave it out.
  package let isOptional: Bool
  /// Equal for a requirement and its implementation.
  package let key: String

  package func replacing(_ replacement: SwiftType.Replacement) -> SwiftProtocolMember {
    var copy = self
    copy.member = member?.replacing(replacement)
    if let requirement { copy.requirement?.member = requirement.member.replacing(replacement) }
    return copy
  }
}

package struct SwiftIsolation: Hashable, Sendable {
  package let isNonisolated: Bool
  /// An `async` method that runs on its caller's actor.
  package let isNonisolatedNonsending: Bool
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

/// A requirement that specs can't express, such as an initializer.
package struct SwiftRequirement: Sendable {
  package enum Kind: Hashable, Sendable {
    case member, initializer
    /// Its member is the getter.
    case accessors(isSettable: Bool)
  }

  package var member: Member
  package var kind: Kind
  package let isStatic: Bool
  package var isNonisolated = false
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

/// `Store`, `Cache<Int>`
package struct SwiftInheritedType: Sendable {
  package let name: String
  package let arguments: [SwiftType]
  package let location: SourceLocation
}

/// `typealias Store = Reading & Writing`
package struct SwiftAlias: Sendable {
  package let name: String
  package let type: SwiftType
  package let visibility: SwiftVisibility
  package let location: SourceLocation
  package var isGeneric = false
}
