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
    let afterOpen = min(body.lowerBound + 1, close)
    let openLine = lines.line(at: body.lowerBound)
    let closeLine = lines.line(at: close)
    isOneLine = openLine == closeLine
    ending = (LineEnding.dominant(in: bytes) ?? .lineFeed).bytes
    indentation = outline.indentation(at: item.head.lowerBound)
    head = indentation + bytes[item.head]
    brace = Array(bytes[item.head.upperBound..<afterOpen])
    var rest = bytes[afterOpen..<close]
    if isOneLine {
      openingRemark = []
      rest = rest.drop { $0.isBlank }
      closingBrace = indentation + bytes[close..<body.upperBound]
    } else {
      openingRemark = Array(bytes[afterOpen..<max(afterOpen, lines.content(openLine).upperBound)])
      rest = bytes[lines.range(openLine).upperBound..<close]
      let isFirst = lines.words(closeLine).lowerBound == close
      let outer = isFirst ? Array(bytes[lines.indentation(closeLine)]) : indentation
      closingBrace = outer + bytes[close..<body.upperBound]
    }
    closingRemark = Array(bytes[body.upperBound..<max(body.upperBound, item.end)])
    while rest.last?.isBlank == true { rest = rest.dropLast() }
    inner = LineEnding.completed((isOneLine && !rest.isEmpty ? indentation + unit : []) + rest)
  }

  /// Whether nothing is inside but what viper-gen writes for a method that is still to be written. The
  /// file is the user's, so its text is all there is to tell by; templates write these very words.
  var isStub: Bool {
    let text = TextLines(inner)
    return text.count == 1 && Self.isStub(inner[text.words(0)])
  }

  static func isStub(_ words: ArraySlice<UInt8>) -> Bool {
    let start = Array("fatalError(\"".utf8)
    let end = Array("is not written yet\")".utf8)
    return words.starts(with: start) && words.suffix(end.count).elementsEqual(end)
  }
}
