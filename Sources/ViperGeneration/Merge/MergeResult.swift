/// What a three-way merge has come to.
package struct MergeResult: Hashable, Sendable {
  /// A place where both sides changed the same lines; conflict markers stand there.
  package struct Conflict: Hashable, Sendable {
    /// The line of the opening marker, from 1.
    package let line: Int
    /// From the opening marker to the end of the closing marker's line, in bytes.
    package let range: Range<Int>
  }

  /// A declaration that is not as the spec has it, because what the user did to it counts for more.
  package struct Leftover: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The spec no longer has it, but it has been edited: it stays.
      case removedFromSpec
      /// The spec has changed it, but the user has deleted it: it stays deleted.
      case deletedByUser
    }

    /// The declaration as a person names it: `TripListPresenter.didTapAdd()`.
    package let name: String
    package let reason: Reason
    /// Where it stands (or where its type stands, if it is deleted), from 1.
    package let line: Int
  }

  package let bytes: [UInt8]
  /// In the order of the text; empty if everything went together.
  package let conflicts: [Conflict]
  /// In the order of the text.
  package let leftovers: [Leftover]

  package var isClean: Bool { conflicts.isEmpty }
}

/// The names that stand behind conflict markers.
package struct MergeLabels: Hashable, Sendable {
  package var ours = "yours"
  package var base = "base"
  package var theirs = "viper-gen"

  package init() {}

  package init(ours: String, base: String, theirs: String) {
    (self.ours, self.base, self.theirs) = (ours, base, theirs)
  }
}

/// A merged text in the making, with the places in it that are to be reported.
struct MergedText {
  struct Mark {
    let name: String
    let reason: MergeResult.Leftover.Reason
    let offset: Int
  }

  private(set) var bytes: [UInt8] = []
  private(set) var conflicts: [Range<Int>] = []
  private(set) var marks: [Mark] = []

  init(_ bytes: some Sequence<UInt8> = []) {
    self.bytes = Array(bytes)
  }

  static func += (text: inout MergedText, more: some Sequence<UInt8>) {
    text.bytes += more
  }

  static func += (text: inout MergedText, more: MergedText) {
    let offset = text.bytes.count
    text.bytes += more.bytes
    text.conflicts += more.conflicts.map { $0.moved(offset) }
    text.marks += more.marks.map {
      Mark(name: $0.name, reason: $0.reason, offset: $0.offset + offset)
    }
  }

  /// Notes a declaration that stands, or would stand, at the end of the text so far.
  mutating func mark(_ name: String, _ reason: MergeResult.Leftover.Reason) {
    marks.append(Mark(name: name, reason: reason, offset: bytes.count))
  }

  /// Writes a conflict as git does in its diff3 style; each part ends with a line ending.
  mutating func conflict(
    ours: some Sequence<UInt8>, base: some Sequence<UInt8>, theirs: some Sequence<UInt8>,
    labels: MergeLabels, ending: [UInt8]
  ) {
    let start = bytes.count
    bytes += Array("<<<<<<< \(labels.ours)".utf8) + ending
    appendLines(ours, ending: ending)
    bytes += Array("||||||| \(labels.base)".utf8) + ending
    appendLines(base, ending: ending)
    bytes += Array("=======".utf8) + ending
    appendLines(theirs, ending: ending)
    bytes += Array(">>>>>>> \(labels.theirs)".utf8) + ending
    conflicts.append(start..<bytes.count)
  }

  private mutating func appendLines(_ lines: some Sequence<UInt8>, ending: [UInt8]) {
    let start = bytes.count
    bytes += lines
    if bytes.count > start, bytes.last != UInt8(ascii: "\n") { bytes += ending }
  }

  /// Takes the last line ending away, unless a conflict marker stands before it.
  mutating func dropLastLineEnding() {
    guard bytes.last == UInt8(ascii: "\n"), conflicts.last?.upperBound != bytes.count else {
      return
    }
    bytes.removeLast()
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
  }

  var result: MergeResult {
    let lines = TextLines(bytes)
    return MergeResult(
      bytes: bytes,
      conflicts: conflicts.map {
        MergeResult.Conflict(line: lines.line(at: $0.lowerBound) + 1, range: $0)
      },
      leftovers: marks.map {
        MergeResult.Leftover(
          name: $0.name, reason: $0.reason, line: lines.line(at: $0.offset) + 1)
      })
  }
}
