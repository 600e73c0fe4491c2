import SwiftMerge
import SwiftReading
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

// All that is said of files that stand in the way.

extension Diagnostic {
  /// What stands where a generated file would be written.
  ///
  /// - Parameters:
  ///   - known: the blocks in the lock file; none if there is no lock file.
  ///   - expected: what viper-gen would write.
  ///   - isTakenOver: whether the spec makes the file the user's now.
  static func generatedFile(
    _ path: String, _ bytes: [UInt8], known: KnownBlocks, expected: [UInt8],
    isTakenOver: Bool = false
  ) -> Diagnostic {
    let sides = ConflictMarkers.sides(of: bytes).map { [$0.ours, $0.theirs] }
    guard (sides ?? [bytes]).contains(where: { GeneratedMark(reading: $0) != nil }) else {
      return foreignFile(path, bytes)
    }
    if sides != nil { return editedMerge(path, bytes) }
    guard !known.isEmpty else {
      return unknownFile(path, bytes, expected: expected)
    }
    return editedFile(
      path, bytes, line: known.firstEditedLine(of: bytes, rendered: expected),
      isTakenOver: isTakenOver)
  }

  private static func editedFile(
    _ path: String, _ bytes: [UInt8], line: Int, isTakenOver: Bool
  ) -> Diagnostic {
    let source = SourceText(path: path, bytes: bytes)
    let lines = TextLines(bytes)
    let place = lines.count > 0 ? lines.content(min(line, lines.count - 1)) : 0..<0
    let name = SwiftOutline(bytes)?.title(at: place.lowerBound)
    let isBelowTop = GeneratedMark(reading: bytes)?.isBelowTop == true
    return Diagnostic(
      id: "edited-file",
      "this generated file has been edited" + (name.map { ", first in '\($0)'" } ?? ""),
      at: SourceLocation(source: source, range: place),
      help: isTakenOver
        ? "what is new in the spec can't be merged into it: undo the edit, or give it up with --force; or name the "
          + "component in 'yours' first, generate, and change the spec then"
        : "undo the edit, or give it up with --force; "
          + (isBelowTop
            ? "what stands above all code is the 'header' of viper-gen.json"
            : "a member that the spec leaves open is yours"))
  }

  /// - Parameter expected: what viper-gen would write.
  private static func unknownFile(
    _ path: String, _ bytes: [UInt8], expected: [UInt8]
  ) -> Diagnostic {
    Diagnostic(
      id: "edited-file",
      "this generated file is not as the spec says, and no lock tells whether somebody has edited it",
      at: SourceText(path: path, bytes: bytes).firstLine(unlike: expected),
      help: "restore the lock from version control, or give up what differs with --force")
  }

  /// - Parameter path: of a generated file in which git has left conflicts.
  private static func editedMerge(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      id: "edited-file",
      "git has merged this generated file, and it holds lines that viper-gen has not written",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "if nobody has edited it, delete it and run 'viper-gen generate', which makes it anew")
  }

  private static func foreignFile(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      id: "foreign-file", "this file is not viper-gen's, and a generated one would have its place",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "name its component in 'yours', move the file, or give it up with --force")
  }

  /// - Parameters:
  ///   - component: the word of `yours`.
  ///   - isMoved: whether the user has put the file at another place in the module's folder.
  static func writtenComponent(
    _ path: String, _ bytes: [UInt8], component: String, isMoved: Bool = false
  ) -> Diagnostic {
    let other = isMoved ? "delete it here" : "give it up with --force"
    return Diagnostic(
      id: "written-component",
      "the spec says how every member of the \(component) is done, and this file holds code of yours",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "write \"yours\": [\"\(component)\"] to keep it, or \(other)")
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

  /// - Parameter isKnown: whether a lock tells how it was rendered last.
  static func staleFile(_ path: String, _ bytes: [UInt8], isKnown: Bool) -> Diagnostic {
    Diagnostic(
      .warning, id: "stale-file",
      "no spec asks for this generated file any more, and "
        + (isKnown ? "it has been edited" : "no lock tells whether somebody has edited it"),
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "delete it, or delete its first line to keep it")
  }

  static func builtBody(_ path: String, of members: [String]) -> Diagnostic {
    Diagnostic(
      .note, id: "built-body",
      "stubs in '\(path)' are new: \(quotedList(members)); bodies that they had are in what the build made alone",
      at: nil, help: "take them from the build's Swift file of the spec before you build again")
  }

  static func readOnlyFile(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      id: "read-only-file",
      "this file of yours is read-only, and the spec's change belongs into it",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "make it writable: chmod u+w \(shellWord(path))")
  }

  /// A file of yours that can't be read as Swift; nil if it can.
  static func unread(_ path: String, _ bytes: [UInt8]) -> Diagnostic? {
    guard let flaw = SwiftFragment.flaw(ofFile: bytes) else { return nil }
    return Diagnostic(
      id: "unread-swift-file", "this file of yours can't be read as Swift: " + flaw.reason.text,
      at: SourceLocation(source: SourceText(path: path, bytes: bytes), range: flaw.range),
      help: "fix its brackets, strings and comments")
  }

  /// - Parameter bytes: as the merge would leave the file.
  static func unbalancedMerge(_ path: String, _ bytes: [UInt8], at range: Range<Int>) -> Diagnostic
  {
    Diagnostic(
      id: "unbalanced-merge",
      "with the changes of the spec, the brackets of this file of yours don't match",
      at: SourceLocation(source: SourceText(path: path, bytes: bytes), range: range),
      help: "write the changes into the file yourself, as 'viper-gen diff' shows them")
  }

  static func loneReturn(_ path: String, _ bytes: [UInt8], at offset: Int) -> Diagnostic {
    Diagnostic(
      id: "lone-return",
      "a line of this file of yours ends with a carriage return alone, and the spec's change belongs into it",
      at: SourceLocation(
        source: SourceText(path: path, bytes: bytes), range: offset..<offset + 1),
      help: "save the file with line feeds as line endings")
  }
}

extension SwiftFragment.Flaw.Reason {
  fileprivate var text: String {
    switch self {
    case .unbalanced: "a bracket, a string or a comment has no other half"
    case .unexpected: "Swift doesn't use this character"
    case .tooDeep: "it is nested too deep"
    }
  }
}

extension SourceText {
  /// The first line that differs from what is expected, but for line endings; the last one where more is expected.
  package func firstLine(unlike expected: [UInt8]) -> SourceLocation {
    let (own, wanted) = (TextLines(bytes), TextLines(expected))
    let line = (0..<own.count).first { line in
      line >= wanted.count
        || bytes[own.content(line)] != expected[wanted.content(line)]
    }
    let place = line ?? max(0, own.count - 1)
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
    case .cancel: "cancel"
    case .yours, .state: nil
    }
  }
}
