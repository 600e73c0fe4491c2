import ViperText

/// Cuts a template into text and tags, in one pass.
///
/// A tag's end is found while its tokens are read, so that a `%}` in a string does not end it.
struct Segmenter {
  let bytes: [UInt8]
  private(set) var segments: [Segment] = []
  private(set) var mistakes: [(Diagnostic, Range<Int>)] = []
  /// Whether the rest of the text was lost in a comment or raw text without an end; blocks that are
  /// still open then are no further mistake.
  private(set) var isCutShort = false
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    while let opener = nextOpener(from: position) {
      switch bytes[opener + 1] {
      case Ascii.hash: readComment(at: opener)
      case Ascii.percent: readTag(at: opener, .tag)
      default: readTag(at: opener, .output)
      }
    }
    for index in segments.indices { segments[index].setExtent(in: bytes) }
  }

  private func nextOpener(from start: Int) -> Int? {
    var index = start
    while let brace = bytes[index...].firstIndex(of: Ascii.openBrace) {
      if opensTag(bytes, at: brace) { return brace }
      index = brace + 1
    }
    return nil
  }

  // MARK: Comments and raw text

  private mutating func readComment(at start: Int) {
    let end = find([Ascii.hash, Ascii.closeBrace], from: start + 2)
    if end == nil { cutShort(.unclosedTag("{#", closing: "#}"), at: start..<start + 2) }
    position = end ?? bytes.count
    var comment = Segment(kind: .comment, range: start..<position)
    comment.trimsBefore = start + 2 < position && bytes[start + 2] == Ascii.minus
    comment.trimsAfter = end.map { $0 - 3 > start + 2 && bytes[$0 - 3] == Ascii.minus } ?? false
    segments.append(comment)
  }

  private mutating func cutShort(_ mistake: Diagnostic, at range: Range<Int>) {
    mistakes.append((mistake, range))
    isCutShort = true
  }

  /// The end of the first occurrence of two bytes.
  private func find(_ pair: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == pair[0], bytes[index + 1] == pair[1] { return index + 2 }
      index += 1
    }
    return nil
  }

  /// Skips to the tag that ends a `comment`, `raw` or `verbatim`, whose text is not looked at.
  private mutating func readFenced(_ opener: Segment, _ name: String) {
    guard let close = endTag("end" + name) else {
      cutShort(.unclosedBlock(name, stop: nil), at: opener.range)
      segments.append(Segment(kind: .comment, range: opener.range.lowerBound..<bytes.count))
      position = bytes.count
      return
    }
    position = close.range.upperBound
    if name == "comment" {
      segments.append(
        Segment(
          kind: .comment, range: opener.range.lowerBound..<position,
          trimsBefore: opener.trimsBefore, trimsAfter: close.trimsAfter))
    } else {
      segments += [opener, close].map {
        Segment(
          kind: .fence, range: $0.range, trimsBefore: $0.trimsBefore, trimsAfter: $0.trimsAfter)
      }
    }
  }

  private func endTag(_ name: String) -> Segment? {
    var index = position
    while let end = find([Ascii.openBrace, Ascii.percent], from: index) {
      index = end
      var lexer = TagLexer(bytes, at: end - 2)
      if lexer.firstWord() == name {
        lexer = TagLexer(bytes, at: end - 2)
        lexer.run()
        if lexer.isClosed, lexer.segment.tokens.count == 2 { return lexer.segment }
      }
    }
    return nil
  }

  // MARK: Tags

  private mutating func readTag(at start: Int, _ kind: Segment.Kind) {
    var lexer = TagLexer(bytes, at: start)
    lexer.run()
    mistakes += lexer.mistakes
    position = lexer.segment.range.upperBound
    let tokens = lexer.segment.tokens
    if kind == .tag, tokens.count == 2, case .name(let name) = tokens[0].kind,
      Segmenter.fences.contains(name)
    {
      readFenced(lexer.segment, name)
    } else {
      segments.append(lexer.segment)
    }
  }

  static let fences = ["comment", "raw", "verbatim"]
}

func opensTag(_ bytes: [UInt8], at index: Int) -> Bool {
  guard index + 1 < bytes.count, bytes[index] == Ascii.openBrace else { return false }
  let next = bytes[index + 1]
  return next == Ascii.openBrace || next == Ascii.percent || next == Ascii.hash
}

// MARK: - White space

extension Segment {
  /// Works out what the tag takes with it.
  ///
  /// A dash takes the white space on its side. A tag without dashes that is alone on its line takes
  /// the line. Values are printed in place and never take more than themselves.
  fileprivate mutating func setExtent(in bytes: [UInt8]) {
    extent = range
    if trimsBefore || trimsAfter || kind == .output {
      var (start, end) = (range.lowerBound, range.upperBound)
      if trimsBefore { while start > 0, Ascii.isSpace(bytes[start - 1]) { start -= 1 } }
      if trimsAfter { while end < bytes.count, Ascii.isSpace(bytes[end]) { end += 1 } }
      extent = start..<end
    } else {
      takeLine(in: bytes)
    }
  }

  private mutating func takeLine(in bytes: [UInt8]) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, Ascii.isBlank(bytes[start - 1]) { start -= 1 }
    guard start == 0 || bytes[start - 1] == Ascii.lineFeed else { return }
    while end < bytes.count, Ascii.isBlank(bytes[end]) { end += 1 }
    var next = end
    if next < bytes.count, bytes[next] == Ascii.carriageReturn { next += 1 }
    if next < bytes.count {
      guard bytes[next] == Ascii.lineFeed else { return }
      next += 1
    } else if next > end {
      return
    }
    indentation = start..<range.lowerBound
    lineEnding = end..<next
    extent = start..<next
  }
}
