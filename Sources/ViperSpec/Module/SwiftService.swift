import SwiftReading
import ViperText

/// A service's protocol as Swift files declare it, where no spec does.
package struct SwiftService: Sendable {
  /// A member that no spec could say, such as one that is static.
  package struct UnsaidMember: Sendable {
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

  /// The name and all requirements that could be read, those of inherited protocols among them.
  package let declaration: Service.Declaration
  /// What can be called: the requirements, and the methods that extensions add, as a component on the
  /// main actor sees them.
  package var callable: [Member] = []
  /// Those of them that run elsewhere, where nothing says that the service may leave the main actor: Swift 6
  /// refuses to compile the call.
  package var leaving: Set<Member> = []
  package var unsaid: [UnsaidMember] = []
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

  /// The same where the compiler lets everything leave the main actor.
  package var allowedToLeave: SwiftService {
    var service = self
    service.leaving = []
    return service
  }

  package init(_ declaration: Service.Declaration) { self.declaration = declaration }
}

extension SwiftType {
  /// The name of the protocol that a service's type may stand for: `any Store`, `(any Store)?` and
  /// `Store` → `Store`; nil for what has arguments or is no single name.
  package var serviceName: String? {
    switch node {
    case .named(let path):
      path.allSatisfy(\.arguments.isEmpty) ? path.map(\.name).joined(separator: ".") : nil
    case .any(let base), .optional(let base): base.serviceName
    default: nil
    }
  }
}
