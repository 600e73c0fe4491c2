import SwiftReading
import ViperProject
import ViperText

/// Which Swift files a module sees: its own target's, those of the package's targets that it imports, and
/// of the folders that the config names. Each is searched once, when it is first asked for.
struct SourceScopes {
  /// Where a name is looked up.
  struct Scope {
    /// The sources of the target itself; nil if nobody knows which that is.
    let own: SwiftSources?
    let imported: [SwiftSources]

    var all: [SwiftSources] { [own].compactMap(\.self) + imported }
    /// Equal for scopes that see the same.
    var key: String { (own?.folder ?? "") + imported.map { "\n" + $0.folder }.joined() }
  }

  let disk: any Disk
  let project: Project
  let place: RuntimePlace
  private let targets: [(target: PackageManifest.Target, folder: String)]
  private var sources: [String: SwiftSources] = [:]

  /// All that were searched.
  var searched: [SwiftSources] { sources.values.sorted { $0.folder < $1.folder } }

  init(_ project: Project, place: RuntimePlace, on disk: any Disk) throws(DiskError) {
    self.disk = disk
    self.project = project
    self.place = place
    guard let package = place.packageFolder,
      let bytes = try disk.read(FilePath.join(package, "Package.swift"))
    else {
      targets = []
      return
    }
    let manifest = PackageManifest(bytes)
    var targets: [(PackageManifest.Target, String)] = []
    for target in manifest.targets {
      guard let folder = try manifest.folder(of: target, in: package, on: disk) else { continue }
      targets.append((target, folder))
    }
    self.targets = targets
  }

  /// What a module sees whose files lie in a folder.
  mutating func scope(
    ofModuleIn folder: String, importing modules: [String]
  ) throws(DiskError) -> Scope {
    scope(of: try target(of: folder), importing: modules)
  }

  /// What a file sees that is one of some sources.
  mutating func scope(of own: SwiftSources?, importing modules: [String]) -> Scope {
    var imported: [SwiftSources] = []
    for module in Set(modules).sorted() where module != own?.module {
      for (target, folder) in targets where target.module == module && !target.isForTests {
        imported.append(self.sources(in: folder, of: target))
      }
      if imported.last?.module != module, let folder = usualFolder(of: module) {
        imported.append(self.sources(in: folder, module: module))
      }
    }
    for folder in project.config.sources
    where folder.path != own?.folder && !imported.contains(where: { $0.folder == folder.path }) {
      imported.append(self.sources(in: folder.path, module: nil))
    }
    return Scope(own: own, imported: imported)
  }

  /// The sources of the target that a module's folder lies in; without a package, all of the project.
  private mutating func target(of folder: String) throws(DiskError) -> SwiftSources? {
    let around = targets.filter { !$0.target.isForTests && FilePath.isInside(folder, $0.folder) }
    if let (target, folder) = around.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) {
      return sources(in: folder, of: target)
    }
    guard place.packageFolder == nil else {
      return place.target(of: folder).map {
        sources(in: $0, module: PackageManifest.moduleName(of: FilePath.name(of: $0)))
      }
    }
    return sources(
      in: project.root, module: nil, excluding: [project.config.tests].compactMap(\.self))
  }

  /// Of a target that the manifest does not say in plain words.
  private func usualFolder(of module: String) -> String? {
    guard let package = place.packageFolder else { return nil }
    let folder = FilePath.join(FilePath.join(package, "Sources"), module)
    return (try? disk.kind(of: folder)) == .folder ? folder : nil
  }

  private mutating func sources(
    in folder: String, of target: PackageManifest.Target
  ) -> SwiftSources {
    // A target may lie in the folder of another one that excludes it.
    let others = targets.map(\.folder).filter { $0 != folder && FilePath.isInside($0, folder) }
    return sources(
      in: folder, module: target.module,
      excluding: target.excluded.map { FilePath.absolute($0, in: folder) } + others)
  }

  private mutating func sources(
    in folder: String, module: String?, excluding excluded: [String] = []
  ) -> SwiftSources {
    if let known = sources[folder] { return known }
    let found = SwiftSources(
      below: folder, module: module, excluding: Set(excluded), on: disk)
    sources[folder] = found
    return found
  }
}
