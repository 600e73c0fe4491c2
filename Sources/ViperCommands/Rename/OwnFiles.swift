import ViperPipeline
import ViperPlan
import ViperProject
import ViperText

struct OwnFiles {
  private let disk: any Disk
  private let moved: MovedFiles
  private let planned: [String: String]
  /// The files that the build or `generate` creates again.
  private let generated: Set<String>
  /// The contents of files, by present path.
  private(set) var texts: [String: [UInt8]] = [:]
  private var lock: (path: String, lock: ModuleLock)?

  init(
    _ moved: MovedFiles, planned: some Sequence<(PlannedFile, PlannedFile)>, disk: any Disk
  ) throws(DiskError) {
    (self.moved, self.disk) = (moved, disk)
    self.planned = Dictionary(planned.map { ($0.path, $1.path) }) { first, _ in first }
    generated = Set(planned.lazy.filter { $0.0.owner == .generated }.map(\.0.path))
    for path in moved.paths.keys {
      guard let bytes = try disk.read(path) else { continue }
      texts[path] = bytes
      guard path.hasSuffix(Project.lockSuffix) else { continue }
      let bounds = try disk.bounds(around: FilePath.folder(of: path))
      if let lock = ModuleLock(reading: bytes, at: path, within: bounds) {
        self.lock = (path, try lock.settled(on: disk))
      }
    }
  }

  /// Makes the files with new names, by new path. If an owned file has a base, the merge changes
  /// its names.
  func files(_ renaming: Renaming) -> [String: [UInt8]] {
    let entries = lock?.lock.entries ?? []
    let merged = Set(entries.map(\.path))
    // A generated comment may have moved to any file.
    let renaming = entries.reduce(renaming) { $0.of($1.text, isSwift: $1.path.hasSuffix(".swift")) }
    let renamedEndings = [".swift", ".storyboard", ".xib", ".md"]
    var files: [String: [UInt8]] = [:]
    for (path, text) in texts where !generated.contains(path) {
      guard let newPath = moved.paths[path] else { continue }
      if path == lock?.path {
        files[newPath] = movedLock(to: newPath)
      } else if merged.contains(path) || !renamedEndings.contains(where: path.hasSuffix) {
        files[newPath] = text
      } else {
        files[newPath] = renaming.applied(to: text, isSwift: path.hasSuffix(".swift"))
      }
    }
    return files
  }

  private func movedLock(to newPath: String) -> [UInt8]? {
    lock.map { _, lock in
      let entries = lock.entries.map { entry in
        var entry = entry
        entry.path = planned[entry.path] ?? moved.paths[entry.path] ?? entry.path
        return entry
      }
      let generated = Dictionary(
        lock.generated.map { (planned[$0.key] ?? $0.key, $0.value) }
      ) { first, _ in first }
      var movedLock = ModuleLock(names: lock.names, entries: entries, generated: generated)
      movedLock.former = lock.former
      return movedLock.bytes(in: FilePath.folder(of: newPath))
    }
  }

  /// Reports existing files at new paths, and new names that these files already use, because such
  /// a rename can't be undone.
  func obstacles(
    to renaming: Renaming, newName: String, display: PathDisplay
  ) throws(DiskError) -> [Diagnostic] {
    var diagnostics = try takenPaths().map { Diagnostic.takenPath(display($0), module: newName) }
    let names = Set(renaming.names.values).subtracting(renaming.names.keys)
    let taken = Renaming(Dictionary(names.map { ($0, $0 + "_") }) { first, _ in first })
    for (path, text) in texts.sorted(by: { $0.key < $1.key })
    where path.hasSuffix(".swift") && !generated.contains(path) {
      guard let range = taken.mentions(in: text).first?.range else { continue }
      let source = SourceText(path: display(path), bytes: text)
      diagnostics.append(
        .takenType(source.string(in: range), at: source.location(of: range)))
    }
    return diagnostics
  }

  private func takenPaths() throws(DiskError) -> [String] {
    var taken: [String] = []
    let all = Dictionary(grouping: moved.paths.sorted { $0.key < $1.key }, by: \.value)
    for (newPath, paths) in all.sorted(by: { $0.key < $1.key }) {
      let sources = paths.map(\.key)
      var identities: Set<FileIdentity?> = []
      for path in sources { identities.insert(try disk.identity(of: path)) }
      if identities.count > 1 {
        // Files with the same name as a new file prevent the rename.
        let name = FilePath.name(of: newPath)
        taken.append(sources.first { FilePath.name(of: $0) == name } ?? newPath)
      } else if moved.paths[newPath] == nil, try disk.kind(of: newPath) != nil,
        !identities.contains(try disk.identity(of: newPath))
      {
        taken.append(newPath)
      }
    }
    return taken
  }
}
