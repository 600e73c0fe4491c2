import ViperOwnership
import ViperPipeline
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
      let member = "the member of '\(spec.name)'"
      return ChangeSet(diagnostics: [.sameName(member, target.newName, at: new.location)])
    }
    let specs = places.edits.mapValues(\.edited.bytes)
    let renamed = renamed(places, files: specs)
    let (files, taken) = try files(with: places, of: renamed)
    if let taken { return ChangeSet(diagnostics: [taken]) }
    return try self.renamed(places, files: files.merging(specs) { $1 }).changeSet()
  }

  private func renamed(_ places: MemberPlaces, files: [String: [UInt8]]) -> RenamedProject {
    RenamedProject(
      project, as: project, on: OverlayDisk(base: disk, files: files), edits: places.edits)
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
    with places: MemberPlaces, of renamed: RenamedProject
  ) throws(DiskError) -> (texts: [String: [UInt8]], taken: Diagnostic?) {
    var texts: [String: [UInt8]] = [:]
    var (hasOld, taken): (Bool, SourceLocation?) = (false, nil)
    for module in places.modules {
      let file = module.draft.file
      guard let rendered = try RenderedModule(file, of: renamed.project, on: renamed.disk)
      else { continue }
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
}
