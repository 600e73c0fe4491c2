import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// A module in numbers, for `list`.
package struct ModuleOverview: Sendable {
  package struct Contract: Sendable {
    package let key: String
    package let memberCount: Int
    /// The members without properties.
    package let methodCount: Int
  }

  package let name: String
  /// As messages show it.
  package let specPath: String
  package let pack: String
  package let ui: String
  /// Those that have members, in the order of the pack.
  package let contracts: [Contract]
  /// Absolute paths of the files that the user writes.
  package let yours: [String]
  /// Absolute paths of the files that viper-gen keeps in step.
  package let generated: [String]

  package var methodCount: Int { contracts.reduce(0) { $0 + $1.methodCount } }
}

extension Generator {
  /// The selected modules of a project in numbers. Mistakes in specs are reported, and their modules
  /// left out.
  package mutating func overviews(
    of project: Project
  ) throws(DiskError) -> (modules: [ModuleOverview], diagnostics: [Diagnostic]) {
    var reader = ProjectReader(disk: disk, packs: packs, project: project)
    let drafts = try reader.read()
    packs = reader.packs
    var diagnostics = reader.diagnostics
    let modules = resolve(drafts, of: project, into: &diagnostics)
    let tests = try testPlans(of: project, for: modules, into: &diagnostics)
    let specs = specs(of: drafts)
    let names = NameTable(drafts, ui: project.config.ui)
    let overviews = modules.map { resolved in
      var planner = Planner(
        pack: resolved.draft.pack, runtime: project.config.runtime ?? .package,
        specPath: resolved.draft.file.displayPath, tests: tests[resolved.draft.file.name],
        project: specs)
      planner.names = names
      let folder = folder(of: resolved.draft.file, in: project)
      let (planned, problems) = planner.plan(resolved.module, in: folder)
      diagnostics += problems
      return ModuleOverview(resolved, files: planned.files)
    }
    return (overviews, diagnostics.sortedForPrinting())
  }
}

extension ModuleOverview {
  fileprivate init(_ resolved: Generator.Resolved, files: [PlannedFile]) {
    let (draft, module) = (resolved.draft, resolved.module)
    name = draft.file.name
    specPath = draft.file.displayPath
    pack = draft.pack.name
    ui = module.flavour.key
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
