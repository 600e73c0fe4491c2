import ViperText

/// Finds modules by the references between types: conformances and properties.
package struct ModuleFinder {
  typealias Direction = FoundModule.Direction

  let app: App
  /// The types that reference a protocol or a type, by its name.
  private var holders: [String: [(type: String, holding: App.Holding)]] = [:]

  package init(_ app: App) {
    self.app = app
    for (type, holdings) in app.holdings.sorted(by: { $0.key < $1.key }) {
      for holding in holdings {
        for name in holding.names { holders[name, default: []].append((type, holding)) }
      }
    }
  }

  package func modules() -> [FoundModule] {
    let found = app.types.keys.sorted().compactMap(module)
    return Ownership(found, in: app).modules.filter { module in
      let isNamed = Part.presenter.isMeant(by: [module.parts[.presenter] ?? ""])
      return isNamed || module.contracts[.view] != nil && module.contracts[.viewOutput] != nil
    }
  }

  // MARK: - Edges

  /// A reference from one type to another, directly or through a protocol.
  struct Edge {
    let caller: String
    let target: String
    /// The protocol; nil for a direct reference.
    let contract: String?
    let property: String

    var names: [String] { [contract ?? "", property] }
  }

  private func edges(from type: String) -> [Edge] {
    (app.holdings[type] ?? []).flatMap { holding in
      holding.names.sorted().flatMap { name -> [Edge] in
        let isProtocol = app.protocols[name] != nil
        let targets = isProtocol ? app.conformers[name] ?? [] : [name]
        return targets.filter { $0 != type && isSwiftIdentifier($0) }.map {
          Edge(
            caller: type, target: $0, contract: isProtocol ? name : nil,
            property: holding.property)
        }
      }
    }
  }

  private func edges(to type: String) -> [Edge] {
    (app.conformances(of: type) + [type]).flatMap { name in
      (holders[name] ?? []).filter { $0.type != type && isSwiftIdentifier($0.type) }.map {
        caller, holding in
        Edge(
          caller: caller, target: type, contract: name == type ? nil : name,
          property: holding.property)
      }
    }
  }

  // MARK: - Modules

  /// Finds the module of a presenter; nil if the type isn't a presenter.
  private func module(of presenter: String) -> FoundModule? {
    guard !app.isScreen(presenter), isSwiftIdentifier(presenter), !presenter.hasPrefix("__") else {
      return nil
    }
    let links = Links(
      presenter: presenter, out: edges(from: presenter), back: edges(to: presenter), app: app)
    let isNamed = Part.presenter.isMeant(by: [presenter])
    var module = FoundModule()
    module.parts[.presenter] = presenter
    let view = links.view()
    if let view {
      module.parts[.view] = view
      module.contracts[.view] = links.contract(to: view)
      module.contracts[.viewOutput] = links.contract(from: view)
    }
    for direction in [Direction.interactor, .router] {
      let part = direction.conformer
      guard let target = links.best(part, besides: view) else { continue }
      module.parts[part] = target
      module.contracts[direction] = links.contract(to: target)
      guard part == .interactor else { continue }
      let output = links.contract(from: target)
      // If the view and the interactor share a protocol, it is the view's contract.
      if output?.name != module.contracts[.viewOutput]?.name {
        module.contracts[.interactorOutput] = output
      }
    }
    let isMutual = module.contracts[.view] != nil && module.contracts[.viewOutput] != nil
    let isWhole = isMutual && module.contracts.count > 2
    return isWhole || isNamed && !module.contracts.isEmpty ? module : nil
  }
}

/// The references from and to a presenter.
private struct Links {
  let presenter: String
  let out: [ModuleFinder.Edge]
  let back: [ModuleFinder.Edge]
  let app: App

  private var words: NameWords { NameWords(presenter) }

  /// Finds the screen with the strongest connection to the presenter.
  func view() -> String? {
    var scores: [String: Int] = [:]
    for edge in out where app.isScreen(edge.target) {
      scores[edge.target, default: 0] += edge.contract == nil ? 2 : 8
    }
    for edge in back where app.isScreen(edge.caller) {
      scores[edge.caller, default: 0] += edge.contract == nil ? 2 : 8
    }
    return highest(scores, above: 2)
  }

  /// Finds the type with the highest score. Each word that its name shares with the presenter's
  /// adds 1.
  private func highest(_ scores: [String: Int], above limit: Int) -> String? {
    let words = words
    return scores.map { ($0, $1 + words.commonPrefix(with: NameWords($0))) }
      .filter { $0.1 > limit }.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
  }

  /// Finds the interactor or router with the strongest connection to the presenter.
  func best(_ part: Part, besides view: String?) -> String? {
    var scores: [String: Int] = [:]
    for edge in out where edge.target != view && !app.isScreen(edge.target) {
      let score = score(edge, for: part)
      if score > 0 { scores[edge.target] = max(score, scores[edge.target] ?? 0) }
    }
    return highest(scores, above: 0)
  }

  /// Rates how well a reference fits an interactor or a router. An interactor reports back, and a
  /// router mentions screens. Names decide if the type does both or neither.
  private func score(_ edge: ModuleFinder.Edge, for part: Part) -> Int {
    let other: Part = part == .interactor ? .router : .interactor
    let names = edge.names + [edge.target]
    var score = part.isMeant(by: names) ? 40 : 0
    if other.isMeant(by: names), score == 0 { return 0 }
    if other.isMeant(by: [edge.target]), !part.isMeant(by: [edge.target]) { return 0 }
    let isNear = words.commonPrefix(with: NameWords(edge.target)) > 0
    guard score > 0 || isNear else { return 0 }
    let answers = back.contains { $0.caller == edge.target && $0.contract != nil }
    let leads = app.mentionsScreens(edge.target)
    switch part {
    case .interactor: if answers { score += leads ? 5 : 10 }
    default: if leads, !answers { score += 10 }
    }
    return score > 0 && edge.contract != nil ? score + 5 : score
  }

  func contract(to target: String) -> FoundModule.Contract? {
    nearest(out.filter { $0.target == target })
  }

  func contract(from caller: String) -> FoundModule.Contract? {
    nearest(back.filter { $0.caller == caller })
  }

  /// Finds the protocol with the longest common prefix with the presenter's name and the fewest
  /// words.
  private func nearest(_ edges: [ModuleFinder.Edge]) -> FoundModule.Contract? {
    let words = words
    let named = edges.compactMap { edge in
      edge.contract.map { (FoundModule.Contract(name: $0, property: edge.property), NameWords($0)) }
    }
    let longest = named.map { words.commonPrefix(with: $0.1) }.max()
    return named.filter { words.commonPrefix(with: $0.1) == longest }
      .min { $0.1.words.count < $1.1.words.count }?.0
  }
}
