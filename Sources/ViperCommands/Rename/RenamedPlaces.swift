import ViperProject
import ViperText

/// Maps places in moved or edited files to places on the disk.
struct RenamedPlaces {
  private var edits: [String: TextEdits] = [:]
  private var paths: [String: String] = [:]

  init(_ renamed: ModuleRename.Renamed, of spec: Project.SpecFile, display: PathDisplay) {
    for (path, edits) in renamed.specs.edits { self.edits[display(path)] = edits }
    for (old, new) in renamed.moved?.paths ?? [:] { paths[display(new)] = display(old) }
    for file in renamed.project.specs where !renamed.hidden.contains(file.absolutePath) {
      if paths[file.displayPath] == nil, renamed.files[file.absolutePath] != nil,
        renamed.specs.edits[file.absolutePath] == nil
      {
        paths[file.displayPath] = spec.displayPath
      }
    }
  }

  func original(_ location: SourceLocation) -> SourceLocation {
    let path = paths[location.source.path] ?? location.source.path
    if let edits = edits[path] { return edits.original(of: location) }
    return SourceLocation(
      source: SourceText(path: path, bytes: location.source.bytes), range: location.range)
  }
}
