import ViperPipeline
import ViperProject

/// Turns changes on the renamed project into changes of the real disk.
extension ModuleRename {
  func finished(
    _ renamed: Renamed, types: TakenTypes, own: OwnFiles
  ) throws(DiskError) -> ChangeSet {
    var outcome = try outcome(of: renamed)
    guard !outcome.diagnostics.hasErrors else {
      outcome.changes = []
      return outcome
    }
    let made = Dictionary(outcome.changes.filter(\.isPending).map { ($0.path, $0) }) { $1 }
    let moved = renamed.moved?.paths ?? [:]
    let sources = Dictionary(moved.map { ($1, $0) }) { first, _ in first }
    let taken = try types.ofTarget(project, into: nil, on: disk)
    guard taken.isEmpty else { return ChangeSet(diagnostics: taken) }
    outcome.changes = []
    outcome.root = project.root
    for path in Set(made.keys).union(renamed.files.keys).union(moved.keys).sorted() {
      let (status, purpose) = (made[path]?.status, made[path]?.purpose)
      let text = made[path].map(\.new) ?? renamed.files[path]
      let change = try change(
        at: path, for: purpose ?? .init(ofFileAt: path), to: text, from: sources[path],
        status: status, own: own)
      if var change {
        change.versions = made[path]?.versions
        outcome.changes.append(change)
      }
    }
    // On a disk that ignores case, the moved file is the existing file.
    let respelled = Set(outcome.changes.compactMap(\.formerPath))
    outcome.changes.removeAll { $0.status == .remove && respelled.contains($0.path) }
    outcome.diagnostics += (renamed.moved?.left ?? []).sorted().map {
      .leftLink(project.display($0))
    }
    return try outcome.completed(for: project, on: disk)
  }

  private func change(
    at path: String, for purpose: PathGate.Purpose, to text: [UInt8]?, from source: String?,
    status: Change.Status?, own: OwnFiles
  ) throws(DiskError) -> Change? {
    let old = try disk.kind(of: path) == nil ? nil : disk.read(path)
    guard let text else {
      return old.map { Change(for: purpose, status: .remove, path: path, old: $0) }
    }
    let new = source.flatMap { own.texts[$0] }.map { text.withLineEndings(of: $0) } ?? text
    guard let source, source != path else {
      guard new != old else { return nil }
      let status = old == nil ? .create : status == .create ? .update : status ?? .update
      return Change(for: purpose, status: status, path: path, old: old, new: new)
    }
    var change = Change(
      for: purpose, status: old == nil ? .create : .update, path: path, old: old, new: new)
    change.modelPath = source
    if old != nil, try disk.identity(of: source) == disk.identity(of: path) {
      change.formerPath = source
      change.modelPath = nil
    }
    return change
  }
}

extension [UInt8] {
  /// Applies the line endings of another text, line by line. If the number of lines differs, all
  /// lines get `\r\n` if the other text has only `\r\n`.
  fileprivate func withLineEndings(of other: [UInt8]) -> [UInt8] {
    let lineFeed = UInt8(ascii: "\n")
    let others = other.split(separator: lineFeed, omittingEmptySubsequences: false)
      .dropLast().map { $0.last == 0x0D }
    let lines = split(separator: lineFeed, omittingEmptySubsequences: false)
    guard let last = lines.last, !others.isEmpty else { return self }
    guard lines.count == others.count + 1 else {
      guard others.allSatisfy(\.self), !contains(0x0D) else { return self }
      return flatMap { $0 == lineFeed ? [0x0D, $0] : [$0] }
    }
    var output: [UInt8] = []
    output.reserveCapacity(count + others.count)
    for (line, hasReturn) in zip(lines, others) {
      output += line.last == 0x0D ? line.dropLast() : line
      output += hasReturn ? [0x0D, lineFeed] : [lineFeed]
    }
    return output + last
  }
}
