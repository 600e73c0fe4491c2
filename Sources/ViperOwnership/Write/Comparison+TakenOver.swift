import SwiftMerge
import ViperPipeline
import ViperProject
import ViperText

/// A generated file whose component the developer owns from now on.
extension Comparison {
  /// Keeps the generated text in the owned file.
  mutating func takeOver(_ file: RenderedFile, _ own: OwnFile) throws(DiskError) {
    let text = GeneratedMark.unmarked(own.text)
    let unmarked = OwnFile(path: own.path, whole: own.whole, text: text)
    let part = part(beside: file)
    let isUntouched = file.known.contain(own.text)
    // Conflict markers are reported first.
    if !isUntouched, !isForced, hasMarkers(own.text, at: file.path, of: file) {
      return leave(file.path)
    }
    if isUntouched || isForced {
      let new = SwiftMerge.filled(file.bytes, from: text, beside: part)
      return try change(file.path, .update, from: own.whole, to: own.mark + new)
    }
    if let part, reportWrittenGiven(in: [unmarked], since: part) {
      // Until the file is fixed, members are in this file and in the file beside it.
      return leave(file.path)
    }
    let kept = part.map { SwiftMerge.leavingOut(text, movedTo: [$0]) } ?? text
    try merge(
      file, base: SwiftMerge.keeping(file.bytes, in: kept),
      into: [OwnFile(path: own.path, whole: own.whole, text: kept)])
    changeSet.leftToDo.append(.takenOver(display(file.path)))
  }

  func lacking(in bytes: [UInt8], of file: RenderedFile) throws(DiskError) -> [String]? {
    let others =
      try sources?.holding(file.bytes, lackedBy: bytes, at: file.path, renaming: nil) ?? []
    let all = JoinedFiles([bytes] + others.map(\.text))
    return SwiftMerge.missing(in: all.text, of: file.bytes)
  }
}

/// Owned files that aren't valid Swift. A merge would add their contents a second time.
extension Comparison {
  mutating func reportUnread(_ own: [OwnFile]) -> Bool {
    own.reduce(false) { reportUnread($1.whole, at: $1.path) || $0 }
  }

  mutating func reportUnread(_ bytes: [UInt8], at path: String) -> Bool {
    guard path.hasSuffix(".swift"), let unread = Diagnostic.unread(display(path), bytes) else {
      return false
    }
    if !changeSet.diagnostics.contains(unread) { changeSet.diagnostics.append(unread) }
    return true
  }

  /// Reports unreadable files that may contain a declaration that viper-gen looked for.
  mutating func reportUnread() {
    for (path, text) in (sources?.suspects ?? [:]).sorted(by: { $0.key < $1.key }) {
      _ = reportUnread(text, at: path)
    }
  }
}
