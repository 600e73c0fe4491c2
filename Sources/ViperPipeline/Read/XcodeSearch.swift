import SwiftReading
import ViperProject
import ViperText

/// Finds the Xcode project that contains the files of a project.
package struct XcodeSearch {
  static let suffix = ".xcodeproj"
  static let textName = "project.pbxproj"

  let disk: any Disk
  let config: Config
  let display: PathDisplay
  package private(set) var diagnostics: [Diagnostic] = []
  private var known: [String: [[String]]] = [:]
  private var listings: [String: [DiskEntry]] = [:]

  package init(disk: any Disk, config: Config, display: PathDisplay) {
    (self.disk, self.config, self.display) = (disk, config, display)
  }

  /// Finds the absolute path of the config's Xcode project, or of the only Xcode project in the
  /// nearest folder with Xcode projects.
  package mutating func project() throws(DiskError) -> String? {
    guard let nearest = try projects(around: config.folder).first else { return nil }
    return only(nearest)
  }

  /// Lists folders on all cores before they are searched.
  package mutating func list(_ folders: [String]) throws(DiskError) {
    guard config.xcode?.isOff != true, config.xcode?.project == nil else { return }
    let found = try concurrentMap(folders) { [disk] folder throws(DiskError) in
      try disk.readableEntries(of: folder)
    }
    for (folder, entries) in zip(folders, found) { listings[folder] = entries }
  }

  package mutating func only(_ found: [String]) -> String? {
    if found.count > 1 {
      diagnostics.append(.severalXcodeProjects(found.map { FilePath.name(of: $0) }))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Finds the absolute path of the config's Xcode project, or of all Xcode projects in a folder
  /// and in the folders above it, the nearest folder first.
  package mutating func projects(around folder: String) throws(DiskError) -> [[String]] {
    if config.xcode?.isOff == true { return [] }
    let place = config.xcode?.project == nil ? folder : config.folder
    if let known = known[place] { return known }
    var all: [[String]]
    if let named = config.xcode?.project {
      let isThere = try disk.kind(of: FilePath.join(named.path, Self.textName)) != nil
      if !isThere { diagnostics.append(.noXcodeProject(named.text)) }
      all = isThere ? [[named.path]] : []
    } else {
      let entries =
        if let known = listings[folder] { known } else { try disk.readableEntries(of: folder) }
      let found = try Self.projects(among: entries, in: folder, on: disk)
      let above = FilePath.folder(of: folder)
      all = found.isEmpty ? [] : [found]
      if above != folder, !above.isEmpty, !isEnd(folder, entries) {
        all += try projects(around: above)
      }
    }
    known[place] = all
    return all
  }

  /// Whether the folders above belong to another project, because this folder is the root of the
  /// config, of a package or of a repository.
  private func isEnd(_ folder: String, _ entries: [DiskEntry]) -> Bool {
    config.isOutermostRoot && folder == config.outermostFolder
      || entries.contains { ["Package.swift", ".git"].contains($0.name) }
  }

  package static func projects(
    among entries: [DiskEntry], in folder: String, on disk: any Disk
  ) throws(DiskError) -> [String] {
    var found: [String] = []
    for entry in entries where entry.name.hasSuffix(suffix) {
      let path = FilePath.join(folder, entry.name)
      if try disk.kind(of: FilePath.join(path, Self.textName)) != nil { found.append(path) }
    }
    return found
  }
}

extension [UInt8] {
  /// Finds the values of a build setting in the text of an Xcode project: each `NAME = VALUE;`.
  func values(of setting: String) -> Set<String> {
    var values: Set<String> = []
    let name = Array(setting.utf8)
    var rest = self[...]
    while let place = rest.firstRange(of: name) {
      let isWord = place.lowerBound == 0 || !SwiftLexer.isIdentifierBody(self[place.lowerBound - 1])
      rest = rest[place.upperBound...]
      let value = rest.drop { $0 <= 0x20 }
      guard isWord, value.first == UInt8(ascii: "=") else { continue }
      let word = value.dropFirst().prefix { $0 != UInt8(ascii: ";") }
        .filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") }
      values.insert(String(decoding: word, as: UTF8.self))
    }
    return values
  }
}
