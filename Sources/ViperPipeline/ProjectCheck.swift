import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// Checks that need all modules of a project.
struct ProjectCheck {
  let resolved: ResolvedProject
  /// The types in the files that belong to no module.
  let shared: [String]
  /// Whether all specs could be read, and all modules that may open them are known.
  let isComplete: Bool
  private(set) var diagnostics: [Diagnostic] = []

  private var read: ReadProject { resolved.read }
  private var drafts: [ProjectReader.Draft] { read.drafts }
  private var config: Config { read.project.config }
  private var names: NameTable { resolved.names }

  mutating func check() {
    let place = read.runtimePlace
    let targets = Dictionary(
      drafts.map { ($0.file.name, place.target(of: read.folder(of: $0.file)) ?? "") }
    ) { $1 }
    if isComplete, drafts.allSatisfy(\.spec.isWhole) { checkOpeners() }
    checkAppRoots()
    checkTypes(targets)
    checkNames()
    let modules = resolved.modules.map(\.module)
    diagnostics += BuildCircles(drafts: drafts, modules: modules, names: names).diagnostics
    diagnostics +=
      EntityCircles(
        drafts, targets: targets, contained: read.swift.containedTypes
      ).diagnostics
  }

  // MARK: - Modules that nobody opens

  private mutating func checkOpeners() {
    var opened = Set(config.app?.starts.map(\.string) ?? [])
    for draft in drafts {
      let dialect = draft.pack.dialect
      for contract in dialect.contracts {
        let members = draft.spec.contracts[contract.key] ?? []
        let isWritten = draft.spec.isYours(contract.conformer)
        if contract.conformer == dialect.holders.routes,
          isWritten && !members.isEmpty || members.contains(where: { $0.implementations.isEmpty })
        {
          return
        }
        for member in members {
          for case .route(let route) in member.implementations where route.to != nil {
            opened.insert(route.to?.string ?? "")
          }
        }
      }
    }
    guard !opened.isEmpty else { return }
    for draft in drafts where draft.isSelected && !draft.spec.isRoot && draft.hasBuilder {
      // Modules of other targets may open this module.
      if config.folder != config.outermostFolder, isExported(draft.spec) { continue }
      if !opened.contains(draft.file.name) { diagnostics.append(.neverOpened(draft.spec)) }
    }
  }

  /// Routes show the start module or the tabs of an app that has both. A public module may be for
  /// another project's app.
  private mutating func checkAppRoots() {
    if let app = config.app, app.lacksStarts || app.start != nil && !app.tabs.isEmpty { return }
    for draft in drafts where draft.isSelected {
      if config.app == nil, isExported(draft.spec) { continue }
      let ways = draft.uiFramework(config.ui)?.app?.ways
      for route in draft.spec.routes {
        guard let by = route.by, ways?[by.string] == .app else { continue }
        diagnostics.append(.noAppRoots(by, app: config.app))
      }
    }
  }

  private func isExported(_ spec: Spec) -> Bool {
    let access = spec.access ?? config.access
    return access.map { $0.string != Access.internal.rawValue } ?? false
  }

  /// Modules of one target must not declare types with the same name.
  private mutating func checkTypes(_ targets: [String: String]) {
    var first: [TypeKey: TypePlace] = [:]
    var places: [(key: TypeKey, place: TypePlace, isSelected: Bool)] = []
    for draft in drafts {
      let target = targets[draft.file.name] ?? ""
      for (name, location) in draft.spec.declaredTypes {
        let key = TypeKey(name: name, target: target)
        let place = TypePlace(module: draft.file.name, location: location)
        places.append((key, place, draft.isSelected))
        first[key] = first[key] ?? place
      }
    }
    for (key, place, isSelected) in places where isSelected {
      if let earlier = first[key], earlier.module != place.module {
        diagnostics.append(.clashingType(key.name, at: place.location, first: earlier))
      } else if let owner = names.owner(of: key.name), owner != place.module,
        targets[owner] == key.target, let spec = names.spec(owner)
      {
        diagnostics.append(.clashingPart(key.name, at: place.location, module: owner, spec: spec))
      }
    }
  }

  private mutating func checkNames() {
    let apps =
      config.app.map { app in AppConfig.typeNames(app.name.string).map { ($0, app.name) } } ?? []
    let named = (config.container.map { [($0.string, $0)] } ?? []) + apps
    for (name, text) in named {
      guard let owner = names.owner(of: name), let spec = names.spec(owner) else { continue }
      diagnostics.append(.clashingPart(name, at: text.location, module: owner, spec: spec))
    }
    let taken = Set(shared + named.map(\.0))
    for draft in drafts where draft.isSelected {
      // The resolver has reported types that generated code uses.
      for (name, location) in draft.spec.declaredTypes
      where taken.contains(name) && !resolved.specs.neededTypes.contains(name) {
        diagnostics.append(.sharedType(name, at: location))
      }
      let tests = draft.file.name + "Tests"
      if taken.contains(tests) { diagnostics.append(.sharedTests(tests, of: draft.spec)) }
    }
  }

  private struct TypeKey: Hashable {
    let name: String
    let target: String
  }
}

extension Spec {
  package var declaredTypes: [(name: String, location: SourceLocation)] {
    entities.map { ($0.name, $0.location) }
      + services.compactMap(\.declaration).map { ($0.name, $0.location) }
  }
}
