import ViperProject
import ViperText

extension Diagnostic {
  package static func noPlainFile(_ path: String, kind: DiskEntry.Kind) -> Diagnostic {
    let what =
      switch kind {
      case .folder: "a folder"
      case .link: "a symbolic link"
      case .file, .other: "not a regular file"
      }
    return Diagnostic(
      id: "invalid-file-kind",
      "viper-gen needs the path '\(path)' for a file, but this path is \(what)",
      at: nil,
      help: "move '\(path)'")
  }
}
