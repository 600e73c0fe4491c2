import ViperText

struct TemplateLexer {
  let bytes: [UInt8]
  private(set) var tags: [Tag] = []
  private(set) var mistakes: [(Diagnostic, Range<Int>)] = []
  /// Blocks that are open in an unclosed comment or raw text aren't reported.
  private(set) var isCutShort = false
  private(set) var position = 0

  mutating func run() {
    while let opener = nextOpener() {
      if bytes[opener + 1] == Ascii.hash {
        readComment(at: opener)
      } else {
        readTag(at: opener)
      }
    }
  }

  private func nextOpener() -> Int? {
    var brace = bytes.index(of: Ascii.openBrace, from: position)
    while brace < bytes.count {
      if opensTag(bytes, at: brace) { return brace }
      brace = bytes.index(of: Ascii.openBrace, from: brace + 1)
    }
    return nil
  }

  private mutating func readComment(at start: Int) {
    let end = find(Ascii.hash, Ascii.closeBrace, from: start + 2)
    if end == nil { cutShort(.unclosedTag("{#", closing: "#}"), at: start..<start + 2) }
    position = end ?? bytes.count
    var comment = Tag(kind: .skipped, range: start..<position)
    comment.trimsBefore = start + 2 < position && bytes[start + 2] == Ascii.minus
    comment.trimsAfter = end.map { $0 - 3 > start + 2 && bytes[$0 - 3] == Ascii.minus } ?? false
    tags.append(comment)
  }

  private mutating func readTag(at start: Int) {
    var lexer = TagLexer(bytes, at: start)
    lexer.run()
    mistakes += lexer.mistakes
    position = lexer.tag.range.upperBound
    if let name = lexer.tag.onlyName, ["comment", "raw", "verbatim"].contains(name) {
      readUninterpreted(lexer.tag, name)
    } else {
      tags.append(lexer.tag)
    }
  }

  /// Tags inside have no meaning.
  private mutating func readUninterpreted(_ opener: Tag, _ name: String) {
    let start = opener.range.lowerBound
    guard let close = endTag("end" + name) else {
      cutShort(.unclosedBlock(name, stop: nil), at: opener.range)
      tags.append(Tag(kind: .skipped, range: start..<bytes.count))
      position = bytes.count
      return
    }
    position = close.range.upperBound
    let skipped = name == "comment" ? [(opener, close)] : [(opener, opener), (close, close)]
    tags += skipped.map { first, last in
      Tag(
        kind: .skipped, range: first.range.lowerBound..<last.range.upperBound,
        trimsBefore: first.trimsBefore, trimsAfter: last.trimsAfter)
    }
  }

  private func endTag(_ name: String) -> Tag? {
    var index = position
    while let end = find(Ascii.openBrace, Ascii.percent, from: index) {
      index = end
      var lexer = TagLexer(bytes, at: end - 2)
      lexer.run()
      if lexer.tag.onlyName == name, !lexer.tag.isBroken { return lexer.tag }
    }
    return nil
  }

  private func find(_ first: UInt8, _ second: UInt8, from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == first, bytes[index + 1] == second { return index + 2 }
      index += 1
    }
    return nil
  }

  private mutating func cutShort(_ mistake: Diagnostic, at range: Range<Int>) {
    mistakes.append((mistake, range))
    isCutShort = true
  }
}

func opensTag(_ bytes: [UInt8], at index: Int) -> Bool {
  guard index + 1 < bytes.count, bytes[index] == Ascii.openBrace else { return false }
  let next = bytes[index + 1]
  return next == Ascii.openBrace || next == Ascii.percent || next == Ascii.hash
}
