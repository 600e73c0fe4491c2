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
  /// What it has beside what packs have, in the order in which it was found.
  var addedParts: [Part] = []
  var addedDirections: [Direction] = []

  /// All that it can have.
  var directions: [Direction] { Direction.all + addedDirections }
  var slots: [Slot] {
    Slot.all + addedParts.map(Slot.part) + addedDirections.map(Slot.contract)
  }

  var hasAddedParts: Bool { !addedParts.isEmpty || !addedDirections.isEmpty }

  /// The same without what packs do not have.
  var plain: FoundModule {
    var module = self
    for part in addedParts { module.parts[part] = nil }
    for direction in addedDirections { module.contracts[direction] = nil }
    (module.addedParts, module.addedDirections) = ([], [])
    return module
  }

  /// Who calls whom. A module has one of a key.
  struct Direction: Hashable, Sendable {
    /// The key of the contract in specs.
    let key: String
    /// Nil if nobody in the module does.
    let caller: Part?
    let conformer: Part

    static let view = Direction(key: "view", caller: .presenter, conformer: .view)
    static let viewOutput = Direction(key: "viewOutput", caller: .view, conformer: .presenter)
    static let interactor = Direction(
      key: "interactor", caller: .presenter, conformer: .interactor)
    static let interactorOutput = Direction(
      key: "interactorOutput", caller: .interactor, conformer: .presenter)
    static let router = Direction(key: "router", caller: .presenter, conformer: .router)

    static let all = [view, viewOutput, interactor, interactorOutput, router]

    /// Whether packs have it.
    var isOfPack: Bool { Self.all.contains(self) }

    static func == (one: Direction, other: Direction) -> Bool { one.key == other.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }
}
