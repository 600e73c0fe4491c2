import ViperProject
import ViperText

/// Finds the Xcode project that lists the files of a project.
package struct XcodeSearch {
  static let suffix = ".xcodeproj"
  static let textName = "project.pbxproj"

  let disk: any Disk
  let config: Config
  let display: PathDisplay
  package private(set) var diagnostics: [Diagnostic] = []

  package init(disk: any Disk, config: Config, display: PathDisplay) {
    self.disk = disk
    self.config = config
    self.display = display
  }

  /// The absolute path: the config's Xcode project, or the only one in the nearest folder that has
  /// one.
  package mutating func project() throws(DiskError) -> String? {
    if config.xcode?.isOff == true { return nil }
    if let named = config.xcode?.project {
      let isThere = try disk.kind(of: FilePath.join(named.path, Self.textName)) != nil
      if !isThere { diagnostics.append(.noXcodeProject(named.text)) }
      return isThere ? named.path : nil
    }
    for folder in [config.folder] + FilePath.parents(of: config.folder) {
      let found = try Self.projects(in: folder, on: disk)
      if found.count > 1 {
        diagnostics.append(.severalXcodeProjects(found.map { FilePath.name(of: $0) }))
      }
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
      if try isEnd(folder) { break }
    }
    return nil
  }

  /// Whether the folders above belong to another project: this folder is the root of the config, of
  /// a package or of a repository.
  private func isEnd(_ folder: String) throws(DiskError) -> Bool {
    if config.isOutermostRoot, folder == config.outermostFolder { return true }
    for name in ["Package.swift", ".git"] {
      if try disk.kind(of: FilePath.join(folder, name)) != nil { return true }
    }
    return false
  }

  /// The absolute paths of the Xcode projects in a folder.
  package static func projects(in folder: String, on disk: any Disk) throws(DiskError) -> [String] {
    var found: [String] = []
    for entry in try disk.readableEntries(of: folder) where entry.name.hasSuffix(suffix) {
      let path = FilePath.join(folder, entry.name)
      if try disk.kind(of: FilePath.join(path, Self.textName)) != nil { found.append(path) }
    }
    return found
  }
}
