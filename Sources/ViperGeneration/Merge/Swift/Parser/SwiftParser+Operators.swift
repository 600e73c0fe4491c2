import SwiftReading

/// How tightly Swift's operators bind; the numbers only need to be in the right order.
enum OperatorPrecedence: Int {
  case assignment = 1
  case ternary, disjunction, conjunction, comparison, nilCoalescing, casting
  case rangeFormation, unknown, addition, multiplication, bitwiseShift

  var isRightAssociative: Bool {
    switch self {
    case .assignment, .ternary, .nilCoalescing: true
    default: false
    }
  }

  init(of text: ArraySlice<UInt8>) {
    guard text.count <= 4 else {
      self = .unknown
      return
    }
    switch String(decoding: text, as: UTF8.self) {
    case "||", ".||": self = .disjunction
    case "&&", ".&&": self = .conjunction
    case "??": self = .nilCoalescing
    case "...", "..<": self = .rangeFormation
    case "+", "-", "|", "^", "&+", "&-": self = .addition
    case "*", "/", "%", "&", "&*": self = .multiplication
    case "<<", ">>", "&<<", "&>>": self = .bitwiseShift
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".>":
      self = .comparison
    case "+=", "-=", "*=", "/=", "%=", "|=", "^=", "&=", "<<=", ">>=", "&+=", "&-=", "&*=":
      self = .assignment
    default: self = .unknown
    }
  }
}

extension SwiftParser {
  /// An operator between two operands.
  private struct Infix {
    let precedence: OperatorPrecedence
    /// Its tokens, without those that belong to the operand.
    let count: Int32
  }

  mutating func expression() throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    return try expression(above: 0)
  }

  private mutating func expression(above minimum: Int) throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    var left = try operand()
    while let infix = infixOperator(), infix.precedence.rawValue > minimum {
      let first = index
      index += infix.count
      let next = infix.precedence.rawValue - (infix.precedence.isRightAssociative ? 1 : 0)
      switch source.tokens[Int(first)].word {
      case .as, .is:
        var node = SwiftNode(.asExpression, first: first)
        if source.tokens[Int(first)].word == .is { node.kind = .isExpression }
        node.keyword = first
        node.result = try type()
        left = try combine(left, node)
      default:
        if infix.precedence == .ternary {
          var node = SwiftNode(.ternary, first: first)
          node.mark = first
          node.value = try expression()
          node.equal = try take(.colon)
          node.result = try expression(above: next)
          left = try combine(left, node)
        } else {
          var node = SwiftNode(.infix, first: first)
          node.mark = first
          node.equal = first + infix.count - 1
          node.value = try expression(above: next)
          left = try combine(left, node)
        }
      }
    }
    return left
  }

  /// Puts an operand to the left of an operator; `try` and `await` move out, to cover both sides.
  private mutating func combine(
    _ left: Int32, _ operation: SwiftNode
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var outer = tree[left]
    switch outer.kind {
    case .tryExpression, .awaitExpression, .unsafeExpression:
      try deepen()
      defer { depth -= 1 }
      outer.base = try combine(outer.base, operation)
      outer.last = tree[outer.base].last
      return try add(outer)
    default:
      var node = operation
      node.base = left
      node.first = outer.first
      return try add(node)
    }
  }

  private func infixOperator() -> Infix? {
    let token = token
    switch token.kind {
    case .equal:
      return isInPattern ? nil : Infix(precedence: .assignment, count: 1)
    case .identifier:
      guard token.word == .as || token.word == .is else { return nil }
      let next = source.tokens[Int(index) + 1]
      let isMarked =
        token.word == .as && next.kind == .operatorPiece && isSingle(next)
        && (source.bytes[Int(next.start)] == UInt8(ascii: "?")
          || source.bytes[Int(next.start)] == UInt8(ascii: "!"))
      return Infix(precedence: .casting, count: isMarked ? 2 : 1)
    case .operatorPiece:
      let count = operatorLength
      let first = source.bytes[Int(token.start)]
      if count == 1, isSingle(token), first == UInt8(ascii: "?"), !token.isLeftBound {
        return Infix(precedence: .ternary, count: 1)
      }
      guard token.isLeftBound == token.isRightBound else { return nil }
      let end = source.tokens[Int(index + count - 1)].end
      let text = source.bytes[Int(token.start)..<Int(end)]
      return Infix(precedence: OperatorPrecedence(of: text), count: count)
    default:
      return nil
    }
  }

  /// The pieces of the operator at the present token.
  var operatorLength: Int32 {
    var end = index + 1
    while source.tokens[Int(end)].isJoined { end += 1 }
    return end - index
  }

  // MARK: - Prefixes

  private mutating func operand() throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    let next = self.token(ahead: 1)
    switch token.word {
    case .try:
      let first = advance()
      if isAt(operator: "?") || isAt(operator: "!"), touchesPrevious { index += 1 }
      return try prefixed(.tryExpression, first: first)
    case .await where isOperandStart(next) || next.startsLine:
      return try prefixed(.awaitExpression, first: advance())
    case .unsafe where isOperandStart(next):
      return try prefixed(.unsafeExpression, first: advance())
    case .copy where isOperandStart(next), .consume where isOperandStart(next),
      .each where isOperandStart(next):
      return try prefixed(.spacedExpression, first: advance())
    case .repeat: return try prefixed(.repeatExpression, first: advance())
    case .any where isOperandStart(next), .some where isOperandStart(next):
      var node = SwiftNode(.typeExpression, first: index)
      node.base = try compositionType()
      return try add(node)
    case .if: return try ifExpression()
    case .switch: return try switchExpression()
    case .let, .var, .inout:
      guard isInPattern else { throw SwiftSyntaxFailure() }
      var node = SwiftNode(.patternExpression, first: index)
      node.base = try matchingPattern()
      return try add(node)
    case .is:
      guard isInPattern else { throw SwiftSyntaxFailure() }
      var node = SwiftNode(.patternExpression, first: index)
      node.base = try matchingPattern()
      return try add(node)
    default: break
    }
    if isAt(.operatorPiece), token.isRightBound, !token.isLeftBound {
      let end = self.token(ahead: operatorLength).kind
      if end == .rightSquare || end == .rightParen { return try postfixExpression() }
      let isInOut = isAt(operator: "&") && operatorLength == 1
      let first = index
      index += operatorLength
      return try prefixed(isInOut ? .inOut : .prefixOperator, first: first)
    }
    return try postfixExpression()
  }

  private func isOperandStart(_ token: SwiftToken) -> Bool {
    guard !token.startsLine else { return false }
    switch token.kind {
    case .identifier: return token.word != .in && token.word != .as && token.word != .is
    case .number, .string, .pound, .backslash: return true
    case .leftParen, .leftSquare, .leftBrace, .period:
      return index >= 0 && token.start > source.tokens[Int(index)].end
    default: return false
    }
  }

  private mutating func prefixed(
    _ kind: SwiftNode.Kind, first: Int32
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(kind, first: first)
    node.keyword = first
    node.base = try operand()
    return try add(node)
  }
}
