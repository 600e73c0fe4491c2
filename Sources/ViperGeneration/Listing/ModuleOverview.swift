import ViperSpec
import ViperText

/// A module in numbers, for `list`.
package struct ModuleOverview: Sendable {
  package struct Contract: Sendable {
    package let key: String
    package let memberCount: Int
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

  package var memberCount: Int { contracts.reduce(0) { $0 + $1.memberCount } }
}

/// Makes the overviews of a project's modules; mistakes in specs are reported, and their modules
/// left out.
package struct ModuleLister {
  let disk: any Disk
  private var packs: PackShelf
  package private(set) var diagnostics: [Diagnostic] = []

  package init(disk: any Disk) {
    self.disk = disk
    packs = PackShelf(disk: disk)
  }

  package mutating func overviews(of project: Project) throws(DiskError) -> [ModuleOverview] {
    var specs: [(file: Project.SpecFile, spec: Spec, pack: Pack)] = []
    for file in project.specs {
      let isSelected = project.selected.contains(file.absolutePath)
      var problems: [Diagnostic] = []
      if let read = try read(file, config: project.config, into: &problems) {
        specs.append((file, read.spec, read.pack))
      }
      if isSelected { diagnostics += problems }
    }
    let all = Dictionary(specs.map { ($0.file.name, $0.spec) }) { first, _ in first }
    let defaults = ModuleResolver.Defaults(ui: project.config.ui, access: project.config.access)
    return specs.compactMap { file, spec, pack in
      guard project.selected.contains(file.absolutePath) else { return nil }
      let (module, problems) = ModuleResolver.resolve(
        spec, dialect: pack.dialect, defaults: defaults, project: all)
      diagnostics += problems
      return module.map { overview(of: $0, file: file, pack: pack, in: project) }
    }
  }

  private mutating func read(
    _ file: Project.SpecFile, config: Config, into problems: inout [Diagnostic]
  ) throws(DiskError) -> (spec: Spec, pack: Pack)? {
    guard let bytes = try disk.read(file.absolutePath) else { return nil }
    let (node, syntax) = JSONParser.parse(SourceText(path: file.displayPath, bytes: bytes))
    problems += syntax
    guard let node else { return nil }
    let named = node.packName
    let pack = try packs.pack(
      named ?? config.pack, folder: named == nil ? config.packFolder : file.folder,
      into: &problems)
    guard let pack else { return nil }
    let (spec, mistakes) = SpecReader.read(node, name: file.name, dialect: pack.dialect)
    problems += mistakes
    return spec.map { ($0, pack) }
  }

  private mutating func overview(
    of module: Module, file: Project.SpecFile, pack: Pack, in project: Project
  ) -> ModuleOverview {
    let planner = Planner(
      pack: pack, runtime: project.config.runtime ?? .package, specPath: file.displayPath)
    let folder = project.config.output.map { FilePath.join($0, file.name) } ?? file.folder
    let (planned, problems) = planner.plan(module, in: folder)
    diagnostics += problems
    func paths(_ owner: PlannedFile.Owner) -> [String] {
      planned.files.filter { $0.owner == owner }.map(\.path)
    }
    return ModuleOverview(
      name: file.name, specPath: file.displayPath, pack: pack.name, ui: module.flavour.key,
      contracts: module.contracts.filter { !$0.members.isEmpty }.map {
        .init(key: $0.contract.key, memberCount: $0.members.count)
      },
      yours: paths(.yours), generated: paths(.generated))
  }
}
