import ViperProject
import ViperText

/// Finds the projects of a repository whose config names a module's folder in `known`.
struct OtherProjects {
  let disk: any Disk
  let display: PathDisplay

  /// The folders of their configs, besides those that lie in the module's own package.
  func folders(
    thatKnow spec: Project.SpecFile, of project: Project
  ) throws(DiskError) -> [String] {
    guard let repository = try disk.repositoryFolder(above: project.root) else { return [] }
    let own = try disk.packageFolder(above: project.root) ?? project.root
    var found: [String] = []
    var waiting = [repository]
    while let folder = waiting.popLast() {
      // What nobody may look into, and what is wrong with other configs, is no matter of a rename.
      let needs = NeededFolders(root: repository, config: nil)
      guard folder != own, let entries = try needs.entries(of: folder, on: disk) else { continue }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .folder { waiting.append(path) }
        guard entry.name == Config.fileName, entry.kind == .file, let bytes = try disk.read(path)
        else { continue }
        let source = SourceText(path: display(path), bytes: bytes)
        let known = ConfigReader.read(source, folder: folder).config.known
        if known.contains(where: { FilePath.isInside(spec.folder, $0.path) }) {
          found.append(folder)
        }
      }
    }
    return found.sorted()
  }
}
