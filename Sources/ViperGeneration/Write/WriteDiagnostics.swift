import SwiftMerge
import ViperProject
import ViperText

// All that is said of files that stand in the way.

extension Diagnostic {
  private static func firstLine(of path: String, _ bytes: [UInt8]) -> SourceLocation {
    let source = SourceText(path: path, bytes: bytes)
    return SourceLocation(source: source, range: source.lineRange(at: 0))
  }

  /// - Parameter expected: what viper-gen would write.
  static func editedFile(
    _ path: String, _ bytes: [UInt8], expected: [UInt8]
  ) -> Diagnostic {
    Diagnostic(
      id: "edited-file", "this generated file has been edited",
      at: SourceText(path: path, bytes: bytes).firstLine(unlike: expected),
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

  static func loneReturn(_ path: String, _ bytes: [UInt8], at offset: Int) -> Diagnostic {
    Diagnostic(
      id: "lone-return",
      "a line of this file of yours ends with a carriage return alone, and the spec's change belongs into it",
      at: SourceLocation(
        source: SourceText(path: path, bytes: bytes), range: offset..<offset + 1),
      help: "save the file with line feeds as line endings")
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

extension SourceText {
  /// The first line that differs from what is expected, but for marks, whose digests always differ, and
  /// line endings.
  func firstLine(unlike expected: [UInt8]) -> SourceLocation {
    let (own, wanted) = (TextLines(bytes), TextLines(expected))
    let first =
      GeneratedMark(reading: bytes) != nil && GeneratedMark(reading: expected) != nil ? 1 : 0
    let line = (first..<max(first, own.count)).first { line in
      line >= wanted.count
        || bytes[own.content(line)] != expected[wanted.content(line)]
    }
    let isShorter = line == nil && own.count > first && own.count < wanted.count
    let place = line ?? (isShorter ? own.count - 1 : 0)
    return SourceLocation(
      source: self, range: own.count > 0 ? own.content(place) : 0..<0)
  }
}
