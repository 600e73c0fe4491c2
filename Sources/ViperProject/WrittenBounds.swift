extension Disk {
  /// Finds the folder outside of which a project writes nothing: the repository, or the outermost
  /// folder above with a package, an Xcode project or a config, or the folder itself.
  package func bounds(around folder: String) throws(DiskError) -> String {
    let folders = [folder] + FilePath.parents(of: folder)
    for folder in folders {
      for name in FilePath.versionControlNames.sorted()
      where try kind(of: FilePath.join(folder, name)) != nil { return folder }
    }
    // The search lists only folders above.
    var outermost = folder
    for folder in folders where try isMarked(folder) { outermost = folder }
    return outermost
  }

  private func isMarked(_ folder: String) throws(DiskError) -> Bool {
    for name in ["Package.swift", Config.fileName]
    where try kind(of: FilePath.join(folder, name)) != nil { return true }
    return try containsXcodeProject(folder)
  }

  package func containsXcodeProject(_ folder: String) throws(DiskError) -> Bool {
    try readableEntries(of: folder).contains {
      $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace")
    }
  }

  /// Empty for an unreadable folder, such as one above the project.
  package func readableEntries(of folder: String) throws(DiskError) -> [DiskEntry] {
    do throws(DiskError) {
      return try entries(of: folder) ?? []
    } catch {
      guard error.isDenied else { throw error }
      return []
    }
  }
}

/// The real paths of folders. Each folder is looked up once.
package struct RealFolders {
  package typealias Place = (folder: String, real: String)

  private let disk: any Disk
  private var places: [String: Place?] = [:]

  package init(_ disk: any Disk) { self.disk = disk }

  /// Finds the folder, or the nearest existing folder above.
  package mutating func nearest(to folder: String) throws(DiskError) -> Place? {
    if let known = places[folder] { return known }
    let real = try disk.kind(of: folder) == nil ? nil : try disk.realPath(of: folder)
    var place = real.map { (folder: folder, real: $0) }
    if place == nil, let parent = FilePath.parents(of: folder).first {
      place = try nearest(to: parent)
    }
    places[folder] = place
    return place
  }
}
