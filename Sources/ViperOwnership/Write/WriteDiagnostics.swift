import SwiftMerge
import SwiftReading
import ViperPipeline
import ViperSpec
import ViperText

extension Diagnostic {
  /// Reports the file at the path of a generated file.
  ///
  /// - Parameters:
  ///   - known: the blocks in the lock file, or none without a lock file.
  ///   - expected: the new version.
  static func generatedFile(
    _ path: String, _ bytes: [UInt8], known: KnownBlocks, expected: [UInt8]
  ) -> Self {
    let sides = ConflictMarkers.sides(of: bytes).map { [$0.ours, $0.theirs] }
    guard (sides ?? [bytes]).contains(where: { GeneratedMark(reading: $0) != nil }) else {
      return foreignFile(path, bytes)
    }
    if sides != nil { return editedMerge(path, bytes) }
    guard !known.isEmpty else { return unknownFile(path, bytes, expected: expected) }
    return editedFile(path, bytes, line: known.firstEditedLine(of: bytes, rendered: expected))
  }

  private static func editedFile(_ path: String, _ bytes: [UInt8], line: Int) -> Self {
    let source = SourceText(path: path, bytes: bytes)
    let place = TextLines(bytes).content(line)
    let name = SwiftOutline(bytes)?.title(at: place.lowerBound)
    let hasLinesAbove = GeneratedMark(reading: bytes)?.hasLinesAbove == true
    return Diagnostic(
      id: "changed-generated-file",
      "this generated file was edited" + (name.map { ", first in '\($0)'" } ?? ""),
      at: source.location(of: place),
      help: "undo your edit, or use --force to discard it; "
        + (hasLinesAbove
          ? "to change the lines above the code, set 'header' in viper-gen.json"
          : "to implement a method yourself, remove its 'forward', 'body', 'to' or 'by' from the spec")
    )
  }

  private static func unknownFile(_ path: String, _ bytes: [UInt8], expected: [UInt8]) -> Self {
    Diagnostic(
      id: "changed-generated-file",
      "this generated file is out of date, and the lock file that would show your edits is missing",
      at: SourceText(path: path, bytes: bytes).firstLine(unlike: expected),
      help: "restore the lock file from version control, or use --force to discard edits")
  }

  static func takenOver(_ path: String) -> Self {
    Diagnostic(
      .note, id: "changed-file-owner", "you now own '\(path)', which was generated and edited",
      help: "to compare your edits with the former version, run 'git diff \(shellWord(path))'")
  }

  private static func editedMerge(_ path: String, _ bytes: [UInt8]) -> Self {
    Diagnostic(
      id: "changed-generated-file",
      "this generated file contains Git's conflict markers and lines that viper-gen didn't write",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help:
        "move lines that you want to keep to a file you own, delete this file, and run 'viper-gen generate', which creates it again"
    )
  }

  private static func foreignFile(_ path: String, _ bytes: [UInt8]) -> Self {
    Diagnostic(
      id: "conflicting-foreign-file",
      "a generated file needs this path, but viper-gen didn't generate the file that is here",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "add its component to 'yours', move the file, or use --force to discard it")
  }

  /// - Parameter component: the component's key in `yours`.
  static func writtenComponent(
    _ path: String, _ bytes: [UInt8], component: String, isMoved: Bool = false
  ) -> Self {
    let other = isMoved ? "delete the file" : "use --force"
    return Diagnostic(
      id: "conflicting-owned-code",
      "all members of the \(component) are now generated, but this file contains code you wrote",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help:
        "to keep your code, add \"yours\": [\"\(component)\"] to the spec; to discard your code, \(other)"
    )
  }

  static func writtenMember(_ member: Module.ImplementedMember, at place: SourceLocation) -> Self {
    let key = member.implementation.key.map { "'\($0)'" } ?? "its implementation"
    return Diagnostic(
      id: "duplicate-member-implementation",
      "'\(member.member.compoundName)' is implemented twice: by the spec and in your file",
      at: member.member.nameLocation,
      help: "to keep your code, remove \(key) here; to use the generated code, delete your code",
      note: .init("your '\(member.member.compoundName)' is here", at: place))
  }

  static func staleFile(_ path: String, _ bytes: [UInt8], isKnown: Bool) -> Self {
    Diagnostic(
      .warning, id: "unused-generated-file",
      "this generated file isn't needed any more, but is kept because "
        + (isKnown ? "it was edited" : "the lock file that would show edits is missing"),
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "delete the file; to keep it, delete its first line")
  }

  static func builtBody(_ path: String, of members: [String]) -> Self {
    Diagnostic(
      .note, id: "changed-to-stub",
      "added stubs for \(quotedList(members)) to '\(path)'; their former implementations exist only in the build folder",
      help:
        "copy the implementations from the Swift file in the build folder before you build again")
  }

  static func readOnlyFile(_ path: String, _ bytes: [UInt8]) -> Self {
    Diagnostic(
      id: "unwritable-file",
      "can't merge the spec's change into this file, because it is read-only",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "make the file writable: chmod u+w \(shellWord(path))")
  }

  /// Reports invalid Swift. Nil if the file is valid.
  static func unread(_ path: String, _ bytes: [UInt8]) -> Self? {
    guard let flaw = SwiftFragment.flaw(ofFile: bytes) else { return nil }
    return Diagnostic(
      id: "unreadable-swift-file", "this file isn't valid Swift, because " + flaw.reason.text,
      at: SourceText(path: path, bytes: bytes).location(of: flaw.range),
      help: flaw.reason == .tooDeep
        ? "move the inner code to a function of its own"
        : "fix the brackets, strings and comments of this file")
  }

  static func unbalancedMerge(_ path: String, _ bytes: [UInt8], at range: Range<Int>) -> Self {
    Diagnostic(
      id: "conflicting-brackets", "after the merge, the brackets of this file wouldn't match",
      at: SourceText(path: path, bytes: bytes).location(of: range),
      help: "make the changes by hand; to see them, run 'viper-gen diff'")
  }

  static func loneReturn(_ path: String, _ bytes: [UInt8], at offset: Int) -> Self {
    Diagnostic(
      id: "unsupported-line-ending",
      "can't merge the spec's change into this file, because a line ends with a single carriage return",
      at: SourceText(path: path, bytes: bytes).location(of: offset..<offset + 1),
      help: "save the file with line feeds (LF) as line endings")
  }

  static func unsaidWrite(hasConfig: Bool) -> Self {
    let first =
      hasConfig
      ? "add \"write\": \"plugin\" to viper-gen.json"
      : "create a viper-gen.json with { \"root\": true, \"write\": \"plugin\" }"
    return Diagnostic(
      id: "missing-write",
      "a target of this package uses ViperGenPlugin, but the config doesn't set 'write'",
      help: first + "; or use \"files\" if 'viper-gen generate' writes the files")
  }
}

extension SwiftFragment.Flaw.Reason {
  fileprivate var text: String {
    switch self {
    case .unbalanced: "a bracket has no matching one, or a string or a comment isn't closed"
    case .unexpected: "a character has no meaning in Swift"
    case .tooDeep: "its code is nested too deeply"
    }
  }
}

extension SourceText {
  /// Ignores line endings. The last line if lines are missing.
  package func firstLine(unlike expected: [UInt8]) -> SourceLocation {
    let (own, wanted) = (TextLines(bytes), TextLines(expected))
    let line = (0..<own.count).first { line in
      line >= wanted.count
        || bytes[own.content(line)] != expected[wanted.content(line)]
    }
    let place = line ?? max(0, own.count - 1)
    return location(of: own.count > 0 ? own.content(place) : 0..<0)
  }
}

extension Implementation {
  fileprivate var key: String? {
    switch self {
    case .body: "body"
    case .forward: "forward"
    case .route(let route): route.target == nil ? "by" : "to"
    case .cancel: "cancel"
    case .yours, .state, .elsewhere: nil
    }
  }
}
