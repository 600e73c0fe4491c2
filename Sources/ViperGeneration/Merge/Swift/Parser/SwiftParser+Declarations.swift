import SwiftReading

extension SwiftParser {
  mutating func member() throws(SwiftSyntaxFailure) -> Int32 {
    switch token.word {
    case .poundIf:
      return try ifConfig { parser throws(SwiftSyntaxFailure) in try parser.items(in: .members) }
    case .poundSourceLocation: return try sourceLocation()
    default: break
    }
    if isAt(.pound) { return try macroExpansionDecl() }
    return try declaration(in: .members)
  }

  /// Whether attributes and modifiers lead up to a declaration here.
  func isAtDeclaration(in place: Place) -> Bool {
    if isAt(.at) { return true }
    var ahead = index
    while true {
      let token = source.tokens[Int(ahead)]
      let next = source.tokens[min(Int(ahead) + 1, source.tokens.count - 1)]
      guard token.kind == .identifier else { return false }
      if Self.isDeclarationKeyword(token.word, next: next, in: place) { return true }
      guard Self.isModifier(token.word) else { return false }
      ahead += 1
      if next.kind == .leftParen { ahead = max(matches[Int(ahead)], ahead) + 1 }
      if Int(ahead) >= source.tokens.count { return false }
    }
  }

  private static func isDeclarationKeyword(
    _ word: SwiftWord, next: SwiftToken, in place: Place
  ) -> Bool {
    switch word {
    case .import, .let, .var, .func, .struct, .enum, .protocol, .extension, .typealias:
      true
    case .class: next.kind == .identifier
    case .actor: next.kind == .identifier && !next.startsLine
    case .`init`, .deinit, .subscript, .associatedtype, .case: place == .members
    default: false
    }
  }

  static func isModifier(_ word: SwiftWord) -> Bool {
    switch word {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivate,
      .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating,
      .open, .optional, .override, .package, .postfix, .prefix, .private, .public, .required,
      .sending, .static, .unowned, .weak, .class, .owned, .shared, .const:
      true
    default: false
    }
  }

  mutating func declaration(in place: Place) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.variableDecl, first: index)
    node.attributes = try attributeList()
    node.modifiers = try modifierList()
    node.keyword = index
    switch token.word {
    case .import: return try importDecl(node)
    case .let, .var: return try variableDecl(node)
    case .func, .`init`: return try functionDecl(node)
    case .deinit: return try deinitializerDecl(node)
    case .subscript: return try subscriptDecl(node)
    case .class, .struct, .enum, .actor, .protocol, .extension: return try typeDecl(node)
    case .typealias: return try typealiasDecl(node)
    case .associatedtype: return try associatedtypeDecl(node)
    case .case where place == .members: return try enumCaseDecl(node)
    default: throw SwiftSyntaxFailure()
    }
  }

  mutating func modifierList() throws(SwiftSyntaxFailure) -> Int32 {
    var children: [Int32] = []
    let first = index
    while Self.isModifier(token.word) {
      let next = self.token(ahead: 1)
      if isAt(.class), !Self.isModifier(next.word), next.word != .func, next.word != .var,
        next.word != .let, next.word != .subscript
      {
        break
      }
      let modifier = SwiftNode(.modifier, first: advance())
      if isAt(.leftParen) { index = matches[Int(index)] + 1 }
      children.append(try add(modifier))
    }
    guard !children.isEmpty else { return -1 }
    var node = SwiftNode(.modifierList, first: first)
    node.items = list(children)
    return try add(node)
  }

  private mutating func importDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    node.kind = .importDecl
    node.keyword = advance()
    switch token.word {
    case .struct, .class, .enum, .protocol, .func, .let, .var, .typealias: node.name = advance()
    default: break
    }
    _ = try take(.identifier)
    while isAt(.period) {
      index += 1
      _ = try take(.identifier)
    }
    return try add(node)
  }

  private mutating func typeDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    node.kind = .typeDecl
    let word = token.word
    node.keyword = advance()
    if word == .extension {
      node.base = try type()
      node.name = previous
    } else {
      node.name = try take(.identifier)
      node.generics =
        word == .protocol ? try primaryAssociatedTypes() : try genericParameters()
    }
    node.inheritance = try inheritanceClause()
    node.requirements = try genericWhereClause()
    node.body = try memberBlock()
    return try add(node)
  }

  private mutating func functionDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    let isFunction = isAt(.func)
    node.kind = isFunction ? .functionDecl : .initializerDecl
    node.keyword = advance()
    if isFunction {
      node.name = try functionName()
    } else if isAt(operator: "?") || isAt(operator: "!") {
      index += 1
    }
    node.generics = try genericParameters()
    node.parameters = try parameterClause()
    node.effects = try effects()
    if isFunction { node.result = try returnClause(.returnClause) }
    node.requirements = try genericWhereClause()
    if isAt(.leftBrace) { node.body = try codeBlock() }
    return try add(node)
  }

  /// The last token of a function's name, which may be an operator.
  private mutating func functionName() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(.operatorPiece) else { return try take(.identifier) }
    index += operatorLength
    return previous
  }

  private mutating func deinitializerDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    node.kind = .deinitializerDecl
    node.keyword = advance()
    node.effects = try effects()
    if isAt(.leftBrace) { node.body = try codeBlock() }
    return try add(node)
  }

  private mutating func subscriptDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    node.kind = .subscriptDecl
    node.keyword = advance()
    node.generics = try genericParameters()
    node.parameters = try parameterClause()
    node.result = try returnClause(.returnClause)
    node.requirements = try genericWhereClause()
    if isAt(.leftBrace) { node.body = try accessorBlock() }
    return try add(node)
  }

  private mutating func typealiasDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    node.kind = .typealiasDecl
    node.keyword = advance()
    node.name = try take(.identifier)
    node.generics = try genericParameters()
    node.equal = try take(.equal)
    node.value = try type()
    node.requirements = try genericWhereClause()
    return try add(node)
  }

  private mutating func associatedtypeDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    node.kind = .associatedtypeDecl
    node.keyword = advance()
    node.name = try take(.identifier)
    node.inheritance = try inheritanceClause()
    if isAt(.equal) {
      node.equal = advance()
      node.value = try type()
    }
    node.requirements = try genericWhereClause()
    return try add(node)
  }

  private mutating func enumCaseDecl(_ start: SwiftNode) throws(SwiftSyntaxFailure) -> Int32 {
    var node = start
    node.kind = .enumCaseDecl
    node.keyword = advance()
    var children: [Int32] = []
    repeat {
      var element = SwiftNode(.enumElement, first: index)
      element.name = try take(.identifier)
      if isAt(.leftParen) { element.parameters = try enumParameterClause() }
      if isAt(.equal) {
        element.equal = advance()
        element.value = try expression()
      }
      element.comma = takeIf(.comma)
      children.append(try add(element))
    } while source.tokens[Int(previous)].kind == .comma
    node.items = list(children)
    return try add(node)
  }

  private mutating func macroExpansionDecl() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.macroExpansionDecl, first: index)
    index += 1
    try callSuffix(&node)
    return try add(node)
  }
}
