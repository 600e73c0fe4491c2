import ViperPipeline
import ViperProject
import ViperText
import XcodeProject

/// A SwiftPM package or an Xcode project that modules can be added to.
package struct ExistingProject: Sendable {
  package struct Home: Hashable, Sendable {
    package let target: String
    package let folder: String
    /// The absolute path of the folder for modules.
    package let output: String
    /// The absolute path of the target's tests. Nil without tests.
    package let tests: String?

    package var module: String { PackageManifest.moduleName(of: target) }
  }

  package let folder: String
  package let homes: [Home]
  package let usesViperKit: Bool
  package let usesPlugin: Bool
  /// Whether the project is a SwiftPM package. A package's targets contain only files in their own
  /// folders.
  package let isPackage: Bool

  /// Nil if nothing in the folder could compile modules.
  package static func find(in folder: String, on disk: any Disk) throws(DiskError) -> Self? {
    if let package = try package(in: folder, on: disk) { return package }
    return try xcode(in: folder, on: disk)
  }

  package static func find(above folder: String, on disk: any Disk) throws(DiskError) -> Self? {
    for folder in [folder] + FilePath.parents(of: folder) {
      if let found = try find(in: folder, on: disk) { return found }
    }
    return nil
  }

  package func home(of folder: String) -> Home? {
    homes.filter { FilePath.isInside(folder, $0.folder) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  private static func package(in folder: String, on disk: any Disk) throws(DiskError) -> Self? {
    guard let bytes = try disk.read(FilePath.join(folder, "Package.swift")) else { return nil }
    let manifest = PackageManifest(bytes)
    var homes: [Home] = []
    let suites = manifest.targets.filter(\.isForTests)
    for target in manifest.targets where !target.isForTests {
      guard let sources = try manifest.folder(of: target, in: folder, on: disk) else { continue }
      let own = suites.first { $0.name == target.name + "Tests" }
      let tests = own ?? (suites.count == 1 ? suites[0] : nil)
      homes.append(
        Home(
          target: target.name, folder: sources, output: sources,
          tests: try tests.flatMap { suite throws(DiskError) in
            try manifest.folder(of: suite, in: folder, on: disk)
          }))
    }
    guard !homes.isEmpty else { return nil }
    return ExistingProject(
      folder: folder, homes: homes, usesViperKit: manifest.usesViperKit,
      usesPlugin: PackageManifest.usesPlugin(bytes), isPackage: true)
  }

  private static let screens = ["Modules", "Screens", "Scenes", "Features"]

  /// Finds an Xcode project. A project that can't be read is skipped, because the next `generate`
  /// reports the error.
  private static func xcode(in folder: String, on disk: any Disk) throws(DiskError) -> Self? {
    let entries = try disk.readableEntries(of: folder)
    let projects = try XcodeSearch.projects(among: entries, in: folder, on: disk)
    guard projects.count == 1,
      let bytes = try disk.read(FilePath.join(projects[0], ProjectFile.name)),
      let file = ProjectFile.read(SourceText(path: projects[0], bytes: bytes), in: folder).file
    else { return nil }
    let able = file.targets.filter { $0.compiles && !$0.isTest }
    let apps = able.filter(\.isApp)
    let suites = file.targets.filter(\.isUnitTest)
    var homes: [Home] = []
    for target in apps.isEmpty ? able : apps {
      guard let sources = file.folder(of: target) else { continue }
      var output = FilePath.join(sources, screens[0])
      for name in screens.reversed() {
        let path = FilePath.join(sources, name)
        if try disk.kind(of: path) == .folder { output = path }
      }
      let own = suites.first { $0.name == target.name + "Tests" }
      let tests = own ?? (suites.count == 1 ? suites[0] : nil)
      homes.append(
        Home(
          target: target.name, folder: sources, output: output,
          tests: tests.flatMap { file.folder(of: $0) }))
    }
    guard !homes.isEmpty else { return nil }
    return ExistingProject(
      folder: folder, homes: homes, usesViperKit: file.usesProduct("ViperKit"), usesPlugin: false,
      isPackage: false)
  }
}
