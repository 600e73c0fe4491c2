import SwiftReading

extension SwiftParser {
  /// Where a list of statements or members stands, which decides what may be in it.
  enum Place {
    case file, code, members
  }

  /// The tree of a whole text and its root; `nil` if not even its items can be told apart.
  static func parse(
    _ source: SwiftTokens, matches: [Int32], place: Place = .file
  ) -> (tree: SwiftTree, root: Int32)? {
    var parser = SwiftParser(source: source, matches: matches)
    var node = SwiftNode(.file, first: 0)
    do throws(SwiftSyntaxFailure) {
      node.items = try parser.items(in: place)
      guard parser.isAt(.endOfFile) else { return nil }
      node.close = parser.index
      node.last = parser.index
      let root = try parser.add(node)
      return (parser.tree, root)
    } catch {
      return nil
    }
  }

  /// The statements or members up to a closing brace, a `#else` or a `case`.
  mutating func items(in place: Place) throws(SwiftSyntaxFailure) -> Range<Int32> {
    var children: [Int32] = []
    while !isAtEndOfItems {
      let start = index
      let nodes = tree.nodes.count
      let outerDepth = depth
      var node = SwiftNode(.item, first: start)
      do throws(SwiftSyntaxFailure) {
        node.base = place == .members ? try member() : try statement()
        node.mark = takeIf(.semicolon)
        guard isAtEndOfItem else { throw SwiftSyntaxFailure() }
      } catch {
        depth = outerDepth
        tree.nodes.removeSubrange(nodes...)
        index = start
        node = SwiftNode(.item, first: start)
        node.base = try opaqueItem()
      }
      depth = outerDepth
      if source.hasIgnoreComment(before: start) {
        node.base = try add(SwiftNode(.ignored, first: start))
      }
      children.append(try add(node))
    }
    return list(children)
  }

  private var isAtEndOfItems: Bool {
    switch token.kind {
    case .endOfFile, .rightBrace: return true
    case .pound:
      return token.word == .poundElse || token.word == .poundElseif || token.word == .poundEndif
    case .identifier:
      return isInSwitch && (token.word == .case || token.word == .default)
        && !(token.word == .default && self.token(ahead: 1).kind != .colon)
    default: return false
    }
  }

  private var isAtEndOfItem: Bool {
    isAtEndOfItems || token.startsLine || source.tokens[Int(previous)].kind == .semicolon
  }

  /// Takes what cannot be read: up to the end of the first line that leaves no bracket open.
  private mutating func opaqueItem() throws(SwiftSyntaxFailure) -> Int32 {
    let start = index
    tree.hasOpaque = true
    if isAt(.poundIf) {
      try skipConditional()
      return try add(SwiftNode(.opaque, first: start))
    }
    repeat {
      let match = matches[Int(index)]
      if match > index { index = match }
      if isAt(.endOfFile) { break }
      index += 1
    } while !isAt(.endOfFile) && !isAt(.rightBrace) && !token.startsLine
    guard index > start else { throw SwiftSyntaxFailure() }
    return try add(SwiftNode(.opaque, first: start))
  }

  private mutating func skipConditional() throws(SwiftSyntaxFailure) {
    var open = 0
    repeat {
      if isAt(.poundIf) { open += 1 }
      if isAt(.poundEndif) { open -= 1 }
      if isAt(.endOfFile) { throw SwiftSyntaxFailure() }
      index += 1
    } while open > 0
  }

  mutating func codeBlock() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.codeBlock, first: index)
    node.open = try take(.leftBrace)
    node.items = try itemsOfBlock(in: .code)
    node.close = try take(.rightBrace)
    return try add(node)
  }

  mutating func memberBlock() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.memberBlock, first: index)
    node.open = try take(.leftBrace)
    node.items = try itemsOfBlock(in: .members)
    node.close = try take(.rightBrace)
    return try add(node)
  }

  mutating func itemsOfBlock(in place: Place) throws(SwiftSyntaxFailure) -> Range<Int32> {
    let saved = (isBeforeBody, isInPattern, isInSwitch)
    (isBeforeBody, isInPattern, isInSwitch) = (false, false, false)
    defer { (isBeforeBody, isInPattern, isInSwitch) = saved }
    return try items(in: place)
  }

  /// `#if … #endif` around statements or members.
  mutating func ifConfig(
    _ elements: (inout Self) throws(SwiftSyntaxFailure) -> Range<Int32>
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.ifConfig, first: index)
    var clauses: [Int32] = []
    while isAt(.poundIf) || isAt(.poundElseif) || isAt(.poundElse) {
      if isAt(.poundIf), !clauses.isEmpty { break }
      var clause = SwiftNode(.ifConfigClause, first: index)
      let hasCondition = !isAt(.poundElse)
      clause.keyword = advance()
      if hasCondition { clause.base = try expression() }
      guard token.startsLine, !isAt(.period) else { throw SwiftSyntaxFailure() }
      clause.items = try elements(&self)
      clauses.append(try add(clause))
    }
    node.items = list(clauses)
    node.close = try take(.poundEndif)
    return try add(node)
  }

  mutating func sourceLocation() throws(SwiftSyntaxFailure) -> Int32 {
    let first = index
    index += 1
    if isAt(.leftParen) { index = matches[Int(index)] + 1 }
    return try add(SwiftNode(.sourceLocation, first: first))
  }
}
