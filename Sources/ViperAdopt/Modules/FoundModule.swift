import ViperText

/// A module that an app has: its components, and the protocols between them.
package struct FoundModule: Sendable {
  /// A protocol between two components.
  struct Contract: Sendable {
    let name: String
    /// The property through which the caller holds it; nil if nobody does.
    let property: String?
  }

  /// A protocol or a type that another module has already.
  struct Finding: Sendable {
    let name: String
    /// The presenter of that module.
    let owner: String
    let place: SourceLocation
  }

  var name = ""
  var parts: [Part: String] = [:]
  /// By who calls and who conforms.
  var contracts: [Direction: Contract] = [:]
  var findings: [Finding] = []

  /// Who calls whom.
  struct Direction: Hashable, Sendable {
    let caller: Part
    let conformer: Part

    static let view = Direction(caller: .presenter, conformer: .view)
    static let viewOutput = Direction(caller: .view, conformer: .presenter)
    static let interactor = Direction(caller: .presenter, conformer: .interactor)
    static let interactorOutput = Direction(caller: .interactor, conformer: .presenter)
    static let router = Direction(caller: .presenter, conformer: .router)

    /// The key of the contract in packs.
    var key: String {
      switch self {
      case .viewOutput: "viewOutput"
      case .interactorOutput: "interactorOutput"
      default: conformer.rawValue
      }
    }

    static let all = [view, viewOutput, interactor, interactorOutput, router]
  }
}
