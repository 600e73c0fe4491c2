import ViperText

/// A module of an app: its components and the protocols between them.
package struct FoundModule: Sendable {
  /// A protocol between two components.
  struct Contract: Sendable {
    let name: String
    /// The caller's property with this protocol, if any.
    let property: String?
  }

  struct Finding: Sendable {
    let name: String
    let owner: String
    let place: SourceLocation
  }

  var name = ""
  var parts: [Part: String] = [:]
  var contracts: [Direction: Contract] = [:]
  var findings: [Finding] = []
  /// Components that packs don't have, in the order in which they were found.
  var addedParts: [Part] = []
  var addedDirections: [Direction] = []

  var directions: [Direction] { Direction.all + addedDirections }
  var slots: [Slot] { Slot.all + addedParts.map(Slot.part) + addedDirections.map(Slot.contract) }

  var hasAddedParts: Bool { !addedParts.isEmpty || !addedDirections.isEmpty }

  /// The module without components and contracts that packs don't have.
  var plain: FoundModule {
    var module = self
    for part in addedParts { module.parts[part] = nil }
    for direction in addedDirections { module.contracts[direction] = nil }
    (module.addedParts, module.addedDirections) = ([], [])
    return module
  }

  /// The caller and the conforming component of a contract. Keys are unique in a module.
  struct Direction: Hashable, Sendable {
    /// The contract's key in specs.
    let key: String
    /// The calling component; nil if no component of the module calls the contract.
    let caller: Part?
    let conformer: Part

    static let view = Direction(key: "view", caller: .presenter, conformer: .view)
    static let viewOutput = Direction(key: "viewOutput", caller: .view, conformer: .presenter)
    static let interactor = Direction(key: "interactor", caller: .presenter, conformer: .interactor)
    static let interactorOutput = Direction(
      key: "interactorOutput", caller: .interactor, conformer: .presenter)
    static let router = Direction(key: "router", caller: .presenter, conformer: .router)

    static let all = [view, viewOutput, interactor, interactorOutput, router]

    var isOfPack: Bool { Self.all.contains(self) }

    static func == (one: Direction, other: Direction) -> Bool { one.key == other.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }
}
