import ViperSpec
import ViperText

/// Finds components and contracts that packs don't have: module inputs, data managers, several
/// protocols for one component.
struct AddedComponents {
  private let app: App
  /// The index of the module that owns a type, protocol or file, by name or path.
  private var owners: [String: Int] = [:]
  private var modules: [FoundModule]

  static func added(to modules: [FoundModule], in app: App) -> [FoundModule] {
    var parts = AddedComponents(modules, in: app)
    for index in modules.indices {
      parts.addRoles(to: index)
      parts.addContracts(to: index)
    }
    return parts.modules
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
    if let path = app.path(of: name) { owners[path] = index }
  }

  /// Whether a module can own a type or protocol and its file.
  private func isFree(_ name: String, for index: Int) -> Bool {
    owners[name] == nil && isSwiftIdentifier(name)
      && app.path(of: name).flatMap { owners[$0] }.map { $0 == index } != false
  }

  // MARK: - Components

  /// Adds types with the module's name that a component references through a protocol.
  private mutating func addRoles(to index: Int) {
    var waiting = Array(Part.all.reversed())
    while let part = waiting.popLast() {
      guard let type = modules[index].parts[part] else { continue }
      let held = (app.holdings[type] ?? []).flatMap { $0.names.sorted() }
      for name in held where app.protocols[name] != nil && isFree(name, for: index) {
        guard let conformers = app.conformers[name], conformers.count == 1,
          let target = conformers.first, isFree(target, for: index), !app.isScreen(target),
          let key = key(of: target, in: index, ending: []),
          !Self.takenRoles.contains(key), !modules[index].addedParts.contains(Part(key: key))
        else { continue }
        let added = Part(key: key)
        modules[index].addedParts.append(added)
        modules[index].parts[added] = target
        take(target, for: index)
        waiting.insert(added, at: 0)
      }
    }
  }

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
      for name in app.conformances(of: type) where isFree(name, for: index) {
        let isBeside = app.path(of: name).flatMap { owners[$0] } == index
        guard app.conformers[name] == [type], let key = contractKey(of: name, in: index),
          isBeside || isCalled(name, like: index)
        else { continue }
        let holder = holder(of: name, among: parts.filter { $0 != part }, in: module)
        let direction = FoundModule.Direction(key: key, caller: holder?.part, conformer: part)
        modules[index].addedDirections.append(direction)
        modules[index].contracts[direction] = .init(name: name, property: holder?.property)
        take(name, for: index)
      }
    }
    dropIdleParts(of: index)
  }

  /// Finds the component that references a protocol.
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

  /// Removes components that conform to no contract of the module.
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
      let kept = FoundModule.Direction(
        key: direction.key, caller: nil, conformer: direction.conformer)
      modules[index].contracts[kept] = contract.map { .init(name: $0.name, property: nil) }
      modules[index].addedDirections.removeAll { $0 == direction }
      modules[index].addedDirections.append(kept)
    }
  }

  // MARK: - Names

  private func isCalled(_ name: String, like index: Int) -> Bool {
    let own = NameWords(modules[index].name)
    return NameWords(name).commonPrefix(with: own) == own.words.count
  }

  private func contractKey(of name: String, in index: Int) -> String? {
    let taken = Set(modules[index].directions.map(\.key))
    for endings in [["Protocol", "Interface"], []] {
      if let key = key(of: name, in: index, ending: endings), !taken.contains(key) { return key }
    }
    let key = uncapitalized(name)
    return taken.contains(key) || isSwiftKeyword(key) ? nil : key
  }

  /// Finds the part of a name after the module's name: `FeedModuleInputProtocol` → `moduleInput`
  private func key(of name: String, in index: Int, ending endings: [String]) -> String? {
    guard isCalled(name, like: index) else { return nil }
    var rest = Substring(name.dropFirst(modules[index].name.count))
    for ending in endings where rest.hasSuffix(ending) { rest = rest.dropLast(ending.count) }
    let key = uncapitalized(String(rest))
    return isSwiftIdentifier(key) && !isSwiftKeyword(key) ? key : nil
  }
}
