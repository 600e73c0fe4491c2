import ViperText

/// A declaration with braces, cut into whole lines: what opens it, what is inside, what closes it.
///
/// A body on one line is spread over three, so that merging never joins lines.
struct ItemBlock {
  let indentation: [UInt8]
  /// The head with its indentation.
  private let head: [UInt8]
  /// From the end of the head to the opening brace.
  let brace: [UInt8]
  /// What stands behind the opening brace in its line, without the line ending.
  let openingRemark: [UInt8]
  let inner: [UInt8]
  /// The closing brace with its indentation.
  let closingBrace: [UInt8]
  /// What stands behind the closing brace, with the line ending.
  let closingRemark: [UInt8]
  let isOneLine: Bool
  private let ending: [UInt8]

  /// The lines up to the opening brace.
  var opening: [UInt8] { head + brace + openingRemark + ending }

  /// The lines from the closing brace on.
  var closing: [UInt8] { closingBrace + closingRemark }

  init(_ item: OutlineItem, in outline: SwiftOutline, unit: [UInt8]) {
    let bytes = outline.bytes
    let lines = outline.lines
    let body = item.body ?? item.head.upperBound..<item.head.upperBound
    let close = max(body.lowerBound, body.upperBound - 1)
    let openLine = lines.line(at: body.lowerBound)
    let closeLine = lines.line(at: close)
    isOneLine = openLine == closeLine
    ending = outline.ending
    indentation = outline.indentation(at: item.head.lowerBound)
    head = indentation + bytes[item.head]
    let afterOpen = min(body.lowerBound + 1, close)
    brace = Array(bytes[item.head.upperBound..<afterOpen])
    if isOneLine {
      openingRemark = []
      closingBrace = indentation + bytes[close..<body.upperBound]
    } else {
      openingRemark = Array(bytes[afterOpen..<max(afterOpen, lines.content(openLine).upperBound)])
      let isFirst = lines.words(closeLine).lowerBound == close
      let outer = isFirst ? Array(bytes[lines.indentation(closeLine)]) : indentation
      closingBrace = outer + bytes[close..<body.upperBound]
    }
    closingRemark = Array(bytes[body.upperBound..<max(body.upperBound, item.end)])
    let rest = outline.inner(of: body)
    inner = LineEnding.completed((isOneLine && !rest.isEmpty ? indentation + unit : []) + rest)
  }

  var isStub: Bool { TextLines(inner).isStub }
}

extension SwiftOutline {
  /// What stands between two braces: whole lines, or a part of their line.
  func inner(of body: Range<Int>) -> ArraySlice<UInt8> {
    let close = max(body.lowerBound, body.upperBound - 1)
    let openLine = lines.line(at: body.lowerBound)
    let isOneLine = openLine == lines.line(at: close)
    let start = isOneLine ? min(body.lowerBound + 1, close) : lines.range(openLine).upperBound
    var inner = bytes[start..<close]
    if isOneLine { inner = inner.drop { $0.isBlank } }
    while inner.last?.isBlank == true { inner = inner.dropLast() }
    return inner
  }
}

extension TextLines {
  /// Whether nothing is inside a body but what viper-gen writes for a method that is still to be
  /// written. The file is the user's, so its text is all there is to tell by; templates write these very
  /// words.
  var isStub: Bool { count > 0 && stub(at: 0) == count }

  /// How many lines a stub takes that begins at a line, since layout breaks a long one at its brackets; nil if there
  /// is none.
  func stub(at line: Int) -> Int? {
    // No trap of ours: it is how the text of a stub begins.
    let start = Array("fatalError(\"".utf8)
    let end = Array("is not written yet\")".utf8)
    var words: [UInt8] = []
    for next in line..<min(line + 3, count) {
      words += bytes[self.words(next)]
      if words.starts(with: start), words.suffix(end.count).elementsEqual(end) {
        return next + 1 - line
      }
    }
    return nil
  }
}
