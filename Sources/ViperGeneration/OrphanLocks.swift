import SwiftReading
import ViperPlan
import ViperProject
import ViperProjectPlan
import ViperRendering
import ViperSpec
import ViperText

/// Locks that their specs or the config have left behind.
struct OrphanLocks {
  var errors: [Diagnostic] = []
  /// What is said of locks that stand in the way.
  var obstacles: [Diagnostic] = []
  /// All of them: what is generated goes with its spec, and the lock with it.
  var all: [OrphanLock] = []
  /// That of the project as a whole, beside the config that was.
  var ofMovedConfig: String?

  var isEmpty: Bool {
    errors.isEmpty && obstacles.isEmpty && all.isEmpty && ofMovedConfig == nil
  }
}

extension Pipeline {
  /// The locks whose spec has gone. Where somebody has written in files of yours, they are nobody's now:
  /// such a lock stands in the way of a run for the whole project, and of one for a spec that may be the
  /// one that went. Any other goes, and with it what viper-gen made.
  ///
  /// Where a spec that has no lock is the one that went, it was moved or renamed without its lock: an
  /// error, since its files of yours would be started anew.
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
    let candidates = candidates(of: read)
    var found = OrphanLocks()
    let sharedLocks = orphans.filter { FilePath.name(of: $0) == FilePath.name(of: ownLock) }
    if expected.contains(ownLock), !project.locks.contains(ownLock), sharedLocks.count == 1 {
      found.ofMovedConfig = sharedLocks[0]
    }
    let isAsked = project.isWhole || candidates.contains(where: \.draft.isSelected)
    let bounds = try disk.bounds(around: project.root)
    for path in orphans where path != found.ofMovedConfig {
      guard let bytes = try disk.read(path) else { continue }
      let lock = ModuleLock.orphan(bytes, at: path, within: bounds)
      // Where no modules are, the container may have gone on with a config below.
      let mayGo = hasShared != nil || !sharedLocks.contains(path)
      let untouched = if let lock, mayGo { try untouched(lock.entries) } else { nil as [File]? }
      if project.isWhole {
        let generated = lock?.generated ?? [:]
        found.all.append(
          OrphanLock(path: path, bytes: bytes, generated: generated, untouched: untouched ?? []))
      }
      if let lock, lock.entries.isEmpty { continue }
      let stem = String(FilePath.name(of: path).dropLast(Project.lockSuffix.count))
      guard let (heir, isSure) = heir(of: lock, called: stem, among: candidates) else {
        if isAsked, untouched == nil {
          found.obstacles.append(obstacle(path, module: stem, lock, in: project))
        }
        continue
      }
      guard heir.isSelected else { continue }
      found.errors.append(
        .leftLock(
          project.display(path), spec: heir.file.displayPath,
          newPath: project.display(ModuleLock.path(ofSpec: heir.file.absolutePath)),
          isSure: isSure))
    }
    return found
  }

  /// A spec, and the words that stand in it.
  private typealias Candidate = (draft: ProjectReader.Draft, words: Set<String>)

  /// The specs that have no lock, and files of yours.
  private func candidates(of read: ReadProject) -> [Candidate] {
    let locks = Set(read.project.locks)
    return read.ownDrafts.compactMap { draft in
      guard draft.mayHaveFilesOfYours(read.project.config.ui),
        !locks.contains(ModuleLock.path(ofSpec: draft.file.absolutePath))
      else { return nil }
      return (draft, Set(words(of: draft.spec.source.bytes)))
    }
  }

  /// The one spec that a lock may be of, and whether it has its name.
  private func heir(
    of lock: ModuleLock?, called stem: String, among candidates: [Candidate]
  ) -> (draft: ProjectReader.Draft, isSure: Bool)? {
    let moved = candidates.filter { $0.draft.file.name == stem }
    let heirs = (moved.isEmpty ? renamed(candidates, from: lock) : moved).map(\.draft)
    return heirs.count == 1 ? (heirs[0], !moved.isEmpty) : nil
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

  /// The specs that name at least half of the functions of one file of yours that a lock holds.
  private func renamed(
    _ candidates: [Candidate], from lock: ModuleLock?
  ) -> [Candidate] {
    guard !candidates.isEmpty, let lock else { return [] }
    let files = lock.entries.map { functions(in: $0.text) }.filter { !$0.isEmpty }
    return candidates.filter { candidate in
      files.contains { $0.intersection(candidate.words).count * 2 >= $0.count }
    }
  }

  /// The names behind the word `func`.
  private func functions(in text: [UInt8]) -> Set<String> {
    let words = words(of: text)
    return Set(zip(words, words.dropFirst()).filter { $0.0 == "func" }.map(\.1))
  }

  private func words(of bytes: [UInt8]) -> [String] {
    bytes.split { !SwiftLexer.isIdentifierBody($0) }.map { String(decoding: $0, as: UTF8.self) }
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
