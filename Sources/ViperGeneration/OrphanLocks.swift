import ViperPlan
import ViperProject
import ViperRendering
import ViperSpec
import ViperText

/// Locks that their specs or the config have left behind.
struct OrphanLocks {
  /// What is said of locks that stand in the way.
  var obstacles: [Diagnostic] = []
  /// All of them: what is generated goes with its spec, and the lock with it.
  var all: [OrphanLock] = []
  /// That of the project as a whole, beside the config that was.
  var ofMovedConfig: String?

  var isEmpty: Bool {
    obstacles.isEmpty && all.isEmpty && ofMovedConfig == nil
  }
}

extension Pipeline {
  /// The locks whose spec has gone. Where somebody has written in files of yours, they are nobody's now:
  /// such a lock stands in the way of a run for the whole project, and of one for a spec that has no lock
  /// and may be the one that went. Any other goes, and with it what viper-gen made.
  ///
  /// - Parameter hasShared: whether the project has files as a whole, whose lock no spec asks for; nil where another
  ///   run sees to that.
  func orphanLocks(
    of read: ReadProject, hasShared: Bool?
  ) throws(DiskError) -> OrphanLocks {
    let project = read.project
    var expected = Set(project.specs.map { ModuleLock.path(ofSpec: $0.absolutePath) })
    let ownLock = ProjectPlan.lock(in: project.root)
    if hasShared == true { expected.insert(ownLock) }
    let orphans = try Spellings(expected, disk: disk).others(
      among: project.locks.filter { !expected.contains($0) })
    guard !orphans.isEmpty, options.into == nil else { return OrphanLocks() }
    var found = OrphanLocks()
    let sharedLocks = orphans.filter { FilePath.name(of: $0) == FilePath.name(of: ownLock) }
    if expected.contains(ownLock), !project.locks.contains(ownLock), sharedLocks.count == 1 {
      found.ofMovedConfig = sharedLocks[0]
    }
    let isAsked = project.isWhole || hasNewcomer(read)
    let bounds = try disk.bounds(around: project.root)
    for path in orphans where path != found.ofMovedConfig {
      guard let bytes = try disk.read(path) else { continue }
      let lock = try ModuleLock.orphan(bytes, at: path, within: bounds)?.settled(on: disk)
      // Where no modules are, the container may have gone on with a config below.
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

  /// Whether the run is for a spec that has files of yours and no lock.
  private func hasNewcomer(_ read: ReadProject) -> Bool {
    let locks = Set(read.project.locks)
    return read.ownDrafts.contains { draft in
      draft.isSelected && draft.mayHaveFilesOfYours(read.project.config.ui)
        && !locks.contains(ModuleLock.path(ofSpec: draft.file.absolutePath))
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

  /// The files of yours that are there, if each is as it was rendered; nil if somebody has written
  /// something.
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

extension ProjectReader.Draft {
  /// - Parameter ui: what the config says for specs that don't say it themselves.
  fileprivate func mayHaveFilesOfYours(_ ui: EmbeddedText?) -> Bool {
    !spec.yours.isEmpty || spec.hasOpenMembers || flavour(ui)?.alwaysYours.isEmpty == false
  }
}

extension ModuleLock {
  /// What an orphan lock says; nil if it is damaged and may hold bases.
  fileprivate static func orphan(
    _ bytes: [UInt8], at path: String, within bounds: String
  ) -> ModuleLock? {
    if case .valid(let lock) = state(of: bytes, in: FilePath.folder(of: path), within: bounds) {
      return lock
    }
    guard !mayHoldBases(bytes) else { return nil }
    return ModuleLock(names: TypeNames(module: "", types: [:]), entries: [])
  }
}
