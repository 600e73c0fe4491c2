import SwiftReading

extension SwiftParser {
  /// The arguments up to a closing bracket, which is not taken.
  mutating func arguments(to end: SwiftToken.Kind) throws(SwiftSyntaxFailure) -> Int32 {
    let saved = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = saved }
    guard !isAt(end) else { return -1 }
    var node = SwiftNode(.argumentList, first: index)
    var children: [Int32] = []
    while !isAt(end) {
      var argument = SwiftNode(.argument, first: index)
      if isAt(.identifier), self.token(ahead: 1).kind == .colon {
        argument.name = advance()
        argument.mark = advance()
      }
      argument.base = try expression()
      argument.comma = takeIf(.comma)
      children.append(try add(argument))
      if argument.comma < 0 { break }
    }
    node.items = list(children)
    return try add(node)
  }

  mutating func tuple() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.tuple, first: index)
    node.open = advance()
    node.parameters = try arguments(to: .rightParen)
    node.close = try take(.rightParen)
    return try add(node)
  }

  mutating func collection() throws(SwiftSyntaxFailure) -> Int32 {
    let saved = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = saved }
    var node = SwiftNode(.array, first: index)
    node.open = advance()
    if isAt(.colon) {
      node.kind = .dictionary
      index += 1
    }
    var children: [Int32] = []
    while !isAt(.rightSquare) {
      var element = SwiftNode(.arrayElement, first: index)
      element.base = try expression()
      if isAt(.colon) {
        guard children.isEmpty || node.kind == .dictionary else { throw SwiftSyntaxFailure() }
        node.kind = .dictionary
        element.kind = .dictionaryElement
        element.mark = advance()
        element.value = try expression()
      }
      element.comma = takeIf(.comma)
      children.append(try add(element))
      if element.comma < 0 { break }
    }
    node.items = list(children)
    node.close = try take(.rightSquare)
    return try add(node)
  }

  mutating func keyPath() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.keyPath, first: index)
    index += 1
    if isAt(.identifier) {
      var root = SwiftNode(.identifierType, first: advance())
      if isAt(operator: "<"), touchesPrevious { root.generics = try genericArguments() }
      node.base = try add(root)
    }
    var children: [Int32] = []
    while touchesPrevious || isAt(.period) {
      var component = SwiftNode(.keyPathComponent, first: index)
      if isAt(.period) {
        component.mark = advance()
        guard isAt(.identifier) || isAt(.number) else { throw SwiftSyntaxFailure() }
        component.name = advance()
      } else if isAt(.leftSquare) {
        component.kind = .keyPathSubscript
        component.open = advance()
        component.parameters = try arguments(to: .rightSquare)
        component.close = try take(.rightSquare)
      } else if isAt(operator: "?") || isAt(operator: "!"), operatorLength == 1 {
        index += 1
      } else {
        break
      }
      children.append(try add(component))
    }
    node.items = list(children)
    return try add(node)
  }

  mutating func macroExpansion() throws(SwiftSyntaxFailure) -> Int32 {
    switch token.word {
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation,
      .poundAvailable, .poundUnavailable:
      throw SwiftSyntaxFailure()
    default: break
    }
    var node = SwiftNode(.macroExpansion, first: index)
    index += 1
    try callSuffix(&node)
    return try add(node)
  }

  // MARK: - Closures

  mutating func closure() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.closure, first: index)
    node.open = try take(.leftBrace)
    if isAtClosureSignature { node.base = try closureSignature() }
    node.items = try itemsOfBlock(in: .code)
    node.close = try take(.rightBrace)
    return try add(node)
  }

  /// Looks for the `in` that ends a signature, past brackets and over names only.
  private var isAtClosureSignature: Bool {
    var ahead = Int(index)
    func jump() { ahead = max(Int(matches[ahead]), ahead) + 1 }
    while source.tokens[ahead].kind == .at {
      ahead += 2
      if source.tokens[min(ahead, source.tokens.count - 1)].kind == .leftParen { jump() }
    }
    guard ahead < source.tokens.count else { return false }
    if source.tokens[ahead].kind == .leftSquare { jump() }
    if source.tokens[ahead].kind == .leftParen {
      jump()
    } else {
      while source.tokens[ahead].kind == .identifier, Self.isParameterName(source.tokens[ahead]) {
        ahead += 1
        guard source.tokens[ahead].kind == .comma else { break }
        ahead += 1
      }
    }
    switch source.tokens[ahead].word {
    case .in, .async, .throws: return true
    default: return source.tokens[ahead].kind == .arrow
    }
  }

  private static func isParameterName(_ token: SwiftToken) -> Bool {
    token.word != .in && token.word != .async && token.word != .throws
  }

  private mutating func closureSignature() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.closureSignature, first: index)
    node.attributes = try attributeList()
    if isAt(.leftSquare) { node.value = try captureClause() }
    if isAt(.leftParen) {
      node.parameters = try closureParameterClause()
    } else if isAt(.identifier), Self.isParameterName(token) {
      node.parameters = try shorthandParameters()
    }
    node.effects = try effects()
    node.result = try returnClause(.returnClause)
    node.mark = try take(.in)
    return try add(node)
  }

  private mutating func closureParameterClause() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.closureParameterClause, first: index)
    node.open = advance()
    var children: [Int32] = []
    while !isAt(.rightParen) {
      children.append(try parameter(.closureParameter))
      if source.tokens[Int(previous)].kind != .comma { break }
    }
    node.items = list(children)
    node.close = try take(.rightParen)
    return try add(node)
  }

  private mutating func shorthandParameters() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.shorthandParameters, first: index)
    var children: [Int32] = []
    repeat {
      var parameter = SwiftNode(.shorthandParameter, first: index)
      _ = try take(.identifier)
      parameter.comma = takeIf(.comma)
      children.append(try add(parameter))
    } while source.tokens[Int(previous)].kind == .comma
    node.items = list(children)
    return try add(node)
  }

  private mutating func captureClause() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.captureClause, first: index)
    node.open = advance()
    var children: [Int32] = []
    while !isAt(.rightSquare) {
      var capture = SwiftNode(.capture, first: index)
      if isAt(.weak) || isAt(.unowned), self.token(ahead: 1).kind != .comma,
        self.token(ahead: 1).kind != .rightSquare
      {
        index += 1
        if isAt(.leftParen) { index = matches[Int(index)] + 1 }
        capture.keyword = previous
      }
      _ = try take(.identifier)
      if isAt(.equal) {
        capture.equal = advance()
        capture.base = try inBrackets { parser throws(SwiftSyntaxFailure) in
          try parser.expression()
        }
      }
      capture.comma = takeIf(.comma)
      children.append(try add(capture))
      if capture.comma < 0 { break }
    }
    node.items = list(children)
    node.close = try take(.rightSquare)
    return try add(node)
  }
}
