/// Adds and removes elements of a list in a text.
///
/// The other elements keep their bytes, and the space before them if the element before them stays.
/// So an element that is added and then removed leaves no trace.
struct ElementEdit {
  /// An element of the old text.
  struct Unit {
    /// Doesn't include the terminator.
    let body: Range<Int>
    /// The end of the terminator.
    let end: Int
  }

  let units: [Unit]
  /// All units and the space around them.
  let interior: Range<Int>
  /// The space between two elements.
  let separator: [UInt8]
  var terminator: [UInt8] = []
  /// Whether the last element has a terminator.
  var endsLast = true

  /// The space between elements: a new line, or the space between the old elements.
  ///
  /// - Parameter line: A newline and the indentation; nil if all elements are on one line.
  static func separator(
    _ line: String?, between units: [Unit], in bytes: [UInt8], from start: Int
  ) -> [UInt8] {
    if let line { return Array(line.utf8) }
    guard let first = units.first else { return [] }
    let gap = units.count > 1 ? first.end..<units[1].body.lowerBound : start..<first.body.lowerBound
    return bytes[gap].filter { $0 == 0x20 || $0 == 0x09 }
  }

  /// - Parameters:
  ///   - removed: The indices of units.
  ///   - inserted: New elements before the unit of an index, sorted by index.
  func replacement(
    removing removed: Set<Int>, inserting inserted: [(index: Int, text: [UInt8])]
  ) -> EditedText.Replacement {
    var pieces: [EditedText.Piece] = []
    /// The unit that was written last; nil after a new element.
    var last: Int?
    var isFirst = true
    func begin(_ gap: EditedText.Piece) {
      if isFirst {
        pieces.append(
          units.first.map { .source(interior.lowerBound..<$0.body.lowerBound) } ?? .text(separator))
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
        follows ? .source(units[index - 1].end..<units[index].body.lowerBound) : .text(separator))
      pieces.append(.source(units[index].body))
      last = index
    }
    if !isFirst, endsLast { pieces.append(.text(terminator)) }
    pieces.append(.source((units.last?.end ?? interior.lowerBound)..<interior.upperBound))
    return .init(range: interior, pieces: pieces)
  }
}
