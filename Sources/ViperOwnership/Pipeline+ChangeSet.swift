import ViperPipeline
import ViperProject
import ViperText

extension Pipeline {
  /// find → read → resolve → check → plan → render → compare. The `Writer` writes these changes. If
  /// the only errors are edits or lock files without a spec, the result contains both, and nothing
  /// may be written.
  package mutating func changeSet(of project: Project) throws(DiskError) -> ChangeSet {
    var cached = CachedRun(of: project, in: self)
    if let known = try unchanged(project, cached) { return known }
    var reader = Pipeline(disk: cached.readDisk, options: options)
    let read = try reader.read(project)
    let layouts = try reader.layouts(of: read)
    cached.find(read, layouts: layouts)
    let resolved = read.resolved(knowing: cached.knownSpecs)
    let plan = WholePlan(resolved)
    let orphans = try orphanLocks(of: read, hasShared: plan.files.map { !$0.isEmpty })
    var whole = ChangeSet(root: root(of: project), diagnostics: check(plan))
    whole.diagnostics += try layouts.diagnostics + reader.unsaidWrite(of: read)
    let hasOnlyModuleNotes = whole.diagnostics.isEmpty
    if !whole.diagnostics.hasErrors {
      let work = try ModuleWork(plan, layouts: layouts, cached: cached, in: self)
      whole += try joined(work.outcomes(formerLock: orphans.ofMovedConfig), of: read, orphans)
    }
    whole.diagnostics = whole.diagnostics.sortedForPrinting()
    // Many specs may name the same undeclared service.
    var unmocked: Set<String> = []
    whole.diagnostics.removeAll {
      $0.id == "unsupported-mock"
        && $0.location.map { Project.SpecFile.isSpec($0.source.path) } == true
        && !unmocked.insert($0.message).inserted
    }
    cached.save(whole, hasOnlyModuleNotes: hasOnlyModuleNotes)
    return whole
  }

  /// Nil if the cache doesn't know all changes of the project.
  private func unchanged(_ project: Project, _ cached: CachedRun) throws(DiskError) -> ChangeSet? {
    guard let entries = cached.entriesOfUnchanged() else { return nil }
    let read = ReadProject(
      project: project, drafts: [], packageFolder: try disk.packageFolder(above: project.root),
      into: options.into, pack: nil)
    let shared = entries[project.root]
    let orphans = try orphanLocks(of: read, hasShared: shared?.files.isEmpty == false)
    guard orphans.isEmpty else { return nil }
    var outcomes = project.specs.compactMap { spec in
      entries[spec.absolutePath].map { ModuleChanges($0, of: spec) }
    }
    if let shared { outcomes += ModuleChanges.shared(shared) }
    var whole = ChangeSet(root: root(of: project))
    whole += try joined(outcomes, of: read, orphans)
    return whole
  }

  private func check(_ plan: WholePlan) -> [Diagnostic] {
    let read = plan.resolved.read
    let said =
      check(plan.resolved, sharedTypes: plan.files?.declaredTypes ?? []) + plan.app.diagnostics
      + plan.tests.diagnostics
    // The shared files may need something from a spec that can't be read.
    let isShared = read.project.config.runtime == .file || plan.files?.isEmpty == false
    return said + (isShared ? read.unreadable : [])
  }

  func root(of project: Project) -> String { options.into ?? project.config.output ?? project.root }

  /// Ignores the generated and owned files on the disk.
  package mutating func mistakes(in project: Project) throws(DiskError) -> [Diagnostic] {
    let resolved = try read(project).resolved()
    return check(resolved) + resolved.app().diagnostics + resolved.testPlans().diagnostics
  }

  /// Reports a config with specs and without `write`, if a plugin generates the modules. Then
  /// written files would declare everything twice.
  func unsaidWrite(of read: ReadProject) throws(DiskError) -> [Diagnostic] {
    let config = read.project.config
    guard config.write == nil, !read.project.specs.isEmpty, let package = read.packageFolder,
      let manifest = try disk.read(FilePath.join(package, "Package.swift")),
      PackageManifest.usesPlugin(manifest)
    else { return [] }
    let path = FilePath.join(config.folder, Config.fileName)
    return [.unsaidWrite(hasConfig: try disk.kind(of: path) != nil)]
  }
}
