import SwiftReading

extension SwiftArranger {
  mutating func arrangeExpression(_ node: SwiftNode) {
    switch node.kind {
    case .declNameArguments:
      after(node.open, .lineBreak(.open, size: 0), argumentListOpen)
      before(node.close, .lineBreak(.closeIfNeeded, size: 0), .close)
      for argument in items(node).dropLast() { after(last(argument), .lineBreak(.same, size: 0)) }
    case .array, .dictionary: arrangeCollection(node)
    case .arrayElement: arrange(node.base)
    case .dictionaryElement:
      arrange(node.base)
      arrange(node.value)
    case .tuple: arrangeTuple(node)
    case .keyPath, .keyPathComponent, .keyPathSubscript: arrangeKeyPath(node)
    case .tryExpression, .awaitExpression, .unsafeExpression: arrangeEffectMarker(node)
    case .spacedExpression:
      after(node.keyword, .space)
      arrange(node.base)
    case .repeatExpression:
      after(node.keyword, .lineBreak())
      arrange(node.base)
    case .infix: arrangeInfix(node)
    case .ternary: arrangeTernary(node)
    case .asExpression, .isExpression:
      before(node.keyword, .lineBreak(.continue), .open)
      before(first(node.result), .space)
      after(node.last, .close)
      arrange(node.base)
      arrange(node.result)
    case .specialization:
      arrange(node.base)
      arrange(node.generics)
    default:
      arrange(node.base)
      arrange(node.parameters)
    }
  }

  private mutating func arrangeCollection(_ node: SwiftNode) {
    guard !node.items.isEmpty || hasComment(before: node.close) else { return }
    after(node.open, .lineBreak(.open, size: 0), .open)
    before(node.close, .lineBreak(.close, size: 0), .close)
    let list = items(node)
    for item in list {
      let element = tree[item]
      if item != list.last { after(element.last, .lineBreak(.same)) }
    }
    for item in list {
      let element = tree[item]
      before(element.first, .open)
      after(element.mark, .lineBreak())
      after(element.last, .close)
      if element.comma >= 0 { isClosingDelimiter[Int(element.comma)] = true }
    }
    arrangeList(node, isCollection: true)
    arrangeItems(node)
  }

  private mutating func arrangeTuple(_ node: SwiftNode) {
    guard node.parameters >= 0 else { return }
    let list = items(tree[node.parameters])
    if list.count == 1 {
      after(node.open, .open)
      before(node.close, .close)
      isClosingDelimiter[Int(node.close)] = true
      if hasLineComment(before: node.open + 1) {
        after(node.open, .lineBreak(.continue, size: 0))
      }
    } else {
      after(node.open, .lineBreak(.open, size: 0), .open)
      before(node.close, .lineBreak(.close, size: 0), .close)
      for item in list.dropLast() { after(last(item), .lineBreak(.same)) }
      for item in list {
        let element = tree[item]
        before(element.first, .open)
        after(element.mark, .lineBreak())
        after(element.last, .close)
        if element.comma >= 0 { isClosingDelimiter[Int(element.comma)] = true }
      }
    }
    arrange(node.parameters)
  }

  private mutating func arrangeKeyPath(_ node: SwiftNode) {
    switch node.kind {
    case .keyPath:
      group(node)
      for (number, item) in items(node).enumerated() {
        let component = tree[item]
        if number > 0 || node.base >= 0 {
          before(component.mark, .lineBreak(.continue, size: 0))
        }
        if component.kind == .keyPathSubscript {
          arrangeArguments(component, breaksBeforeClose: item != items(node).last)
        }
      }
      arrange(node.base)
      arrangeItems(node)
    default: arrange(node.parameters)
    }
  }

  private mutating func arrangeEffectMarker(_ node: SwiftNode) {
    before(first(node.base), .lineBreak(.continue, .electiveIgnoringSource))
    if !isInsideTry[Int(node.first)], let anchor = anchor(of: node.base) {
      before(node.keyword, .open)
      after(anchor, .close)
    }
    if node.kind == .tryExpression, kind(node.base) == .awaitExpression {
      isInsideTry[Int(first(node.base))] = true
    }
    arrange(node.base)
  }

  /// The token that should stay on the line of a `try` or `await`: the name that is called.
  private func anchor(of expression: Int32) -> Int32? {
    var next = expression
    while next >= 0 {
      let node = tree[next]
      switch node.kind {
      case .awaitExpression, .unsafeExpression, .call, .subscriptCall: next = node.base
      case .memberAccess:
        if kind(node.base) == .declReference { return node.name }
        next = node.base
      case .declReference: return node.last
      default: return nil
      }
    }
    return nil
  }

  private mutating func arrangeTernary(_ node: SwiftNode) {
    before(node.mark, .lineBreak(.openContinuation), .open)
    after(node.mark, .space)
    before(node.equal, .lineBreak(.closeIfNeeded, size: 0))
    before(node.equal, .lineBreak(.openContinuation), .open)
    after(node.equal, .space)
    let end = enclosingDelimiter(after: node.result) ?? last(node.result)
    after(end, .lineBreak(.closeIfNeeded, size: 0), .close, .close)
    arrange(node.base)
    arrange(node.value)
    arrange(node.result)
  }

  // MARK: - Operators

  private mutating func arrangeInfix(_ node: SwiftNode) {
    let isAssignment = isAssignment(node)
    groupOperand(node.value, isAssignment: isAssignment)
    if requiresSpaces(node) {
      if isAssignment {
        arrangeAssignment(node)
        before(node.mark, .space)
      } else {
        if let stack = stackedIndentation(operation: node, value: node.value) {
          before(node.mark, .lineBreak(stack.kind))
          if stack.isGroup { before(node.mark, .open) }
          if stack.isGroup { after(stack.end, .close) }
          after(stack.end, .lineBreak(.closeIfNeeded, size: 0))
          if stack.resets { after(stack.end, .lineBreak(.reset, size: 0)) }
        } else {
          before(node.mark, .lineBreak(.continue))
        }
        after(node.equal, .space)
      }
    }
    arrange(node.base)
    arrange(node.value)
  }

  private mutating func arrangeAssignment(_ node: SwiftNode) {
    let isGroup = isCompound(node.value) && leftmostString(node.value) == nil
    let stack = stackedIndentation(operation: node, value: node.value)
    if let stack {
      if stack.isGroup { after(stack.end, .close) }
      after(stack.end, .lineBreak(.closeIfNeeded, size: 0))
    }
    if isGroup { after(last(node.value), .close) }
    if isGroup { after(node.equal, .open) }
    if let stack {
      if stack.isGroup { after(node.equal, .open) }
      after(node.equal, .lineBreak(stack.kind))
    } else {
      after(node.equal, .lineBreak(.continue))
    }
  }

  private mutating func groupOperand(_ operand: Int32, isAssignment: Bool) {
    let isGroup: Bool
    switch kind(operand) {
    case .memberAccess, .subscriptCall: isGroup = true
    case .call: isGroup = !isAssignment
    default: isGroup = false
    }
    guard isGroup else { return }
    before(first(operand), .open)
    after(last(operand), .close)
  }

  private func precedence(_ node: SwiftNode) -> OperatorPrecedence {
    if source.tokens[Int(node.mark)].kind == .equal { return .assignment }
    let start = source.tokens[Int(node.mark)].start
    let end = source.tokens[Int(node.equal)].end
    return OperatorPrecedence(of: source.bytes[Int(start)..<Int(end)])
  }

  func isAssignment(_ node: SwiftNode) -> Bool { precedence(node) == .assignment }

  func isLogical(_ node: SwiftNode) -> Bool {
    let precedence = precedence(node)
    return precedence == .conjunction || precedence == .disjunction
  }

  private func requiresSpaces(_ node: SwiftNode) -> Bool {
    guard !style.spacesAroundRangeFormationOperators, precedence(node) == .rangeFormation
    else { return true }
    let before = source.tokens[Int(node.mark) - 1]
    if before.kind == .operatorPiece, before.isLeftBound, !before.isRightBound {
      return !isMark(before)
    }
    let next = source.tokens[Int(node.equal) + 1]
    return next.kind == .period
      || (next.kind == .operatorPiece && next.isRightBound && !next.isLeftBound && !isAnd(next))
  }

  private func isMark(_ token: SwiftToken) -> Bool {
    let byte = source.bytes[Int(token.start)]
    return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")
  }

  private func isAnd(_ token: SwiftToken) -> Bool {
    source.bytes[Int(token.start)] == UInt8(ascii: "&")
  }
}
