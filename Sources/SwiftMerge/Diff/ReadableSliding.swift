import ViperText

/// Moves an insertion or deletion to where a reader would cut: before a declaration, not before an
/// equal brace or blank line.
enum ReadableSliding {
  /// The limit of moved lines, which keeps the work linear.
  private static let reach = 100

  static func slid(
    _ changes: [LineDiff.Change], old: TextLines, new: TextLines
  ) -> [LineDiff.Change] {
    var slid: [LineDiff.Change] = []
    for change in changes {
      let offset: Int
      if change.old.isEmpty {
        offset = bestOffset(of: change.new, after: slid.last?.new.upperBound, in: new)
      } else if change.new.isEmpty {
        offset = bestOffset(of: change.old, after: slid.last?.old.upperBound, in: old)
      } else {
        offset = 0
      }
      slid.append(LineDiff.Change(old: change.old.moved(offset), new: change.new.moved(offset)))
    }
    return slid
  }

  /// Computes how many lines (negative) to move up a run that is as far down as possible.
  ///
  /// - Parameter end: The end of the previous change. One common line stays after it.
  private static func bestOffset(of run: Range<Int>, after end: Int?, in text: TextLines) -> Int {
    let top = end.map { $0 + 1 } ?? 0
    var best = 0
    var least = cost(of: run, in: text)
    var offset = 0
    while offset > -reach, run.lowerBound + offset > top,
      text[run.lowerBound + offset - 1].elementsEqual(text[run.upperBound + offset - 1])
    {
      offset -= 1
      let cost = cost(of: run.moved(offset), in: text)
      if cost < least { (least, best) = (cost, offset) }
    }
    return best
  }

  private static func cost(of run: Range<Int>, in text: TextLines) -> Int {
    cutCost(before: run.lowerBound, in: text) + cutCost(before: run.upperBound, in: text)
  }

  /// Rates a cut before a line: low at a line without indentation after a blank line, high inside a
  /// block.
  private static func cutCost(before line: Int, in text: TextLines) -> Int {
    guard line < text.count else { return 0 }
    let followsBlank = line == 0 || text.isBlank(line - 1)
    var next = line
    while next < text.count, next < line + 20, text.isBlank(next) { next += 1 }
    let indentation = next < text.count ? min(text.indentation(next).count, 200) : 0
    let words = text.words(line)
    let isBlank = words.isEmpty
    let closers = [UInt8(ascii: "}"), UInt8(ascii: ")")]
    let closes = !isBlank && closers.contains(text.bytes[words.lowerBound])
    return 10 * indentation + (isBlank ? 6 : 0) + (closes ? 25 : 0) - (followsBlank ? 12 : 0)
  }
}

extension Range<Int> {
  func moved(_ offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
