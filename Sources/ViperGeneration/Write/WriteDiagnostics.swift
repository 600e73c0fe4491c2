import SwiftMerge
import ViperProject
import ViperSpec
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
        "undo the edit, or give it up with --force; a member that the spec leaves open is yours")
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

  /// - Parameter component: the word of `yours`.
  static func writtenComponent(
    _ path: String, _ bytes: [UInt8], component: String
  ) -> Diagnostic {
    Diagnostic(
      id: "written-component",
      "the spec says how every member of the \(component) is done, and this file holds code of yours",
      at: firstLine(of: path, bytes),
      help: "write \"yours\": [\"\(component)\"] to keep it, or give it up with --force")
  }

  /// - Parameter place: where the user's code declares it.
  static func writtenMember(
    _ member: Module.ImplementedMember, at place: SourceLocation
  ) -> Diagnostic {
    let key = member.implementation.key.map { "'\($0)'" } ?? "what says how"
    return Diagnostic(
      id: "written-member",
      "the spec says how '\(member.member.compoundName)' is done, and you have written it, too",
      at: member.member.nameLocation,
      help: "take \(key) out here to keep yours, or delete yours",
      notes: [.init("written here", at: place)])
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

extension Implementation {
  /// The key of a spec that says it; nil where none does.
  fileprivate var key: String? {
    switch self {
    case .body: "body"
    case .forward: "forward"
    case .route(let route): route.target == nil ? "by" : "to"
    case .yours, .state: nil
    }
  }
}
