import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// Checks over all modules of a project: what one spec alone can't tell.
struct ProjectCheck {
  /// All that could be read.
  let drafts: [ProjectReader.Draft]
  /// Those that were asked for and make sense.
  let modules: [Module]
  let names: NameTable
  /// The target that a module's files land in, by the module's name.
  let targets: [String: String]
  /// Whether all specs of the project could be read, and it is asked for who opens them.
  let isComplete: Bool
  /// The type that has all services, where this project's config names it.
  let container: EmbeddedText?
  /// What starts, where this project's config says it.
  let app: AppConfig?
  /// What the files of the project as a whole declare.
  let shared: [String]

  private(set) var diagnostics: [Diagnostic] = []

  mutating func check() {
    if isComplete, drafts.allSatisfy(\.spec.isWhole) { checkOpeners() }
    checkTypes()
    checkNames()
    diagnostics += BuildCircles(drafts: drafts, modules: modules, names: names).diagnostics
  }

  // MARK: - Modules that nobody opens

  /// Where specs say who opens whom, a module that nobody opens is a warning, unless it is a root, or
  /// a router in Swift may open it.
  private mutating func checkOpeners() {
    var opened = Set(app?.starts.map(\.string) ?? [])
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
      if !opened.contains(draft.file.name) { diagnostics.append(.neverOpened(draft.spec)) }
    }
  }

  // MARK: - Types of one name

  /// Modules of one target must not declare types of one name.
  private mutating func checkTypes() {
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
    guard !places.isEmpty else { return }
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

  /// Neither the container nor the app must have the name of a part, and nothing theirs.
  private mutating func checkNames() {
    let apps = app.map { app in AppConfig.typeNames(app.name.string).map { ($0, app.name) } } ?? []
    let named = (container.map { [($0.string, $0)] } ?? []) + apps
    for (name, text) in named {
      guard let owner = names.owner(of: name), let spec = names.spec(owner) else { continue }
      diagnostics.append(.clashingPart(name, at: text.location, module: owner, spec: spec))
    }
    let taken = Set(shared + named.map(\.0))
    for draft in drafts where draft.isSelected {
      for (name, location) in draft.spec.declaredTypes where taken.contains(name) {
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

/// A type and the module whose spec declares it.
struct TypePlace {
  let module: String
  let location: SourceLocation
}

extension Spec {
  /// The types that the spec declares by name: entities, and protocols of services.
  package var declaredTypes: [(name: String, location: SourceLocation)] {
    entities.map { ($0.name, $0.location) }
      + services.compactMap(\.declaration).map { ($0.name, $0.location) }
  }
}
