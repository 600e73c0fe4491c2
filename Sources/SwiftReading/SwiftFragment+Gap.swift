extension SwiftFragment {
  /// The first piece of a statement that something is missing behind; nil if nothing is, as far as
  /// that can be told without a Swift compiler.
  ///
  /// `"view?."` → the period, `"count = "` → the sign, `"f(a +)"` → the operator, `"if isOn"` → `if`
  package static func gap(in statement: [UInt8]) -> Range<Int>? {
    let (source, failure) = SwiftLexer.read(statement)
    guard failure == nil else { return nil }
    let last = source.tokens.lastIndex { $0.kind != .endOfFile && $0.kind != .semicolon } ?? -1
    let index = source.tokens.indices.first { source.hasGap(behind: $0, isLast: $0 == last) }
    return (index ?? source.missingBlock).map(source.range)
  }
}

extension SwiftTokens {
  private func kind(_ index: Int) -> SwiftToken.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  fileprivate func hasGap(behind index: Int, isLast: Bool) -> Bool {
    let token = tokens[index]
    let next = kind(index + 1)
    switch token.kind {
    case .period:
      return isLast || next.closesBracket || [.comma, .colon, .semicolon, .period].contains(next)
    case .equal, .arrow: return isLast || next.closesBracket
    case .comma, .colon, .at, .pound, .backslash: return isLast
    case .operatorPiece:
      return !token.isLeftBound && isOperand(index - 1) && (isLast || next.closesBracket)
    case .identifier:
      return isLast && kind(index - 1) != .period && Self.openWords.contains(token.word)
    default: return false
    }
  }

  private func isOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .number, .string, .multilineString, .regex: true
    case let kind: kind.closesBracket
    }
  }

  /// The word that begins a statement with a block, if there is none.
  fileprivate var missingBlock: Int? {
    guard let first = tokens.first, Self.blockWords.contains(first.word) else { return nil }
    return tokens.contains { $0.kind == .leftBrace } ? nil : 0
  }

  private static let openWords: Set<SwiftWord> = [
    .any, .as, .await, .case, .catch, .class, .defer, .do, .else, .enum, .for, .func, .guard, .if,
    .in,
    .is, .let, .repeat, .some, .struct, .switch, .throw, .try, .var, .where, .while,
  ]

  private static let blockWords: Set<SwiftWord> = [
    .defer, .do, .for, .guard, .if, .repeat, .switch, .while,
  ]
}
