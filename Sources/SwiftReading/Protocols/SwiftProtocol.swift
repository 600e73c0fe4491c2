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
  /// `Key` of `Cache<Key>`.
  package let primaryTypes: [String]
  /// What it inherits from, each with its place.
  package let inherited: [(name: String, location: SourceLocation)]
  package let members: [SwiftProtocolMember]
}

/// `extension Store { … }`: the members give what a protocol asks for, or add to it.
package struct SwiftProtocolExtension: Sendable {
  /// `Store`, `API.Store`.
  package let name: String
  package let isolation: SwiftIsolation
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
  package internal(set) var member: Member?
  /// To stand behind the name: `is static`.
  package internal(set) var obstacle: String
  package let isolation: SwiftIsolation
  package let isAssociatedType: Bool
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

/// What a declaration says of the actor that it runs on.
package struct SwiftIsolation: Hashable, Sendable {
  /// `nonisolated`, also with `(nonsending)`.
  package let isNonisolated: Bool
  /// Whether it runs where its caller runs, though it is `async`.
  package let staysWithCaller: Bool
  /// The names of all its attributes: a global actor looks like any other.
  package let attributes: [String]

  init(_ declaration: SwiftDeclaration, in file: SwiftFile) {
    let modifiers = declaration.modifiers.filter { $0.word == .nonisolated }
    isNonisolated = !modifiers.isEmpty || declaration.has(attribute: "concurrent")
    staysWithCaller = modifiers.contains {
      file.text($0.range).filter { !$0.isWhitespace } == "nonisolated(nonsending)"
    }
    attributes = declaration.attributes.map(\.name)
  }
}
