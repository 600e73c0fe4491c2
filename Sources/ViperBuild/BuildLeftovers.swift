import ViperPipeline
import ViperProject

/// Finds files in the output folder whose specs were deleted.
///
/// A file is a leftover only if no spec of the repository has its name, because several builds may
/// share the folder.
struct BuildLeftovers {
  let disk: any Disk
  let request: BuildRequest
  let specs: BuildSpecs

  func changes() throws(DiskError) -> [Change] {
    var all: PackageSpecs?
    var changes: [Change] = []
    for entry in try disk.entries(of: request.folder) ?? [] where entry.kind == .file {
      let path = FilePath.join(request.folder, entry.name)
      guard let name = BuildRequest.module(ofFile: entry.name), !specs.names.contains(name),
        let bytes = try disk.read(path), let mark = GeneratedMark(reading: bytes),
        mark.source == name + Project.SpecFile.suffix
      else { continue }
      if all == nil {
        let home = try disk.bounds(around: request.folder)
        // Several projects may share a folder outside of all projects.
        guard home != request.folder else { return [] }
        all = PackageSpecs(disk: disk, home: home)
      }
      if try all?.mayHold(name) == false {
        changes.append(Change(for: .generated, status: .remove, path: path, old: bytes))
      }
    }
    return changes
  }
}
