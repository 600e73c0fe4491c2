import SwiftReading
import ViperPipeline
import ViperProject

/// The moves of a rename: the files that viper-gen knows, and all files in folders that belong to
/// the module.
struct MovedFiles {
  private let disk: any Disk
  /// The new names in paths, by old name: the module and its types.
  private let stems: [String: String]
  private let types: Set<String>
  /// The new paths of existing files, by present path.
  private(set) var paths: [String: String] = [:]
  /// Files that aren't moved: symbolic links, hidden files and programs.
  private(set) var left: [String] = []
  private(set) var repositories: [String] = []

  init(from old: String, to new: String, types: [String: String], on disk: any Disk) {
    self.disk = disk
    self.types = Set(types.keys)
    stems = types.merging([old: new]) { type, _ in type }
  }

  mutating func add(_ path: String, to newPath: String) throws(DiskError) {
    if paths[path] == nil, try disk.kind(of: path) == .file { paths[path] = newPath }
  }

  mutating func add(contentsOf folder: String, to newFolder: String) throws(DiskError) {
    var folders = [(folder, newFolder)]
    while let (folder, newFolder) = folders.popLast() {
      for entry in try disk.entries(of: folder) ?? [] {
        let path = FilePath.join(folder, entry.name)
        let newPath = FilePath.join(newFolder, renamed(entry.name))
        if FilePath.versionControlFolder(in: entry.name) != nil { repositories.append(folder) }
        guard FilePath.hiddenName(in: entry.name) == nil, try !disk.isProgram(path) else {
          left.append(path)
          continue
        }
        switch entry.kind {
        case .folder: folders.append((path, newPath))
        case .file: try add(path, to: newPath)
        case .link, .other: left.append(path)
        }
      }
    }
  }

  /// Adds the module's files in a shared folder: those with the name of a type, such as
  /// `FeedView+Layout.swift`, and those that declare or extend a type.
  mutating func add(from shared: String, besides others: Set<String>) throws(DiskError) {
    let needs = NeededFolders(root: shared, config: nil)
    let files = try needs.files(below: [shared], on: disk) { folder, entries in
      folder == shared
        || !others.contains(folder) && !entries.contains { $0.name == Config.fileName }
    }
    for path in files where !Project.SpecFile.isSpec(path) {
      let name = FilePath.name(of: path)
      var isOwn = renamed(name) != name
      if !isOwn, path.hasSuffix(".swift") { isOwn = try declaresType(path) }
      if isOwn { try add(path, to: FilePath.join(FilePath.folder(of: path), renamed(name))) }
    }
  }

  private func declaresType(_ path: String) throws(DiskError) -> Bool {
    guard let text = try disk.read(path), GeneratedMark(reading: text) == nil else { return false }
    let declared = SwiftFile(text)?.types ?? []
    // `extension Shop.FeedView` extends `FeedView` if `Shop` is the target.
    return declared.contains { type in
      type.name.split(separator: ".").contains { types.contains(String($0)) }
    }
  }

  /// Replaces the old name: `FeedView+Layout.swift` → `TimelineView+Layout.swift`
  private func renamed(_ name: String) -> String {
    let end = name.firstIndex { $0 == "." || $0 == "+" } ?? name.endIndex
    return stems[String(name[..<end])].map { $0 + name[end...] } ?? name
  }
}
