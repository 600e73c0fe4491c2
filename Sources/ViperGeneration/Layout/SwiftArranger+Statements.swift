import SwiftReading

extension SwiftArranger {
  mutating func arrangeStatement(_ node: SwiftNode) {
    switch node.kind {
    case .returnStatement: arrangeReturn(node)
    case .throwStatement:
      before(first(node.base), .lineBreak())
      arrange(node.base)
    case .jumpStatement: before(node.name, .lineBreak())
    case .spacedStatement:
      after(node.keyword, .space)
      arrange(node.base)
    case .guardStatement: arrangeGuard(node)
    case .whileStatement:
      after(node.keyword, .space)
      arrangeConditions(node, skippingFirst: true)
      arrangeBody(node.body)
    case .repeatStatement: arrangeRepeat(node)
    case .forStatement: arrangeFor(node)
    case .doStatement:
      if node.effects >= 0 {
        after(node.keyword, .lineBreak(.same))
        arrange(tree[node.effects].base)
      }
      arrangeBody(node.body)
      arrangeItems(node)
    case .catchClause: arrangeCatch(node)
    case .catchItem:
      arrange(node.base)
      arrangeWhere(node.requirements, isInCatch: true)
    case .deferStatement: arrangeBody(node.body)
    default: arrangeCondition(node)
    }
  }

  /// Conditions, and statements that are expressions.
  private mutating func arrangeCondition(_ node: SwiftNode) {
    switch node.kind {
    case .labeledStatement:
      after(node.mark, .space)
      arrange(node.base)
    case .condition:
      before(node.first, .open)
      if node.comma >= 0 {
        after(node.comma, .close, .lineBreak(.same))
        isClosingDelimiter[Int(node.comma)] = true
      } else {
        after(node.last, .close)
      }
      arrange(node.base)
    case .optionalBinding, .matchingPattern: arrangeBindingCondition(node)
    case .availabilityCondition: arrange(node.value)
    case .switchCase, .caseLabel, .caseItem, .defaultLabel: arrangeCase(node)
    case .ifExpression: arrangeIf(node)
    case .switchExpression: arrangeSwitch(node)
    default: break
    }
  }

  private mutating func arrangeBody(_ block: Int32, resets: Bool = true) {
    arrangeBraces(block, resets: resets)
    arrange(block)
  }

  private mutating func arrangeReturn(_ node: SwiftNode) {
    guard node.base >= 0 else { return }
    if leftmostString(node.base) != nil {
      before(first(node.base), .lineBreak(.open))
      after(last(node.base), .lineBreak(.closeIfNeeded))
    } else {
      before(first(node.base), .lineBreak())
    }
    arrange(node.base)
  }

  private mutating func arrangeConditions(_ node: SwiftNode, skippingFirst: Bool) {
    for condition in items(node).dropFirst(skippingFirst ? 1 : 0) {
      before(first(condition), .lineBreak(.openContinuation, size: 0))
      after(last(condition), .lineBreak(.closeIfNeeded, size: 0))
    }
    arrangeItems(node)
  }

  private mutating func arrangeGuard(_ node: SwiftNode) {
    after(node.keyword, .space)
    arrangeConditions(node, skippingFirst: false)
    before(node.mark, .lineBreak(.reset), .open)
    after(node.mark, .space)
    before(tree[node.body].open, .close)
    arrangeBody(node.body, resets: false)
  }

  private mutating func arrangeIf(_ node: SwiftNode) {
    let conditions = items(node)
    if let start = conditions.first, let end = conditions.last {
      before(first(start), .open)
      after(last(end), .close)
    }
    after(node.keyword, .space)
    arrangeConditions(node, skippingFirst: true)
    arrangeBraces(node.body)
    if node.mark >= 0 {
      if style.lineBreakBeforeControlFlowKeywords {
        before(node.mark, .lineBreak(.same, .soft))
      } else {
        before(node.mark, hasLineComment(before: node.mark) ? .lineBreak(.same) : .space)
      }
      if hasLineComment(before: node.mark + 1) {
        after(node.mark, .lineBreak(.same))
      } else if kind(node.value) == .ifExpression {
        after(node.mark, .space)
      }
      if kind(node.value) == .codeBlock { arrangeBraces(node.value) }
    }
    arrange(node.body)
    arrange(node.value)
  }

  private mutating func arrangeRepeat(_ node: SwiftNode) {
    arrangeBraces(node.body)
    if style.lineBreakBeforeControlFlowKeywords {
      before(node.mark, .lineBreak(.same), .open)
    } else {
      before(node.mark, .space)
      before(tree[node.body].close, .open)
    }
    after(last(node.base), .close)
    after(node.mark, .space)
    arrange(node.body)
    arrange(node.base)
  }

  private mutating func arrangeFor(_ node: SwiftNode) {
    if node.close >= 0 {
      after(node.keyword, .lineBreak())
      if node.open >= 0 {
        before(node.open, .open)
        after(node.open, .lineBreak())
        after(node.close, .close, .lineBreak())
      } else {
        after(node.close, .lineBreak())
      }
    } else {
      after(node.keyword, .space)
    }
    after(node.name, .space)
    before(node.equal, .lineBreak())
    after(node.equal, .space)
    if node.mark >= 0 {
      after(node.mark, .lineBreak(.openContinuation, .electiveIgnoringSource))
      after(last(node.result), .lineBreak(.closeIfNeeded, size: 0))
    }
    arrangeBraces(node.body)
    arrange(node.base)
    arrangeTypeAnnotation(node)
    arrange(node.value)
    arrangeWhere(node.requirements, isInCatch: false)
    arrange(node.body)
  }

  private mutating func arrangeCatch(_ node: SwiftNode) {
    before(
      node.keyword,
      style.lineBreakBeforeControlFlowKeywords ? .lineBreak(.same, .soft) : .space)
    let list = items(node)
    if list.count > 1 {
      for item in list {
        before(first(item), .lineBreak(.openContinuation))
        after(last(item), .lineBreak(.closeIfNeeded, size: 0))
      }
    } else if let item = list.first {
      before(first(item), .space)
    }
    arrangeBraces(node.body)
    arrangeItems(node)
    arrange(node.body)
  }

  private mutating func arrangeWhere(_ clause: Int32, isInCatch: Bool) {
    guard clause >= 0 else { return }
    let node = tree[clause]
    let continues = isInCatch && !style.lineBreakBeforeControlFlowKeywords
    before(node.keyword, .lineBreak(continues ? .continue : .same), .open)
    after(node.keyword, .lineBreak())
    after(node.last, .close)
    arrange(node.base)
  }

  private mutating func arrangeBindingCondition(_ node: SwiftNode) {
    if node.kind == .matchingPattern { group(node) }
    after(node.keyword, .lineBreak())
    if node.mark >= 0, node.kind == .optionalBinding {
      after(node.mark, .lineBreak(.openContinuation, .electiveIgnoringSource))
      after(last(node.result), .lineBreak(.closeIfNeeded, size: 0))
    }
    if node.equal >= 0, node.kind == .optionalBinding { arrangeInitializer(node) }
    arrange(node.base)
    arrangeTypeAnnotation(node)
    if node.equal >= 0 {
      before(node.equal, .space)
      if node.kind == .matchingPattern { after(node.equal, .lineBreak()) }
    }
    arrange(node.value)
  }

  // MARK: - Switch

  private mutating func arrangeSwitch(_ node: SwiftNode) {
    before(node.keyword, .open)
    after(node.keyword, .space)
    before(node.open, .lineBreak(.reset))
    after(node.open, .close)
    for element in items(node) where kind(element) == .ifConfig {
      if style.indentSwitchCaseLabels {
        before(first(element), .lineBreak(.open))
        after(last(element), .lineBreak(.close, size: 0))
      } else {
        before(first(element), .lineBreak(.same))
      }
    }
    let isEmpty = node.items.isEmpty && !hasComment(before: node.close)
    before(node.close, .lineBreak(.same, size: 0, isEmpty ? .elective : .soft))
    arrange(node.base)
    arrangeItems(node)
  }

  private mutating func arrangeCase(_ node: SwiftNode) {
    switch node.kind {
    case .switchCase: arrangeSwitchCase(node)
    case .caseLabel: arrangeCaseLabel(node)
    case .caseItem:
      arrange(node.base)
      arrangeWhere(node.requirements, isInCatch: false)
    default: break
    }
  }

  private mutating func arrangeSwitchCase(_ node: SwiftNode) {
    before(
      node.first,
      style.indentSwitchCaseLabels ? .lineBreak(.open) : .lineBreak(.same, .soft))
    if node.attributes >= 0 { after(last(node.attributes), .space) }
    let label = last(node.base)
    after(label, .lineBreak(.reset, size: 0), .lineBreak(.open), .open)
    if node.last != label {
      if style.indentSwitchCaseLabels { after(node.last, .lineBreak(.close, size: 0)) }
      after(node.last, .lineBreak(.close, size: 0), .close)
    } else {
      before(node.last + 1, .lineBreak(.close, size: 0), .close)
      if style.indentSwitchCaseLabels { before(node.last + 1, .lineBreak(.close, size: 0)) }
    }
    arrange(node.attributes)
    arrange(node.base)
    arrangeItemList(node)
  }

  private mutating func arrangeCaseLabel(_ node: SwiftNode) {
    before(node.keyword, .open)
    after(node.keyword, .space)
    let list = Array(items(node))
    for (number, item) in list.enumerated() {
      let element = tree[item]
      before(element.first, .open)
      if element.comma >= 0 {
        let isNextGuarded =
          number + 1 < list.count && tree[list[number + 1]].requirements >= 0
        let mustBreak = element.requirements < 0 && isNextGuarded
        after(element.comma, .close, .lineBreak(.continue, mustBreak ? .soft : .elective))
      } else {
        after(element.last, .close)
      }
    }
    after(node.mark, .close)
    isClosingDelimiter[Int(node.mark)] = true
    arrangeItems(node)
  }
}
