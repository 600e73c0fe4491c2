import ViperText

/// Decides which folders of a project must be readable.
///
/// Other folders, such as the folder of a database, are left out if they can't be read. A folder is
/// needed if
///
/// - it is the project's root, or outside of it,
/// - the config, a target of the package or an Xcode project in the root names it,
/// - it has a name that `new` or SwiftPM uses, such as `Sources`,
/// - Git tracks a Swift file or a spec in it,
/// - its first folder below the root contains a Swift file, a spec or a lock file,
/// - it is directly in the root, and Git doesn't ignore it.
package struct NeededFolders: Sendable {
  let root: String
  private let named: [String]

  package init(root: String, config: Config?) {
    self.root = root
    let folders = [config?.output, config?.tests, config?.specs].compactMap(\.self)
    named = folders + (config?.sources.map(\.path) ?? [])
  }

  /// Lists a folder; empty if it doesn't exist, nil if it can't be read and isn't needed.
  package func entries(of folder: String, on disk: any Disk) throws(DiskError) -> [DiskEntry]? {
    do throws(DiskError) {
      return try disk.entries(of: folder) ?? []
    } catch {
      guard error.isDenied, try !isNeeded(folder, on: disk) else { throw error }
      return nil
    }
  }

  package func isNeeded(_ folder: String, on disk: any Disk) throws(DiskError) -> Bool {
    guard folder != root, FilePath.isInside(folder, root) else { return true }
    let path = FilePath.relative(folder, to: root)
    let first = String(path.prefix { $0 != "/" })
    if Self.usual.contains(first) { return true }
    let places = named + (try targetFolders(on: disk))
    let isNamed = places.contains { place in
      FilePath.isInside(place, folder)
        || FilePath.isInside(folder, place) && !FilePath.isInside(root, place)
    }
    if isNamed { return true }
    if try isInXcodeProject(first, on: disk) { return true }
    if try isTracked(folder, on: disk) { return true }
    if try isIgnored(folder, on: disk) { return false }
    if path == first { return true }
    return try disk.names(below: FilePath.join(root, first)).found.contains(where: Self.isSource)
  }

  private static let usual: Set = ["Specs", "Sources", "Source", "src", "srcs", "Tests"]

  private func targetFolders(on disk: any Disk) throws(DiskError) -> [String] {
    for package in [root] + FilePath.parents(of: root) {
      guard let bytes = try disk.read(FilePath.join(package, "Package.swift")) else { continue }
      return try PackageManifest(bytes).folders(in: package, on: disk)
    }
    return []
  }

  private func isInXcodeProject(_ name: String, on disk: any Disk) throws(DiskError) -> Bool {
    for entry in try disk.entries(of: root) ?? [] where entry.name.hasSuffix(".xcodeproj") {
      let path = FilePath.join(FilePath.join(root, entry.name), "project.pbxproj")
      guard let bytes = try disk.read(path) else { continue }
      // With or without quotes, as a name or at the start of a path.
      for end in [";", "\";", "/"] {
        for start in ["= ", "= \""] where bytes.contains(start + name + end) { return true }
      }
    }
    return false
  }

  /// Lists the root and the folders around it, up to the repository's folder, if any.
  private func foldersOfRepository(on disk: any Disk) throws(DiskError) -> [String] {
    var folders: [String] = []
    for folder in [root] + FilePath.parents(of: root) {
      folders.append(folder)
      if try disk.kind(of: FilePath.join(folder, ".git")) != nil { return folders }
    }
    return [root]
  }

  /// Whether the index of the repository contains a source below the folder. The search also finds
  /// paths that end with this path, because it compares bytes.
  private func isTracked(_ folder: String, on disk: any Disk) throws(DiskError) -> Bool {
    let repository = try foldersOfRepository(on: disk).last ?? root
    let index: [UInt8]?
    do throws(DiskError) {
      index = try disk.read(FilePath.join(repository, ".git/index"))
    } catch {
      return error.isDenied
    }
    guard var rest = index?[...] else { return false }
    let start = Array((FilePath.relative(folder, to: repository) + "/").utf8)
    while let place = rest.firstRange(of: start) {
      let path = rest[place.lowerBound...].prefix { $0 != 0 }
      if Self.isSource(String(decoding: path, as: UTF8.self)) { return true }
      rest = rest[place.upperBound...]
    }
    return false
  }

  /// Whether a `.gitignore` contains the name or path of the folder, or of a folder around it.
  /// Patterns with wildcards aren't applied.
  private func isIgnored(_ folder: String, on disk: any Disk) throws(DiskError) -> Bool {
    for place in try foldersOfRepository(on: disk) {
      guard let bytes = try disk.read(FilePath.join(place, ".gitignore")) else { continue }
      let path = FilePath.relative(folder, to: place) + "/"
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let pattern = line.hasSuffix("/") ? line.dropLast() : line
        let isPath = pattern.contains("/")
        if isPath
          ? path.hasPrefix(pattern.drop { $0 == "/" } + "/")
          : path.split(separator: "/").contains(pattern)
        {
          return true
        }
      }
    }
    return false
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(Project.lockSuffix) || Project.SpecFile.isSpec(path)
  }
}

extension Disk {
  package func names(below folder: String) throws(DiskError) -> (found: [String], isWhole: Bool) {
    var found: [String] = []
    var isWhole = true
    var folders = [folder]
    while let folder = folders.popLast() {
      let entries: [DiskEntry]
      do throws(DiskError) {
        entries = try self.entries(of: folder) ?? []
      } catch {
        guard error.isDenied else { throw error }
        isWhole = false
        continue
      }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        if entry.kind == .folder {
          folders.append(FilePath.join(folder, entry.name))
        } else {
          found.append(entry.name)
        }
      }
    }
    return (found, isWhole)
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}

extension Diagnostic {
  /// Whether there may be files that this run can't see, which could make other diagnostics wrong.
  package var hidesFiles: Bool { id == "unreadable-folder" || isOfOtherVersion }

  /// Whether another version of viper-gen has to read the project.
  package var isOfOtherVersion: Bool { id == "conflicting-version" }

  static func deniedFolder(_ path: String, _ error: DiskError) -> Self {
    Diagnostic(
      id: "unreadable-folder", "the folder '\(path)' can't be read: \(error.plainReason)",
      help:
        "allow viper-gen to read the folder; if it has no specs and no Swift files, add it to .gitignore"
    )
  }
}
