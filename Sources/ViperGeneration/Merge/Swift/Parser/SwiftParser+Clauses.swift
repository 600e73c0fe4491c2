import SwiftReading

extension SwiftParser {
  // MARK: - Parameters and results

  mutating func parameterClause() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.parameterClause, first: index)
    node.open = try take(.leftParen)
    var children: [Int32] = []
    while !isAt(.rightParen) {
      children.append(try parameter(.parameter))
      if source.tokens[Int(previous)].kind != .comma { break }
    }
    node.items = list(children)
    node.close = try take(.rightParen)
    return try add(node)
  }

  mutating func enumParameterClause() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.enumParameterClause, first: index)
    node.open = try take(.leftParen)
    var children: [Int32] = []
    while !isAt(.rightParen) {
      children.append(try parameter(.parameter, isLabelOptional: true))
      if source.tokens[Int(previous)].kind != .comma { break }
    }
    node.items = list(children)
    node.close = try take(.rightParen)
    return try add(node)
  }

  /// A parameter of a function, an enum case or a parenthesized closure signature.
  mutating func parameter(
    _ kind: SwiftNode.Kind, isLabelOptional: Bool = false
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(kind, first: index)
    node.attributes = try attributeList()
    let hasLabel =
      isAt(.identifier)
      && (self.token(ahead: 1).kind == .colon
        || self.token(ahead: 1).kind == .identifier && self.token(ahead: 2).kind == .colon)
    if hasLabel || !isLabelOptional {
      _ = try take(.identifier)
      node.name = takeIf(.identifier)
      if kind == .parameter || isAt(.colon) {
        node.mark = try take(.colon)
        node.base = try type()
      }
    } else {
      node.base = try type()
    }
    if isAtEllipsis { index += 1 }
    if isAt(.equal) {
      node.equal = advance()
      node.value = try inBrackets { parser throws(SwiftSyntaxFailure) in try parser.expression() }
    }
    node.comma = takeIf(.comma)
    return try add(node)
  }

  var isAtEllipsis: Bool {
    token.kind == .operatorPiece && token.end - token.start == 3
      && source.bytes[Int(token.start)] == UInt8(ascii: ".")
      && source.bytes[Int(token.end) - 1] == UInt8(ascii: ".")
  }

  mutating func effects() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(.async) || isAt(.throws) || isAt(.rethrows) else { return -1 }
    var node = SwiftNode(.effects, first: index)
    node.keyword = takeIf(.async)
    if isAt(.throws) || isAt(.rethrows) {
      node.mark = advance()
      if isAt(.leftParen), !token.startsLine {
        index += 1
        node.base = try type()
        _ = try take(.rightParen)
      }
    }
    return try add(node)
  }

  mutating func returnClause(_ kind: SwiftNode.Kind) throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(.arrow) else { return -1 }
    var node = SwiftNode(kind, first: index)
    node.mark = advance()
    node.base = try type()
    return try add(node)
  }

  // MARK: - Generics

  mutating func genericParameters() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(operator: "<") else { return -1 }
    var node = SwiftNode(.genericParameterClause, first: index)
    node.open = advance()
    var children: [Int32] = []
    while !isAt(operator: ">") {
      var parameter = SwiftNode(.genericParameter, first: index)
      parameter.attributes = try attributeList()
      if isAt(.each) || isAt(.let) { parameter.keyword = advance() }
      _ = try take(.identifier)
      if isAt(.colon) {
        parameter.mark = advance()
        parameter.base = try type()
      }
      parameter.comma = takeIf(.comma)
      children.append(try add(parameter))
      if parameter.comma < 0 { break }
    }
    node.items = list(children)
    node.close = try take(operator: ">")
    return try add(node)
  }

  mutating func primaryAssociatedTypes() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(operator: "<") else { return -1 }
    var node = SwiftNode(.primaryAssociatedTypeClause, first: index)
    node.open = advance()
    var children: [Int32] = []
    repeat {
      var element = SwiftNode(.primaryAssociatedType, first: index)
      _ = try take(.identifier)
      element.comma = takeIf(.comma)
      children.append(try add(element))
    } while source.tokens[Int(previous)].kind == .comma
    node.items = list(children)
    node.close = try take(operator: ">")
    return try add(node)
  }

  mutating func genericWhereClause() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(.where) else { return -1 }
    var node = SwiftNode(.genericWhereClause, first: index)
    node.keyword = advance()
    var children: [Int32] = []
    repeat {
      var requirement = SwiftNode(.conformanceRequirement, first: index)
      requirement.base = try type()
      if isAt(.colon) {
        requirement.mark = advance()
      } else {
        guard token.kind == .operatorPiece, token.end - token.start == 2,
          source.bytes[Int(token.start)] == UInt8(ascii: "="), !token.isJoined
        else { throw SwiftSyntaxFailure() }
        requirement.kind = .sameTypeRequirement
        requirement.equal = advance()
      }
      requirement.value = try type()
      requirement.comma = takeIf(.comma)
      children.append(try add(requirement))
    } while source.tokens[Int(previous)].kind == .comma
    node.items = list(children)
    return try add(node)
  }

  mutating func inheritanceClause() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(.colon) else { return -1 }
    var node = SwiftNode(.inheritanceClause, first: index)
    node.mark = advance()
    var children: [Int32] = []
    repeat {
      var element = SwiftNode(.inheritedType, first: index)
      element.base = try type()
      element.comma = takeIf(.comma)
      children.append(try add(element))
    } while source.tokens[Int(previous)].kind == .comma
    node.items = list(children)
    return try add(node)
  }

  // MARK: - Attributes

  mutating func attributeList() throws(SwiftSyntaxFailure) -> Int32 {
    guard isAt(.at) else { return -1 }
    var node = SwiftNode(.attributeList, first: index)
    var children: [Int32] = []
    while isAt(.at) { children.append(try attribute()) }
    node.items = list(children)
    return try add(node)
  }

  private mutating func attribute() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.attribute, first: index)
    index += 1
    let name = index
    node.base = try attributeType()
    guard isAt(.leftParen), !token.startsLine, touchesPrevious else { return try add(node) }
    node.open = advance()
    switch String(decoding: text(of: name), as: UTF8.self) {
    case "available":
      node.value = try availabilityArguments(to: .rightParen)
    case "objc", "convention", "_spi", "unchecked", "_documentation", "backDeployed", "exclusivity",
      "attached", "freestanding", "inline", "_effects", "_semantics", "isolated", "nonisolated",
      "storageRestrictions":
      guard self.token(ahead: 1).kind == .rightParen else { throw SwiftSyntaxFailure() }
      var argument = SwiftNode(.otherArgument, first: advance())
      argument.last = previous
      node.value = try add(argument)
    default:
      node.parameters = try arguments(to: .rightParen)
    }
    node.close = try take(.rightParen)
    return try add(node)
  }

  private mutating func attributeType() throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    return try namedType()
  }

  func text(of token: Int32) -> ArraySlice<UInt8> {
    source.bytes[Int(source.tokens[Int(token)].start)..<Int(source.tokens[Int(token)].end)]
  }

  /// Nothing stands between the token before and the present one.
  var touchesPrevious: Bool {
    previous >= 0 && source.tokens[Int(previous)].end == token.start
  }

  /// `iOS 17, macOS 14.1, *` or `*, deprecated, message: "…"`.
  mutating func availabilityArguments(
    to end: SwiftToken.Kind
  ) throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.availabilityArguments, first: index)
    var children: [Int32] = []
    repeat {
      var argument = SwiftNode(.otherArgument, first: index)
      if isAt(.identifier), self.token(ahead: 1).kind == .colon {
        argument.kind = .availabilityArgument
        argument.keyword = advance()
        argument.mark = advance()
        guard isAt(.string) || isAt(.number) else { throw SwiftSyntaxFailure() }
        index += 1
      } else if isAt(.identifier), self.token(ahead: 1).kind == .number {
        argument.kind = .platformVersion
        argument.name = advance()
        index += 1
      } else if isAt(.identifier) || isAt(operator: "*") || isSingleStar {
        index += 1
      } else {
        throw SwiftSyntaxFailure()
      }
      argument.last = previous
      argument.comma = takeIf(.comma)
      children.append(try add(argument))
    } while source.tokens[Int(previous)].kind == .comma
    node.items = list(children)
    return try add(node)
  }

  private var isSingleStar: Bool {
    isAt(.operatorPiece) && source.bytes[Int(token.start)] == UInt8(ascii: "*")
  }
}
