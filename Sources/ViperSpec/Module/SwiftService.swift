import SwiftReading
import ViperText

/// A service's protocol as Swift files declare it, where no spec does.
package struct SwiftService: Sendable {
  /// A member that no spec could say, such as one that is static.
  package struct UnsupportedMember: Sendable {
    package let name: String
    package let location: SourceLocation
    /// To stand behind the name: `is static`.
    package let obstacle: String

    package init(name: String, location: SourceLocation, obstacle: String) {
      self.name = name
      self.location = location
      self.obstacle = obstacle
    }
  }

  package enum Mock: Sendable {
    case generated
    /// The config's samples name what stands in for it.
    case yours
    /// With the reason, and where that stands.
    case none(String, SourceLocation)
  }

  /// As specs write it: `Store`, `Cache<Int>`, `Reading & Writing`.
  package let text: String
  /// The name and all requirements that could be read, those of inherited protocols among them.
  package let declaration: Service.Declaration
  /// What can be called: the requirements, and the methods that extensions add, as a component on the
  /// main actor sees them.
  package var callable: [Member] = []
  /// Those of them that run elsewhere, where nothing says that the service may leave the main actor: Swift 6
  /// refuses to compile the call.
  package var callsOffMainActor: Set<Member> = []
  package var unsupported: [UnsupportedMember] = []
  /// Whether all that it inherits is known, so that what is not listed is not there.
  package var isComplete = true
  /// All places that declare the name, if it is not clear which one is meant.
  package var ambiguities: [SourceLocation] = []
  /// A name that is clear, with a module; nil if none is.
  package var clearName: String?
  package var mock = Mock.generated
  /// What a file with the mock has to import.
  package var imports: [String] = []
  /// From `#if` to `#endif`.
  package var conditionalImports: [String] = []
  /// Whether it stands in a folder of the config's 'sources'.
  package var isOfNamedFolder = false

  package var hasMock: Bool { if case .generated = mock { true } else { false } }

  /// What the name of a protocol stands for; nil for what asks for nothing.
  package static func type(_ text: EmbeddedText) -> ServiceType? {
    if ["AnyObject", "class", "Sendable"].contains(text.string) { return nil }
    var ignored: [Diagnostic] = []
    return SignatureParser.type(text, into: &ignored)?.serviceType
  }

  /// The same where the compiler lets everything leave the main actor.
  package var allowedToLeave: SwiftService {
    var service = self
    service.callsOffMainActor = []
    return service
  }

  package init(_ text: String, _ declaration: Service.Declaration) {
    self.text = text
    self.declaration = declaration
  }
}

/// The protocols that a service's type may stand for.
package struct ServiceType: Sendable {
  package struct Part: Sendable {
    /// `Store`, `Shop.Store`
    package let name: String
    /// `Int` of `Cache<Int>`.
    package let arguments: [SwiftType]
  }

  package let parts: [Part]
  /// `Store`, `Cache<Int>`, `Reading & Writing`
  package let text: String
}

extension SwiftType {
  /// What a service's type may stand for: `any Store`, `(any Store)?` and `Store` → `Store`; nil for what
  /// is neither a name nor several.
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
        : ServiceType(
          parts: all.flatMap(\.parts), text: all.map(\.text).joined(separator: " & "))
    case .any(let base), .optional(let base): return base.serviceType
    default: return nil
    }
  }

  /// What a type is called as a part of a name: `[Int]` → `IntArray`; nil if it has no such word.
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
