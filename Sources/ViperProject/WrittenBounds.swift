extension Disk {
  /// The folder outside of which a project writes nothing: of the repository around it, or else the last one
  /// above that has a package, an Xcode project or a config; without any its own.
  package func bounds(around folder: String) throws(DiskError) -> String {
    let folders = [folder] + FilePath.parents(of: folder)
    for folder in folders {
      for name in FilePath.versionControlNames.sorted()
      where try kind(of: FilePath.join(folder, name)) != nil { return folder }
    }
    for folder in folders.reversed() where try isMarked(folder) { return folder }
    return folder
  }

  private func isMarked(_ folder: String) throws(DiskError) -> Bool {
    for name in ["Package.swift", Config.fileName]
    where try kind(of: FilePath.join(folder, name)) != nil { return true }
    let names = (try? entries(of: folder))?.map(\.name) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }
}

/// Where folders really are: each is looked for once.
package struct RealFolders {
  private let disk: any Disk
  private var places: [String: String?] = [:]

  package init(_ disk: any Disk) {
    self.disk = disk
  }

  /// Where a folder really is; if it is not there, the nearest one above.
  package mutating func place(of folder: String) throws(DiskError) -> String? {
    if let known = places[folder] { return known }
    var place = try disk.kind(of: folder) == nil ? nil : try disk.realPath(of: folder)
    if place == nil, let parent = FilePath.parents(of: folder).first {
      place = try self.place(of: parent)
    }
    places[folder] = place
    return place
  }
}
