import ViperProject
import ViperText

// All that is said of files that stand in the way.

extension Diagnostic {
  private static func firstLine(of path: String, _ bytes: [UInt8]) -> SourceLocation {
    let source = SourceText(path: path, bytes: bytes)
    return SourceLocation(source: source, range: source.lineRange(at: 0))
  }

  static func editedFile(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      id: "edited-file", "this generated file has been edited",
      at: firstLine(of: path, bytes),
      help:
        "undo the edit, or give it up with --force; what is yours goes into a component of 'yours'")
  }

  /// - Parameter path: of a generated file in which git has left conflicts.
  static func editedMerge(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      id: "edited-file",
      "git has merged this generated file, and it holds lines that viper-gen has not written",
      at: firstLine(of: path, bytes),
      help: "if nobody has edited it, delete it and run 'viper-gen generate', which makes it anew")
  }

  static func foreignFile(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      id: "foreign-file", "this file is not viper-gen's, and a generated one would have its place",
      at: firstLine(of: path, bytes),
      help: "name its component in 'yours', move the file, or give it up with --force")
  }

  static func editedStaleFile(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      .warning, id: "edited-stale-file",
      "no spec asks for this generated file any more, and it has been edited",
      at: firstLine(of: path, bytes), help: "delete it, or delete its first line to keep it")
  }

  static func readOnlyFile(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      id: "read-only-file",
      "this file of yours is read-only, and the spec's change belongs into it",
      at: firstLine(of: path, bytes), help: "make it writable: chmod u+w \(path)")
  }

  static func noPlainFile(_ path: String, kind: DiskEntry.Kind) -> Diagnostic {
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
