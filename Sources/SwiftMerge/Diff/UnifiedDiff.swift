import ViperText

/// The difference of two texts in the format of `patch` and `git apply`.
package enum UnifiedDiff {
  /// Writes the diff with its two header lines; empty if the texts are equal. The labels follow
  /// `---` and `+++`; `/dev/null` for a new or a removed file.
  package static func text(
    old: [UInt8], new: [UInt8], oldLabel: String, newLabel: String, context: Int = 3
  ) -> String {
    guard old != new else { return "" }
    let old = TextLines(old)
    let new = TextLines(new)
    var numbering = LineNumbering(.exact)
    let (before, after) = (numbering.numbers(of: old), numbering.numbers(of: new))
    let changes = LineDiff.changes(from: before, to: after, style: .shortest)
    var output = Array("--- \(quoted(oldLabel))\n+++ \(quoted(newLabel))\n".utf8)
    for hunk in hunks(of: changes, old: old, new: new, context: max(0, min(context, 1 << 20))) {
      hunk.write(to: &output, old: old, new: new)
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func hunks(
    of changes: [LineDiff.Change], old: TextLines, new: TextLines, context: Int
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      let before = min(context, change.old.lowerBound)
      let after = min(context, old.count - change.old.upperBound)
      let oldRange = change.old.lowerBound - before..<change.old.upperBound + after
      let newRange = change.new.lowerBound - before..<change.new.upperBound + after
      if let last = hunks.indices.last, hunks[last].old.upperBound >= oldRange.lowerBound {
        hunks[last].old = hunks[last].old.lowerBound..<oldRange.upperBound
        hunks[last].new = hunks[last].new.lowerBound..<newRange.upperBound
        hunks[last].changes.append(change)
      } else {
        hunks.append(Hunk(old: oldRange, new: newRange, changes: [change]))
      }
    }
    return hunks
  }

  private static func quoted(_ label: String) -> String {
    let special: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F]
    guard label.utf8.contains(where: { $0 < 0x20 || special.contains($0) }) else {
      return label.utf8.contains(UInt8(ascii: " ")) ? label + "\t" : label
    }
    var bytes = [UInt8(ascii: "\"")]
    for byte in label.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        let digits = [byte >> 6, byte >> 3 & 7, byte & 7].map { $0 + UInt8(ascii: "0") }
        bytes += [UInt8(ascii: "\\")] + digits
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}

private struct Hunk {
  var old: Range<Int>
  var new: Range<Int>
  var changes: [LineDiff.Change]

  func write(to output: inout [UInt8], old oldText: TextLines, new newText: TextLines) {
    output += "@@ -\(Self.place(old)) +\(Self.place(new)) @@\n".utf8
    var line = old.lowerBound
    for change in changes {
      Self.write(line..<change.old.lowerBound, of: oldText, mark: " ", to: &output)
      Self.write(change.old, of: oldText, mark: "-", to: &output)
      Self.write(change.new, of: newText, mark: "+", to: &output)
      line = change.old.upperBound
    }
    Self.write(line..<old.upperBound, of: oldText, mark: " ", to: &output)
  }

  /// Writes `start,count`, with line numbers from 1. For an empty range, `start` is the line before
  /// it. A count of 1 is left out.
  private static func place(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func write(
    _ lines: Range<Int>, of text: TextLines, mark: Unicode.Scalar, to output: inout [UInt8]
  ) {
    for line in lines {
      output.append(UInt8(ascii: mark))
      output += text[line]
      if output.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
    }
  }
}

/// Gives equal lines or words equal numbers, because a diff compares integers. Numbers count first
/// occurrences. They aren't hashes.
struct LineNumbering {
  enum Equality {
    case exact
    case words
  }

  private let equality: Equality
  private var known: [ArraySlice<UInt8>: Int] = [:]

  init(_ equality: Equality) { self.equality = equality }

  mutating func numbers(of lines: TextLines) -> [Int] {
    (0..<lines.count).map { line in
      number(of: lines.bytes[equality == .exact ? lines.range(line) : lines.words(line)])
    }
  }

  mutating func number(of text: ArraySlice<UInt8>) -> Int {
    if let number = known[text] { return number }
    known[text] = known.count
    return known.count - 1
  }
}
