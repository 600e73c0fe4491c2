/// Finds generated files that no spec asks for any more, by the spec that their first line names.
struct StaleSearch {
  struct StaleFile {
    let path: String
    let bytes: [UInt8]
  }

  let disk: any Disk
  /// The absolute paths of all files that should be there.
  let planned: Set<String>
  private(set) var found: [StaleFile] = []
  private var visited: Set<String> = []

  init(disk: any Disk, planned: Set<String>) {
    self.disk = disk
    self.planned = planned
  }

  /// Looks through the folders of the selected modules; if the whole project is selected and has an
  /// output folder of its own, through those of deleted modules as well.
  mutating func search(
    _ project: Project, modules: Set<String>, output: String?
  ) throws(DiskError) {
    let selected = project.specs.filter { project.selected.contains($0.absolutePath) }
    let names = Set(selected.map(\.name))
    for spec in selected {
      let folder = output.map { FilePath.join($0, spec.name) } ?? spec.folder
      try search(folder) { names.contains($0) || !modules.contains($0) }
    }
    guard let output, selected.count == project.specs.count else { return }
    for entry in try disk.entries(of: output) ?? [] where entry.kind == .folder {
      guard !modules.contains(entry.name) else { continue }
      try search(FilePath.join(output, entry.name)) { $0 == entry.name }
    }
  }

  private mutating func search(
    _ folder: String, isStale: (String) -> Bool
  ) throws(DiskError) {
    guard visited.insert(folder).inserted else { return }
    for entry in try disk.entries(of: folder) ?? [] where entry.kind == .file {
      let path = FilePath.join(folder, entry.name)
      guard !planned.contains(path), entry.name.hasSuffix(".swift"),
        let bytes = try disk.read(path), let mark = GeneratedMark(reading: bytes),
        mark.source.hasSuffix(Project.SpecFile.suffix),
        isStale(String(mark.source.dropLast(Project.SpecFile.suffix.count)))
      else { continue }
      found.append(StaleFile(path: path, bytes: bytes))
    }
  }
}
