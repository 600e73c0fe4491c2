import ViperProject
import ViperSpec
import ViperText

/// Finds components and contracts that packs don't have, such as module inputs and data managers,
/// and contracts of packs that no property references.
struct AddedComponents {
  private let app: App
  /// The index of the module that owns a type or a protocol.
  private var owners: [String: Int] = [:]
  /// The indexes of the modules with declarations in a file or a folder, by path.
  private var users: [String: Set<Int>] = [:]
  private var modules: [FoundModule]

  static func added(to modules: [FoundModule], in app: App) -> [FoundModule] {
    var parts = AddedComponents(modules, in: app)
    for index in modules.indices {
      parts.addRoles(to: index)
      parts.addContracts(to: index)
    }
    for index in modules.indices { parts.noteLeftOut(of: index) }
    parts.noteNamedLikeContracts()
    return parts.modules.markingSharedParts()
  }

  private init(_ modules: [FoundModule], in app: App) {
    self.app = app
    self.modules = modules
    for (index, module) in modules.enumerated() {
      for name in module.slots.compactMap(module.name) { take(name, for: index) }
    }
  }

  private mutating func take(_ name: String, for index: Int) {
    owners[name] = index
    guard let path = app.path(of: name) else { return }
    for path in [path, FilePath.folder(of: path)] { users[path, default: []].insert(index) }
  }

  /// Whether no module has a type or a protocol yet.
  private func isFree(_ name: String) -> Bool { owners[name] == nil && isSwiftIdentifier(name) }

  /// Whether a protocol has the module's name, or is in a file that only this module uses.
  private func isNear(_ name: String, _ index: Int) -> Bool {
    isCalled(name, like: index) || app.path(of: name).flatMap { users[$0] } == [index]
  }

  // MARK: - Components

  /// Adds types that a component references through a protocol of the module, and interactors and
  /// routers that no module has.
  private mutating func addRoles(to index: Int) {
    var waiting = Array(Part.all.reversed())
    while let part = waiting.popLast() {
      guard let type = modules[index].parts[part], !modules[index].shared.contains(part) else {
        continue
      }
      let held = (app.holdings[type] ?? []).flatMap { $0.names.sorted() }
      for name in held where app.protocols[name] != nil && isFree(name) {
        guard let conformers = app.conformers[name], conformers.count == 1,
          let target = conformers.first, isSwiftIdentifier(target),
          !modules[index].parts.values.contains(target),
          isNear(name, index) || isFree(target) && isPart(target, of: index),
          let key = roleKey(of: target, as: name, in: index)
        else { continue }
        let added = Part(key: key)
        modules[index].addedParts.append(added)
        modules[index].parts[added] = target
        if isFree(target) { take(target, for: index) }
        waiting.insert(added, at: 0)
      }
    }
  }

  private func isPart(_ type: String, of index: Int) -> Bool {
    isCalled(type, like: index) || [Part.interactor, .router].contains { $0.isMeant(by: [type]) }
  }

  /// Finds a component's key: `FeedCacheImpl` → `cacheImpl`, and `CoreStorage` as
  /// `FeedCacheProtocol` → `cache`
  private func roleKey(of type: String, as contract: String, in index: Int) -> String? {
    let keys = [
      key(of: type, in: index, ending: []),
      key(of: contract, in: index, ending: Self.protocolEndings), uncapitalized(type),
    ]
    return keys.compactMap(\.self).first {
      !Self.takenRoles.contains($0) && !modules[index].addedParts.contains(Part(key: $0))
        && !isSwiftKeyword($0)
    }
  }

  private static let protocolEndings = ["Protocol", "Interface"]

  /// Keys that a component can't have, because packs use these keys or names built from them.
  private static let takenRoles = Spec.partWords.union(Part.all.map(\.key))
    .union(Part.all.map { $0.key + "Mock" }).union(["builder", "navigation", "viewState"])

  // MARK: - Contracts

  /// Adds protocols to which only one component conforms, if the name or file belongs to the
  /// module.
  private mutating func addContracts(to index: Int) {
    let module = modules[index]
    let parts = (Part.all + module.addedParts).filter { module.parts[$0] != nil }
    for part in parts {
      guard let type = module.parts[part] else { continue }
      for name in app.conformances(of: type) where isFree(name) && app.conformers[name] == [type] {
        let holder = holder(of: name, among: parts.filter { $0 != part }, in: module)
        let isLinked = holder.map { !Set([part, $0.part]).isDisjoint(with: module.addedParts) }
        guard isNear(name, index) || isLinked == true else { continue }
        if let direction = packDirection(of: name, from: holder?.part, to: part, in: index) {
          modules[index].contracts[direction] = .init(name: name, property: holder?.property)
        } else if let key = contractKey(of: name, in: index, caller: holder?.part) {
          let direction = Architecture.Direction(
            key: key, caller: holder?.part, conformer: part, ending: module.architecture.ending,
            isOfPack: false)
          modules[index].addedDirections.append(direction)
          modules[index].contracts[direction] = .init(name: name, property: holder?.property)
        } else {
          continue
        }
        take(name, for: index)
      }
    }
    dropIdleParts(of: index)
  }

  /// Finds a contract of the pack that the module lacks. If no component references the protocol,
  /// its name decides.
  private func packDirection(
    of name: String, from caller: Part?, to conformer: Part, in index: Int
  ) -> Architecture.Direction? {
    let module = modules[index]
    let free = module.architecture.directions.filter {
      $0.conformer == conformer && module.contracts[$0] == nil
        && $0.caller.flatMap { module.parts[$0] } != nil
    }
    if let caller { return free.first { $0.caller == caller } }
    return free.first { name.contains(capitalized($0.key)) }
      ?? free.first { _ in conformer.isMeant(by: [name]) }
  }

  private func holder(
    of name: String, among parts: [Part], in module: FoundModule
  ) -> (part: Part, property: String)? {
    for part in parts {
      let holdings = module.parts[part].flatMap { app.holdings[$0] } ?? []
      if let holding = holdings.first(where: { $0.names.contains(name) }) {
        return (part, holding.property)
      }
    }
    return nil
  }

  /// Removes components without contracts, unless the module has no contracts at all.
  private mutating func dropIdleParts(of index: Int) {
    let busy = Set(modules[index].contracts.keys.map(\.conformer))
    for part in modules[index].addedParts where !busy.contains(part) {
      modules[index].parts[part] = nil
    }
    modules[index].addedParts.removeAll { !busy.contains($0) }
    let parts = modules[index].parts
    for direction in modules[index].addedDirections {
      guard let caller = direction.caller, parts[caller] == nil else { continue }
      let contract = modules[index].contracts.removeValue(forKey: direction)
      let kept = Architecture.Direction(
        key: direction.key, caller: nil, conformer: direction.conformer, ending: direction.ending,
        isOfPack: false)
      modules[index].contracts[kept] = contract.map { .init(name: $0.name, property: nil) }
      modules[index].addedDirections.removeAll { $0 == direction }
      modules[index].addedDirections.append(kept)
    }
    let used = Set(modules[index].contracts.keys.flatMap { [$0.caller, $0.conformer] })
    guard !used.isEmpty else { return }
    modules[index].parts = modules[index].parts.filter { used.contains($0.key) }
  }

  // MARK: - Protocols left out

  private mutating func noteLeftOut(of index: Int) {
    let module = modules[index]
    let types = module.parts.filter { !module.shared.contains($0.key) }.values.sorted()
    for name in types.flatMap(uses) where isNear(name, index) { note(name, of: index) }
  }

  /// Lists the protocols and types that a type conforms to or has properties of.
  private func uses(of type: String) -> [String] {
    app.conformances(of: type) + (app.holdings[type] ?? []).flatMap { $0.names.sorted() }
  }

  private mutating func note(_ name: String, of index: Int) {
    guard owners[name] == nil, app.protocols[name] != nil, let place = app.location(of: name),
      !modules.contains(where: { $0.findings.contains { $0.name == name } })
    else { return }
    owners[name] = index
    let reason = reason(against: name, of: index)
    modules[index].findings.append(
      .init(id: "unsupported-contract", name: name, reason: reason, place: place))
  }

  /// Notes the other protocols that are named like contracts: those with a module's name, those
  /// that a presenter uses, and those of one type in a module's folder. Specs name the parents of
  /// protocols.
  private mutating func noteNamedLikeContracts() {
    let parents = Set(app.protocols.flatMap { app.inherited(by: $0.value, in: $0.key) })
    let presenters = modules.map { Set(uses(of: $0.presenter)) }
    for name in app.protocols.keys.sorted()
    where owners[name] == nil && !parents.contains(name) && Self.isContract(name) {
      let isShared = (app.conformers[name] ?? []).count > 1
      let folder = isShared ? nil : app.path(of: name).map(FilePath.folder)
      let index =
        modules.indices.filter { isCalled(name, like: $0) }
        .max { modules[$0].name.utf8.count < modules[$1].name.utf8.count }
        ?? modules.indices.first { presenters[$0].contains(name) }
        ?? modules.indices.first { index in folder.flatMap { users[$0] } == [index] }
      if let index { note(name, of: index) }
    }
  }

  /// `FeedRouting`, but not `FeedViewModel` or `FeedViewDelegate`
  private static func isContract(_ name: String) -> Bool {
    let name = name.replacing("ViewModel", with: "")
    return contractWords.contains(where: name.contains)
      && !["Delegate", "DataSource"].contains(where: name.contains)
  }

  private static let contractWords = [
    "View", "Display", "Present", "Interact", "BusinessLogic", "Router", "Routing", "Wireframe",
    "WireFrame", "DataStore", "DataPassing",
  ]

  private func reason(against name: String, of index: Int) -> String {
    let conformers = app.conformers[name] ?? []
    if conformers.isEmpty { return "no type conforms to it" }
    if conformers.count > 1 {
      return "several types conform to it: \(quotedList(conformers.sorted()))"
    }
    guard modules[index].parts.values.contains(conformers[0]) else {
      return "'\(conformers[0])', which conforms to it, isn't a component of the module"
    }
    return isNear(name, index)
      ? "its name gives no key that the spec can use"
      : "neither its name nor its file shows its module"
  }

  // MARK: - Names

  private func isCalled(_ name: String, like index: Int) -> Bool {
    let own = NameWords(modules[index].name)
    return NameWords(name).commonPrefix(with: own) == own.words.count
  }

  private func contractKey(of name: String, in index: Int, caller: Part?) -> String? {
    let short = key(of: name, in: index, ending: Self.protocolEndings)
    let long = key(of: name, in: index, ending: [])
    let called = caller.flatMap { caller in long.map { caller.key + capitalized($0) } }
    let taken = Set(modules[index].directions.map(\.key))
    return [short, long, called, uncapitalized(name)].compactMap(\.self)
      .first { !taken.contains($0) && !isSwiftKeyword($0) }
  }

  /// Finds the part of a name after the module's name: `IFeedModuleInputProtocol` → `moduleInput`
  private func key(of name: String, in index: Int, ending endings: [String]) -> String? {
    guard isCalled(name, like: index), let own = name.firstRange(of: modules[index].name) else {
      return nil
    }
    var rest = name[own.upperBound...]
    for ending in endings where rest.hasSuffix(ending) { rest = rest.dropLast(ending.count) }
    let key = uncapitalized(String(rest))
    return isSwiftIdentifier(key) && !isSwiftKeyword(key) ? key : nil
  }
}
