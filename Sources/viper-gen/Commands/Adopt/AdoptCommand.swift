import ViperAdopt
import ViperCommandLine
import ViperCommands
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperText

/// `adopt`: writes specs and lock files for an existing app. No Swift file changes.
extension CommandRun {
  private var names: Set<String> { Set(invocation.values(of: .adoptedModule)) }

  func adoptApp(console: inout Console) throws(DiskError) -> ExitCode {
    var sources = AppSources(disk: context.disk)
    let folders = (invocation.operands.isEmpty ? ["."] : invocation.operands).map(context.absolute)
    for folder in folders where try context.disk.entries(of: folder) == nil {
      let path = context.display(folder)
      throw DiskError(operation: "read", path: path, reason: "the folder doesn't exist")
    }
    for folder in folders { try sources.add(folder) }
    var diagnostics: [Diagnostic] = []
    let files = try read(sources.paths, into: &diagnostics)
    var finder = context.finder
    let root = try finder.config(for: folders[0])?.folder ?? folders[0]
    var adoptions: [Adoption] = []
    for (root, app) in AppParts(files, root: root, projects: sources.projects).apps {
      var request = try request(root: root, specs: sources.specs)
      request.config = try finder.config(for: root)
      if request.config == nil, let known = request.specs.values.map(\.path).min() {
        // The app was adopted from a subfolder.
        request.config = try finder.config(for: FilePath.folder(of: known))
      }
      adoptions.append(Adoption(app, request))
    }
    diagnostics += finder.diagnostics
    diagnostics += sources.foreign.map { .objectiveCModule(context.display($0)) }
    let found = Set(adoptions.flatMap(\.modules).map(\.name))
    diagnostics += names.subtracting(found).sorted().map {
      .moduleNotFound($0, known: found.sorted())
    }
    if diagnostics.isEmpty,
      adoptions.allSatisfy({ $0.modules.isEmpty && $0.notAdopted.isEmpty })
    {
      diagnostics.append(.noModules(fileCount: files.count))
    }
    return try finish(adoptions, diagnostics, console: &console)
  }

  private func read(
    _ paths: [String], into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [AppFile] {
    let (disk, display) = (context.disk, context.display)
    let files = try concurrentMap(paths) { path throws(DiskError) -> AppFile? in
      let bytes = try disk.read(path) ?? []
      return AppFile(path: path, source: SourceText(path: display(path), bytes: bytes))
    }
    for (path, file) in zip(paths, files) where file == nil {
      diagnostics.append(.unreadableSwift(display(path)))
    }
    return files.compactMap(\.self)
  }

  private func request(root: String, specs: [String: String]) throws(DiskError) -> AdoptionRequest {
    var request = AdoptionRequest(root: root)
    request.names = names
    request.updates = invocation.isSet(.update)
    for (name, path) in specs where FilePath.isInside(path, root) {
      let source = SourceText(path: context.display(path), bytes: try context.disk.read(path) ?? [])
      request.specs[name] = (path, source)
    }
    return request
  }

  private func finish(
    _ adoptions: [Adoption], _ diagnostics: [Diagnostic], console: inout Console
  ) throws(DiskError) -> ExitCode {
    var adoptions = adoptions
    var changeSets: [ChangeSet] = []
    let roots = adoptions.map(\.request.root)
    let gate = PathGate(on: context.disk, typed: roots, for: [.config, .spec, .lock])
    let locked =
      invocation.isDryRun ? [:] : Dictionary(roots.map { ($0, gate) }) { first, _ in first }
    try context.withLocks(on: locked) { () throws(DiskError) in
      for index in adoptions.indices { changeSets.append(try changeSet(of: &adoptions[index])) }
      let found = diagnostics + changeSets.flatMap(\.diagnostics)
      guard !invocation.isDryRun, !found.hasErrors else { return }
      for changeSet in changeSets {
        try Writer(disk: context.disk, root: changeSet.root, gate: gate).write(changeSet.changes)
      }
    }
    let adopted = adoptions.flatMap { $0.modules.flatMap(\.diagnostics) + $0.notAdopted }
    let all = diagnostics + adopted + changeSets.flatMap(\.diagnostics)
    let summary = AdoptionSummary(adoptions: adoptions, display: context.display)
    let report = RunReport(changeSets, diagnostics: all, in: context)
    if invocation.format == .json {
      console.write(report.json(of: report.changes, modules: summary.json))
    } else {
      report.print(format: invocation.format, .all, console: &console)
      if invocation.format == .text, !all.hasErrors { console.write(summary.text) }
    }
    return all.allSatisfy { $0.severity == .note } ? .fine : .diagnostics
  }

  /// Finds the changes, without the modules and members that viper-gen refuses.
  private func changeSet(of adoption: inout Adoption) throws(DiskError) -> ChangeSet {
    // Refusing a member can reveal the next error, so this runs several times.
    for _ in 0..<Self.attempts {
      let whole = try plannedChanges(of: adoption)
      let errors = whole.diagnostics.filter { $0.severity == .error }
      guard !errors.isEmpty, adoption.leaveOut(errors, display: context.display) else {
        guard errors.isEmpty, adoption.request.config == nil, try wouldEditXcode(after: whole)
        else { return whole }
        adoption.usesXcode = false
        break
      }
    }
    return try plannedChanges(of: adoption)
  }

  private static let attempts = 5

  private func wouldEditXcode(after whole: ChangeSet) throws(DiskError) -> Bool {
    let disk = whole.overlay(on: context.disk)
    var finder = context.finder(on: disk)
    var pipeline = Pipeline(disk: disk)
    let specs = whole.changes.map(\.path).filter(Project.SpecFile.isSpec)
    guard !specs.isEmpty else { return false }
    let projects = try finder.projects(for: specs.map { context.display($0) })
    return try pipeline.changeSets(of: projects)
      .contains { $0.changes.contains { $0.purpose == .xcodeProject } }
  }

  private func plannedChanges(of adoption: Adoption) throws(DiskError) -> ChangeSet {
    let root = adoption.request.root
    var changes: [Change] = []
    if adoption.request.config == nil, !adoption.modules.isEmpty {
      let path = FilePath.join(root, Config.fileName)
      changes.append(
        Change(for: .config, status: .create, path: path, new: Array(adoption.configText.utf8)))
    }
    for module in adoption.modules {
      guard let new = module.new else { continue }
      if module.old == nil, try context.disk.kind(of: module.spec) != nil {
        throw DiskError(
          operation: "write", path: module.spec,
          reason: "the spec already exists; name its folder, too")
      }
      let status: Change.Status = module.old == nil ? .create : .update
      changes.append(
        Change(for: .spec, status: status, path: module.spec, old: module.old, new: new))
    }
    let specs = changes.map(\.path).filter(Project.SpecFile.isSpec)
    var whole = ChangeSet(root: root, changes: changes)
    guard !specs.isEmpty else { return whole }
    let disk = whole.overlay(on: context.disk)
    var finder = context.finder(on: disk)
    for project in try finder.projects(for: specs.map { context.display($0) }) {
      var pipeline = Pipeline(disk: disk)
      whole += try pipeline.locks(of: project)
    }
    whole.diagnostics += finder.diagnostics
    return whole
  }
}

extension ChangeSet {
  fileprivate func overlay(on disk: any Disk) -> OverlayDisk {
    OverlayDisk(base: disk, files: Dictionary(changes.map { ($0.path, $0.new ?? []) }) { $1 })
  }
}

extension Diagnostic {
  static func objectiveCModule(_ path: String) -> Self {
    Diagnostic(
      .warning, id: "unsupported-objective-c",
      "skipped '\(path)', because Objective-C isn't supported", at: nil)
  }

  static func unreadableSwift(_ path: String) -> Self {
    Diagnostic(
      .warning, id: "unreadable-adopted-file",
      "skipped '\(path)', because it contains an unmatched bracket, or an unclosed string or comment",
      at: nil)
  }

  static func noModules(fileCount: Int) -> Self {
    let files = fileCount == 1 ? "one Swift file" : "\(fileCount) Swift files"
    return Diagnostic(
      .warning, id: "missing-modules", "no modules found in \(files)",
      help: "name the app's folder; a module is a presenter with an interactor or a router, "
        + "or with a protocol between it and a view; tests aren't read")
  }

  static func moduleNotFound(_ name: String, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-app-module", "no module of the app has the name '\(name)'",
      help: didYouMean(name, known))
  }
}
