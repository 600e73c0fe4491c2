import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// Lock files without a spec or a config.
struct OrphanLocks {
  var obstacles: [Diagnostic] = []
  /// Each is removed together with the generated files of its module.
  var all: [OrphanLock] = []
  /// The lock file of the whole project, if its config was moved.
  var ofMovedConfig: String?

  var isEmpty: Bool { obstacles.isEmpty && all.isEmpty && ofMovedConfig == nil }
}

extension Pipeline {
  /// If the developer wrote code in a file of a module without a spec, its lock file stops a run
  /// for the whole project, and a run for a spec that may be the renamed module's. Without such
  /// code, the lock file is removed together with all files that viper-gen created. `hasShared` is
  /// nil if another run generates the shared files.
  func orphanLocks(of read: ReadProject, hasShared: Bool?) throws(DiskError) -> OrphanLocks {
    let project = read.project
    var expected = Set(project.specs.map { ModuleLock.path(ofSpec: $0.absolutePath) })
    let ownLock = ProjectPlan.lock(of: project)
    if hasShared == true { expected.insert(ownLock) }
    let orphans = try SpellingSearch(expected, disk: disk).others(
      among: project.locks.filter { !expected.contains($0) })
    guard !orphans.isEmpty, options.into == nil else { return OrphanLocks() }
    var found = OrphanLocks()
    let sharedLocks = orphans.filter { FilePath.name(of: $0) == FilePath.name(of: ownLock) }
    if expected.contains(ownLock), !project.locks.contains(ownLock), sharedLocks.count == 1 {
      found.ofMovedConfig = sharedLocks[0]
    }
    let isAsked = project.isWhole || hasNewcomer(read)
    for path in orphans where path != found.ofMovedConfig {
      guard let bytes = try disk.read(path) else { continue }
      let valid = ModuleLock(reading: bytes, at: path, within: project.bounds)
      // A damaged lock file may contain bases.
      let lock =
        try valid?.settled(on: disk) ?? (ModuleLock.mayContainBases(bytes) ? nil : .empty)
      // If the config has no modules, the container may belong to a config in a folder below.
      let mayGo = hasShared != nil || !sharedLocks.contains(path)
      let untouched = if let lock, mayGo { try untouched(lock.entries) } else { nil as [File]? }
      if project.isWhole {
        let blocks = lock?.blocks ?? KnownBlocks()
        let generated = (lock?.generated ?? [:]).mapValues { _ in blocks }
        found.all.append(
          OrphanLock(path: path, bytes: bytes, generated: generated, untouched: untouched ?? []))
      }
      if let lock, lock.entries.isEmpty { continue }
      guard isAsked, untouched == nil else { continue }
      let stem = String(FilePath.name(of: path).dropLast(Project.lockSuffix.count))
      found.obstacles.append(obstacle(path, module: stem, lock, in: project))
    }
    return found
  }

  /// Whether the run includes a spec with owned files and without a lock file.
  private func hasNewcomer(_ read: ReadProject) -> Bool {
    let locks = Set(read.project.locks)
    return read.ownDrafts.filter(\.isSelected).contains { draft in
      let mayOwnFiles =
        !draft.spec.yours.isEmpty || draft.spec.hasOpenMembers
        || !draft.pack.dialect.alwaysYours.isEmpty
      return mayOwnFiles && !locks.contains(ModuleLock.path(ofSpec: draft.file.absolutePath))
    }
  }

  private func obstacle(
    _ path: String, module: String, _ lock: ModuleLock?, in project: Project
  ) -> Diagnostic {
    guard module == ProjectPlanner.name else {
      return .orphanLock(project.display(path), module: module)
    }
    let files = (lock?.entries ?? []).map { project.display($0.path) }
    return .orphanSharedLock(project.display(path), files: files)
  }

  private typealias File = (path: String, bytes: [UInt8])

  private func untouched(_ entries: [ModuleLock.Entry]) throws(DiskError) -> [File]? {
    var files: [File] = []
    for (path, texts) in Dictionary(grouping: entries, by: \.path).sorted(by: { $0.key < $1.key })
    where try disk.kind(of: path) != nil {
      guard let bytes = try disk.read(path),
        texts.contains(where: { equalButForLineEndings($0.text, bytes) })
      else { return nil }
      files.append((path, bytes))
    }
    return files
  }
}
