import SwiftReading

extension SwiftParser {
  mutating func postfixExpression() throws(SwiftSyntaxFailure) -> Int32 {
    let first = index
    var result = try primaryExpression()
    while true {
      let token = token
      switch token.kind {
      case .period:
        result = try memberAccess(of: result, first: first)
      case .leftParen where !token.startsLine:
        result = try call(of: result, first: first)
      case .leftSquare where !token.startsLine:
        result = try subscriptCall(of: result, first: first)
      case .leftBrace where isAtTrailingClosure(after: result):
        result = try call(of: result, first: first)
      case .operatorPiece:
        guard let next = try postfixOperator(on: result, first: first) else { return result }
        result = next
      default:
        return result
      }
    }
  }

  private mutating func postfixOperator(
    on base: Int32, first: Int32
  ) throws(SwiftSyntaxFailure) -> Int32? {
    guard token.isLeftBound, !token.startsLine else { return nil }
    let byte = source.bytes[Int(token.start)]
    let isMark = isSingle(token) && (byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"))
    if byte == UInt8(ascii: "<"), isSingle(token), let arguments = genericArgumentsIfAny() {
      var node = SwiftNode(.specialization, first: first)
      node.base = base
      node.generics = arguments
      return try add(node)
    }
    if isMark, operatorLength == 1 || !token.isRightBound {
      var node = SwiftNode(
        byte == UInt8(ascii: "?") ? .optionalChaining : .forceUnwrap, first: first)
      node.base = base
      index += 1
      return try add(node)
    }
    guard !token.isRightBound else { return nil }
    var node = SwiftNode(.postfixOperator, first: first)
    node.base = base
    index += operatorLength
    return try add(node)
  }

  /// Generic arguments, unless the `<` turns out to compare.
  private mutating func genericArgumentsIfAny() -> Int32? {
    let start = index
    let nodes = tree.nodes.count
    let outerDepth = depth
    if let arguments = try? genericArguments(), isAfterGenericArguments { return arguments }
    index = start
    depth = outerDepth
    tree.nodes.removeSubrange(nodes...)
    return nil
  }

  private var isAfterGenericArguments: Bool {
    switch token.kind {
    case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace, .period,
      .comma, .semicolon, .colon, .equal, .endOfFile:
      true
    case .operatorPiece: true
    default: token.startsLine
    }
  }

  private mutating func primaryExpression() throws(SwiftSyntaxFailure) -> Int32 {
    switch token.kind {
    case .identifier: return try namedExpression()
    case .number: return try add(SwiftNode(.literal, first: advance()))
    case .string: return try add(SwiftNode(.stringLiteral, first: advance()))
    case .multilineString: return try add(SwiftNode(.multilineString, first: advance()))
    case .leftParen: return try tuple()
    case .leftSquare: return try collection()
    case .leftBrace: return try closure()
    case .backslash: return try keyPath()
    case .pound: return try macroExpansion()
    case .period:
      // An implicit member; the period is taken by `memberAccess`.
      return try memberAccess(of: -1, first: index)
    case .operatorPiece: return try operatorReference()
    default: throw SwiftSyntaxFailure()
    }
  }

  private mutating func operatorReference() throws(SwiftSyntaxFailure) -> Int32 {
    let node = SwiftNode(.declReference, first: index)
    index += operatorLength
    guard isAt(.comma) || isAt(.rightParen) || isAt(.rightSquare) else {
      throw SwiftSyntaxFailure()
    }
    return try add(node)
  }

  private mutating func namedExpression() throws(SwiftSyntaxFailure) -> Int32 {
    switch token.word {
    case .nil, .true, .false: return try add(SwiftNode(.literal, first: advance()))
    case .super: return try add(SwiftNode(.superReference, first: advance()))
    case .underscore: return try add(SwiftNode(.wildcardPattern, first: advance()))
    case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit,
      .do, .else, .enum, .extension, .fallthrough, .fileprivate, .for, .func, .guard, .import, .in,
      .internal, .is, .operator, .private, .protocol, .public, .rethrows, .return, .static,
      .struct, .subscript, .throw, .throws, .typealias, .where, .while, .inout, .precedencegroup:
      throw SwiftSyntaxFailure()
    default: break
    }
    var node = SwiftNode(.declReference, first: index)
    node.name = advance()
    node.parameters = try declNameArguments()
    return try add(node)
  }

  /// `(_:with:)` after a name.
  private mutating func declNameArguments() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(.leftParen), touchesPrevious, self.token(ahead: 1).kind == .identifier,
      self.token(ahead: 2).kind == .colon
    else { return -1 }
    let match = matches[Int(index)]
    guard source.tokens[Int(match) - 1].kind == .colon else { return -1 }
    var node = SwiftNode(.declNameArguments, first: index)
    node.open = advance()
    var children: [Int32] = []
    while !isAt(.rightParen) {
      let argument = SwiftNode(.declNameArgument, first: index)
      _ = try take(.identifier)
      _ = try take(.colon)
      children.append(try add(argument))
    }
    node.items = list(children)
    node.close = advance()
    return try add(node)
  }

  private mutating func memberAccess(
    of base: Int32, first: Int32
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.memberAccess, first: first)
    node.base = base
    node.mark = try take(.period)
    guard isAt(.identifier) || isAt(.number) else { throw SwiftSyntaxFailure() }
    node.name = advance()
    node.parameters = try declNameArguments()
    return try add(node)
  }

  private mutating func call(of base: Int32, first: Int32) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.call, first: first)
    node.base = base
    try callSuffix(&node)
    return try add(node)
  }

  /// Arguments in parentheses and trailing closures, each if it is there.
  mutating func callSuffix(_ node: inout SwiftNode) throws(SwiftSyntaxFailure) {
    if isAt(operator: "<"), node.base < 0, touchesPrevious {
      node.generics = try genericArguments()
    }
    if isAt(.leftParen), !token.startsLine {
      node.open = advance()
      node.parameters = try arguments(to: .rightParen)
      node.close = try take(.rightParen)
    }
    try trailingClosures(&node)
  }

  private mutating func trailingClosures(_ node: inout SwiftNode) throws(SwiftSyntaxFailure) {
    guard isAt(.leftBrace), isAtTrailingClosure(after: node.base) else { return }
    node.body = try closure()
    var more: [Int32] = []
    while isAt(.identifier), self.token(ahead: 1).kind == .colon,
      self.token(ahead: 2).kind == .leftBrace, !isBeforeBody, token.word != .default
    {
      var element = SwiftNode(.labeledClosure, first: index)
      element.name = advance()
      element.mark = advance()
      element.base = try closure()
      more.append(try add(element))
    }
    node.items = list(more)
  }

  private mutating func subscriptCall(
    of base: Int32, first: Int32
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.subscriptCall, first: first)
    node.base = base
    node.open = advance()
    node.parameters = try arguments(to: .rightSquare)
    node.close = try take(.rightSquare)
    try trailingClosures(&node)
    return try add(node)
  }

  /// Whether the `{` here belongs to the expression before it.
  private func isAtTrailingClosure(after base: Int32) -> Bool {
    if base >= 0 {
      switch tree[base].kind {
      case .literal, .stringLiteral, .multilineString, .closure, .array, .dictionary, .tuple:
        if tree[base].last == previous { return false }
      default: break
      }
    }
    let next = self.token(ahead: 1)
    switch next.word {
    case .didSet, .willSet: return false
    case .get, .set: if self.token(ahead: 2).kind == .leftBrace { return false }
    default: break
    }
    guard isBeforeBody else { return true }
    let after = source.tokens[Int(matches[Int(index)]) + 1]
    guard !after.startsLine else { return false }
    switch after.kind {
    case .leftBrace, .comma, .leftSquare, .leftParen, .period, .operatorPiece, .equal: return true
    case .identifier:
      switch after.word {
      case .where, .as, .is: return true
      case .else: return !isElseOfIf
      default: return false
      }
    default: return false
    }
  }

  /// The `else` after the `}` of the present `{` cannot tell a closure from a body, but a `guard`
  /// has no body before its `else`.
  private var isElseOfIf: Bool { !isInGuard }
}
