import SwiftMerge
import ViperProject
import ViperText

extension Diagnostic {
  private static let restoringLock =
    "restore the lock file from version control, or delete it and run 'viper-gen generate'"

  static func damagedLock(_ path: String, _ bytes: [UInt8], impossible: Range<Int>?) -> Self {
    let source = SourceText(path: path, bytes: bytes)
    return Diagnostic(
      id: "invalid-lock-file",
      impossible == nil
        ? "this lock file is damaged or was edited, so files you own aren't updated"
        : "this lock file was edited, because it contains a path that viper-gen never writes to",
      at: impossible.map { source.location(of: $0) } ?? source.firstLine, help: restoringLock)
  }

  static func foreignLock(_ path: String, _ bytes: [UInt8], module: String) -> Self {
    let source = SourceText(path: path, bytes: bytes)
    let lines = TextLines(bytes)
    let words = Array("module \(module)".utf8)
    let line = (0..<lines.count).first { bytes[lines.content($0)].elementsEqual(words) }
    return Diagnostic(
      id: "invalid-lock-file",
      "this lock file is a copy, because it belongs to the module '\(module)'",
      at: source.location(ofLine: (line ?? 0) + 1), help: restoringLock)
  }

  static func mergedLock(_ path: String, renderedAgain count: Int) -> Self {
    let files = count == 0 ? "no file" : count == 1 ? "1 file" : "\(count) files"
    return Diagnostic(
      .note, id: "changed-lock-file",
      "'\(path)' had conflicts from a merge; generated \(files) again")
  }

  static func missingLock(_ path: String, _ bytes: [UInt8], lacking: [String]?) -> Self {
    let names = lacking.map { quotedList($0) }
    return Diagnostic(
      id: "missing-lock",
      "can't update this file, because its lock file is missing; "
        + (names.map { "the file lacks \($0)" }
          ?? "it isn't valid Swift, so missing members can't be listed"),
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: (lacking == nil
        ? "fix the brackets, strings and comments of this file" : "add the missing members")
        + ", or restore the lock file from version control")
  }

  static func takenForRenamed(
    _ name: String, in path: String, _ bytes: [UInt8], line: Int, columns: Range<Int>
  ) -> Self {
    let source = SourceText(path: path, bytes: bytes)
    let whole = source.location(ofLine: line).range
    let end = min(whole.lowerBound + columns.upperBound, whole.upperBound)
    let start = min(whole.lowerBound + columns.lowerBound, end)
    let kind = name.hasSuffix(")") ? "method" : "property"
    return Diagnostic(
      .warning, id: "changed-member-name",
      "'\(name)' got the body of a \(kind) that was removed from the spec, because this looks like a rename",
      at: source.location(of: start..<end),
      help: "check '\(name)', and rewrite it if it isn't the same \(kind)")
  }

  package static func orphanLock(_ path: String, module: String) -> Self {
    Diagnostic(
      id: "unused-lock-file",
      "the spec of the lock file '\(path)' is missing, but files you own of the module '\(module)' still exist",
      help: "restore '\(module).viper.json', or delete the files; "
        + "if you moved the spec, move the lock file, too; "
        + "if a merged branch renamed the module, run 'viper-gen rename \(shellWord(module)) NAME'")
  }

  static func orphanSharedLock(_ path: String, files: [String]) -> Self {
    let names = quotedList(files, separator: " and ")
    return Diagnostic(
      id: "unused-lock-file",
      "the lock file '\(path)' lists files that the config no longer asks for: \(names)",
      help:
        "restore the config, or delete the files; if you moved the config, move the lock file, too")
  }

  static func deletedFile(_ path: String) -> Self {
    Diagnostic(
      .warning, id: "missing-owned-file",
      "you deleted '\(path)', so changes of its spec aren't merged into it",
      help: "restore '\(path)', or create it again: viper-gen generate --restart \(shellWord(path))"
    )
  }

  static func movedAndRestarted(_ path: String, to other: String) -> Self {
    Diagnostic(
      id: "invalid-restart", "can't create '\(path)' again, because its code is in '\(other)'",
      help: "delete the code in '\(other)', too, or leave out '--restart \(shellWord(path))'")
  }

  package static func notDeleted(_ path: String, isThere: Bool) -> Self {
    Diagnostic(
      id: "invalid-restart",
      isThere
        ? "can't create '\(path)' again, because it exists"
        : "'\(path)' isn't a deleted file that you own",
      help: isThere ? "delete '\(path)' first" : "to list deleted files, run 'viper-gen check'")
  }

  static func fileWithoutPart(_ path: String, module: String) -> Self {
    Diagnostic(
      id: "unused-owned-file", "you own '\(path)', but '\(module)' no longer has this component",
      help: "delete the file, or rename the file if you still need its code")
  }

  /// - Parameter module: the new name of the file's module; nil if the module isn't renamed.
  static func movedFile(_ old: String, to new: [String], ofRenamed module: String?) -> Self {
    let hasNewName = new.allSatisfy { FilePath.name(of: $0) != FilePath.name(of: old) }
    let reason =
      module.map { "its module is now named '\($0)'" }
      ?? (hasNewName
        ? "this file now needs another name" : "this file now belongs in another folder")
    let isRenamed = module != nil || hasNewName
    return Diagnostic(
      id: "changed-file-path", "you own '\(old)', but \(reason)",
      help: "move the file to " + quotedList(new, separator: " or ")
        + (isRenamed ? ", and run 'viper-gen generate', which updates the names in the file" : ""))
  }

  package static func mergeConflict(
    _ path: String, _ bytes: [UInt8], at range: Range<Int>
  ) -> Self {
    let source = SourceText(path: path, bytes: bytes)
    let line = source.lineRange(at: range.lowerBound)
    let marker = bytes[line]
    let message =
      if marker.starts(with: ConflictMarkers.opening.utf8) {
        "your edit and the spec's change overlap here"
      } else if marker.starts(with: "<<<<<<< ".utf8) {
        "Git left a conflict here"
      } else {
        "a conflict marker was left here"
      }
    return Diagnostic(
      id: "conflicting-changes", message, at: source.location(of: line),
      help: "keep the correct lines, and delete the markers")
  }

  static func conflictAhead(_ path: String, _ bytes: [UInt8]) -> Self {
    Diagnostic(
      id: "conflicting-changes", "your edits in this file and the spec's changes overlap",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "run 'viper-gen generate --on-conflict markers', and resolve the marked conflicts")
  }

  /// Reports a conflict between files, which markers can't show.
  static func conflictBetweenFiles(_ paths: [String]) -> Self {
    let names = quotedList(paths)
    return Diagnostic(
      id: "conflicting-changes", "your edits in \(names) and the spec's changes overlap",
      help: "make the spec's changes by hand, or move the overlapping code into one file")
  }

  static func hiddenDeclaration(
    _ name: String, in path: String, _ bytes: [UInt8], line: Int, place: SourceLocation?
  ) -> Self {
    Diagnostic(
      id: "invalid-private-declaration",
      "the spec declares '\(name)', but your declaration is private",
      at: SourceText(path: path, bytes: bytes).location(ofLine: line),
      help: "delete 'private', or rename one of the two",
      note: place.map { .init("the spec declares '\(name)' here", at: $0) })
  }

  package static func leftover(
    _ leftover: MergeResult.Leftover, in path: String, _ bytes: [UInt8], line: Int
  ) -> Self {
    let source = SourceText(path: path, bytes: bytes)
    let message =
      switch leftover.reason {
      case .removedFromSpec:
        "'\(leftover.name)' was removed from the spec, but is kept here because you edited it"
      case .deletedByUser, .hiddenByUser:
        "the spec changed '\(leftover.name)', but you deleted it"
      }
    return Diagnostic(
      .warning, id: "conflicting-spec-change", message, at: source.location(ofLine: line))
  }
}

extension SourceText {
  fileprivate func location(ofLine line: Int) -> SourceLocation {
    var offset = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      offset = end + 1
    }
    return location(of: lineRange(at: offset))
  }
}
