extension SwiftFragment {
  /// Finds the first token of a statement after which code is missing.
  ///
  /// `"view?."` → the period, `"count = "` → the sign, `"f(a +)"` → the operator, `"if isOn"` → `if`
  package static func gap(in statement: [UInt8]) -> Range<Int>? {
    guard let source = SwiftLexer.tokens(of: statement) else { return nil }
    let last = source.tokens.lastIndex { $0.kind != .endOfFile && $0.kind != .semicolon } ?? -1
    let index = source.tokens.indices.first { source.hasGap(after: $0, isLast: $0 == last) }
    return (index ?? source.missingBlock).map(source.range)
  }
}

extension SwiftTokens {
  fileprivate func hasGap(after index: Int, isLast: Bool) -> Bool {
    let token = tokens[index]
    let next = kind(at: index + 1)
    switch token.kind {
    case .period:
      return isLast || next.closesBracket || [.comma, .colon, .semicolon, .period].contains(next)
    case .equal, .arrow: return isLast || next.closesBracket
    case .comma, .colon, .at, .pound, .backslash: return isLast
    case .operatorPiece:
      return !token.isLeftBound && isOperand(index - 1) && (isLast || next.closesBracket)
    case .identifier:
      return isLast && kind(at: index - 1) != .period && Self.openWords.contains(token.word)
    default: return false
    }
  }

  private func isOperand(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier, .number, .string, .multilineString, .regex: true
    case let kind: kind.closesBracket
    }
  }

  fileprivate var missingBlock: Int? {
    guard let first = tokens.first, Self.blockWords.contains(first.word) else { return nil }
    return tokens.contains { $0.kind == .leftBrace } ? nil : 0
  }

  private static let openWords: Set<SwiftWord> = [
    .any, .as, .await, .case, .catch, .class, .defer, .do, .else, .enum, .for, .func, .guard, .if,
    .in, .is, .let, .repeat, .some, .struct, .switch, .throw, .try, .var, .where, .while,
  ]

  private static let blockWords: Set<SwiftWord> = [
    .defer, .do, .for, .guard, .if, .repeat, .switch, .while,
  ]
}
