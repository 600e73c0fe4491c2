import ViperProject
import ViperText

// All that is said of what has a file's place.

extension Diagnostic {
  package static func noPlainFile(_ path: String, kind: DiskEntry.Kind) -> Diagnostic {
    let what =
      switch kind {
      case .folder: "a folder"
      case .link: "a symbolic link"
      case .file, .other: "no plain file"
      }
    return Diagnostic(
      id: "no-plain-file", "'\(path)' is \(what), and a file would have its place", at: nil,
      help: "move it away")
  }
}
