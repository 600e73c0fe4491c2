import SwiftMerge
import ViperOwnership
import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// The numbers of a module for `list`.
package struct ModuleOverview: Sendable {
  package struct Contract: Sendable {
    package let key: String
    package let memberCount: Int
    package let methodCount: Int
  }

  package let name: String
  package let specPath: String
  package let pack: String
  package let ui: String
  /// The module's places in the app: `tab Feed`, `deep link item/{id}`
  package let app: [String]
  package let contracts: [Contract]
  package let yours: [String]
  package let generated: [String]
  package let stubCount: Int

  package var methodCount: Int { contracts.reduce(0) { $0 + $1.methodCount } }
}

extension Pipeline {
  /// Counts the members and stubs of the selected modules. Modules with errors are left out.
  package mutating func overviews(
    of project: Project
  ) throws(DiskError) -> (modules: [ModuleOverview], diagnostics: [Diagnostic]) {
    let resolved = try read(project).resolved()
    let tests = resolved.testPlans()
    var diagnostics = resolved.diagnostics + tests.diagnostics
    var overviews: [ModuleOverview] = []
    let notes = resolved.app().plan?.notes ?? [:]
    var stubs = StubCounts(disk: disk, needs: project.needs)
    for module in resolved.modules {
      let file = module.draft.file
      let (planned, problems) = resolved.plan(module, tests: tests.plans[file.name])
      diagnostics += problems
      let types = Set((resolved.names[module.module.name]?.roles.values).map(Array.init) ?? [])
      let stubCount = try stubs.count(in: planned.files.filter { $0.kind == .module }, of: types)
      overviews.append(
        ModuleOverview(
          module, app: notes[file.name] ?? [], files: planned.files, stubCount: stubCount))
    }
    return (overviews, diagnostics.sortedForPrinting())
  }
}

extension ModuleOverview {
  fileprivate init(
    _ resolved: ResolvedProject.Module, app: [String], files: [PlannedFile], stubCount: Int
  ) {
    (self.app, self.stubCount) = (app, stubCount)
    let (draft, module) = (resolved.draft, resolved.module)
    name = draft.file.name
    specPath = draft.file.displayPath
    pack = draft.pack.name
    ui = module.uiFramework.key
    let own = module.contracts.filter { !$0.members.isEmpty && $0.contract.origin == nil }
    contracts = own.map { contract in
      Contract(
        key: contract.contract.key, memberCount: contract.members.count,
        methodCount: contract.members.filter { !$0.member.isProperty }.count)
    }
    yours = files.filter { $0.owner == .yours }.map(\.path)
    generated = files.filter { $0.owner == .generated }.map(\.path)
  }
}

/// The number of stubs in each type. Each shared folder is read once.
struct StubCounts {
  private let disk: any Disk
  private let needs: NeededFolders
  private var ofFolders: [[String]: [String: Int]] = [:]

  init(disk: any Disk, needs: NeededFolders) { (self.disk, self.needs) = (disk, needs) }

  mutating func count(in files: [PlannedFile], of types: Set<String>) throws(DiskError) -> Int {
    let sources = ModuleSources(disk: disk, needs: needs, of: files)
    var counts = try counts(in: sources.folders)
    // Owned files outside of the module's folders.
    for path in sources.others { counts.merge(try self.counts(inFile: path), uniquingKeysWith: +) }
    return types.reduce(0) { $0 + (counts[$1] ?? 0) }
  }

  private mutating func counts(in folders: [String]) throws(DiskError) -> [String: Int] {
    if let known = ofFolders[folders] { return known }
    let sources = ModuleSources(disk: disk, needs: needs, folders: folders)
    var counts: [String: Int] = [:]
    for path in try sources.paths() {
      counts.merge(try self.counts(inFile: path), uniquingKeysWith: +)
    }
    ofFolders[folders] = counts
    return counts
  }

  private func counts(inFile path: String) throws(DiskError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for source in try ModuleSources(disk: disk, needs: needs, folders: [], others: [path]).all() {
      for member in SwiftMerge.members(in: source.text) ?? [] where member.isStub {
        counts[member.owner, default: 0] += 1
      }
    }
    return counts
  }
}
