import SwiftMerge
import ViperPipeline
import ViperPlan
import ViperProject
import ViperText

/// A Swift file that isn't generated.
package struct OwnFile {
  package let path: String
  /// The file on the disk, or the result of an earlier merge of this run.
  package let whole: [UInt8]
  /// The contents without a byte order mark, with the new names of the module's types.
  package var text: [UInt8]
  var names: Set<String> = []

  var mark: [UInt8] { whole.byteOrderMark }

  fileprivate func renamed(_ renaming: Renaming?) -> Self {
    guard let renaming, !renaming.isEmpty else { return self }
    var source = self
    source.text = renaming.applied(to: text)
    source.names = SwiftOutline(source.text, openingAllConditionsBut: [])?.qualifiedNames ?? []
    return source
  }
}

/// The Swift files in a module's folders that are not generated. They are read only if an owned
/// file lacks something, because they may contain its code.
package final class ModuleSources {
  private let disk: any Disk
  private let needs: NeededFolders
  package let folders: [String]
  /// The absolute paths of owned files outside of these folders.
  package let others: [String]
  private let testFolders: [String]
  /// The folders of several modules. Nil if shared folders count as the module's own.
  private let shared: SharedSources?
  private var sources: [OwnFile]?
  private var known: [String]?
  /// The files of shared folders that were read. Nil if a file isn't a source.
  private var found: [String: OwnFile?] = [:]
  /// Files with conflict markers, whose contents are unknown.
  private(set) var marked: [(path: String, text: [UInt8])] = []
  /// Files that aren't valid Swift.
  private(set) var unread: [(path: String, text: [UInt8])] = []
  /// Unreadable files that may contain a declaration that viper-gen looked for, by path.
  private(set) var suspects: [String: [UInt8]] = [:]

  package init(
    disk: any Disk, needs: NeededFolders, folders: [String], others: [String] = [],
    testFolders: [String] = [], shared: SharedSources? = nil
  ) {
    (self.disk, self.needs, self.shared) = (disk, needs, shared)
    (self.folders, self.others, self.testFolders) = (folders, others, testFolders)
  }

  package convenience init(
    disk: any Disk, needs: NeededFolders, of files: [PlannedFile], shared: SharedSources? = nil
  ) {
    var folders: [String] = []
    for file in files where !folders.contains(file.folder) { folders.append(file.folder) }
    let others = files.filter { file in
      file.owner == .yours && !folders.contains { FilePath.isInside(file.path, $0) }
    }
    self.init(
      disk: disk, needs: needs, folders: folders, others: Set(others.map(\.path)).sorted(),
      testFolders: folders.filter { folder in
        !files.contains { $0.kind == .module && $0.folder == folder }
      }, shared: shared)
  }

  func isTest(_ path: String) -> Bool { testFolders.contains { FilePath.isInside(path, $0) } }

  /// Finds the files that contain a declaration of `base` or `theirs` that `ours` lacks. The
  /// developer moved this declaration, or wrote it before the spec asked for it. `base` and `ours`
  /// already have the new names.
  func holding(
    _ base: [UInt8], now theirs: [UInt8]? = nil, lackedBy ours: [UInt8]?, at path: String,
    renaming: Renaming?
  ) throws(DiskError) -> [OwnFile] {
    guard path.hasSuffix(".swift"), let base = SwiftOutline(base) else { return [] }
    var lacking = base.qualifiedNames
    if let theirs { lacking.formUnion(SwiftOutline(theirs)?.qualifiedNames ?? []) }
    if let ours {
      guard let outline = SwiftOutline(ours, openingAllConditionsBut: []) else { return [] }
      lacking.subtract(outline.qualifiedNames)
    }
    return try holding(lacking, besides: path, renaming: renaming)
  }

  private func holding(
    _ names: Set<String>, besides path: String, renaming: Renaming?
  ) throws(DiskError) -> [OwnFile] {
    guard !names.isEmpty else { return [] }
    let found = try all(mayHold: names, renaming: renaming).map { $0.renamed(renaming) }
      .filter { $0.path != path && !$0.names.isDisjoint(with: names) }
    for file in unread where file.path != path && suspects[file.path] == nil {
      let text = renaming?.applied(to: file.text) ?? file.text
      if SwiftMerge.mayHold(text, someOf: names) { suspects[file.path] = file.text }
    }
    return found
  }

  func all(before new: [UInt8], at path: String) throws(DiskError) -> [OwnFile] {
    let isAlone = try paths().allSatisfy { $0 == path }
    if isAlone, shared?.folders.isDisjoint(with: folders) != false { return [] }
    let names = SwiftOutline(new)?.qualifiedNames ?? []
    _ = try holding(names, besides: path, renaming: nil)
    return try all(mayHold: names, renaming: nil).filter { $0.path != path }
  }

  private func all(mayHold names: Set<String>, renaming: Renaming?) throws(DiskError) -> [OwnFile] {
    let former = Dictionary(grouping: renaming?.names ?? [:], by: \.value)
      .mapValues { $0.map(\.key) }
    return try all { $0.paths(mayHold: names, former: former) }
  }

  /// Reads all files in the module's own folders, and files of shared folders that name some of
  /// these types.
  func all(naming types: Set<String>) throws(DiskError) -> [OwnFile] {
    try all { index in Set(types.flatMap(index.paths(with:))) }
  }

  private func all(and search: (WordIndex) -> Set<String>) throws(DiskError) -> [OwnFile] {
    var sources = try all()
    var paths: Set<String> = []
    for folder in folders {
      guard let shared, shared.folders.contains(folder) else { continue }
      paths.formUnion(search(try shared.index(of: folder)))
    }
    guard !paths.isEmpty else { return sources }
    paths.subtract(sources.map(\.path))
    for path in paths.sorted() {
      if found[path] == nil { found[path] = .some(try source(at: path)) }
      if case .some(let source?) = found[path] { sources.append(source) }
    }
    return sources.sorted { $0.path < $1.path }
  }

  /// Reads all files of the module's own folders, sorted by path.
  package func all() throws(DiskError) -> [OwnFile] {
    if let sources { return sources }
    var found: [OwnFile] = []
    for path in try paths() {
      if let source = try source(at: path) { found.append(source) }
    }
    sources = found
    return found
  }

  package func paths() throws(DiskError) -> [String] {
    if let known { return known }
    let own = folders.filter { shared?.folders.contains($0) != true }
    // A config is in a nested project.
    var found = try needs.files(below: own, on: disk) { folder, entries in
      folders.contains(folder) || !entries.contains { $0.name == Config.fileName }
    }.filter { $0.hasSuffix(".swift") }
    for path in others where try disk.kind(of: path) == .file && path.hasSuffix(".swift") {
      found.append(path)
    }
    found.sort()
    known = found
    return found
  }

  /// Reads a source file. Nil if the file is missing, is generated, has conflict markers or isn't
  /// valid Swift.
  private func source(at path: String) throws(DiskError) -> OwnFile? {
    guard let whole = try disk.read(path), GeneratedMark(reading: whole) == nil else { return nil }
    let text = whole.withoutByteOrderMark
    guard ConflictMarkers.find(in: text).isEmpty else {
      marked.append((path, text))
      return nil
    }
    guard let outline = SwiftOutline(text, openingAllConditionsBut: []) else {
      unread.append((path, text))
      return nil
    }
    return OwnFile(path: path, whole: whole, text: text, names: outline.qualifiedNames)
  }
}
