import ViperProject
import ViperSpec

/// The Swift files that a module sees: those of its target, of imported targets, and of folders in
/// the config. Each folder is searched once.
package final class SourceScopes {
  /// The files in which a name is searched.
  package struct Scope {
    /// The sources of the module's own target. Nil if the target is unknown.
    package let own: SwiftSources?
    let imported: [SwiftSources]

    var all: [SwiftSources] { [own].compactMap(\.self) + imported }

    func isOwn(_ sources: SwiftSources) -> Bool {
      sources.folder == own?.folder || sources.module == nil
    }

    /// Whether the types of all imports are known, as are Apple's.
    func knowsTypes(of imports: [String]) -> Bool {
      let modules = Set(all.compactMap(\.module))
      return imports.allSatisfy {
        modules.contains($0) || AppleTypes.declare("", in: $0) != nil
      }
    }

    var key: String { (own?.folder ?? "") + imported.map { "\n" + $0.folder }.joined() }
  }

  let disk: any Disk
  let project: Project
  let place: RuntimePlace
  private typealias Target = (target: PackageManifest.Target, folder: String)
  /// The targets that aren't for tests, by Swift module.
  private var modules: [String: [Target]] = [:]
  private var targets: [String: Target] = [:]
  /// Whether plugins may add types to the targets.
  private(set) var hasPlugins = false
  /// The folders of targets inside another target's folder, by this folder.
  private var nested: [String: [String]] = [:]
  private var sources: [String: SwiftSources] = [:]
  /// The folders of targets that the manifest doesn't declare with literals, by Swift module.
  private var usualFolders: [String: String?] = [:]

  var searched: [SwiftSources] { sources.values.sorted { $0.folder < $1.folder } }

  package init(_ project: Project, place: RuntimePlace, on disk: any Disk) throws(DiskError) {
    (self.disk, self.project, self.place) = (disk, project, place)
    guard let package = place.packageFolder,
      let bytes = try disk.read(FilePath.join(package, "Package.swift"))
    else { return }
    let manifest = PackageManifest(bytes)
    hasPlugins = manifest.hasOtherPlugins
    var folders: Set<String> = []
    for target in manifest.targets {
      guard let folder = try manifest.folder(of: target, in: package, on: disk) else { continue }
      folders.insert(folder)
      guard !target.isForTests else { continue }
      modules[target.module, default: []].append((target, folder))
      if targets[folder] == nil { targets[folder] = (target, folder) }
    }
    for folder in folders {
      for parent in FilePath.parents(of: folder) where folders.contains(parent) {
        nested[parent, default: []].append(folder)
      }
    }
  }

  package func scope(
    ofModuleIn folder: String, importing modules: [String]
  ) throws(DiskError) -> Scope {
    scope(of: try target(of: folder), importing: modules)
  }

  /// Finds the files that a file in some sources sees.
  func scope(of own: SwiftSources?, importing modules: [String]) -> Scope {
    var imported: [SwiftSources] = []
    for module in Set(modules).sorted() where module != own?.module {
      for target in self.modules[module] ?? [] { imported.append(self.sources(of: target)) }
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

  /// The sources of the package's targets that a module doesn't see.
  func sources(besides scope: Scope) -> [SwiftSources] {
    let seen = Set(scope.all.map(\.folder))
    return targets.values.filter { !seen.contains($0.folder) }.map(sources)
      .sorted { $0.folder < $1.folder }
  }

  private func target(of folder: String) throws(DiskError) -> SwiftSources? {
    let around = [folder] + FilePath.parents(of: folder)
    if let target = around.lazy.compactMap({ self.targets[$0] }).first {
      return sources(of: target)
    }
    guard place.packageFolder == nil else {
      return place.target(of: folder).map {
        sources(in: $0, module: PackageManifest.moduleName(of: FilePath.name(of: $0)))
      }
    }
    return sources(
      in: project.root, module: nil, excluding: [project.config.tests].compactMap(\.self))
  }

  private func usualFolder(of module: String) -> String? {
    if let known = usualFolders[module] { return known }
    guard let package = place.packageFolder else { return nil }
    let folder = FilePath.join(FilePath.join(package, "Sources"), module)
    let found = (try? disk.kind(of: folder)) == .folder ? folder : nil
    usualFolders[module] = .some(found)
    return found
  }

  private func sources(of target: Target) -> SwiftSources {
    let (target, folder) = target
    // A target may be in the folder of another target.
    return sources(
      in: folder, module: target.module,
      excluding: target.excluded.map { FilePath.absolute($0, in: folder) } + (nested[folder] ?? []))
  }

  private func sources(
    in folder: String, module: String?, excluding excluded: [String] = []
  ) -> SwiftSources {
    if let known = sources[folder] { return known }
    let found = SwiftSources(
      below: folder, module: module, excluding: Set(excluded), needs: project.needs, on: disk)
    sources[folder] = found
    return found
  }
}
