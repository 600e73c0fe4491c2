import ViperPipeline
import ViperProject

/// Finds files in the output folder whose specs were deleted.
///
/// A file is a leftover only if no spec in the package has its name, because several builds may
/// share the folder.
struct BuildLeftovers {
  let disk: any Disk
  let request: BuildRequest
  let specs: BuildSpecs

  func changes() throws(DiskError) -> [Change] {
    var packages: [PackageSpecs] = []
    var changes: [Change] = []
    for entry in try disk.entries(of: request.folder) ?? [] where entry.kind == .file {
      let path = FilePath.join(request.folder, entry.name)
      guard let name = BuildRequest.module(ofFile: entry.name), !specs.names.contains(name),
        let bytes = try disk.read(path), let mark = GeneratedMark(reading: bytes),
        mark.source == name + Project.SpecFile.suffix
      else { continue }
      if packages.isEmpty {
        guard let homes = try homes(), !homes.isEmpty else { return [] }
        packages = homes.map { PackageSpecs(disk: disk, home: $0) }
      }
      var isWanted = false
      for index in packages.indices where !isWanted { isWanted = try packages[index].mayHold(name) }
      if !isWanted {
        changes.append(Change(for: .generated, status: .remove, path: path, old: bytes))
      }
    }
    return changes
  }

  /// Finds the packages of the specs; nil if the output folder may contain files of other packages.
  private func homes() throws(DiskError) -> Set<String>? {
    var homes: Set<String> = []
    let projects =
      specs.tasks.map { ($0.project.root, $0.project.config) }
      + specs.searched.map { ($0.folder, $0) }
    for (root, config) in projects {
      let package = try disk.packageFolder(above: root)
      let all = [package, config.outermostFolder, root].compactMap(\.self)
      guard let home = all.first(where: { FilePath.isInside(request.folder, $0) }) else {
        return nil
      }
      homes.insert(home)
    }
    return homes
  }
}
