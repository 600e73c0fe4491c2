import SwiftReading
import ViperText

/// A service's protocol, class or actor that Swift files declare.
package struct ServiceProtocol: Sendable {
  /// A member that specs can't express, such as a static one.
  package struct UnsupportedMember: Sendable, Located {
    package let name: String
    package let location: SourceLocation
    /// Follows the name in a message: `is static`.
    package let obstacle: String
    package let isImplemented: Bool

    package init(
      name: String, location: SourceLocation, obstacle: String, isImplemented: Bool = false
    ) {
      self.name = name
      self.location = location
      self.obstacle = obstacle
      self.isImplemented = isImplemented
    }
  }

  package enum Mock: Sendable {
    case generated
    /// The config's samples name a replacement.
    case yours
    case none(String, SourceLocation)
  }

  package struct Fulfillment: Sendable {
    package enum Isolation: Sendable {
      case mainActor, nonisolated
      /// The target's settings determine it.
      case unstated
    }

    package var isolation: Isolation
    /// For each implementation in an extension, the types that `where Self: …` asks for.
    package var implementations: [[String]] = []

    package init(isolation: Isolation) { self.isolation = isolation }
  }

  package let text: String
  /// Including inherited requirements.
  package let declaration: Service.Declaration
  /// The requirements and the methods of extensions, as a component on the main actor sees them.
  package var callable: [Member] = []
  /// Members that run off the main actor.
  package var callsOffMainActor: Set<Member> = []
  /// Callable members on another actor.
  package var isolated: Set<Member> = []
  /// Whether it is a class or an actor, some of whose members may be unknown.
  package var isConcrete = false
  /// The names in a class or an actor; nil if it may inherit members with other names.
  package var memberNames: Set<String>?
  /// Whether the service isn't sendable. Swift 6 rejects calls of its members off the main actor.
  package var staysOnMainActor = false
  package var unsupported: [UnsupportedMember] = []
  package var isComplete = true
  /// The names of members that the service may have, depending on its type.
  package var uncertainNames: Set<String> = []
  /// By the collision key of a requirement.
  package var fulfillments: [String: Fulfillment] = [:]
  package var ambiguities: [SourceLocation] = []
  package var clearName: String?
  package var mock = Mock.generated
  package var imports: [String] = []
  package var conditionalImports: [String] = []
  package var isOfNamedFolder = false
  /// The origins of the ambiguous types in the protocol's members.
  package var origins: Set<TypeOrigin> = []

  /// Whether the service may have a member that `callable` lacks.
  func mayHave(_ name: String) -> Bool {
    (!isComplete || uncertainNames.contains(name)) && !isMisspelled(name)
  }

  /// Whether no member has this name, but one has a similar name.
  func isMisspelled(_ name: String) -> Bool {
    guard let memberNames, !memberNames.contains(name) else { return false }
    return didYouMean(name, callable.map(\.name)) != nil
  }

  package var hasMock: Bool { if case .generated = mock { true } else { false } }

  /// Nil for a text without requirements.
  package static func type(_ text: EmbeddedText) -> ServiceType? {
    if ["AnyObject", "class", "Sendable"].contains(text.string) { return nil }
    var ignored: [Diagnostic] = []
    return SignatureParser.type(text, into: &ignored)?.serviceType
  }

  package mutating func replaceInCalls(_ replacement: SwiftType.Replacement) {
    callable = callable.map { $0.replacing(replacement) }
    callsOffMainActor = Set(callsOffMainActor.map { $0.replacing(replacement) })
    isolated = Set(isolated.map { $0.replacing(replacement) })
  }

  package init(_ text: String, _ declaration: Service.Declaration) {
    self.text = text
    self.declaration = declaration
  }
}

/// The protocols in the type of a service.
package struct ServiceType: Sendable {
  package struct Part: Sendable {
    package let name: String
    package let arguments: [SwiftType]

    package init(name: String, arguments: [SwiftType]) {
      self.name = name
      self.arguments = arguments
    }
  }

  package var parts: [Part]
  package let text: String
}

extension SwiftType {
  /// `any Store`, `(any Store)?` and `Store` → `Store`; nil for types that aren't names or
  /// compositions.
  package var serviceType: ServiceType? {
    switch node {
    case .named(let path):
      guard let last = path.last, path.dropLast().allSatisfy({ $0.arguments.isEmpty }) else {
        return nil
      }
      let name = path.count == 1 ? last.name : path.map(\.name).joined(separator: ".")
      return ServiceType(
        parts: [.init(name: name, arguments: last.arguments)],
        text: last.arguments.isEmpty ? name : text)
    case .composition(let types):
      let all = types.compactMap(\.serviceType)
      return all.count < types.count
        ? nil
        : ServiceType(parts: all.flatMap(\.parts), text: all.map(\.text).joined(separator: " & "))
    case .any(let base), .optional(let base): return base.serviceType
    default: return nil
    }
  }

  /// `[Int]` → `IntArray`; nil for other types.
  package var word: String? {
    func word(_ types: [SwiftType], _ separator: String) -> String? {
      let words = types.compactMap(\.word)
      return words.count < types.count ? nil : words.joined(separator: separator)
    }
    switch node {
    case .named(let path):
      let name = path.map(\.name).joined()
      let arguments = path.flatMap(\.arguments)
      return arguments.isEmpty ? name : word(arguments, "And").map { name + "Of" + $0 }
    case .array(let element): return element.word.map { $0 + "Array" }
    case .dictionary(let key, let value): return word([value, key], "By").map { $0 + "Dictionary" }
    case .optional(let base): return base.word.map { "Optional" + $0 }
    case .any(let base): return base.word
    case .composition(let types): return word(types, "And")
    default: return nil
    }
  }
}
