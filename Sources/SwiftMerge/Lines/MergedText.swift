import ViperText

struct MergedText {
  typealias Reason = MergeResult.Leftover.Reason

  private(set) var bytes: [UInt8] = []
  private(set) var conflicts: [Range<Int>] = []
  private(set) var marks: [(name: String, reason: Reason, offset: Int)] = []

  init(_ bytes: some Sequence<UInt8> = []) { self.bytes = Array(bytes) }

  static func += (text: inout MergedText, more: some Sequence<UInt8>) { text.bytes += more }

  static func += (text: inout MergedText, more: MergedText) {
    let offset = text.bytes.count
    text.bytes += more.bytes
    text.conflicts += more.conflicts.map { $0.lowerBound + offset..<$0.upperBound + offset }
    text.marks += more.marks.map { ($0.name, $0.reason, $0.offset + offset) }
  }

  func followed(by more: MergedText) -> MergedText {
    var text = self
    text += more
    return text
  }

  /// Marks a declaration that is, or would be, at the current end of the text.
  mutating func mark(_ name: String, _ reason: Reason) {
    marks.append((name, reason, bytes.count))
  }

  /// Writes a conflict in git's diff3 style. Each part ends with a line ending.
  mutating func conflict(
    ours: some Sequence<UInt8>, base: some Sequence<UInt8>, theirs: some Sequence<UInt8>,
    ending: [UInt8]
  ) {
    let start = bytes.count
    bytes += Array(ConflictMarkers.opening.utf8) + ending
    appendLines(ours, ending: ending)
    bytes += Array("||||||| base".utf8) + ending
    appendLines(base, ending: ending)
    bytes += Array("=======".utf8) + ending
    appendLines(theirs, ending: ending)
    bytes += Array(">>>>>>> viper-gen".utf8) + ending
    conflicts.append(start..<bytes.count)
  }

  private mutating func appendLines(_ lines: some Sequence<UInt8>, ending: [UInt8]) {
    let start = bytes.count
    bytes += lines
    if bytes.count > start, bytes.last != UInt8(ascii: "\n") { bytes += ending }
  }

  /// Removes the last line ending if one side removed it, unless a conflict marker precedes it.
  mutating func end(likeMergeOf base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) {
    let ends = [base, ours, theirs].map { LineEnding.isMissing(atEndOf: $0) }
    guard ends[0] == ends[1] ? ends[2] : ends[1], bytes.last == UInt8(ascii: "\n"),
      conflicts.last?.upperBound != bytes.count
    else { return }
    bytes.removeLast()
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
  }

  var result: MergeResult {
    let lines = TextLines(bytes)
    return MergeResult(
      bytes: bytes,
      conflicts: conflicts.map {
        ConflictMarkers.Conflict(line: lines.line(at: $0.lowerBound) + 1, range: $0)
      },
      leftovers: marks.map {
        MergeResult.Leftover(name: $0.name, reason: $0.reason, line: lines.line(at: $0.offset) + 1)
      })
  }
}

package struct MergeResult: Hashable, Sendable {
  /// A declaration that differs from the spec because the user's edit has priority.
  package struct Leftover: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The spec no longer has the declaration. It stays, because the user edited it.
      case removedFromSpec
      /// The declaration changed in the spec. It stays deleted, because the user deleted it.
      case deletedByUser
      /// The declaration is new in the spec, and the user has a private declaration of that name.
      case hiddenByUser
    }

    package let name: String
    package let reason: Reason
    /// The line of the declaration, or of its type if it is deleted, from 1.
    package let line: Int
  }

  package let bytes: [UInt8]
  package let conflicts: [ConflictMarkers.Conflict]
  package let leftovers: [Leftover]

  package var isClean: Bool { conflicts.isEmpty }
}
