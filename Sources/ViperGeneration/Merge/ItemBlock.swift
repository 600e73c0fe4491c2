/// A declaration with braces, cut into whole lines: what opens it, what is inside, what closes it.
///
/// A body on one line is spread over three, so that merging never joins lines.
struct ItemBlock {
  let indentation: [UInt8]
  /// The lines up to the opening brace.
  let opening: [UInt8]
  /// The part of `opening` behind the head.
  let afterHead: [UInt8]
  let inner: [UInt8]
  /// From the indentation of the closing brace to the end of its line.
  let closing: [UInt8]
  let isOneLine: Bool

  init(_ item: OutlineItem, in outline: SwiftOutline, unit: [UInt8]) {
    let bytes = outline.bytes
    let lines = outline.lines
    let body = item.body ?? item.head.upperBound..<item.head.upperBound
    let ending = (LineEnding.dominant(in: bytes) ?? .lineFeed).bytes
    indentation = outline.indentation(at: item.head.lowerBound)
    let closeBrace = max(body.lowerBound, body.upperBound - 1)
    let openLine = lines.line(at: body.lowerBound)
    let closeLine = lines.line(at: closeBrace)
    isOneLine = openLine == closeLine
    let afterBrace = min(body.lowerBound + 1, closeBrace)
    var rest = bytes[afterBrace..<closeBrace]
    if isOneLine {
      afterHead = bytes[item.head.upperBound..<afterBrace] + ending
      while rest.first?.isBlank == true { rest = rest.dropFirst() }
    } else {
      let lineEnd = lines.range(openLine).upperBound
      afterHead = Array(bytes[item.head.upperBound..<lineEnd])
      rest = bytes[lineEnd..<closeBrace]
    }
    opening = indentation + bytes[item.head] + afterHead
    while rest.last?.isBlank == true { rest = rest.dropLast() }
    let isIndented = isOneLine && !rest.isEmpty
    inner = LineEnding.completed((isIndented ? indentation + unit : []) + rest)
    let closesLine = !isOneLine && lines.words(closeLine).lowerBound == closeBrace
    let start = closesLine ? lines.range(closeLine).lowerBound : closeBrace
    closing = (closesLine ? [] : indentation) + bytes[start..<item.end]
  }

  /// Whether nothing is inside but what viper-gen writes for a method that is still to be written.
  var isStub: Bool {
    let text = TextLines(inner)
    guard text.count == 1 else { return false }
    let words = inner[text.words(0)]
    let start = Array("fatalError(\"".utf8)
    let end = Array("is not written yet\")".utf8)
    return words.starts(with: start) && words.suffix(end.count).elementsEqual(end)
  }
}
