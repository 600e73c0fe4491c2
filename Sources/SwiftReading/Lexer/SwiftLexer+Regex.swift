extension SwiftLexer {
  /// Reads `/…/`; false for a division.
  ///
  /// As in SE-0354, a regular expression begins where a value may be, has no space at its ends,
  /// ends on its line, and has matching parentheses.
  mutating func lexRegex() -> Bool {
    let start = position
    let isDoubtful = isAfterContextualWord
    guard isAtOperand || isDoubtful, let end = endOfRegex(from: start + 1) else { return false }
    guard !isDoubtful else {
      flaw = flaw ?? Flaw(reason: .unbalanced, range: start..<start + 1)
      return false
    }
    position = end
    add(.regex, from: start)
    return true
  }

  private func endOfRegex(from first: Int) -> Int? {
    if Self.isBlank(byte(first)) || byte(first) == UInt8(ascii: "=") { return nil }
    var index = first
    var groups = 0
    var isInClass = false
    while index < bytes.count, !Self.isNewline(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: groups += 1
      case UInt8(ascii: ")") where !isInClass:
        groups -= 1
        if groups < 0 { return nil }
      case UInt8(ascii: "/"):
        let isRegex = index > first && groups == 0 && !Self.isBlank(bytes[index - 1])
        return isRegex ? index + 1 : nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `#/…/#` may have several lines if the first line is empty.
  mutating func lexExtendedRegex(hashes: Int) throws(Flaw) {
    let start = position
    var index = start + hashes + 1
    let isMultiline = Self.isNewline(byte(index))
    while index < bytes.count, isMultiline || !Self.isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"),
        isRun(of: UInt8(ascii: "#"), at: index + 1, count: hashes)
      {
        position = index + 1 + hashes
        return add(.regex, from: start)
      } else {
        index += 1
      }
    }
    throw Flaw(reason: .unbalanced, range: start..<start + 1)
  }

  private var isAtOperand: Bool {
    guard let last = tokens.last else { return true }
    if trivia[triviaStart...].contains(where: { $0.kind == .newlines }) { return true }
    switch last.kind {
    case .identifier:
      let isMember = tokens.dropLast().last?.kind == .period
      return !isMember && last.word.isBeforeOperand
    case .operatorPiece:
      // `try? /a/`
      if let word = tokens.dropLast().last, word.kind == .identifier, word.word == .try {
        return true
      }
      return !(last.isLeftBound && !last.isRightBound)
    case .leftParen, .leftSquare, .leftBrace, .comma, .colon, .semicolon, .equal, .arrow:
      return true
    default: return false
    }
  }

  /// `copy /a/`, `copy/a/2`
  private var isAfterContextualWord: Bool {
    guard let last = tokens.last, last.kind == .identifier, last.word.isContextual else {
      return false
    }
    return tokens.dropLast().last?.kind != .period
      && !trivia[triviaStart...].contains { $0.kind == .newlines }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0
  }
}

extension SwiftWord {
  fileprivate var isBeforeOperand: Bool {
    [
      .return, .in, .try, .await, .case, .throw, .if, .while, .guard, .switch, .where, .else, .do,
      .repeat, .catch,
    ].contains(self)
  }

  fileprivate var isContextual: Bool { [.yield, .unsafe, .consume, .copy, .each].contains(self) }
}
