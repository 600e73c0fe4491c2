import ViperPack
import ViperProject
import ViperText

/// The last generated version of a module. It contains the text of each owned file, which is the
/// base of the next merge, and a checksum of each block in generated files.
///
/// The lock file is next to the spec, as `TripList.viper.lock`. Each line of a base and each block
/// of a generated file is one line, so Git merges the lock file if it merges the files themselves.
/// The page *Lock files* describes the format:
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
/// A lock file has two versions between conflict markers while a run writes, and after a merge with
/// conflicts in Git.
package struct ModuleLock: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var path: String
    package let template: String
    package var text: [UInt8]
    /// The hashes of merged files, by absolute path. Only the new version of a run that writes has
    /// hashes.
    package var results: [String: ByteHash] = [:]
    /// The new version, if a run was interrupted after writing only some of the files with this
    /// code.
    package var interrupted: [UInt8]?
    /// The names in this version, if they differ from the lock file's names.
    package var names: TypeNames?

    package init(path: String, template: String, text: [UInt8]) {
      (self.path, self.template, self.text) = (path, template, text)
    }
  }

  package let names: TypeNames
  /// The names before renames, oldest first. A branch that Git merges later may still use them.
  package var former: [TypeNames] = []
  /// The owned files, sorted by path.
  package var entries: [Entry]
  /// The checksums of the blocks of each generated file, by its absolute path.
  package var generated: [String: [UInt64]]
  /// The owned files of the new version, if the run that writes this version hasn't ended.
  package var unfinished: [Entry]?
  /// Whether the lock file has the versions of two branches.
  private var isOfBranches = false

  package static let empty = ModuleLock(names: TypeNames(module: "", types: [:]), entries: [])

  package init(names: TypeNames, entries: [Entry], generated: [String: [UInt64]] = [:]) {
    self.names = names
    self.entries = entries.sorted { $0.path < $1.path }
    self.generated = generated
  }

  package var isEmpty: Bool { entries.isEmpty && generated.isEmpty }

  /// All blocks of generated files in the lock file. If a file is owned in one version and
  /// generated in another, its owned text counts, too, because Git may have merged both.
  package var blocks: KnownBlocks {
    let both = (entries + (unfinished ?? [])).filter { generated[$0.path] != nil }
    return both.reduce(KnownBlocks(generated.values.joined(), ofBranches: isOfBranches)) {
      $0.union(KnownBlocks(of: $1.text))
    }
  }

  package var paths: Set<String> {
    Set(entries.map(\.path) + (unfinished ?? []).flatMap { [$0.path] + $0.results.keys })
      .union(generated.keys)
  }

  package static func path(ofSpec path: String) -> String {
    String(path.dropLast(Project.SpecFile.suffix.count)) + Project.lockSuffix
  }

  /// Builds the path of a lock file that isn't beside a spec.
  ///
  /// - Parameter isHidden: true with `--into`.
  package static func path(of module: String, in folder: String, isHidden: Bool) -> String {
    FilePath.join(folder, (isHidden ? "." : "") + module + Project.lockSuffix)
  }

  /// Whether the bytes of a damaged lock file may have the base of an owned file.
  package static func mayContainBases(_ bytes: [UInt8]) -> Bool {
    let lines = TextLines(bytes)
    return (0..<lines.count).contains { line in
      let content = bytes[lines.content(line)]
      return content.first == Word.line || content.starts(with: Word.file.utf8)
    }
  }

  /// Nil if the file isn't exactly as viper-gen writes it, or contains a path that viper-gen never
  /// writes to, which may come with a cloned repository. If the lock file has two versions, the
  /// blocks of both count. For an owned file, the first version with this file counts, because Git
  /// has merged the other side's changes into the file.
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

  package static func isPossible(_ path: String, within bounds: String) -> Bool {
    let below = FilePath.relative(path, to: bounds)
    return FilePath.normal(path) == path && FilePath.isInside(path, bounds)
      && FilePath.versionControlFolder(in: below) == nil
      && !Diagnostic.isReadByTools(FilePath.name(of: path))
      && FilePath.hiddenName(in: FilePath.name(of: path)) == nil
  }

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

  private var asUnfinished: ModuleLock {
    var lock = self
    (lock.entries, lock.unfinished) = ([], entries)
    return lock
  }

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

  /// Chooses a version for each owned file after an interrupted run. A file with the merged
  /// contents has the new version, and other files have the old version.
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
  fileprivate func countWritten(on disk: any Disk) throws(DiskError) -> Int {
    var count = 0
    for (path, hash) in results where try disk.kind(of: path) == .file {
      if try disk.read(path).map({ ByteHash($0) }) == hash { count += 1 }
    }
    return count
  }
}

/// The names of a module and its types.
package struct TypeNames: Hashable, Sendable {
  package let module: String
  /// The type names, by the pack's key: `role view`, `contract viewOutput`, `output`, `namespace`.
  package let types: [String: String]

  package init(module: String, types: [String: String]) {
    self.module = module
    self.types = types
  }

  /// - Parameter names: without the names of components that the module shares with another module.
  package init(module: String, _ names: ModuleNames?) {
    var types: [String: String] = [:]
    types["output"] = names?.output
    types["dependencies"] = names?.dependencies
    types["namespace"] = names?.namespace
    for (key, name) in names?.roles ?? [:] { types["role " + key] = name }
    for (key, name) in names?.contracts ?? [:] { types["contract " + key] = name }
    self.init(module: module, types: types)
  }
}
