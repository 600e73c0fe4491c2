import ViperText

/// A declaration with braces, cut into whole lines.
///
/// A body on one line becomes three lines, because merging must never join lines.
struct ItemBlock {
  let indentation: [UInt8]
  private let head: [UInt8]
  /// The bytes from the end of the head to the opening brace.
  let brace: [UInt8]
  let openingRemark: [UInt8]
  let inner: [UInt8]
  let closingBrace: [UInt8]
  let closingRemark: [UInt8]
  let isOneLine: Bool
  private let ending: [UInt8]

  var opening: [UInt8] { head + brace + openingRemark + ending }

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
  /// Whether the body is the stub that the templates generate.
  var isStub: Bool { count > 0 && stub(at: 0) == count }

  /// Counts the lines of the stub that begins at a line; nil without a stub. Layout may break a
  /// long stub.
  func stub(at line: Int) -> Int? {
    // The call that the templates write in a stub. It is searched for in the user's file.
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
