extension DeclarationReader {
  // MARK: - Attributes and modifiers

  mutating func attributes(until end: Int) -> [SwiftDeclaration.Attribute] {
    var attributes: [SwiftDeclaration.Attribute] = []
    while index + 1 < end, kind == .at {
      let start = index
      index += 2
      while index + 1 < end, kind == .period { index += 2 }
      let name = text(start + 1..<index)
      if index < end, isSign(UInt8(ascii: "<"), at: index) { skipGenerics(until: end) }
      let isAdjacent = index < end && token.start == source.tokens[index - 1].end
      if isAdjacent, kind == .leftParen { skip() }
      attributes.append(.init(name: name, range: range(start..<index)))
    }
    return attributes
  }

  mutating func readModifiers(into declaration: inout SwiftDeclaration, until end: Int) {
    while index < end, kind == .identifier, isModifier(token.word) {
      let start = index
      let word = token.word
      index += 1
      let hasArgument = index < end && kind == .leftParen && matches[index] == Int32(index) + 2
      if hasArgument { skip() }
      declaration.modifiers.append(
        .init(word: word, hasArgument: hasArgument, range: range(start..<index)))
      // `private @MainActor var` is allowed, too.
      declaration.attributes += attributes(until: end)
    }
  }

  private func isModifier(_ word: SwiftWord) -> Bool {
    let next = token(ahead: 1)
    switch word {
    case .private, .fileprivate, .internal, .package, .public, .open, .static, .final, .override,
      .required, .convenience, .lazy, .weak, .unowned, .mutating, .nonmutating, .nonisolated,
      .dynamic, .optional, .indirect, .infix, .prefix, .postfix, .isolated, .distributed,
      .consuming, .borrowing, .sending, .unsafe, .const:
      return next.kind == .identifier || next.kind == .leftParen || next.kind == .at
    case .class:
      return [
        .func, .var, .let, .subscript, .override, .private, .final, .fileprivate, .internal,
        .public,
      ].contains(next.word)
    default: return false
    }
  }

  // MARK: - Heads

  mutating func readHead(of declaration: inout SwiftDeclaration, until end: Int) {
    let keyword = index
    index += 1
    switch declaration.kind {
    case .import, .operator, .macro:
      let start = index
      skipStatement(until: end)
      setName(start..<index, of: &declaration)
    case .precedenceGroup:
      setName(index..<min(index + 1, end), of: &declaration)
      skipStatement(until: end)
    case .class, .struct, .enum, .actor, .protocol, .extension: readType(&declaration, until: end)
    case .function, .initializer, .deinitializer, .subscript:
      readFunction(&declaration, keyword: keyword, until: end)
    case .variable: readVariable(&declaration, until: end)
    case .enumCase: readCases(&declaration, until: end)
    case .typealias, .associatedtype: readAlias(&declaration, until: end)
    case .conditional, .macroExpansion, .statement: break
    }
  }

  private func setName(_ tokens: Range<Int>, of declaration: inout SwiftDeclaration) {
    declaration.name = tokens.count == 1 ? name(tokens.lowerBound) : text(tokens)
    declaration.nameRange = range(tokens)
    declaration.names = [declaration.name]
  }

  private func addName(_ tokens: Range<Int>, to declaration: inout SwiftDeclaration) {
    if declaration.nameRange == nil {
      setName(tokens, of: &declaration)
    } else {
      declaration.names.append(name(tokens.lowerBound))
    }
  }

  private mutating func readType(_ declaration: inout SwiftDeclaration, until end: Int) {
    let start = index
    if declaration.kind == .extension { skipType(until: end) } else { index = min(index + 1, end) }
    setName(start..<index, of: &declaration)
    readGenerics(&declaration, until: end)
    if index < end, kind == .colon {
      index += 1
      while index < end, kind != .leftBrace, token.word != .where {
        let element = index
        skipType(until: end)
        if index == element { break }
        declaration.inherited.append(range(element..<index))
        guard skipComma(until: end) else { break }
      }
    }
    readRequirements(&declaration, until: end)
    guard index < end, kind == .leftBrace else { return }
    let open = index
    let close = Int(matches[open])
    declaration.body = range(open..<close + 1)
    index = open + 1
    let hasCases = [.enum, .extension].contains(declaration.kind)
    declaration.members = declarations(until: close, in: hasCases ? .enumeration : .type)
    index = close + 1
  }

  private mutating func readFunction(
    _ declaration: inout SwiftDeclaration, keyword: Int, until end: Int
  ) {
    if declaration.kind == .function {
      readFunctionName(&declaration, until: end)
    } else {
      setName(keyword..<keyword + 1, of: &declaration)
      if index < end, isSign(UInt8(ascii: "?"), at: index) || isSign(UInt8(ascii: "!"), at: index) {
        index += 1
      }
    }
    readGenerics(&declaration, until: end)
    if index < end, kind == .leftParen {
      let close = Int(matches[index])
      declaration.parameterList = range(index..<close + 1)
      declaration.parameters = parameters(index + 1..<close)
      index = close + 1
    }
    readEffects(&declaration, until: end)
    declaration.type = type(behind: .arrow, until: end)
    readRequirements(&declaration, until: end)
    readBody(&declaration, until: end)
  }

  private mutating func readFunctionName(_ declaration: inout SwiftDeclaration, until end: Int) {
    let start = index
    index = min(index + 1, end)
    while index < end, source.tokens[start].kind != .identifier, kind != .leftParen,
      token.start == source.tokens[index - 1].end
    { index += 1 }
    setName(start..<index, of: &declaration)
  }

  private mutating func readEffects(_ declaration: inout SwiftDeclaration, until end: Int) {
    let start = index
    while index < end, [.async, .throws, .rethrows].contains(token.word) {
      index += 1
      if index < end, kind == .leftParen, source.tokens[index - 1].word == .throws { skip() }
    }
    if index > start { declaration.effects = range(start..<index) }
  }

  private mutating func readVariable(_ declaration: inout SwiftDeclaration, until end: Int) {
    repeat {
      let start = index
      skip()
      addName(start..<min(index, end), to: &declaration)
      let type = type(behind: .colon, until: end)
      let value = value(until: end)
      declaration.type = declaration.type ?? type
      declaration.value = declaration.value ?? value
    } while skipComma(until: end)
    readBody(&declaration, until: end)
  }

  private mutating func readCases(_ declaration: inout SwiftDeclaration, until end: Int) {
    repeat {
      addName(index..<min(index + 1, end), to: &declaration)
      index = min(index + 1, end)
      if index < end, kind == .leftParen {
        let start = index
        skip()
        declaration.payloads.append((declaration.names.last ?? "", range(start..<index)))
      }
      _ = value(until: end)
    } while skipComma(until: end)
  }

  private mutating func readAlias(_ declaration: inout SwiftDeclaration, until end: Int) {
    setName(index..<min(index + 1, end), of: &declaration)
    index = min(index + 1, end)
    readGenerics(&declaration, until: end)
    var sign = SwiftToken.Kind.colon
    while let inherited = type(behind: sign, until: end) {
      declaration.inherited.append(inherited)
      sign = .comma
    }
    declaration.type = type(behind: .equal, until: end)
    readRequirements(&declaration, until: end)
  }

  // MARK: - Parts

  private mutating func type(behind sign: SwiftToken.Kind, until end: Int) -> Range<Int>? {
    guard index < end, kind == sign else { return nil }
    index += 1
    let start = index
    skipType(until: end)
    return range(start..<index)
  }

  private mutating func value(until end: Int) -> Range<Int>? {
    guard index < end, kind == .equal else { return nil }
    index += 1
    let start = index
    skipExpression(until: end)
    return range(start..<index)
  }

  private mutating func readGenerics(_ declaration: inout SwiftDeclaration, until end: Int) {
    guard index < end, isSign(UInt8(ascii: "<"), at: index) else { return }
    let start = index
    skipGenerics(until: end)
    declaration.generics = range(start..<index)
  }

  private mutating func readRequirements(_ declaration: inout SwiftDeclaration, until end: Int) {
    guard index < end, token.word == .where else { return }
    let start = index
    index += 1
    repeat {
      skipType(until: end)
      let isSameType = index + 1 < end && isSameTypeSign
      if index < end, kind == .colon || isSameType {
        index += 1
        skipType(until: end)
      }
    } while skipComma(until: end)
    declaration.requirements = range(start..<index)
  }

  private var isSameTypeSign: Bool {
    kind == .operatorPiece && token.end == token.start + 2
      && source.bytes[Int(token.start)] == UInt8(ascii: "=")
  }

  private mutating func readBody(_ declaration: inout SwiftDeclaration, until end: Int) {
    guard index < end, kind == .leftBrace else { return }
    let start = index
    skip()
    declaration.body = range(start..<index)
  }

  private mutating func parameters(_ tokens: Range<Int>) -> [SwiftDeclaration.Parameter] {
    var parameters: [SwiftDeclaration.Parameter] = []
    index = tokens.lowerBound
    while index < tokens.upperBound {
      let start = index
      _ = attributes(until: tokens.upperBound)
      let label = index
      while index < tokens.upperBound, kind != .colon, kind != .comma { skip() }
      let names = label..<index
      let type = type(behind: .colon, until: tokens.upperBound) ?? range(index..<index)
      let value = value(until: tokens.upperBound)
      while index < tokens.upperBound, kind != .comma { skip() }
      let external = names.isEmpty ? "_" : name(names.lowerBound)
      parameters.append(
        .init(
          label: external == "_" ? nil : external, name: names.last.map(name) ?? "_",
          type: type, defaultValue: value, range: range(start..<index)))
      index += 1
    }
    return parameters
  }
}
