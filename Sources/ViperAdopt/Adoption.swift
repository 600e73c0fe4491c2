import ViperProject
import ViperSpec
import ViperText

/// An adopted app: its modules, their folders, and the texts of the specs. No Swift file changes.
package struct Adoption {
  package struct Module: Sendable {
    package let name: String
    package let spec: String
    /// The existing spec, if any.
    package let old: [UInt8]?
    package let new: [UInt8]?
    package let contracts: [Contract]
    package let diagnostics: [Diagnostic]

    /// Whether a part of the module isn't adopted.
    package var isInPart: Bool { diagnostics.contains { $0.severity != .note } }
  }

  package struct Contract: Sendable {
    package let key: String
    package let name: String
    /// The type that conforms to the protocol.
    package let conformer: String
    package let memberCount: Int
    package let omittedCount: Int
  }

  package let request: AdoptionRequest
  package private(set) var modules: [Module] = []
  package private(set) var configText = ""
  package private(set) var notAdopted: [Diagnostic] = []

  private let app: App
  private let found: [FoundModule]
  private let losers: [String: [String]]
  private let placement: ModuleFolders
  private let patterns: NamePatterns
  /// Whether the config lets viper-gen add files to the Xcode project. False if the project doesn't
  /// list all of the app's files.
  package var usesXcode = true { didSet { write() } }
  private var refusals = Refusals()
  /// The finished modules by their index in `found`.
  private var written: [Int: Module] = [:]

  package init(_ app: App, _ request: AdoptionRequest) {
    self.app = app
    self.request = request
    let modules = ModuleFinder(app).modules()
    losers = modules.losers
    let named = modules.found.named()
    let first = NamePatterns(
      named, placement: ModuleFolders(named, in: app, request), config: request.config
    )
    let whole = UnreferencedContracts.added(to: named, first.common.names, in: app)
    found = AddedComponents.added(to: whole, in: app)
    placement = ModuleFolders(found, in: app, request)
    patterns = NamePatterns(found, placement: placement, config: request.config)
    for module in found {
      if let inner = module.contracts.values.map(\.name).sorted().first(where: { $0.contains(".") })
      {
        refusals.refuse(
          module.name, "'\(inner)' is nested in another type, which specs can't express")
      } else if let name = module.slots.compactMap(module.name).first(where: app.repeated.contains)
      {
        refusals.refuse(module.name, "two files declare '\(name)'")
      }
    }
    write()
  }

  /// Leaves out a member that viper-gen refuses, or the whole module.
  ///
  /// - Returns: whether all errors are about specs of this adoption.
  package mutating func leaveOut(_ errors: [Diagnostic], display: PathDisplay) -> Bool {
    let specs = modules.filter { $0.old == nil }.map { (display($0.spec), $0) }
    let known = Dictionary(specs) { first, _ in first }
    for error in errors {
      guard let location = error.location, let module = known[location.source.path] else {
        return false
      }
      guard let index = found.firstIndex(where: { $0.name == module.name }) else { continue }
      refusals.add(error, at: location, of: module.name, isPlain: !found[index].hasAddedParts)
      written[index] = nil
    }
    write()
    return true
  }

  private mutating func write() {
    modules = []
    var slots: Set<Slot> = []
    notAdopted = AdoptionDiagnostics.notAdopted(found, losers: losers, in: app)
    for (index, module) in found.enumerated()
    where request.names.isEmpty || request.names.contains(module.name) {
      if let reason = refusals.modules[module.name] {
        notAdopted.append(AdoptionDiagnostics.refused(module, reason, in: app))
      } else {
        let module =
          refusals.added[module.name].map { module.plain(because: $0, in: app) } ?? module
        let text = written[index] ?? adopted(module, index)
        written[index] = text
        modules.append(text)
        slots.formUnion(module.slots)
      }
    }
    configText = patterns.configText(for: slots, usesXcode: usesXcode)
  }

  private func adopted(_ module: FoundModule, _ index: Int) -> Module {
    var contracts: [Architecture.Direction: ContractText] = [:]
    for (direction, contract) in module.contracts {
      contracts[direction] = app.protocols[contract.name].map {
        ContractText($0, in: app, refused: refusals.members[module.name] ?? [:])
      }
    }
    let known = request.specs[module.name]
    let update = known.map { SpecUpdate($0.source, taking: contracts) }
    let new: [UInt8]? =
      if let update {
        request.updates ? update.text?.bytes : nil
      } else {
        Array(patterns.specText(of: module, at: index, contracts).utf8)
      }
    let folder = placement.specFolders[index]
    return Module(
      name: module.name, spec: FilePath.join(folder, module.name + Project.SpecFile.suffix),
      old: known?.source.bytes, new: new,
      contracts: module.directions.compactMap { direction in
        if update?.says(direction) == false { return nil }
        return module.contracts[direction].map {
          Contract(
            key: direction.key, name: $0.name,
            conformer: module.parts[direction.conformer] ?? "",
            memberCount: contracts[direction]?.members.count ?? 0,
            omittedCount: contracts[direction]?.unsaid.count ?? 0)
        }
      },
      diagnostics: AdoptionDiagnostics.of(module, contracts, in: app)
        + (request.updates ? update?.diagnostics(of: module, in: app) ?? [] : []))
  }
}

/// The modules and members that viper-gen refuses, with the reasons.
private struct Refusals {
  private(set) var modules: [String: String] = [:]
  /// The modules whose added components and contracts are refused, with the reasons.
  private(set) var added: [String: String] = [:]
  /// The reasons by module and the member's text.
  private(set) var members: [String: [String: String]] = [:]

  mutating func refuse(_ module: String, _ reason: String) { modules[module] = reason }

  /// - Parameter isPlain: whether the module has only components and contracts of packs.
  mutating func add(
    _ error: Diagnostic, at location: SourceLocation, of module: String, isPlain: Bool
  ) {
    if let member = Self.member(at: location), members[module]?[member] == nil {
      members[module, default: [:]][member] = error.message
    } else if isPlain || added.updateValue(error.message, forKey: module) != nil {
      modules[module] = error.message
    }
  }

  private static func member(at location: SourceLocation) -> String? {
    let spec = JSONParser.parse(location.source).node?.value.members ?? []
    return SpecUpdate.lists(in: spec).flatMap { SpecUpdate.members(of: $0.value) }
      .first { $0.location.range.contains(location.range.lowerBound) }.map(SpecUpdate.signature)
  }
}
