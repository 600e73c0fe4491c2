import ViperSpec
import ViperText

/// Locks that their specs have left behind.
extension Generator {
  /// The locks whose spec has gone: the files of yours of those modules are nobody's now.
  ///
  /// Where a spec that has no lock is the one that went, it was moved or renamed without its lock: an
  /// error, since its files of yours would be started anew.
  func orphanLocks(
    of project: Project, among drafts: [ProjectReader.Draft], into mistakes: inout [Diagnostic]
  ) throws(DiskError) -> [Diagnostic] {
    let expected = Set(project.specs.map { ModuleLock.path(ofSpec: $0.absolutePath) })
    let orphans = project.locks.filter { !expected.contains($0) }
    guard !orphans.isEmpty, options.into == nil else { return [] }
    let locks = Set(project.locks)
    let candidates = drafts.filter { draft in
      !draft.spec.yours.isEmpty
        && !locks.contains(ModuleLock.path(ofSpec: draft.file.absolutePath))
    }
    var findings: [Diagnostic] = []
    for path in orphans {
      let stem = String(FilePath.name(of: path).dropLast(ModuleLock.suffix.count))
      let moved = candidates.filter { $0.file.name == stem }
      let heirs = moved.isEmpty ? try renamed(candidates, from: path) : moved
      guard let heir = heirs.first, heirs.count == 1 else {
        findings.append(.orphanLock(project.display(path), module: stem))
        continue
      }
      guard heir.isSelected else { continue }
      mistakes.append(
        .leftLock(
          project.display(path), spec: heir.file.displayPath,
          newPath: project.display(ModuleLock.path(ofSpec: heir.file.absolutePath)),
          isSure: !moved.isEmpty))
    }
    return findings
  }

  /// The specs that say mostly what a lock remembers.
  private func renamed(
    _ drafts: [ProjectReader.Draft], from path: String
  ) throws(DiskError) -> [ProjectReader.Draft] {
    guard !drafts.isEmpty, let bytes = try disk.read(path),
      case .valid(let lock) = ModuleLock.state(
        of: SourceText(path: path, bytes: bytes), in: FilePath.folder(of: path))
    else { return [] }
    let old = lock.spec.tellingMembers
    return drafts.filter { draft in
      let new = draft.node.tellingMembers
      let common = old.filter { new[$0.key] == $0.value }
      return !common.isEmpty && common.count * 2 >= max(old.count, new.count)
    }
  }
}

extension JSONNode {
  /// The members of a spec that tell it from others, in canonical form.
  fileprivate var tellingMembers: [String: String] {
    guard case .object(let members) = value else { return [:] }
    let common: Set = ["$schema", "access", "imports", "pack", "root", "ui", "yours"]
    return Dictionary(
      members.filter { !common.contains($0.key.string) }
        .map { ($0.key.string, $0.value.canonicalText()) },
      uniquingKeysWith: { first, _ in first })
  }
}
