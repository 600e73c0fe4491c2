/// Elements that stand one behind another in a text, of which some go and others come between.
///
/// What stays keeps its bytes, and the space before it as long as it follows the same neighbour. So what
/// is put in and taken out again leaves no trace.
struct ElementEdit {
  /// An element of the text as it is.
  struct Unit {
    /// Without what ends it.
    let body: Range<Int>
    /// Behind what ends it.
    let end: Int
  }

  let units: [Unit]
  /// All units with the space around them.
  let interior: Range<Int>
  /// What stands between two elements.
  let separator: [UInt8]
  /// What ends an element.
  var terminator: [UInt8] = []
  /// Whether the last element has it, too.
  var endsLast = true

  /// What stands between elements where each has a line of its own, and otherwise what stands between
  /// those that are there.
  ///
  /// - Parameter line: the end of a line with the blanks before an element; nil on one line.
  static func separator(
    _ line: String?, between units: [Unit], in bytes: [UInt8], from start: Int
  ) -> [UInt8] {
    if let line { return Array(line.utf8) }
    guard let first = units.first else { return [] }
    let gap = units.count > 1 ? first.end..<units[1].body.lowerBound : start..<first.body.lowerBound
    return bytes[gap].filter { $0 == 0x20 || $0 == 0x09 }
  }

  /// - Parameters:
  ///   - removed: the indices of units that go.
  ///   - inserted: what comes before the unit of an index, in the order of the indices.
  func replacement(
    removing removed: Set<Int>, inserting inserted: [(index: Int, text: [UInt8])]
  ) -> EditedText.Replacement {
    var pieces: [EditedText.Piece] = []
    /// The unit that was written last; nil behind a new element.
    var last: Int?
    var isFirst = true
    func begin(_ gap: EditedText.Piece) {
      if isFirst {
        pieces.append(
          units.first.map { .source(interior.lowerBound..<$0.body.lowerBound) }
            ?? .text(separator))
      } else {
        pieces += [.text(terminator), gap]
      }
      isFirst = false
    }
    var next = 0
    for index in 0...units.count {
      while next < inserted.count, inserted[next].index <= index {
        begin(.text(separator))
        pieces.append(.text(inserted[next].text))
        last = nil
        next += 1
      }
      guard index < units.count, !removed.contains(index) else { continue }
      let follows = last.map { $0 + 1 == index } ?? false
      begin(
        follows
          ? .source(units[index - 1].end..<units[index].body.lowerBound) : .text(separator))
      pieces.append(.source(units[index].body))
      last = index
    }
    if !isFirst, endsLast { pieces.append(.text(terminator)) }
    pieces.append(.source((units.last?.end ?? interior.lowerBound)..<interior.upperBound))
    return .init(range: interior, pieces: pieces)
  }
}
