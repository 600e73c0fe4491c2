import SwiftReading

extension SwiftArranger {
  mutating func arrangeCall(_ node: SwiftNode, _ index: Int32) {
    switch node.kind {
    case .memberAccess:
      arrangeChain(index)
      if node.base >= 0 { isMemberBase[Int(node.base)] = true }
      arrange(node.base)
      arrange(node.parameters)
    case .call, .subscriptCall: arrangeFunctionCall(node, index)
    case .labeledClosure:
      before(node.name, .space)
      after(node.mark, .space)
      arrange(node.base)
    case .macroExpansion:
      let isTrailing = node.body >= 0 && !isCompactArgument(node.parameters)
      arrangeMacroExpansion(
        node, breaksBeforeClose: isTrailing || isFollowedByMember(node, index))
    case .closure: arrangeClosure(node, index)
    case .closureSignature: arrangeClosureSignature(node)
    case .captureClause:
      after(node.open, .lineBreak(.open, size: 0), .open)
      before(node.close, .lineBreak(.close, size: 0), .close)
      arrangeList(node, isCollection: false)
      arrangeItems(node)
    case .capture: arrangeCapture(node)
    case .shorthandParameter: after(node.comma, .lineBreak(.same))
    case .argumentList:
      arrangeList(node, isCollection: false)
      arrangeItems(node)
    case .argument: arrange(node.base)
    default: arrangeItems(node)
    }
  }

  private func isFollowedByMember(_ node: SwiftNode, _ index: Int32) -> Bool {
    isMemberBase[Int(index)] && !isCompactArgument(node.parameters)
  }

  private mutating func arrangeFunctionCall(_ node: SwiftNode, _ index: Int32) {
    arrangeChain(index)
    if !node.items.isEmpty {
      mustBreakClosure[Int(node.body)] = true
      for element in items(node) { mustBreakClosure[Int(tree[element].base)] = true }
    }
    if kind(node.base) == .memberAccess {
      let member = tree[node.base]
      if kind(member.base) == .declReference,
        node.kind == .subscriptCall || !isAfterEffectMarker(first(member.base))
      {
        before(first(member.base), .open)
        after(member.name, .close)
      }
    }
    let isTrailing =
      node.body >= 0 && (node.kind == .subscriptCall || !isCompactArgument(node.parameters))
    if node.body >= 0 {
      before(tree[node.body].open, .lineBreak(.same, .electiveIgnoringSource))
    }
    arrangeArguments(node, breaksBeforeClose: isTrailing || isFollowedByMember(node, index))
    arrange(node.base)
    arrange(node.parameters)
    arrange(node.body)
    arrangeItems(node)
  }

  /// A `try` or `await`, with its mark, stands right before a token.
  private func isAfterEffectMarker(_ token: Int32) -> Bool {
    guard token > 0 else { return false }
    let before = source.tokens[Int(token) - 1]
    if before.word == .try || before.word == .await { return true }
    guard token > 1, before.kind == .operatorPiece, before.isLeftBound else { return false }
    return source.tokens[Int(token) - 2].word == .try
  }

  mutating func arrangeMacroExpansion(_ node: SwiftNode, breaksBeforeClose: Bool) {
    if node.body >= 0 {
      before(tree[node.body].open, .lineBreak(.same, .electiveIgnoringSource))
    }
    arrangeArguments(node, breaksBeforeClose: breaksBeforeClose)
    arrange(node.generics)
    arrange(node.parameters)
    arrange(node.body)
    arrangeItems(node)
  }

  // MARK: - Arguments

  /// The brackets around arguments, and the groups and breaks of each.
  mutating func arrangeArguments(_ node: SwiftNode, breaksBeforeClose: Bool) {
    guard node.parameters >= 0 else { return }
    let list = items(tree[node.parameters])
    let isCompact = isCompactArgument(node.parameters)
    let close = LayoutToken.lineBreak(breaksBeforeClose ? .close : .closeIfNeeded, size: 0)
    if isCompact {
      after(node.open, .lineBreak(.open, size: 0))
      before(node.close, close)
    } else {
      after(node.open, .lineBreak(.open, size: 0), argumentListOpen)
      before(node.close, close, .close)
    }
    for item in list {
      let argument = tree[item]
      if argument.comma >= 0 { isClosingDelimiter[Int(argument.comma)] = true }
      arrangeArgument(argument, isGroup: !isCompact)
    }
  }

  private mutating func arrangeArgument(_ node: SwiftNode, isGroup: Bool) {
    if isGroup { before(node.first, .open) }
    var isStringScope = false
    if node.mark >= 0 {
      let isBracket = startsWithBracket(node.base)
      isStringScope = leftmostString(node.base) != nil
      if isStringScope { after(node.mark, .lineBreak(.open, size: 0)) }
      after(node.mark, isBracket ? .space : .lineBreak())
    }
    if node.comma >= 0 {
      if isStringScope { before(node.comma, .lineBreak(.closeIfNeeded, size: 0)) }
      after(node.comma, .lineBreak(.same))
      if isGroup { after(node.comma, .close) }
    } else if isGroup {
      after(node.last, .close)
      if isStringScope { after(node.last, .lineBreak(.closeIfNeeded, size: 0)) }
    }
  }

  private func startsWithBracket(_ node: Int32) -> Bool {
    switch source.tokens[Int(first(node))].kind {
    case .leftBrace, .leftParen, .leftSquare: true
    default: false
    }
  }

  // MARK: - Chains

  /// Arranges a chain of member accesses and calls from its outermost part.
  private mutating func arrangeChain(_ index: Int32) {
    if !isArrangedInChain[Int(index)] { arrangeChainPart(index, isOuter: true, isCalled: false) }
  }

  @discardableResult
  private mutating func arrangeChainPart(
    _ index: Int32, isOuter: Bool, isCalled: Bool
  ) -> (isCompound: Bool, hasMember: Bool) {
    isArrangedInChain[Int(index)] = true
    let node = tree[index]
    switch node.kind {
    case .memberAccess:
      if node.base >= 0, !isCalled { before(node.mark, .lineBreak(.contextual, size: 0)) }
      var isCompound = false
      if node.base >= 0 {
        isCompound = arrangeChainPart(node.base, isOuter: false, isCalled: false).isCompound
      }
      if isOuter { context(node) }
      return (isCompound, true)
    case .call, .subscriptCall:
      let part = arrangeChainPart(node.base, isOuter: false, isCalled: true)
      let isGroup =
        part.hasMember && (part.isCompound || !isOuter)
        && style.lineBreakAroundMultilineExpressionChainComponents
      var start = node.first
      if kind(node.base) == .memberAccess {
        let member = tree[node.base]
        start = member.mark
        if member.base >= 0 { before(start, .lineBreak(.contextual, size: 0)) }
      }
      before(start, .contextStart)
      if isGroup {
        before(start, .open)
        after(node.last, .contextEnd, .close)
      } else {
        after(node.last, .contextEnd)
      }
      if isOuter, kind(node.base) == .memberAccess { context(node) }
      return (true, part.hasMember)
    default:
      context(node)
      return (node.kind != .declReference, false)
    }
  }

  private mutating func context(_ node: SwiftNode) {
    before(node.first, .contextStart)
    after(node.last, .contextEnd)
  }

  // MARK: - Closures

  private mutating func arrangeClosure(_ node: SwiftNode, _ index: Int32) {
    let mustBreak = mustBreakClosure[Int(index)] || node.items.count > 1
    let newlines: LayoutToken.Newlines = mustBreak ? .soft : .elective
    if node.base >= 0 {
      after(node.open, .lineBreak(.open))
      after(
        tree[node.base].mark,
        .lineBreak(.same, size: node.items.isEmpty ? 0 : 1, newlines))
      before(node.close, .lineBreak(.close))
      arrange(node.base)
    } else {
      arrangeBraces(index, resets: false, newlines: newlines)
    }
    arrangeItemList(node)
  }

  private mutating func arrangeClosureSignature(_ node: SwiftNode) {
    group(node)
    arrangeAttributes(
      node.attributes, endsWithBreak: node.parameters >= 0 || node.value >= 0)
    if node.parameters >= 0 {
      let clause = tree[node.parameters]
      if node.value >= 0 { after(last(node.value), .lineBreak(.same)) }
      if clause.kind == .closureParameterClause {
        if !clause.items.isEmpty, style.prioritizeKeepingFunctionOutputTogether {
          before(node.mark, .close)
        } else {
          before(clause.first, .open)
          after(clause.last, .close)
        }
        arrangeParameters(clause, breaksBeforeClose: true)
      } else {
        before(clause.first, argumentListOpen)
        after(clause.last, .close)
      }
    }
    if node.result >= 0 { before(first(node.result), .lineBreak()) }
    before(node.mark, .lineBreak(.same))
    arrange(node.attributes)
    arrange(node.value)
    arrange(node.parameters)
    arrange(node.effects)
    arrange(node.result)
  }

  private mutating func arrangeCapture(_ node: SwiftNode) {
    before(node.first, .open)
    after(node.keyword, .lineBreak())
    if node.comma >= 0 {
      before(node.comma, .close)
      after(node.comma, .lineBreak(.same))
    } else {
      after(node.last, .close)
    }
    if node.equal >= 0 {
      before(node.equal, .space)
      after(node.equal, .lineBreak())
      arrange(node.base)
    }
  }
}
