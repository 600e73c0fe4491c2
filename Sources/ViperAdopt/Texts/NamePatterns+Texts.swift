import ViperSpec

/// Writes the config and the specs of an adoption.
extension NamePatterns {
  typealias Direction = Architecture.Direction

  /// - Parameters:
  ///   - slots: the components and contracts of the written modules.
  ///   - usesXcode: whether new files are added to the Xcode project.
  func configText(for slots: Set<Slot>, usesXcode: Bool) -> String {
    var members: [JSONOutput.Member] = [.init("root", .bool(true))]
    if architecture.pack != Architecture.viper.pack {
      members.append(.init("pack", .string(architecture.pack)))
    }
    if !usesXcode { members.append(.init("xcode", .bool(false))) }
    return JSONOutput.object(members + keys(common.limited(to: slots))).document()
  }

  /// - Parameters:
  ///   - index: the module's index in `deviations`.
  ///   - texts: the members of the module's protocols.
  func specText(
    of module: FoundModule, at index: Int, _ texts: [Direction: ContractText]
  ) -> String {
    var members: [JSONOutput.Member] = []
    if module.architecture.pack != architecture.pack {
      members.append(.init("pack", .string(module.architecture.pack)))
    }
    members.append(.init("ui", .string(Self.uiFramework)))
    members.append(.init("yours", .strings(["all"])))
    members.append(.init("without", .strings(Self.missing(in: module))))
    members += keys(deviations[index].limited(to: Set(module.slots)))
    for direction in module.architecture.directions {
      guard let text = texts[direction] else { continue }
      members.append(.init(direction.key, text.json(text.members.map(\.json))))
    }
    if !module.addedParts.isEmpty {
      members.append(.init("roles", .strings(module.addedParts.map(\.key))))
    }
    let added = module.addedDirections.compactMap { direction in
      texts[direction].map { JSONOutput.Member(direction.key, Self.added($0, direction)) }
    }
    if !added.isEmpty { members.append(.init("contracts", .object(added))) }
    return JSONOutput.object(members).document()
  }

  /// The value of `ui` for which viper-gen generates no code for the existing view.
  private static let uiFramework = "none"

  private static func added(_ text: ContractText, _ direction: Direction) -> JSONOutput {
    var members = [JSONOutput.Member("conformer", .string(direction.conformer.key))]
    if let caller = direction.caller { members.append(.init("caller", .string(caller.key))) }
    if !text.inherits.isEmpty { members.append(.init("inherits", .strings(text.inherits))) }
    members.append(.init("members", .array(text.members.map(\.json))))
    return .object(members)
  }

  /// Lists the builder, and the pack's components and contracts that the module lacks. Contracts of
  /// missing components aren't listed.
  private static func missing(in module: FoundModule) -> [String] {
    let parts = Part.all.filter { module.parts[$0] == nil }
    let contracts = module.architecture.directions.filter { direction in
      module.contracts[direction] == nil
        && direction.caller.flatMap { module.parts[$0] } != nil
        && module.parts[direction.conformer] != nil
    }
    return parts.map(\.key) + contracts.map { "contracts." + $0.key } + ["builder"]
  }

  // MARK: - Names and files

  private func keys(_ texts: Texts) -> [JSONOutput.Member] {
    var names = list(texts.names)
    let properties = Self.sorted(texts.properties, by: Direction.ofPacks, \.key)
    if !properties.isEmpty { names.append(.init("properties", .object(properties))) }
    var files = list(texts.files)
    if let path = texts.contractsFile { files.append(.init("contracts", .string(path))) }
    return [("names", names), ("files", files)].filter { !$0.1.isEmpty }
      .map { .init($0.0, .object($0.1)) }
  }

  private func list(_ texts: [Slot: String]) -> [JSONOutput.Member] {
    var parts: [Part: String] = [:]
    var directions: [Direction: String] = [:]
    for (slot, text) in texts {
      switch slot {
      case .part(let part): parts[part] = text
      case .contract(let direction): directions[direction] = text
      }
    }
    var members = Self.sorted(parts, by: Part.all, \.key)
    let contracts = Self.sorted(directions, by: Direction.ofPacks, \.key)
    if !contracts.isEmpty { members.append(.init("contracts", .object(contracts))) }
    return members
  }

  /// Sorts the keys of packs in their order, and then all other keys by name.
  private static func sorted<Key>(
    _ texts: [Key: String], by order: [Key], _ name: (Key) -> String
  ) -> [JSONOutput.Member] {
    let others = texts.keys.filter { !order.contains($0) }.sorted { name($0) < name($1) }
    return (order + others).compactMap { key in
      texts[key].map { .init(name(key), .string($0)) }
    }
  }
}
