import ViperText

extension SwiftLexer {
  private static let nestingLimit = 16

  mutating func skipTrivia() throws(Flaw) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: position += 1
      case 0xC2 where isNoBreakSpace(position): position += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipNewlines()
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        try skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipNewlines() {
    let start = position
    var count = 0
    var end = position
    while end < bytes.count, bytes[end].isSpace {
      if bytes[end] == UInt8(ascii: "\r"), byte(end + 1) == UInt8(ascii: "\n") { end += 1 }
      end += 1
      guard Self.isNewline(bytes[end - 1]) else { continue }
      count += 1
      position = end
    }
    addTrivia(.newlines, count: count, from: start)
  }

  private mutating func skipLineComment() {
    let start = position
    while position < bytes.count, !Self.isNewline(bytes[position]) { position += 1 }
    addTrivia(.line, count: 0, from: start)
  }

  private mutating func skipBlockComment() throws(Flaw) {
    let start = position
    position = try endOfBlockComment(at: start)
    let lines = bytes[start..<position].count { $0 == UInt8(ascii: "\n") }
    addTrivia(.block, count: lines, from: start)
  }

  private mutating func addTrivia(_ kind: SwiftTrivia.Kind, count: Int, from start: Int) {
    trivia.append(
      SwiftTrivia(kind: kind, count: Int32(count), start: Int32(start), end: Int32(position)))
  }

  private func endOfBlockComment(at start: Int) throws(Flaw) -> Int {
    var index = start
    var depth = 0
    repeat {
      guard index < bytes.count else {
        throw Flaw(reason: .unbalanced, range: start..<start + 2)
      }
      let pair = (bytes[index], byte(index + 1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0
    return index
  }

  mutating func lexString() throws(Flaw) {
    let start = position
    let literal = try endOfString(at: position, depth: 0)
    position = literal.end
    add(literal.isMultiline ? .multilineString : .string, from: start)
  }

  private mutating func endOfString(
    at start: Int, depth: Int
  ) throws(Flaw) -> (end: Int, isMultiline: Bool) {
    guard depth < Self.nestingLimit else {
      throw Flaw(reason: .tooDeep, range: start..<start + 1)
    }
    var index = start
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    let hashes = index - start
    let isMultiline = isRun(of: UInt8(ascii: "\""), at: index, count: 3)
    index += isMultiline ? 3 : 1
    while index < bytes.count {
      let next = bytes[index]
      if next == UInt8(ascii: "\"") {
        let quotes = isMultiline ? 3 : 1
        if isRun(of: next, at: index, count: quotes),
          isRun(of: UInt8(ascii: "#"), at: index + quotes, count: hashes)
        {
          return (index + quotes + hashes, isMultiline)
        }
        index += 1
      } else if next == UInt8(ascii: "\\"),
        isRun(of: UInt8(ascii: "#"), at: index + 1, count: hashes)
      {
        index += 1 + hashes
        if byte(index) == UInt8(ascii: "(") {
          index = try endOfInterpolation(at: index, depth: depth)
        } else {
          index += isMultiline && Self.isNewline(byte(index)) ? 0 : 1
        }
      } else if !isMultiline, Self.isNewline(next) {
        break
      } else {
        index += 1
      }
    }
    throw Flaw(reason: .unbalanced, range: start..<start + 1)
  }

  private mutating func endOfInterpolation(at start: Int, depth: Int) throws(Flaw) -> Int {
    var index = start
    var parens = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): parens += 1
      case UInt8(ascii: ")"):
        parens -= 1
        if parens == 0 {
          if depth == 0 { interpolations.append(start + 1..<index) }
          return index + 1
        }
      case UInt8(ascii: "/"):
        // Quotes and brackets in a comment don't count.
        index = try endOfComment(at: index) - 1
      case UInt8(ascii: "\""):
        var quote = index
        while quote > start, bytes[quote - 1] == UInt8(ascii: "#") { quote -= 1 }
        index = try endOfString(at: quote, depth: depth + 1).end - 1
      default: break
      }
      index += 1
    }
    throw Flaw(reason: .unbalanced, range: start..<start + 1)
  }

  /// The end of the slash if no comment begins here.
  private func endOfComment(at start: Int) throws(Flaw) -> Int {
    switch byte(start + 1) {
    case UInt8(ascii: "/"): return bytes[start...].firstIndex(where: Self.isNewline) ?? bytes.count
    case UInt8(ascii: "*"): return try endOfBlockComment(at: start)
    default: return start + 1
    }
  }

  func isRun(of byte: UInt8, at start: Int, count: Int) -> Bool {
    (start..<start + count).allSatisfy { self.byte($0) == byte }
  }
}
