extension SignatureReader {
  /// Reads the expression after `=`.
  ///
  /// Brackets must match, strings must be closed, and the comma of `Pair<Int, Int>()` doesn't
  /// count.
  mutating func parseDefaultValue(after equal: Range<Int>) throws(Stop) -> String {
    let start = token.range.lowerBound
    let generics = genericLists ?? genericArgumentLists()
    genericLists = generics
    var open: [SignatureToken] = []
    scan: while kind != .end {
      if let close = generics[index] {
        index = close
      } else if kind.opens {
        open.append(token)
      } else if kind.closes {
        guard let last = open.popLast() else { break scan }
        try close(last)
        continue
      } else if open.isEmpty, kind == .comma || kind == .semicolon {
        break scan
      }
      advance()
    }
    if let last = open.last { try close(last) }
    guard end > start else { throw fail(.missingDefault(found: found), at: equal) }
    let value = string(start..<end)
    if value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      report(.newlineInDefault, at: start..<end)
    }
    let bytes = Array(text.bytes[start..<end])
    if let flaw = SwiftFragment(bytes).flaw {
      report(
        .flaw(flaw, in: bytes), at: start + flaw.range.lowerBound..<start + flaw.range.upperBound)
    }
    return value
  }

  private mutating func close(_ open: SignatureToken) throws(Stop) {
    try close(SignatureToken.Kind(rawValue: open.kind.rawValue + 1) ?? .end, opened: open.range)
  }

  /// The index of the `>` for each `<` that begins generic arguments. One pass serves the whole
  /// text.
  private func genericArgumentLists() -> [Int: Int] {
    var lists: [Int: Int] = [:]
    var open: [(index: Int, kind: SignatureToken.Kind)] = []
    // The outer open brackets that can't begin generic arguments anymore.
    var dead = 0
    for index in index..<tokens.count {
      let kind = tokens[index].kind
      switch kind {
      case .leftAngle where followsName(index): open.append((index, kind))
      case .rightAngle:
        guard let last = open.last, last.kind == .leftAngle else { break }
        if open.count > dead, tokens[index + 1].kind.followsGenericArguments {
          lists[last.index] = index
        }
        open.removeLast()
      case .leftParen, .leftBracket: open.append((index, kind))
      case .rightParen, .rightBracket:
        while let last = open.popLast(), last.kind == .leftAngle {}
      case let kind where !kind.isPartOfTypes: dead = open.count
      default: break
      }
      dead = min(dead, open.count)
    }
    return lists
  }

  private func followsName(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    return [.identifier, .quoted].contains(before.kind)
      && before.range.upperBound == tokens[index].range.lowerBound
  }
}

extension SignatureToken.Kind {
  fileprivate var opens: Bool { [.leftParen, .leftBracket, .leftBrace].contains(self) }

  fileprivate var closes: Bool { [.rightParen, .rightBracket, .rightBrace].contains(self) }

  fileprivate var isPartOfTypes: Bool {
    [
      .identifier, .quoted, .underscore, .comma, .colon, .dot, .question, .at, .ampersand, .arrow,
      .tilde, .ellipsis,
    ].contains(self)
  }

  fileprivate var followsGenericArguments: Bool {
    [
      .leftParen, .rightParen, .rightBracket, .rightBrace, .dot, .comma, .semicolon, .colon,
      .question, .exclamation, .rightAngle, .leftBrace, .end,
    ].contains(self)
  }
}
