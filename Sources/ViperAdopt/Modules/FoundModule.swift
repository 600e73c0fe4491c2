import ViperText

/// A module of an app: its components and the protocols between them.
package struct FoundModule: Sendable {
  /// A protocol between two components.
  struct Contract: Sendable {
    let name: String
    /// The caller's property with this protocol, if any.
    let property: String?
  }

  /// A protocol that the module uses and its spec leaves out.
  struct Finding: Sendable {
    let id: String
    let name: String
    let reason: String
    let place: SourceLocation
  }

  var name = ""
  var architecture = Architecture.viper
  var parts: [Part: String] = [:]
  /// The components whose type is also in other modules, such as the only router of an app.
  var shared: Set<Part> = []
  var contracts: [Direction: Contract] = [:]
  var findings: [Finding] = []
  /// Components that packs don't have, in the order in which they were found.
  var addedParts: [Part] = []
  var addedDirections: [Direction] = []

  /// Empty without a presenter.
  var presenter: String { parts[.presenter] ?? "" }
  var directions: [Direction] { architecture.directions + addedDirections }
  var slots: [Slot] { (Part.all + addedParts).map(Slot.part) + directions.map(Slot.contract) }

  /// Whether the contracts alone show that this is a module, whatever the presenter's name is.
  var isRecognized: Bool { architecture.proofs.contains { $0.allSatisfy { contracts[$0] != nil } } }

  /// Whether the presenter has an interactor or a router, with or without a protocol.
  var isConnected: Bool {
    Part.presenter.isMeant(by: [presenter]) && (parts[.interactor] ?? parts[.router]) != nil
  }

  var hasAddedParts: Bool { !addedParts.isEmpty || !addedDirections.isEmpty }

  /// The module without components and contracts that packs don't have.
  func plain(because reason: String, in app: App) -> FoundModule {
    var module = self
    for part in addedParts { module.parts[part] = nil }
    for direction in addedDirections {
      let name = module.contracts.removeValue(forKey: direction)?.name
      guard let name, let place = app.location(of: name) else { continue }
      module.findings.append(
        .init(id: "unsupported-contract", name: name, reason: reason, place: place))
    }
    (module.addedParts, module.addedDirections) = ([], [])
    return module
  }

  typealias Direction = Architecture.Direction
}

/// The contracts of the modules of a built-in pack.
struct Architecture: Sendable {
  let pack: String
  /// The end of the default name of a protocol that a spec adds.
  let ending: String
  let directions: [Direction]
  /// The sets of contracts of which one is enough to recognize a module.
  let proofs: [[Direction]]

  static let viper = Architecture(
    pack: "viper", ending: "Protocol",
    directions: [.view, .viewOutput, .interactor, .interactorOutput, .router],
    proofs: [[.view, .viewOutput], [.interactor, .router]])

  /// Clean Swift: view → interactor → presenter → view.
  static let vip = Architecture(
    pack: "vip", ending: "",
    directions: [.businessLogic, .presentationLogic, .displayLogic, .routingLogic, .dataStore],
    proofs: [[.businessLogic, .presentationLogic, .displayLogic]])

  static let all = [viper, vip]

  /// The caller and the conforming component of a contract. Keys are unique in a module.
  struct Direction: Hashable, Sendable {
    let key: String
    /// The calling component; nil if no component of the module calls the contract.
    let caller: Part?
    let conformer: Part
    /// The end of the protocol's default name.
    var ending = "Protocol"
    /// Whether the caller would keep its owner alive.
    var isWeak = false
    var isOfPack = true

    static let view = Direction(key: "view", caller: .presenter, conformer: .view, isWeak: true)
    static let viewOutput = Direction(key: "viewOutput", caller: .view, conformer: .presenter)
    static let interactor = Direction(key: "interactor", caller: .presenter, conformer: .interactor)
    static let interactorOutput = Direction(
      key: "interactorOutput", caller: .interactor, conformer: .presenter, isWeak: true)
    static let router = Direction(key: "router", caller: .presenter, conformer: .router)

    static let businessLogic = Direction(
      key: "businessLogic", caller: .view, conformer: .interactor, ending: "")
    static let presentationLogic = Direction(
      key: "presentationLogic", caller: .interactor, conformer: .presenter, ending: "")
    static let displayLogic = Direction(
      key: "displayLogic", caller: .presenter, conformer: .view, ending: "", isWeak: true)
    static let routingLogic = Direction(
      key: "routingLogic", caller: .view, conformer: .router, ending: "")
    static let dataStore = Direction(
      key: "dataStore", caller: .router, conformer: .interactor, ending: "")

    static let ofPacks = Architecture.all.flatMap(\.directions)

    static func == (one: Direction, other: Direction) -> Bool { one.key == other.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }
}
