import SwiftReading

extension SwiftParser {
  mutating func variableDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    node.kind = .variableDecl
    node.keyword = advance()
    var children: [Int32] = []
    repeat { children.append(try binding()) } while source.tokens[Int(previous)].kind == .comma
    node.items = list(children)
    return try add(node)
  }

  private mutating func binding() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.binding, first: index)
    node.base = try pattern()
    if isAt(.colon) {
      node.mark = advance()
      node.result = try type()
    }
    if isAt(.equal) {
      node.equal = advance()
      node.value = try expression()
    }
    if isAt(.leftBrace) { node.body = try accessorBlock() }
    node.comma = takeIf(.comma)
    return try add(node)
  }

  /// `{ get set }`, `{ get { … } }` or the statements of a getter.
  mutating func accessorBlock() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.accessorBlock, first: index)
    node.open = advance()
    if isAtAccessor {
      var children: [Int32] = []
      while !isAt(.rightBrace) { children.append(try accessor()) }
      node.items = list(children)
    } else {
      node.kind = .getterBlock
      node.items = try itemsOfBlock(in: .code)
    }
    node.close = try take(.rightBrace)
    return try add(node)
  }

  private var isAtAccessor: Bool {
    if isAt(.at) { return true }
    var ahead = token
    var next = self.token(ahead: 1)
    switch ahead.word {
    case .mutating, .nonmutating, .borrowing, .consuming, .owned: (ahead, next) = (next, next)
    default: break
    }
    switch ahead.word {
    case .didSet, .willSet, .modify, .read: return true
    case .get, .set:
      switch next.kind {
      case .leftBrace, .rightBrace, .leftParen: return true
      case .identifier: return true
      default: return next.startsLine && next.kind == .at
      }
    default: return false
    }
  }

  private mutating func accessor() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.accessor, first: index)
    node.attributes = try attributeList()
    switch token.word {
    case .mutating, .nonmutating, .borrowing, .consuming, .owned:
      node.modifiers = try add(SwiftNode(.modifier, first: advance()))
    default: break
    }
    switch token.word {
    case .get, .set, .didSet, .willSet, .modify, .read, .`init`: node.keyword = advance()
    default: throw SwiftSyntaxFailure()
    }
    if isAt(.leftParen) { index = matches[Int(index)] + 1 }
    node.effects = try effects()
    if isAt(.leftBrace) { node.body = try codeBlock() }
    return try add(node)
  }
}
