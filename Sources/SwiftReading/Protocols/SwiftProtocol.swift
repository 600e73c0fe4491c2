import ViperText

/// A protocol as a Swift file declares it.
package struct SwiftProtocol: Sendable {
  /// With the names of the types around it: `Store`, `API.Store`.
  package let name: String
  /// Where the name stands.
  package let location: SourceLocation
  package let access: SwiftAccess
  package let isolation: SwiftIsolation
  /// Whether it is there only where an `#if` holds.
  package let isConditional: Bool
  /// What it inherits from, each with its place.
  package let inherited: [(name: String, location: SourceLocation)]
  package let members: [SwiftProtocolMember]
}

/// `extension Store { … }`: the members give what a protocol asks for, or add to it.
package struct SwiftProtocolExtension: Sendable {
  /// `Store`, `API.Store`.
  package let name: String
  /// Whether it holds for some conforming types only.
  package let isConstrained: Bool
  package let members: [SwiftProtocolMember]
}

/// What a protocol asks for, or what an extension of it has.
package struct SwiftProtocolMember: Sendable {
  /// `load`, `init`, `subscript`
  package let name: String
  package let location: SourceLocation
  package let access: SwiftAccess
  /// Nil if viper-gen can't say it; `obstacle` says why.
  package let member: Member?
  /// To stand behind the name: `is static`.
  package let obstacle: String
  package let isNonisolated: Bool
  /// Equal for a requirement that can't be said and what an extension gives for it.
  package let key: String
}

/// Who may use a declaration, as far as it says so itself.
package enum SwiftAccess: Sendable {
  /// Its file, or the type around it.
  case `private`
  /// Its module.
  case `internal`
  /// Other modules, too.
  case wide

  init(_ modifiers: [SwiftDeclaration.Modifier]) {
    let words = modifiers.map(\.word)
    if words.contains(.private) || words.contains(.fileprivate) {
      self = .private
    } else {
      let isWide = words.contains(.public) || words.contains(.package) || words.contains(.open)
      self = isWide ? .wide : .internal
    }
  }
}

/// On which actor the members of a protocol run.
package enum SwiftIsolation: Sendable {
  case none, mainActor
  /// A global actor of somebody else's.
  case otherActor

  init(_ attributes: [SwiftDeclaration.Attribute]) {
    // A global actor looks like any other attribute; by its name alone it can be told from a macro.
    let actor = attributes.first { $0.name.hasSuffix("Actor") && $0.name != "globalActor" }
    self = actor.map { $0.name == "MainActor" ? .mainActor : .otherActor } ?? .none
  }
}
