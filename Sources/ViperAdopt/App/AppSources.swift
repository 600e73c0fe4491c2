import ViperProject

/// Finds the Swift files of an app in a folder.
package struct AppSources {
  let disk: any Disk
  package private(set) var paths: [String] = []
  /// The absolute paths of Objective-C files named like a presenter.
  package private(set) var foreign: [String] = []
  /// The absolute paths of folders with an Xcode project, or with a file that generates an Xcode
  /// project, such as `project.yml`.
  package private(set) var projects: Set<String> = []
  package private(set) var specs: [String: String] = [:]

  package init(disk: any Disk) { self.disk = disk }

  /// The names of folders with third-party code, generated code or mocks.
  private static let foreignFolders: Set = [
    "Pods", "Carthage", "DerivedData", "Build", "build", "vendor", "Vendor", "node_modules",
    "fastlane", "Generated", "generated", "Mocks",
  ]

  private static let projectFiles: Set = ["Project.swift", "project.yml", "project.yaml"]

  private static let foreignEndings = [".generated", "Tests", "Test", "Mock", "Mocks"]

  package mutating func add(_ root: String) throws(DiskError) {
    if try disk.kind(of: root) == .file { return add(file: root) }
    let needs = NeededFolders(root: root, config: nil)
    var folders = [root]
    while let folder = folders.popLast() {
      let entries = try needs.entries(of: folder, on: disk)
      let names = Set(entries?.map(\.name) ?? [])
      for entry in entries ?? [] where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .folder {
          if entry.name.hasSuffix(".xcodeproj") { projects.insert(folder) }
          if isOwn(entry.name, beside: names) { folders.append(path) }
        } else if entry.kind == .file {
          if Self.projectFiles.contains(entry.name) { projects.insert(folder) }
          add(file: path)
        }
      }
    }
    paths = Set(paths).sorted()
    foreign.sort()
  }

  private mutating func add(file path: String) {
    let name = FilePath.name(of: path)
    if name.hasSuffix(".swift") {
      let stem = name.dropLast(".swift".count)
      if !Self.foreignEndings.contains(where: stem.hasSuffix), stem != "Package" {
        paths.append(path)
      }
    } else if name.hasSuffix("Presenter.m") {
      foreign.append(path)
    } else if Project.SpecFile.isSpec(name) {
      specs[String(name.dropLast(Project.SpecFile.suffix.count))] = path
    }
  }

  /// Whether a folder is part of the app. `ShopTest` is if `ShopTest.xcodeproj` or `ShopTestTests`
  /// is beside it.
  ///
  /// - Parameter names: the names of all files and folders beside it.
  private func isOwn(_ folder: String, beside names: Set<String>) -> Bool {
    let isApp = names.contains(folder + ".xcodeproj") || names.contains(folder + "Tests")
    return !Self.foreignFolders.contains(folder) && !folder.hasSuffix("Tests")
      && (!folder.hasSuffix("Test") || isApp) && !folder.hasSuffix(".xctemplate")
      && !folder.hasSuffix(".xcodeproj")
      && !folder.hasSuffix(".playground")
      && !folder.hasSuffix(".framework") && !folder.hasSuffix(".xcframework")
  }
}
