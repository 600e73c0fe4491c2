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

  let bytes: [UInt8]
  let units: [Unit]
  /// All units and the space around them.
  let interior: Range<Int>
  /// The space between two elements: a new line, or the space between the old elements.
  let separator: [UInt8]
  let terminator: [UInt8]
  /// Whether the last element has a terminator.
  let endsLast: Bool

  /// - Parameter line: A newline and the indentation; nil if all elements are on one line.
  init(
    _ units: [Unit], in bytes: [UInt8], interior: Range<Int>, line: String?, terminator: String,
    endsLast: Bool
  ) {
    self.bytes = bytes
    self.units = units
    self.interior = interior
    self.terminator = Array(terminator.utf8)
    self.endsLast = endsLast
    if let line {
      separator = Array(line.utf8)
    } else if let first = units.first {
      let end = units.count > 1 ? units[1].body.lowerBound : first.body.lowerBound
      let gap = bytes[(units.count > 1 ? first.end : interior.lowerBound)..<end]
      separator = gap.filter { $0 == 0x20 || $0 == 0x09 }
    } else {
      separator = []
    }
  }

  /// Replaces everything around the elements that stay.
  ///
  /// - Parameters:
  ///   - removed: The indices of units.
  ///   - inserted: New elements before the unit of an index, sorted by index.
  func replacements(
    removing removed: Set<Int>, inserting inserted: [(index: Int, text: [UInt8])]
  ) -> [TextReplacement] {
    var replacements: [TextReplacement] = []
    var start = interior.lowerBound
    var text: [UInt8] = []
    /// The unit that was written last; nil after a new element.
    var last: Int?
    var isFirst = true
    func begin(_ gap: some Collection<UInt8>) {
      if isFirst {
        text += units.first.map { Array(bytes[start..<$0.body.lowerBound]) } ?? separator
      } else {
        text += terminator + gap
      }
      isFirst = false
    }
    var next = 0
    for index in 0...units.count {
      while next < inserted.count, inserted[next].index <= index {
        begin(separator)
        text += inserted[next].text
        last = nil
        next += 1
      }
      guard index < units.count, !removed.contains(index) else { continue }
      let follows = last.map { $0 + 1 == index } ?? false
      let body = units[index].body
      begin(follows ? bytes[units[index - 1].end..<body.lowerBound] : separator[...])
      replacements.append(.init(range: start..<body.lowerBound, text: text))
      (start, text) = (body.upperBound, [])
      last = index
    }
    if !isFirst, endsLast { text += terminator }
    text += bytes[(units.last?.end ?? interior.lowerBound)..<interior.upperBound]
    return replacements + [.init(range: start..<interior.upperBound, text: text)]
  }
}
