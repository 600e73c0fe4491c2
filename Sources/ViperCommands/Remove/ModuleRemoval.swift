import ViperOwnership
import ViperPipeline
import ViperProject
import ViperText

/// Removes a module: its spec, its lock file and its files, or nothing if any obstacle is reported.
/// The pipeline finds the files: it generates the module as if no file existed.
package struct ModuleRemoval {
  let disk: any Disk
  let project: Project
  let spec: Project.SpecFile
  /// Whether edits in the spec and in generated files are discarded. Code in an owned file is never
  /// discarded.
  let isForced: Bool
  package private(set) var changes: [Change] = []
  package private(set) var diagnostics: [Diagnostic] = []
  private var known: [String: KnownBlocks] = [:]

  package init(disk: any Disk, project: Project, spec: Project.SpecFile, isForced: Bool) {
    (self.disk, self.project, self.spec, self.isForced) = (disk, project, spec, isForced)
  }

  package mutating func plan() throws(DiskError) {
    let own = project.selecting([spec])
    let present = try changeSet(of: own, on: disk)
    guard !present.diagnostics.hasErrors else {
      diagnostics = present.diagnostics
      return
    }
    let paths = Set(present.changes.map(\.path))
    let made = try changeSet(of: own, on: OverlayDisk(base: disk, hiding: paths))
    guard !made.diagnostics.hasErrors else {
      diagnostics = made.diagnostics
      return
    }
    if let old = try disk.read(spec.absolutePath) {
      remove(spec.absolutePath, old, for: .spec)
      if !isForced, !NewModule.isWritten(old) {
        diagnostics.append(.editedSpec(spec.displayPath, old))
      }
    }
    for change in made.changes where change.path.hasSuffix(Project.lockSuffix) {
      if let bytes = try disk.read(change.path),
        let lock = ModuleLock(reading: bytes, at: change.path, within: project.bounds)
      {
        let blocks = lock.blocks
        known.merge(lock.generated.keys.map { ($0, blocks) }) { first, _ in first }
      }
    }
    for change in made.changes { try add(change) }
    for change in present.changes where change.status == .remove {
      if let old = change.old { remove(change.path, old, for: change.purpose) }
    }
    try reportOpeners()
    try updateShared()
    let completed = try ChangeSet(changes: changes).completed(for: project, on: disk)
    changes = completed.changes
    diagnostics = Diagnostic.sayingForceOnce(diagnostics + completed.diagnostics)
    if diagnostics.hasErrors { changes = [] }
  }

  private func changeSet(of project: Project, on disk: any Disk) throws(DiskError) -> ChangeSet {
    var pipeline = Pipeline(disk: disk, options: .init(isForced: true))
    return try pipeline.changeSet(of: project)
  }

  private mutating func remove(_ path: String, _ old: [UInt8], for purpose: PathGate.Purpose) {
    changes.append(Change(for: purpose, status: .remove, path: path, old: old))
  }

  private mutating func add(_ made: Change) throws(DiskError) {
    guard let expected = made.new, let kind = try disk.kind(of: made.path) else { return }
    // Shared files are removed with the last module.
    if made.spec == nil, project.specs.count > 1 { return }
    guard kind == .file, let old = try disk.read(made.path) else {
      if !isForced { diagnostics.append(.noPlainFile(project.display(made.path), kind: kind)) }
      return
    }
    remove(made.path, old, for: made.purpose)
    let isUntouched =
      made.isOfLock || equalButForLineEndings(old, expected)
      || known[made.path]?.contain(old) == true
    let isOwned = made.purpose == .owned
    if !isUntouched, isOwned || !isForced {
      diagnostics.append(
        .notAsGenerated(project.display(made.path), old, expected: expected, isOwned: isOwned))
    }
  }

  private mutating func reportOpeners() throws(DiskError) {
    for name in project.config.app?.namedModules ?? [] where name.string == spec.name {
      diagnostics.append(
        .startsRemoved(spec.name, severity: isForced ? .warning : .error, at: name.location))
    }
    let others = project.specs.filter { $0 != spec }
    guard !others.isEmpty else { return }
    var pipeline = Pipeline(disk: disk)
    for draft in try pipeline.read(project.selecting(others)).drafts where draft.isSelected {
      let opened = draft.spec.routes.compactMap(\.to?.location)
      for name in draft.spec.namedModules where name.string == spec.name {
        diagnostics.append(
          .namesRemoved(
            spec.name, isRoute: opened.contains(name.location),
            severity: isForced ? .warning : .error, at: name.location))
      }
    }
  }

  /// Updates shared files, which no longer include this module.
  private mutating func updateShared() throws(DiskError) {
    let others = project.specs.filter { $0 != spec }
    guard !others.isEmpty, isForced || !diagnostics.hasErrors else { return }
    var pipeline = Pipeline(disk: disk, options: .init(isForced: isForced))
    let rest = try pipeline.changeSet(of: project.selecting([], of: others))
    let shared = rest.changes.filter { $0.spec == nil && $0.isPending }
    changes += shared
    if !shared.isEmpty { diagnostics += rest.diagnostics }
  }

  /// Removes the files, and folders that are empty afterwards.
  package func carryOut() throws(DiskError) {
    let gate = try PathGate(on: disk, projects: [project])
    let kept: Set = [project.display.workingFolder]
    try Writer(disk: disk, root: project.root, gate: gate, keeping: kept).write(changes)
  }
}

extension Project {
  func whole(config: Config? = nil, specs: [SpecFile]? = nil, locks: [String]? = nil) -> Project {
    let specs = specs ?? self.specs
    return Project(
      root: root, bounds: bounds, config: config ?? self.config, specs: specs,
      selected: Set(specs.map(\.absolutePath)), isWhole: true, display: display,
      locks: locks ?? self.locks, known: Array(known.values))
  }

  /// Returns a copy in which only `specs` are selected. If `all` isn't nil, it replaces the specs.
  func selecting(_ specs: [SpecFile], of all: [SpecFile]? = nil) -> Project {
    Project(
      root: root, bounds: bounds, config: config, specs: all ?? self.specs,
      selected: Set(specs.map(\.absolutePath)),
      isWhole: false, display: display, known: Array(known.values))
  }
}

extension Diagnostic {
  private static let forceHelp = "to discard edits in the spec and in generated files, add --force"
  private static let ownedHelp = "viper-gen never deletes your code; delete this file yourself"

  /// Removes repeated help. Only the last diagnostic with the same help keeps it.
  static func sayingForceOnce(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var sorted = diagnostics.sortedForPrinting()
    for help in [forceHelp, ownedHelp] {
      for index in sorted.indices.filter({ sorted[$0].help == help }).dropLast() {
        sorted[index].help = nil
      }
    }
    return sorted
  }

  static func editedSpec(_ path: String, _ bytes: [UInt8]) -> Self {
    Diagnostic(
      id: "changed-spec", "this spec was written or edited by hand",
      at: SourceText(path: path, bytes: bytes).firstLine, help: forceHelp)
  }

  static func notAsGenerated(
    _ path: String, _ bytes: [UInt8], expected: [UInt8], isOwned: Bool
  ) -> Self {
    Diagnostic(
      id: "changed-file",
      isOwned ? "this file has code that you wrote" : "this generated file was edited",
      at: SourceText(path: path, bytes: bytes).firstLine(unlike: expected),
      help: isOwned ? ownedHelp : forceHelp)
  }

  static func startsRemoved(
    _ name: String, severity: Severity, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      severity, id: "changed-opened-module", "the app uses '\(name)', which is removed",
      at: location, help: "delete the tab or the deep link, or change its module")
  }

  static func namesRemoved(
    _ name: String, isRoute: Bool, severity: Severity, at location: SourceLocation
  ) -> Self {
    let (subject, fix) =
      isRoute
      ? ("this route opens", "delete the route, or change its destination module")
      : ("this spec uses", "delete the members of '\(name)' from the spec, or name another module")
    return Diagnostic(
      severity, id: "changed-opened-module", "\(subject) '\(name)', which is removed",
      at: location, help: fix)
  }
}
