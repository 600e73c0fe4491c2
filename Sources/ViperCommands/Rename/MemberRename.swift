import SwiftReading
import ViperOwnership
import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// Renames a member of a contract: in specs, in deep links, in generated code, and in owned files.
///
/// The pipeline runs on a disk with the new name. All changes are made, or none.
package struct MemberRename {
  let disk: any Disk
  let project: Project
  let spec: Project.SpecFile
  /// `Feed.didTapAdd`, `Feed.show(_:)` or, with its contract, `Feed.interactor.load`.
  let old: EmbeddedText
  let new: EmbeddedText

  package init(
    of old: EmbeddedText, in spec: Project.SpecFile, to new: EmbeddedText, in project: Project,
    on disk: any Disk
  ) {
    (self.old, self.new, self.spec, self.disk) = (old, new, spec, disk)
    self.project = project.whole()
  }

  package func changeSet() throws(DiskError) -> ChangeSet {
    var pipeline = Pipeline(disk: disk)
    // After an interruption, the specs may contradict each other.
    let isResumed = try isResumed
    if !isResumed {
      let present = try pipeline.changeSet(of: project)
      if let obstacle = project.obstacle(in: present, isResumed: false) { return obstacle }
    }
    let read = try pipeline.read(project)
    guard let draft = read.ownDrafts.first(where: { $0.file == spec }),
      let uiFramework = draft.uiFramework(project.config.ui)
    else { return try pipeline.changeSet(of: project) }
    let dialect = draft.pack.dialect.adapted(uiFramework)
    var search = MemberSearch(contracts: dialect.contracts, spec: draft.spec)
    guard let target = search.target(old, to: new) else {
      return ChangeSet(diagnostics: search.diagnostics)
    }
    let places = MemberPlaces(of: target, in: read, home: spec)
    if target.oldName == target.newName || places.edits.isEmpty && !isResumed {
      return ChangeSet(diagnostics: [.sameMember(target, of: spec.name, at: new.location)])
    }
    let specs = places.edits.mapValues(\.edited.bytes)
    var config = project.config
    if let bytes = specs[config.path] {
      let source = SourceText(path: project.display(config.path), bytes: bytes)
      config.app = ConfigReader.read(source, folder: config.folder).config.app
    }
    let renamed = project.whole(config: config)
    let (files, taken) = try files(
      with: places, of: renamed, on: OverlayDisk(base: disk, files: specs))
    if let taken { return ChangeSet(diagnostics: [taken]) }
    return try finished(renamed, places, files.merging(specs) { $1 })
  }

  private var isResumed: Bool {
    get throws(DiskError) {
      for path in project.locks {
        if let bytes = try disk.read(path), ModuleLock.isUnfinished(bytes) { return true }
      }
      return false
    }
  }

  /// Edits the owned files of the modules that implement or call the member, and their bases.
  private func files(
    with places: MemberPlaces, of project: Project, on renamed: OverlayDisk
  ) throws(DiskError) -> (texts: [String: [UInt8]], taken: Diagnostic?) {
    var texts: [String: [UInt8]] = [:]
    var (hasOld, taken): (Bool, SourceLocation?) = (false, nil)
    for module in places.modules {
      let file = module.draft.file
      guard let rendered = try RenderedModule(file, of: project, on: renamed) else { continue }
      let names = rendered.read.resolved().names
      let needs = NeededFolders(root: project.root, config: project.config)
      let sources = ModuleSources(disk: disk, needs: needs, of: rendered.planned)
      for source in try sources.all() {
        let text = SourceText(path: project.display(source.path), bytes: source.whole)
        let found = places.found(in: text, of: module, names)
        hasOld = hasOld || found.isDeclared
        taken = taken ?? found.taken
        if let edited = found.edited { texts[source.path] = edited }
      }
      let path = ModuleLock.path(ofSpec: file.absolutePath)
      let bounds = try disk.bounds(around: FilePath.folder(of: path))
      guard let bytes = try disk.read(path),
        var lock = try ModuleLock(reading: bytes, at: path, within: bounds)?.settled(on: disk)
      else { continue }
      lock.entries = lock.entries.map { entry in
        var entry = entry
        let text = SourceText(path: "", bytes: entry.text)
        entry.text = places.found(in: text, of: module, names).edited ?? entry.text
        return entry
      }
      texts[path] = lock.bytes(in: FilePath.folder(of: path))
    }
    return (texts, hasOld ? taken.map { .takenMember(places.target.newName, at: $0) } : nil)
  }

  /// The changes of the pipeline with the new name, and those of the specs and owned files.
  private func finished(
    _ project: Project, _ places: MemberPlaces, _ files: [String: [UInt8]]
  ) throws(DiskError) -> ChangeSet {
    let renamed = OverlayDisk(base: disk, files: files)
    var pipeline = Pipeline(disk: renamed, options: .init(failsOnConflict: true))
    var outcome = try pipeline.changeSet(of: project)
    let sources = Dictionary(places.edits.map { (project.display($0), $1) }) { first, _ in first }
    outcome.diagnostics = outcome.diagnostics.filter { $0.severity == .error }
      .map { $0.placed { sources[$0.source.path]?.original(of: $0) ?? $0 } }
    (outcome.leftToDo, outcome.notes, outcome.builtModules) = ([], [], 0)
    let made = Dictionary(outcome.changes.filter(\.isPending).map { ($0.path, $0) }) { $1 }
    outcome.changes = []
    guard !outcome.diagnostics.hasErrors else { return outcome }
    outcome.root = project.root
    for path in Set(made.keys).union(files.keys).sorted() {
      let old = try disk.kind(of: path) == nil ? nil : disk.read(path)
      let text = made[path].map(\.new) ?? files[path]
      guard text != old else { continue }
      var change = Change(
        for: made[path]?.purpose ?? .init(ofFileAt: path), status: made[path]?.status ?? .update,
        path: path, old: old, new: text)
      change.versions = made[path]?.versions
      outcome.changes.append(change)
    }
    return try outcome.completed(for: project, on: disk)
  }
}
