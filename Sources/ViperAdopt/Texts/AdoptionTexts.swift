import ViperProject
import ViperSpec

/// Writes what an adoption has found as a config and specs.
struct AdoptionTexts {
  typealias Direction = FoundModule.Direction

  let patterns: NamePatterns

  /// The patterns of the project.
  ///
  /// - Parameter usesXcode: whether files that a project doesn't list are to be put into it.
  func config(usesXcode: Bool) -> String {
    var members: [JSONOutput.Member] = [.init("root", .bool(true))]
    if !usesXcode { members.append(.init("xcode", .bool(false))) }
    return JSONOutput.object(members + keys(patterns.common)).document()
  }

  /// - Parameters:
  ///   - deviation: what the module says otherwise than the config.
  ///   - texts: what its protocols ask for.
  func spec(
    of module: FoundModule, deviation: NamePatterns.Texts, _ texts: [Direction: ContractText]
  ) -> String {
    var members: [JSONOutput.Member] = []
    members.append(.init("ui", .string(Self.flavour)))
    members.append(.init("yours", .strings(["all"])))
    members.append(.init("without", .strings(Self.missing(in: module))))
    members += keys(deviation)
    for direction in Direction.all {
      guard let text = texts[direction] else { continue }
      members.append(.init(direction.key, Self.contract(text)))
    }
    return JSONOutput.object(members).document()
  }

  /// A flavour that asks nothing of the view: it is there already.
  private static let flavour = "none"

  private static func contract(_ text: ContractText) -> JSONOutput {
    text.json(text.members.map(\.json))
  }

  /// What the pack has and the module has not; a component takes its contracts with it.
  private static func missing(in module: FoundModule) -> [String] {
    let parts = Part.allCases.filter { module.parts[$0] == nil }
    let contracts = Direction.all.filter { direction in
      module.contracts[direction] == nil && module.parts[direction.caller] != nil
        && module.parts[direction.conformer] != nil
    }
    return parts.map(\.rawValue) + contracts.map { "contracts." + $0.key } + ["builder"]
  }

  // MARK: - Names and files

  private func keys(_ texts: NamePatterns.Texts) -> [JSONOutput.Member] {
    var names = list(texts.names)
    let properties = Direction.all.compactMap { direction -> JSONOutput.Member? in
      texts.properties[direction].map { .init(direction.key, .string($0)) }
    }
    if !properties.isEmpty { names.append(.init("properties", .object(properties))) }
    let files = list(texts.files)
    return [("names", names), ("files", files)].filter { !$0.1.isEmpty }
      .map { .init($0.0, .object($0.1)) }
  }

  private func list(_ texts: [Slot: String]) -> [JSONOutput.Member] {
    var members = Part.allCases.compactMap { part in
      texts[.part(part)].map { JSONOutput.Member(part.rawValue, .string($0)) }
    }
    let contracts = Direction.all.compactMap { direction in
      texts[.contract(direction)].map { JSONOutput.Member(direction.key, .string($0)) }
    }
    if !contracts.isEmpty { members.append(.init("contracts", .object(contracts))) }
    return members
  }
}
