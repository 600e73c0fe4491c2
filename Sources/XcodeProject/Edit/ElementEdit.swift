/// Adds and removes elements of an array or a section in a text.
///
/// Remaining elements keep their bytes, and neighbors keep the space between them. So an element
/// that is added and then removed leaves no trace.
struct ElementEdit {
  struct Unit {
    let body: Range<Int>
    let end: Int
  }

  let bytes: [UInt8]
  let units: [Unit]
  let interior: Range<Int>
  /// The space between two elements: a new line, or the space between the old elements.
  let separator: [UInt8]
  let terminator: [UInt8]
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

  /// Replaces everything around the elements that stay. New elements have the index of the unit
  /// that follows, and are sorted by it.
  func replacements(
    removing removed: Set<Int>, inserting inserted: [(index: Int, text: [UInt8])]
  ) -> [TextReplacement] {
    var replacements: [TextReplacement] = []
    var start = interior.lowerBound
    var text: [UInt8] = []
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

/// The changes of an object's array: the children of a group, or the files of a build phase.
struct ListEdit {
  struct Insertion {
    let id: String
    /// The text of the comment after the id: ` /* Feed.swift in Sources */`
    let title: String
    let item: NameOrder.Item
  }

  var inserted: [Insertion] = []
  var removed: Set<String> = []
}

struct TextReplacement {
  let range: Range<Int>
  let text: [UInt8]
}

extension [UInt8] {
  /// - Parameter replacements: Replacements with the same start are written in their order.
  func applying(_ replacements: [TextReplacement]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(count * 5 / 4)
    var end = 0
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      output += self[end..<Swift.max(end, replacement.range.lowerBound)] + replacement.text
      end = Swift.max(end, replacement.range.upperBound)
    }
    return output + self[end...]
  }
}

struct ObjectText {
  struct Field {
    let key: String
    let value: String
    let comment: String
    /// Whether the value is the id of the object whose new array is written.
    let isList: Bool

    init(_ key: String, _ value: String, comment: String = "", isList: Bool = false) {
      (self.key, self.value, self.comment, self.isList) = (key, value, comment, isList)
    }
  }

  let id: String
  let title: String
  let fields: [Field]
}
