import ViperProject
import ViperText

/// The last generated version of a module: for each file that the developer owns its text, which is the base of the
/// next merge, and for each generated file a checksum of each block.
///
/// The lock file is next to the spec, as `TripList.viper.lock`. Each line of a base and each block of a generated file
/// is one line, so Git merges the lock file wherever it merges the files themselves. The page *Lock files* describes
/// the format:
///
/// ```text
/// # The last generated version of this module. …
/// format 4
/// module TripList
/// name role view: TripListView
/// generated TripListContracts.swift
/// :k3fzaq2b
/// file TripListView.swift
/// template View.swift
/// | import UIKit
/// |
/// ```
///
/// While a run writes, and after Git has found conflicts in it, a lock file has two versions between conflict markers.
package struct ModuleLock: Hashable, Sendable {
  /// A file that the developer owns, as it was generated last.
  package struct Entry: Hashable, Sendable {
    /// Absolute.
    package var path: String
    /// The name of its template.
    package let template: String
    package var text: [UInt8]
    /// In the new version of a run that writes: the hashes of merged files, by absolute path.
    package var results: [String: ByteHash] = [:]
    /// The new version of a run that was interrupted after it had written some of the files that have this code.
    package var interrupted: [UInt8]?
    /// The names of the version that it is from, if those are not the lock file's.
    package var names: TypeNames?

    package init(path: String, template: String, text: [UInt8]) {
      (self.path, self.template, self.text) = (path, template, text)
    }
  }

  /// The names of the module and its types.
  package let names: TypeNames
  /// The names before renames, oldest first. A branch that Git merges later may still use them.
  package var former: [TypeNames] = []
  /// The files that the developer owns, by path.
  package var entries: [Entry]
  /// The checksums of the blocks of each generated file, by its absolute path.
  package var generated: [String: [UInt64]]
  /// The files that the developer owns in the new version, if the run that writes it has not ended.
  package var unfinished: [Entry]?
  /// Whether it has the versions of two branches.
  private var isOfBranches = false

  /// A module without files.
  package static let empty = ModuleLock(names: TypeNames(module: "", types: [:]), entries: [])

  package init(names: TypeNames, entries: [Entry], generated: [String: [UInt64]] = [:]) {
    self.names = names
    self.entries = entries.sorted { $0.path < $1.path }
    self.generated = generated
  }

  package var isEmpty: Bool { entries.isEmpty && generated.isEmpty && unfinished == nil }

  /// All blocks of generated files that viper-gen is known to have written. If a file is owned in one version and
  /// generated in another, Git may have merged the two.
  package var blocks: KnownBlocks {
    let both = (entries + (unfinished ?? [])).filter { generated[$0.path] != nil }
    return both.reduce(KnownBlocks(generated.values.joined(), ofBranches: isOfBranches)) {
      $0.union(KnownBlocks(of: $1.text))
    }
  }

  /// The absolute paths of all files that it knows.
  package var paths: Set<String> {
    Set(entries.map(\.path) + (unfinished ?? []).flatMap { [$0.path] + $0.results.keys })
      .union(generated.keys)
  }

  /// `…/TripList.viper.json` → `…/TripList.viper.lock`
  package static func path(ofSpec path: String) -> String {
    String(path.dropLast(Project.SpecFile.suffix.count)) + Project.lockSuffix
  }

  /// The lock file of files that belong to the whole project.
  ///
  /// - Parameter isHidden: whether the lock file has no spec.
  package static func path(of module: String, in folder: String, isHidden: Bool) -> String {
    FilePath.join(folder, (isHidden ? "." : "") + module + Project.lockSuffix)
  }

  /// Whether the bytes of a damaged lock file may have the base of a file that the developer owns.
  package static func mayContainBases(_ bytes: [UInt8]) -> Bool {
    let lines = TextLines(bytes)
    return (0..<lines.count).contains { line in
      let content = bytes[lines.content(line)]
      return content.first == Word.line || content.starts(with: Word.file.utf8)
    }
  }

  // MARK: - Versions

  /// Nil if the lock file is damaged: it isn't exactly in the form that viper-gen writes, or it
  /// contains a path that viper-gen never writes to, because it may come with a cloned repository.
  ///
  /// If it has two versions, the blocks of both count. For an owned file, the first version with
  /// this file counts, because Git has merged the other side's changes into the file.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the lock file.
  ///   - bounds: the absolute folder that contains everything the project may write.
  package init?(reading bytes: [UInt8], at path: String, within bounds: String) {
    let isRunning = Self.isUnfinished(bytes)
    let sides = ConflictMarkers.sides(of: bytes).map { [$0.ours, $0.theirs] } ?? [bytes]
    let valid = sides.enumerated().compactMap { side, bytes -> ModuleLock? in
      let lock = Self.read(bytes, in: FilePath.folder(of: path))
      return side == 1 && isRunning ? lock?.asUnfinished : lock
    }.filter { $0.paths.allSatisfy { Self.isPossible($0, within: bounds) } }
    guard let first = valid.first else { return nil }
    self = valid.dropFirst().reduce(first) { $0.adding($1) }
  }

  /// Whether viper-gen may have written a file at an absolute path.
  package static func isPossible(_ path: String, within bounds: String) -> Bool {
    let below = FilePath.relative(path, to: bounds)
    return FilePath.normal(path) == path && FilePath.isInside(path, bounds)
      && FilePath.versionControlFolder(in: below) == nil
      && !Diagnostic.isReadByTools(FilePath.name(of: path))
      && FilePath.hiddenName(in: FilePath.name(of: path)) == nil
  }

  /// The first path in a lock file that viper-gen never writes to.
  package static func impossiblePath(
    in bytes: [UInt8], of folder: String, within bounds: String
  ) -> Range<Int>? {
    let lines = TextLines(bytes)
    for line in (0..<lines.count).map(lines.content) {
      for word in [Word.generated, Word.file] where bytes[line].starts(with: word.utf8) {
        let range = line.lowerBound + word.utf8.count..<line.upperBound
        let path = FilePath.absolute(String(decoding: bytes[range], as: UTF8.self), in: folder)
        if !isPossible(path, within: bounds) { return range }
      }
    }
    return nil
  }

  /// The version that a run writes.
  private var asUnfinished: ModuleLock {
    var lock = self
    (lock.entries, lock.unfinished) = ([], entries)
    return lock
  }

  /// The lock with another version of the module.
  private func adding(_ other: ModuleLock) -> ModuleLock {
    var lock = self
    lock.isOfBranches = other.unfinished == nil
    lock.former += other.former.filter { !former.contains($0) }
    for (path, blocks) in other.generated {
      let known = Set(generated[path] ?? [])
      lock.generated[path, default: []] += blocks.filter { !known.contains($0) }
    }
    let known = Set(entries.map(\.path))
    let named = { (entry: Entry) -> Entry in
      var entry = entry
      if other.names != names { entry.names = other.names }
      return entry
    }
    lock.entries += other.entries.filter { !known.contains($0.path) }.map(named)
    lock.entries.sort { $0.path < $1.path }
    if let unfinished = other.unfinished { lock.unfinished = unfinished.map(named) }
    return lock
  }

  /// The lock file after an interrupted run. A file with the merged contents has the new version,
  /// and other files have the old one.
  package func settled(on disk: any Disk) throws(DiskError) -> ModuleLock {
    guard let unfinished else { return self }
    var lock = self
    lock.unfinished = nil
    let next = Set(unfinished.map(\.path))
    for entry in entries where !next.contains(entry.path) {
      // The run has removed the file.
      if try disk.kind(of: entry.path) == nil { lock.entries.removeAll { $0.path == entry.path } }
    }
    for var entry in unfinished {
      let written = try entry.countWritten(on: disk)
      guard written > 0 else { continue }
      guard written == entry.results.count else {
        let old = lock.entries.firstIndex { $0.path == entry.path && entry.names == nil }
        if let old { lock.entries[old].interrupted = entry.text }
        continue
      }
      entry.results = [:]
      lock.entries.removeAll { $0.path == entry.path }
      lock.entries.append(entry)
    }
    lock.entries.sort { $0.path < $1.path }
    return lock
  }
}

extension ModuleLock.Entry {
  /// The number of files with the merged contents.
  fileprivate func countWritten(on disk: any Disk) throws(DiskError) -> Int {
    var count = 0
    for (path, hash) in results where try disk.kind(of: path) == .file {
      if try disk.read(path).map({ ByteHash($0) }) == hash { count += 1 }
    }
    return count
  }
}
