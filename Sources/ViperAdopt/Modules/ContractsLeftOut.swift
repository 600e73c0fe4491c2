import ViperProject
import ViperText

/// Notes protocols of modules that no spec contains.
struct ContractsLeftOut {
  private let app: App
  /// The absolute path of each module's folder, if no other module is in it.
  private let folders: [String?]
  private var modules: [FoundModule]
  /// The names that specs contain, and the noted protocols.
  private var known: Set<String> = []
  /// The indexes of the modules with declarations in a file, by path.
  private var users: [String: Set<Int>] = [:]

  static func noted(in modules: [FoundModule], folders: [String?], of app: App) -> [FoundModule] {
    var contracts = ContractsLeftOut(modules, folders, app)
    for index in modules.indices { contracts.noteUsed(by: index) }
    contracts.noteNamed()
    return contracts.modules
  }

  private init(_ modules: [FoundModule], _ folders: [String?], _ app: App) {
    (self.modules, self.app) = (modules, app)
    let all = folders.compactMap(\.self)
    self.folders = folders.map { folder in
      folder.flatMap { folder in
        all.contains { $0 != folder && FilePath.isInside($0, folder) } ? nil : folder
      }
    }
    for (index, module) in modules.enumerated() {
      known.formUnion(module.findings.map(\.name))
      for name in module.slots.compactMap(module.name) {
        known.insert(name)
        if let path = app.path(of: name) { users[path, default: []].insert(index) }
      }
    }
  }

  /// Notes the protocols that components use, and that have the module's name or file.
  private mutating func noteUsed(by index: Int) {
    let parts = modules[index].parts.filter { !modules[index].shared.contains($0.key) }
    for name in parts.values.sorted().flatMap(uses) where app.protocols[name] != nil {
      let isNear = app.path(of: name).flatMap { users[$0] } == [index]
      if isNear || modules[index].isPrefix(of: name) { note(name, of: index) }
    }
  }

  /// Notes the other protocols that are named like contracts: those with a module's name, those
  /// that a presenter uses, and those of one type in a module's folder. Parents of protocols are
  /// in the specs.
  private mutating func noteNamed() {
    let parents = Set(app.protocols.flatMap { app.inherited(by: $0.value, in: $0.key) })
    let presenters = modules.map { Set(uses(of: $0.presenter)) }
    for name in app.protocols.keys.sorted()
    where !known.contains(name) && !parents.contains(name) && Self.isContract(name) {
      let path = (app.conformers[name] ?? []).count < 2 ? app.path(of: name) : nil
      let index =
        modules.indices.filter { modules[$0].isPrefix(of: name) }
        .max { modules[$0].name.utf8.count < modules[$1].name.utf8.count }
        ?? modules.indices.first { presenters[$0].contains(name) }
        ?? folders.firstIndex { folder in
          path.map { path in folder.map { FilePath.isInside(path, $0) } == true } == true
        }
      if let index { note(name, of: index) }
    }
  }

  /// `FeedRouting`, but not `FeedViewModel` or `FeedViewDelegate`
  private static func isContract(_ name: String) -> Bool {
    let name = name.replacing("ViewModel", with: "")
    return words.contains(where: name.contains) && !others.contains(where: name.contains)
  }

  private static let words = [
    "View", "Display", "Present", "Interact", "BusinessLogic", "Router", "Routing", "Wireframe",
    "WireFrame", "DataStore", "DataPassing",
  ]

  private static let others = ["Delegate", "DataSource"]

  /// Lists the protocols of a type and of its properties.
  private func uses(of type: String) -> [String] {
    app.conformances(of: type) + (app.holdings[type] ?? []).flatMap { $0.names.sorted() }
  }

  private mutating func note(_ name: String, of index: Int) {
    guard let place = app.location(of: name), known.insert(name).inserted else { return }
    modules[index].findings.append(
      .init(name: name, reason: reason(against: name, in: modules[index]), place: place))
  }

  private func reason(against name: String, in module: FoundModule) -> String {
    let conformers = app.conformers[name] ?? []
    if conformers.isEmpty { return "no type conforms to it" }
    if conformers.count > 1 {
      return "several types conform to it: \(quotedList(conformers.sorted()))"
    }
    guard module.parts.values.contains(conformers[0]) else {
      return "'\(conformers[0])', which conforms to it, isn't a component of the module"
    }
    return module.isPrefix(of: name)
      ? "its name gives no key that the spec can use"
      : "neither its name nor its file shows its module"
  }
}
