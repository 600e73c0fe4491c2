/// Assigns each protocol to the module whose presenter's name shares the most first words with it.
/// A type can be in several modules, which then share it.
struct Ownership {
  private(set) var modules: [FoundModule]
  /// The presenters whose protocols are all in other modules.
  private(set) var losers: [String: [String]] = [:]

  init(_ found: [FoundModule], in app: App) {
    modules = found
    var claims: [String: [Int]] = [:]
    for (index, module) in found.enumerated() {
      for contract in module.contracts.values { claims[contract.name, default: []].append(index) }
    }
    for (name, indices) in claims.sorted(by: { $0.key < $1.key }) where indices.count > 1 {
      let owner = owner(of: name, among: indices)
      for index in indices where index != owner { drop(name, from: index, to: owner, in: app) }
    }
    for module in modules where module.contracts.isEmpty && !module.isConnected {
      losers[module.presenter] = module.findings.map(\.name)
    }
    modules = modules.filter { !$0.contracts.isEmpty || $0.isConnected }.markingSharedParts()
  }

  private func owner(of name: String, among indices: [Int]) -> Int {
    let words = NameWords(name)
    func rank(_ index: Int) -> (Int, Int, Int) {
      let presenter = modules[index].presenter
      let isSure = Part.presenter.isMeant(by: [presenter]) || modules[index].isRecognized
      let own = NameWords(presenter)
      return (words.commonPrefix(with: own), isSure ? 1 : 0, -own.words.count)
    }
    return indices.max { rank($0) < rank($1) } ?? 0
  }

  private mutating func drop(_ name: String, from index: Int, to owner: Int, in app: App) {
    modules[index].contracts = modules[index].contracts.filter { $0.value.name != name }
    guard let place = app.location(of: name) else { return }
    modules[index].findings.append(
      .init(
        id: "conflicting-contract-owner", name: name,
        reason: "it is in the module of '\(modules[owner].presenter)'", place: place))
  }
}

extension [FoundModule] {
  func markingSharedParts() -> [FoundModule] {
    var users: [String: Int] = [:]
    for type in flatMap({ Set($0.parts.values) }) { users[type, default: 0] += 1 }
    return map { module in
      var module = module
      module.shared = Set(module.parts.filter { (users[$0.value] ?? 0) > 1 }.keys)
      return module
    }
  }
}
