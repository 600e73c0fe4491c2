import SwiftMerge
import ViperProject
import ViperText

// All that is said of locks and of merging.

extension Diagnostic {
  private static let restoringLock =
    "restore it from version control, or delete it and run 'viper-gen generate' again"

  /// - Parameter impossible: a path in it that viper-gen never writes to.
  static func damagedLock(
    _ path: String, _ bytes: [UInt8], impossible: Range<Int>?
  ) -> Diagnostic {
    let source = SourceText(path: path, bytes: bytes)
    return Diagnostic(
      id: "damaged-lock",
      impossible == nil
        ? "this lock is damaged or has been edited; files of yours are left alone"
        : "this lock file has been edited: viper-gen never writes to this path",
      at: impossible.map { SourceLocation(source: source, range: $0) } ?? source.firstLine,
      help: restoringLock)
  }

  static func foreignLock(_ path: String, _ bytes: [UInt8], module: String) -> Diagnostic {
    let source = SourceText(path: path, bytes: bytes)
    let lines = TextLines(bytes)
    let words = Array("module \(module)".utf8)
    let line = (0..<lines.count).first { bytes[lines.content($0)].elementsEqual(words) }
    return Diagnostic(
      id: "damaged-lock", "this is a copy of the lock of the module '\(module)'",
      at: source.location(ofLine: (line ?? 0) + 1),
      help: restoringLock)
  }

  /// - Parameter count: the number of generated files that changed.
  static func mergedLock(_ path: String, renderedAgain count: Int) -> Diagnostic {
    let files = count == 0 ? "no file" : count == 1 ? "1 file" : "\(count) files"
    return Diagnostic(
      .note, id: "merged-lock", "'\(path)' had conflicts; rendered \(files) again", at: nil)
  }

  static func finishedRun(_ path: String) -> Diagnostic {
    Diagnostic(
      .note, id: "finished-run", "finished the interrupted run that '\(path)' records", at: nil)
  }

  /// - Parameter lacking: nil if the file can't be read as Swift.
  static func missingLock(_ path: String, _ bytes: [UInt8], lacking: [String]?) -> Diagnostic {
    let names = lacking.map { quotedList($0) }
    return Diagnostic(
      id: "missing-lock",
      "nothing is merged into this file of yours, since no lock tells how it was; "
        + (names.map { "it lacks \($0)" }
          ?? "it can't be read as Swift, so what it lacks is not known"),
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: (lacking == nil ? "mend its brackets, strings and comments" : "write what it lacks")
        + ", or restore the lock from version control")
  }

  /// - Parameter columns: of the name in its line, in bytes from 0.
  static func takenForRenamed(
    _ name: String, in path: String, _ bytes: [UInt8], line: Int, columns: Range<Int>
  ) -> Diagnostic {
    let source = SourceText(path: path, bytes: bytes)
    let whole = source.location(ofLine: line).range
    let end = min(whole.lowerBound + columns.upperBound, whole.upperBound)
    let start = min(whole.lowerBound + columns.lowerBound, end)
    let kind = name.hasSuffix(")") ? "method" : "property"
    return Diagnostic(
      .warning, id: "taken-for-renamed",
      "'\(name)' has the body of a \(kind) that the spec no longer has, as if it had been renamed",
      at: SourceLocation(source: source, range: start..<end),
      help: "read '\(name)', and write it anew if it is another \(kind)")
  }

  package static func orphanLock(_ path: String, module: String) -> Diagnostic {
    Diagnostic(
      id: "orphan-lock",
      "'\(path)' has no spec: the files of yours of the module '\(module)' are nobody's now",
      at: nil,
      help: "restore '\(module).viper.json', move the lock if you have moved the spec, "
        + "or move what you need of the files and delete the rest; "
        + "if a merged branch has renamed it, run 'viper-gen rename \(shellWord(module)) NAME'")
  }

  /// - Parameter files: those that the lock knows, as messages show them.
  static func orphanSharedLock(_ path: String, files: [String]) -> Diagnostic {
    let names = quotedList(files, separator: " and ")
    return Diagnostic(
      id: "orphan-lock", "'\(path)' knows files that the config asks for no more: \(names)",
      at: nil,
      help:
        "restore what the config said, or delete them; if the config has moved, move the lock to it"
    )
  }

  static func deletedFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "deleted-file",
      "'\(path)' is yours and not there; it stays deleted, and changes of its spec pass it by",
      at: nil, help: "restore it, or start it anew: viper-gen generate --restart \(shellWord(path))"
    )
  }

  static func movedAndRestarted(_ path: String, to other: String) -> Diagnostic {
    Diagnostic(
      id: "no-deleted-file", "what '\(path)' held stands in '\(other)'", at: nil,
      help: "delete it there, too, or leave out '--restart \(shellWord(path))'")
  }

  package static func notDeleted(_ path: String, isThere: Bool) -> Diagnostic {
    Diagnostic(
      id: "no-deleted-file",
      isThere ? "'\(path)' is not deleted" : "'\(path)' is no deleted file of yours", at: nil,
      help: isThere
        ? "delete it, if it is to be started anew" : "'viper-gen check' lists those that are")
  }

  static func fileWithoutPart(_ path: String, module: String) -> Diagnostic {
    Diagnostic(
      id: "file-without-part", "'\(path)' is yours, and '\(module)' has no such part any more",
      at: nil, help: "delete it, or rename it if you need what it holds elsewhere")
  }

  static func movedFile(_ old: String, to new: [String]) -> Diagnostic {
    let isRenamed = new.allSatisfy { FilePath.name(of: $0) != FilePath.name(of: old) }
    return Diagnostic(
      id: "moved-file",
      isRenamed
        ? "'\(old)' is yours, and is called otherwise now"
        : "'\(old)' is yours, and the config puts it elsewhere now",
      at: nil, help: moving(to: new, isRenamed: isRenamed))
  }

  static func fileOfRenamed(_ old: String, module: String, to new: [String]) -> Diagnostic {
    Diagnostic(
      id: "moved-file", "'\(old)' is yours, and its module is called '\(module)' now", at: nil,
      help: moving(to: new, isRenamed: true))
  }

  private static func moving(to new: [String], isRenamed: Bool) -> String {
    let places = quotedList(new, separator: " or ")
    return "move it to \(places)"
      + (isRenamed ? "; 'viper-gen generate' then puts the new names into it" : "")
  }

  /// - Parameter isSure: false if only what they say is alike.
  package static func mergeConflict(
    _ path: String, _ bytes: [UInt8], at range: Range<Int>, severity: Severity
  ) -> Diagnostic {
    let source = SourceText(path: path, bytes: bytes)
    let line = source.lineRange(at: range.lowerBound)
    let marker = bytes[line]
    let message =
      if marker.starts(with: ConflictMarkers.opening.utf8) {
        "your edit and the spec's change overlap here"
      } else if marker.starts(with: "<<<<<<< ".utf8) {
        "git has left a conflict here"
      } else {
        "a marker of a conflict is left here"
      }
    return Diagnostic(
      severity, id: "merge-conflict", message,
      at: SourceLocation(source: source, range: line),
      help: "keep what is right and delete the markers")
  }

  static func conflictAhead(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      id: "merge-conflict", "your edits in this file and the spec's changes overlap",
      at: SourceText(path: path, bytes: bytes).firstLine,
      help: "run 'viper-gen generate --on-conflict markers' and resolve what it marks")
  }

  /// Of code that stands in several files: markers can't span the end of a file.
  static func conflictBetweenFiles(_ paths: [String]) -> Diagnostic {
    let names = quotedList(paths)
    return Diagnostic(
      id: "merge-conflict", "your edits in \(names) and the spec's changes overlap", at: nil,
      help: "write what the spec has changed into them, or move what overlaps into one file")
  }

  /// - Parameter place: where the spec declares it.
  static func hiddenDeclaration(
    _ name: String, in path: String, _ bytes: [UInt8], line: Int, place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      id: "hidden-declaration",
      "the spec declares '\(name)', and this private one stands in its place",
      at: SourceText(path: path, bytes: bytes).location(ofLine: line),
      help: "delete 'private', or give one of them another name",
      notes: place.map { [Diagnostic.Note("declared here", at: $0)] } ?? [])
  }

  package static func leftover(
    _ leftover: MergeResult.Leftover, in path: String, _ bytes: [UInt8], line: Int
  ) -> Diagnostic {
    let source = SourceText(path: path, bytes: bytes)
    let message =
      switch leftover.reason {
      case .removedFromSpec:
        "the spec no longer has '\(leftover.name)'; it stays, since it is edited"
      case .deletedByUser, .hiddenByUser:
        "the spec has changed '\(leftover.name)', which you have deleted"
      }
    return Diagnostic(.warning, id: "leftover", message, at: source.location(ofLine: line))
  }
}

extension SourceText {
  /// A whole line, counted from 1.
  fileprivate func location(ofLine line: Int) -> SourceLocation {
    var offset = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      offset = end + 1
    }
    return SourceLocation(source: self, range: lineRange(at: offset))
  }
}
