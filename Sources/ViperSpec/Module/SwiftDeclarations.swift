import SwiftReading
import ViperText

/// The declarations in Swift files that specs refer to.
package struct SwiftDeclarations: Sendable {
  /// By spec and by the protocol's text.
  package var services: [String: [String: ServiceProtocol]] = [:]
  /// The classes and actors that are services, by spec and name.
  package var concreteServices: [String: [String: ServiceProtocol]] = [:]
  /// The protocols that contracts inherit from.
  package var parents: [String: [String: ServiceProtocol]] = [:]
  /// The types in Swift files that specs name.
  package var types: [String: [String: DeclaredType]] = [:]
  /// Apple's superclasses of view controllers that the target extends, by spec.
  package var extendedControllers: [String: [(name: String, members: Set<String>)]] = [:]
  /// By spec and by a type's text, the part of the type that isn't `Sendable`.
  package var unsendable: [String: [String: UnsendableType]] = [:]
  /// By spec and by the text of a field's type, the types whose values a value contains.
  package var containedTypes: [String: [String: [String]]] = [:]
  /// The Swift modules that declare an ambiguous type, by spec and by the type's name.
  package var ambiguousTypes: [String: [String: [String]]] = [:]
  /// Why a spec doesn't see a type, or the Swift module before it.
  package enum Unseen: Sendable {
    /// A Swift module that isn't imported declares it. No location for the module's own name.
    case unimported(module: String, SourceLocation?)
    /// An imported Swift module declares it, but not as 'public' or 'package'.
    case `internal`(module: String, SourceLocation)
    /// Nothing has this name, but a type has a similar one.
    case misspelled(near: String)
  }
  /// By spec and outermost name.
  package var unseen: [String: [String: Unseen]] = [:]
  /// By spec and type, the protocols and superclasses of the type. Types with unknown ones are left
  /// out.
  package var conformances: [String: [String: Set<String>]] = [:]
  /// By spec, the `Identifiable` entities that need a field `id`.
  package var entitiesWithoutID: [String: Set<String>] = [:]
  /// By spec, conformances of entities that don't exist, and similar protocols that do.
  package var misspelled: [String: [String: String]] = [:]
  /// By spec and name, such as `Core.Item`, the type that hides the Swift module, and whether `Item`
  /// alone is unambiguous.
  package var hidingTypes: [String: [String: (location: SourceLocation, isClear: Bool)]] = [:]
  /// The type aliases of function types that specs name.
  package var closures: [String: Set<String>] = [:]
  /// By spec and alias, the type behind an alias that the spec, its services or its inherited
  /// protocols name.
  package var aliases: [String: [String: SwiftType]] = [:]
  /// The ambiguous types that specs name.
  package var origins: [String: [String: TypeOrigin]] = [:]
  /// How the compiler reports values that can't leave their actor. Nil if it doesn't.
  package var sendingSeverity: Diagnostic.Severity?
  /// The types in specs whose values can't be copied, or may not escape.
  package var restrictedTypes: Set<String> = []
  /// The names of types in templates that the app's types hide.
  package var hiddenTypes: Set<String> = []

  package init() {}
}
