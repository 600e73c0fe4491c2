import ViperCommandLine
import ViperProject
import ViperText

extension CommandContext {
  func noSpecs(in operands: [String]) throws(DiskError) -> Diagnostic {
    let shown = operands.map(quoted).joined(separator: ", ")
    let place = operands.isEmpty ? "this project" : shown
    let inner = try innerProjects(below: operands.isEmpty ? ["."] : operands)
    let help =
      inner.isEmpty
      ? "create a module: viper-gen new MyModule"
      : "name a project inside this folder: " + list(inner.map { quoted(display($0)) })
    return Diagnostic(id: "missing-specs", "no '.viper.json' files found in \(place)", help: help)
  }

  private func innerProjects(below starts: [String]) throws(DiskError) -> [String] {
    var folders = starts.reversed().map { (path: absolute($0), project: "") }
    let roots = Set(folders.map(\.path))
    var found: [String] = []
    while let (folder, outer) = folders.popLast(), found.count < 5 {
      let entries = (try? disk.entries(of: folder)) ?? []
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
