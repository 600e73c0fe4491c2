/// Assigns each type and protocol to the module whose presenter's name shares the most first words
/// with it. Assigns each file to the module with the most declarations in it.
struct Ownership {
  private(set) var modules: [FoundModule]

  init(_ found: [FoundModule], in app: App) {
    modules = found
    var claims: [String: [Int]] = [:]
    for (index, module) in found.enumerated() {
      for name in module.parts.values { claims[name, default: []].append(index) }
      for contract in module.contracts.values { claims[contract.name, default: []].append(index) }
    }
    for (name, indices) in claims where indices.count > 1 {
      let words = NameWords(name)
      let owner = indices.max { a, b in
        let (a, b) = (presenter(a), presenter(b))
        let (nearA, nearB) = (words.commonPrefix(with: a), words.commonPrefix(with: b))
        return (nearA, b.words.count) < (nearB, a.words.count)
      }
      guard let owner else { continue }
      for index in indices where index != owner { drop(name, from: index, to: owner, in: app) }
    }
    shareFiles(in: app)
    modules = modules.filter { !$0.contracts.isEmpty }
    for index in modules.indices {
      let busy = Set(modules[index].contracts.keys.flatMap { [$0.caller, $0.conformer] })
      modules[index].parts = modules[index].parts.filter { busy.contains($0.key) }
    }
  }

  /// Assigns each file to one module, because two modules can't share a file.
  private mutating func shareFiles(in app: App) {
    var users: [String: [Int: [String]]] = [:]
    for (index, module) in modules.enumerated() {
      for name in Slot.all.compactMap(module.name) {
        if let path = app.path(of: name) {
          users[path, default: [:]][index, default: []].append(name)
        }
      }
    }
    for (_, users) in users.sorted(by: { $0.key < $1.key }) where users.count > 1 {
      let owner = users.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
      guard let owner else { continue }
      for (index, names) in users.sorted(by: { $0.key < $1.key }) where index != owner {
        for name in names { drop(name, from: index, to: owner, in: app) }
      }
    }
  }

  private func presenter(_ index: Int) -> NameWords {
    NameWords(modules[index].parts[.presenter] ?? "")
  }

  private mutating func drop(_ name: String, from index: Int, to owner: Int, in app: App) {
    let other = modules[owner].parts[.presenter] ?? ""
    if let place = app.location(of: name) {
      modules[index].findings.append(.init(name: name, owner: other, place: place))
    }
    modules[index].contracts = modules[index].contracts.filter { $0.value.name != name }
    guard let part = modules[index].parts.first(where: { $0.value == name })?.key else { return }
    modules[index].parts[part] = nil
    modules[index].contracts = modules[index].contracts.filter {
      $0.key.caller != part && $0.key.conformer != part
    }
  }
}
