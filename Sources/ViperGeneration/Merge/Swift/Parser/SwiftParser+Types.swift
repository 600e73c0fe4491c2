import SwiftReading

extension SwiftParser {
  mutating func type() throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    var node = SwiftNode(.attributedType, first: index)
    var specifiers: [Int32] = []
    while isAt(.at) || isAtTypeSpecifier {
      if isAt(.at) {
        specifiers.append(try attributeOfType())
      } else {
        let specifier = SwiftNode(.typeSpecifier, first: advance())
        if isAt(.leftParen), specifier.first == previous, touchesPrevious {
          index = matches[Int(index)] + 1
        }
        specifiers.append(try add(specifier))
      }
    }
    guard !specifiers.isEmpty else { return try plainType() }
    node.items = list(specifiers)
    node.base = try plainType()
    return try add(node)
  }

  private mutating func attributeOfType() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.attribute, first: advance())
    node.base = try namedType()
    if isAt(.leftParen), touchesPrevious {
      node.open = advance()
      node.value = try add(SwiftNode(.otherArgument, first: advance()))
      node.close = try take(.rightParen)
    }
    return try add(node)
  }

  private var isAtTypeSpecifier: Bool {
    switch token.word {
    case .inout, .borrowing, .consuming, .isolated, .sending, .owned, .shared, .const:
      let next = self.token(ahead: 1)
      return next.kind == .identifier || next.kind == .leftParen || next.kind == .leftSquare
        || next.kind == .at
    case .nonisolated: return self.token(ahead: 1).kind == .leftParen
    default: return false
    }
  }

  /// A type without attributes, function types included.
  private mutating func plainType() throws(SwiftSyntaxFailure) -> Int32 {
    if isAt(.leftParen) { return try parenthesizedType() }
    switch token.word {
    case .each: return try prefixedType(.packElementType)
    case .repeat: return try prefixedType(.packExpansionType)
    default: return try compositionType()
    }
  }

  private mutating func prefixedType(
    _ kind: SwiftNode.Kind
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(kind, first: index)
    node.keyword = advance()
    node.base = try type()
    return try add(node)
  }

  /// `A & B`, `any A & B` or just a type.
  mutating func compositionType() throws(SwiftSyntaxFailure) -> Int32 {
    if isAt(.any) || isAt(.some), self.token(ahead: 1).kind != .period {
      var node = SwiftNode(.someOrAnyType, first: index)
      node.keyword = advance()
      node.base = try compositionType()
      return try add(node)
    }
    let first = index
    let type = try simpleType()
    guard isAt(operator: "&"), !token.isJoined else { return type }
    var elements: [Int32] = []
    var element = SwiftNode(.compositionElement, first: first)
    element.base = type
    while isAt(operator: "&") {
      element.mark = advance()
      elements.append(try add(element))
      element = SwiftNode(.compositionElement, first: index)
      element.base = try simpleType()
    }
    elements.append(try add(element))
    var node = SwiftNode(.compositionType, first: first)
    node.items = list(elements)
    return try add(node)
  }

  private mutating func simpleType() throws(SwiftSyntaxFailure) -> Int32 {
    let first = index
    let start: Int32
    switch token.kind {
    case .leftParen: start = try parenthesizedType()
    case .leftSquare: start = try bracketedType()
    case .identifier: start = try identifierType()
    case .operatorPiece where source.bytes[Int(token.start)] == UInt8(ascii: "~"):
      var node = SwiftNode(.plainType, first: advance())
      node.base = try simpleType()
      start = try add(node)
    default: throw SwiftSyntaxFailure()
    }
    return try typeSuffixes(of: start, first: first)
  }

  mutating func namedType() throws(SwiftSyntaxFailure) -> Int32 {
    let first = index
    var type = try identifierType()
    while isAt(.period), touchesPrevious { type = try memberType(of: type, first: first) }
    return type
  }

  private mutating func identifierType() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.identifierType, first: index)
    node.name = try take(.identifier)
    if isAt(operator: "<"), touchesPrevious { node.generics = try genericArguments() }
    return try add(node)
  }

  private mutating func memberType(
    of base: Int32, first: Int32
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.memberType, first: first)
    node.base = base
    node.mark = advance()
    node.name = try take(.identifier)
    if isAt(operator: "<"), touchesPrevious { node.generics = try genericArguments() }
    return try add(node)
  }

  /// `?`, `!`, `.Type` and `.Member` after a type.
  private mutating func typeSuffixes(
    of start: Int32, first: Int32
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var type = start
    while true {
      if isAt(operator: "?") || isAt(operator: "!"), touchesPrevious {
        var node = SwiftNode(.plainType, first: first)
        node.base = type
        index += 1
        type = try add(node)
      } else if isAt(.period) {
        let member = text(of: index + 1)
        if member.elementsEqual("Type".utf8) || member.elementsEqual("Protocol".utf8) {
          var node = SwiftNode(.plainType, first: first)
          node.base = type
          index += 2
          type = try add(node)
        } else {
          type = try memberType(of: type, first: first)
        }
      } else {
        return type
      }
    }
  }

  private mutating func bracketedType() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.plainType, first: index)
    node.open = advance()
    node.base = try type()
    if isAt(.colon) {
      node.kind = .dictionaryType
      node.mark = advance()
      node.value = try type()
    }
    node.close = try take(.rightSquare)
    return try add(node)
  }

  /// A tuple type, or a function type if an arrow follows.
  private mutating func parenthesizedType() throws(SwiftSyntaxFailure) -> Int32 {
    let first = index
    var node = SwiftNode(.tupleType, first: first)
    node.open = advance()
    var elements: [Int32] = []
    while !isAt(.rightParen) {
      elements.append(try tupleTypeElement())
      if source.tokens[Int(previous)].kind != .comma { break }
    }
    node.items = list(elements)
    node.close = try take(.rightParen)
    let isFunction =
      isAt(.arrow)
      || ((isAt(.async) || isAt(.throws) || isAt(.rethrows)) && hasArrowAfterEffects)
    if isFunction {
      node.kind = .functionType
      node.effects = try effects()
      node.result = try returnClause(.typeReturnClause)
      return try add(node)
    }
    return try typeSuffixes(of: try add(node), first: first)
  }

  private var hasArrowAfterEffects: Bool {
    var ahead = Int(index)
    while ahead < source.tokens.count {
      switch source.tokens[ahead].word {
      case .async, .throws, .rethrows: ahead += 1
      default:
        if source.tokens[ahead].kind == .leftParen {
          ahead = Int(max(matches[ahead], Int32(ahead))) + 1
        } else {
          return source.tokens[ahead].kind == .arrow
        }
      }
    }
    return false
  }

  private mutating func tupleTypeElement() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.tupleTypeElement, first: index)
    let next = self.token(ahead: 1)
    if isAt(.identifier), next.kind == .colon {
      index += 1
      node.mark = advance()
    } else if isAt(.identifier), next.kind == .identifier, self.token(ahead: 2).kind == .colon {
      index += 1
      node.name = advance()
      node.mark = advance()
    }
    node.base = try type()
    if isAtEllipsis { index += 1 }
    node.comma = takeIf(.comma)
    return try add(node)
  }

  mutating func genericArguments() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.genericArgumentClause, first: index)
    node.open = try take(operator: "<")
    var children: [Int32] = []
    repeat {
      var argument = SwiftNode(.genericArgument, first: index)
      argument.base = try type()
      argument.comma = takeIf(.comma)
      children.append(try add(argument))
    } while source.tokens[Int(previous)].kind == .comma
    node.items = list(children)
    node.close = try take(operator: ">")
    return try add(node)
  }

  // MARK: - Patterns

  /// A pattern outside of `case`.
  mutating func pattern() throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    var node = SwiftNode(.identifierPattern, first: index)
    switch token.kind {
    case .identifier where isAt(.let) || isAt(.var) || isAt(.inout):
      node.kind = .valueBindingPattern
      node.keyword = advance()
      node.base = try pattern()
    case .identifier:
      node.kind = isAt(.underscore) ? .wildcardPattern : .identifierPattern
      index += 1
    case .leftParen:
      node.kind = .tuplePattern
      node.open = advance()
      var children: [Int32] = []
      while !isAt(.rightParen) {
        var element = SwiftNode(.tuplePatternElement, first: index)
        if self.token(ahead: 1).kind == .colon { index += 2 }
        element.base = try pattern()
        element.comma = takeIf(.comma)
        children.append(try add(element))
        if element.comma < 0 { break }
      }
      node.items = list(children)
      node.close = try take(.rightParen)
    default: throw SwiftSyntaxFailure()
    }
    return try add(node)
  }

  /// A pattern after `case` or `catch`.
  mutating func matchingPattern() throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    var node = SwiftNode(.valueBindingPattern, first: index)
    if isAt(.let) || isAt(.var) || isAt(.inout) {
      node.keyword = advance()
      node.base = try matchingPattern()
      return try add(node)
    }
    if isAt(.is) {
      node.kind = .isTypePattern
      node.keyword = advance()
      node.base = try type()
      return try add(node)
    }
    let saved = isInPattern
    isInPattern = true
    defer { isInPattern = saved }
    return try expression()
  }
}
