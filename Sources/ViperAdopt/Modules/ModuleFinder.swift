import ViperText

/// Finds modules by the references between types: conformances and properties.
package struct ModuleFinder {
  typealias Direction = Architecture.Direction

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

  /// - Returns: the modules, and the presenters whose protocols are all in other modules.
  func modules() -> (found: [FoundModule], losers: [String: [String]]) {
    let modules = app.types.keys.sorted().compactMap(module)
    // The view of a scene has an interactor and a router, like a presenter.
    let scenes = modules.filter { $0.architecture.pack == "vip" && $0.isRecognized }
    let views = Set(scenes.compactMap { $0.parts[.view] })
    let owned = Ownership(modules.filter { !views.contains($0.presenter) }, in: app)
    let found = owned.modules.filter {
      Part.presenter.isMeant(by: [$0.presenter]) || $0.isRecognized || usesSharedClass($0)
    }
    return (found, owned.losers)
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
    let isNamed = Part.presenter.isMeant(by: [presenter])
    if !isNamed, [Part.interactor, .router].contains(where: { $0.isMeant(by: [presenter]) }) {
      return nil
    }
    let links = links(of: presenter)
    if let scene = scene(of: presenter, links),
      scene.isRecognized || isNamed && !scene.contracts.isEmpty
    {
      return scene
    }
    var module = FoundModule()
    module.parts[.presenter] = presenter
    let view = links.view()
    if let view {
      module.parts[.view] = view
      module.contracts[.view] = links.contract(to: view, .view)
      module.contracts[.viewOutput] = links.contract(from: view, .viewOutput)
    }
    for direction in [Direction.interactor, .router] {
      let part = direction.conformer
      guard let target = links.best(part, besides: view) else { continue }
      module.parts[part] = target
      module.contracts[direction] = links.contract(to: target, direction)
      guard part == .interactor else { continue }
      let output = links.contract(from: target, .interactorOutput)
      // If the view and the interactor share a protocol, it is the view's contract.
      if output?.name != module.contracts[.viewOutput]?.name {
        module.contracts[.interactorOutput] = output
      }
    }
    let isWhole =
      module.isRecognized && (module.contracts.count > 2 || module.contracts[.router] != nil)
    let isEnough = module.isConnected || isNamed && !module.contracts.isEmpty
    return isWhole || usesSharedClass(module) || isEnough ? module : nil
  }

  /// Whether the interactor or the router may be one class for many modules: only its protocol has
  /// the presenter's name.
  private func usesSharedClass(_ module: FoundModule) -> Bool {
    let words = NameWords(module.presenter)
    return [Direction.interactor, .router].contains { direction in
      guard let name = module.contracts[direction]?.name,
        let type = module.parts[direction.conformer]
      else { return false }
      return direction.conformer.isMeant(by: [name])
        && words.commonPrefix(with: NameWords(name)) > 0
        && words.commonPrefix(with: NameWords(type)) == 0
    }
  }

  private func links(of type: String) -> Links {
    Links(center: type, out: edges(from: type), back: edges(to: type), app: app)
  }

  /// Finds the Clean Swift scene of a presenter: the view calls the interactor, which calls the
  /// presenter, and the presenter calls at most the view.
  private func scene(of presenter: String, _ links: Links) -> FoundModule? {
    let words = NameWords(presenter)
    let called = Set(links.out.map(\.target))
    let callsOthers = links.out.contains { $0.contract != nil }
    var best: (rank: Int, view: Links, interactor: String)?
    for interactor in Set(links.back.map(\.caller)).subtracting(called).sorted()
    where !app.isScreen(interactor) {
      for view in Set(edges(to: interactor).map(\.caller)).sorted()
      where called.contains(view)
        ? app.isScreen(view) || Part.view.isMeant(by: [view]) : app.isScreen(view) && !callsOthers
      {
        let names = [interactor, view].map { words.commonPrefix(with: NameWords($0)) }
        let rank = names.reduce(called.contains(view) ? 8 : 0, +)
        guard best.map({ $0.rank < rank }) != false else { continue }
        best = (rank, self.links(of: view), interactor)
      }
    }
    guard let (_, view, interactor) = best else { return nil }
    var module = FoundModule()
    module.architecture = .vip
    module.parts = [.presenter: presenter, .view: view.center, .interactor: interactor]
    module.contracts[.businessLogic] = view.contract(to: interactor, .businessLogic)
    module.contracts[.presentationLogic] = links.contract(from: interactor, .presentationLogic)
    module.contracts[.displayLogic] = links.contract(to: view.center, .displayLogic)
    let holders = [view, links, self.links(of: interactor)]
    guard let router = holders.lazy.compactMap({ $0.best(.router, besides: view.center) }).first
    else { return module }
    module.parts[.router] = router
    module.contracts[.routingLogic] = view.contract(to: router, .routingLogic)
    module.contracts[.dataStore] = self.links(of: router).contract(to: interactor, .dataStore)
    return module
  }
}

/// The references from and to a type.
private struct Links {
  let center: String
  let out: [ModuleFinder.Edge]
  let back: [ModuleFinder.Edge]
  let app: App

  private var words: NameWords { NameWords(center) }

  /// Finds the screen with the strongest connection to the presenter.
  func view() -> String? {
    var scores: [String: Int] = [:]
    let others = out.map { ($0.target, $0.contract) } + back.map { ($0.caller, $0.contract) }
    for (type, contract) in others where app.isScreen(type) {
      scores[type, default: 0] += contract == nil ? 2 : 8
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

  func contract(
    to target: String, _ direction: Architecture.Direction
  ) -> FoundModule.Contract? {
    nearest(out.filter { $0.target == target }, direction)
  }

  func contract(
    from caller: String, _ direction: Architecture.Direction
  ) -> FoundModule.Contract? {
    nearest(back.filter { $0.caller == caller }, direction)
  }

  /// Finds the protocol with the longest common prefix with the type's name and the fewest words,
  /// or with the usual name.
  private func nearest(
    _ edges: [ModuleFinder.Edge], _ direction: Architecture.Direction
  ) -> FoundModule.Contract? {
    let usual = capitalized(direction.key)
    let words = words
    let named = edges.compactMap { edge in
      edge.contract.map { (FoundModule.Contract(name: $0, property: edge.property), NameWords($0)) }
    }
    let longest = named.map { words.commonPrefix(with: $0.1) }.max()
    func rank(_ one: (FoundModule.Contract, NameWords)) -> (Int, Int) {
      let name = one.0.name
      let isUsual = name.contains(usual) || direction.conformer.isMeant(by: [name])
      return (one.1.unprefixed.count, isUsual ? 0 : 1)
    }
    return named.filter { words.commonPrefix(with: $0.1) == longest }
      .min { rank($0) < rank($1) }?.0
  }
}
