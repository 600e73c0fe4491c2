import ViperCommandLine
import ViperProject
import ViperText

/// The error of a run that finds no specs. Its help names the projects in subfolders, or the
/// command that creates a module.
struct NoSpecs {
  private static let limit = 5

  let operands: [String]
  let context: CommandContext

  func diagnostic() throws(DiskError) -> Diagnostic {
    let shown = operands.map(quoted).joined(separator: ", ")
    let place = operands.isEmpty ? "this project" : shown
    let inner = try innerProjects()
    let help =
      inner.isEmpty
      ? "create a module: viper-gen new MyModule"
      : "name a project inside this folder: "
        + list(inner.map { quoted(context.display($0)) })
    return Diagnostic(id: "missing-specs", "no '.viper.json' files found in \(place)", help: help)
  }

  private func innerProjects() throws(DiskError) -> [String] {
    let starts = operands.isEmpty ? ["."] : operands
    var folders = starts.reversed().map { (path: context.absolute($0), project: "") }
    let roots = Set(folders.map(\.path))
    var found: [String] = []
    while let (folder, outer) = folders.popLast(), found.count < Self.limit {
      let entries = (try? context.disk.entries(of: folder)) ?? []
      let isProject = !roots.contains(folder) && entries.contains { $0.name == Config.fileName }
      let project = isProject ? folder : outer
      for entry in entries.reversed() where !entry.name.hasPrefix(".") {
        if entry.kind == .folder {
          folders.append((FilePath.join(folder, entry.name), project))
        } else if entry.name.hasSuffix(Project.SpecFile.suffix), !project.isEmpty,
          !found.contains(project)
        {
          found.append(project)
        }
      }
    }
    return found.sorted()
  }
}
