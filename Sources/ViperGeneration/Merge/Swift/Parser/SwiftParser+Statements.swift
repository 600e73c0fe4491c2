import SwiftReading

extension SwiftParser {
  mutating func statement() throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    if isAt(.identifier) || isAt(.at) {
      if isAtDeclaration(in: .code) { return try declaration(in: .code) }
      if isAt(.identifier), self.token(ahead: 1).kind == .colon { return try labeledStatement() }
    }
    switch token.word {
    case .poundIf:
      return try ifConfig { parser throws(SwiftSyntaxFailure) in try parser.items(in: .code) }
    case .poundSourceLocation: return try sourceLocation()
    case .return: return try valueStatement(.returnStatement)
    case .throw: return try valueStatement(.throwStatement)
    case .break, .continue: return try jumpStatement()
    case .fallthrough: return try add(SwiftNode(.fallthroughStatement, first: advance()))
    case .guard: return try guardStatement()
    case .while: return try whileStatement()
    case .repeat: return try repeatStatement()
    case .for: return try forStatement()
    case .do: return try doStatement()
    case .defer: return try deferStatement()
    case .yield, .discard: return try spacedStatement()
    default: return try expression()
    }
  }

  private mutating func labeledStatement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.labeledStatement, first: index)
    node.name = advance()
    node.mark = advance()
    node.base = try statement()
    return try add(node)
  }

  private mutating func valueStatement(
    _ kind: SwiftNode.Kind
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(kind, first: index)
    node.keyword = advance()
    if kind == .throwStatement || isAtReturnValue { node.base = try expression() }
    return try add(node)
  }

  /// Whether what follows `return` is its value, which may stand on the next line.
  private var isAtReturnValue: Bool {
    switch token.kind {
    case .rightBrace, .semicolon, .endOfFile: return false
    default: break
    }
    guard token.startsLine else { return true }
    switch token.word {
    case .case, .default, .return, .throw, .break, .continue, .fallthrough, .guard, .while, .repeat,
      .for, .do, .defer, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation:
      return false
    default: return !isAtDeclaration(in: .code)
    }
  }

  private mutating func jumpStatement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.jumpStatement, first: index)
    node.keyword = advance()
    if isAt(.identifier), !token.startsLine { node.name = advance() }
    return try add(node)
  }

  private mutating func spacedStatement() throws(SwiftSyntaxFailure) -> Int32 {
    let next = self.token(ahead: 1)
    guard !next.startsLine, next.kind == .identifier || isPrefixOperator(next) else {
      return try expression()
    }
    var node = SwiftNode(.spacedStatement, first: index)
    node.keyword = advance()
    node.base = try expression()
    return try add(node)
  }

  private func isPrefixOperator(_ token: SwiftToken) -> Bool {
    token.kind == .operatorPiece && token.isRightBound && !token.isLeftBound
  }

  private mutating func guardStatement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.guardStatement, first: index)
    node.keyword = advance()
    isInGuard = true
    defer { isInGuard = false }
    node.items = try conditions()
    isInGuard = false
    node.mark = try take(.else)
    node.body = try codeBlock()
    return try add(node)
  }

  private mutating func whileStatement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.whileStatement, first: index)
    node.keyword = advance()
    node.items = try conditions()
    node.body = try codeBlock()
    return try add(node)
  }

  private mutating func repeatStatement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.repeatStatement, first: index)
    node.keyword = advance()
    node.body = try codeBlock()
    node.mark = try take(.while)
    node.base = try expression()
    return try add(node)
  }

  private mutating func forStatement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.forStatement, first: index)
    node.keyword = advance()
    node.open = takeIf(.try)
    node.close = takeIf(.await)
    node.name = takeIf(.case)
    node.base = node.name >= 0 ? try matchingPattern() : try pattern()
    if isAt(.colon) {
      node.mark = advance()
      node.result = try type()
    }
    node.equal = try take(.in)
    node.value = try beforeBody { parser throws(SwiftSyntaxFailure) in try parser.expression() }
    node.requirements = try whereClause()
    node.body = try codeBlock()
    return try add(node)
  }

  private mutating func doStatement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.doStatement, first: index)
    node.keyword = advance()
    node.effects = try effects()
    node.body = try codeBlock()
    var clauses: [Int32] = []
    while isAt(.catch) {
      var clause = SwiftNode(.catchClause, first: index)
      clause.keyword = advance()
      var catchItems: [Int32] = []
      while !isAt(.leftBrace) {
        catchItems.append(try patternItem(.catchItem))
        if source.tokens[Int(previous)].kind != .comma { break }
      }
      clause.items = list(catchItems)
      clause.body = try codeBlock()
      clauses.append(try add(clause))
    }
    node.items = list(clauses)
    return try add(node)
  }

  /// A pattern with its `where` after `case` or `catch`.
  mutating func patternItem(_ kind: SwiftNode.Kind) throws(SwiftSyntaxFailure) -> Int32 {
    var item = SwiftNode(kind, first: index)
    if kind == .catchItem {
      item.base = try beforeBody { parser throws(SwiftSyntaxFailure) in
        try parser.matchingPattern()
      }
    } else {
      item.base = try matchingPattern()
    }
    item.requirements = try whereClause()
    item.comma = takeIf(.comma)
    return try add(item)
  }

  private mutating func whereClause() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(.where) else { return -1 }
    var node = SwiftNode(.whereClause, first: index)
    node.keyword = advance()
    node.base = try beforeBody { parser throws(SwiftSyntaxFailure) in try parser.expression() }
    return try add(node)
  }

  private mutating func deferStatement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.deferStatement, first: index)
    node.keyword = advance()
    node.body = try codeBlock()
    return try add(node)
  }

  // MARK: - Conditions

  mutating func conditions() throws(SwiftSyntaxFailure) -> Range<Int32> {
    var children: [Int32] = []
    repeat {
      var node = SwiftNode(.condition, first: index)
      node.base = try beforeBody { parser throws(SwiftSyntaxFailure) in try parser.condition() }
      node.comma = takeIf(.comma)
      children.append(try add(node))
    } while source.tokens[Int(previous)].kind == .comma
    return list(children)
  }

  private mutating func condition() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.optionalBinding, first: index)
    switch token.word {
    case .let, .var:
      node.keyword = advance()
      node.base = try pattern()
    case .case:
      node.kind = .matchingPattern
      node.keyword = advance()
      node.base = try matchingPattern()
    case .poundAvailable, .poundUnavailable:
      node.kind = .availabilityCondition
      index += 1
      node.open = try take(.leftParen)
      node.value = try availabilityArguments(to: .rightParen)
      node.close = try take(.rightParen)
      return try add(node)
    default: return try expression()
    }
    if isAt(.colon) {
      node.mark = advance()
      node.result = try type()
    }
    if isAt(.equal) {
      node.equal = advance()
      node.value = try expression()
    }
    return try add(node)
  }
}
