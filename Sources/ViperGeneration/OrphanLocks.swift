import SwiftReading
import ViperProject
import ViperSpec
import ViperText

/// Locks that their specs have left behind.
extension Pipeline {
  /// The locks whose spec has gone: the files of yours of those modules are nobody's now. They stand in
  /// the way of a run for the whole project, and of one for a spec that may be the one that went.
  ///
  /// Where a spec that has no lock is the one that went, it was moved or renamed without its lock: an
  /// error, since its files of yours would be started anew.
  func orphanLocks(
    of read: ReadProject
  ) throws(DiskError) -> (errors: [Diagnostic], obstacles: [Diagnostic]) {
    let project = read.project
    let expected = Set(project.specs.map { ModuleLock.path(ofSpec: $0.absolutePath) })
    let orphans = try Spellings(expected, disk: disk).others(
      among: project.locks.filter { !expected.contains($0) })
    guard !orphans.isEmpty, options.into == nil else { return ([], []) }
    let locks = Set(project.locks)
    let candidates = read.ownDrafts.filter { draft in
      draft.mayHaveFilesOfYours(project.config.ui)
        && !locks.contains(ModuleLock.path(ofSpec: draft.file.absolutePath))
    }
    var errors: [Diagnostic] = []
    var obstacles: [Diagnostic] = []
    let isAsked = project.isWhole || candidates.contains(where: \.isSelected)
    for path in orphans {
      let stem = String(FilePath.name(of: path).dropLast(Project.lockSuffix.count))
      let moved = candidates.filter { $0.file.name == stem }
      let heirs = moved.isEmpty ? try renamed(candidates, from: path) : moved
      guard let heir = heirs.first, heirs.count == 1 else {
        if isAsked { obstacles.append(.orphanLock(project.display(path), module: stem)) }
        continue
      }
      guard heir.isSelected else { continue }
      errors.append(
        .leftLock(
          project.display(path), spec: heir.file.displayPath,
          newPath: project.display(ModuleLock.path(ofSpec: heir.file.absolutePath)),
          isSure: !moved.isEmpty))
    }
    return (errors, obstacles)
  }

  /// The specs that name at least half of the functions of one file of yours that a lock holds.
  private func renamed(
    _ drafts: [ProjectReader.Draft], from path: String
  ) throws(DiskError) -> [ProjectReader.Draft] {
    guard !drafts.isEmpty,
      case .valid(let lock) = ModuleLock.state(
        of: try disk.read(path), in: FilePath.folder(of: path))
    else { return [] }
    let files = lock.entries.map { functions(in: $0.text) }.filter { !$0.isEmpty }
    return drafts.filter { draft in
      let words = Set(words(of: draft.node.location.source.bytes))
      return files.contains { $0.intersection(words).count * 2 >= $0.count }
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
