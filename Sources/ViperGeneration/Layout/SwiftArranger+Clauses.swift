import SwiftReading

extension SwiftArranger {
  mutating func arrangeClause(_ node: SwiftNode) {
    switch node.kind {
    case .attribute: arrangeAttribute(node)
    case .availabilityArguments: arrangeAvailability(node)
    case .availabilityArgument:
      before(node.keyword, .open)
      after(node.mark, .lineBreak(.continue, .electiveIgnoringSource))
      after(node.last, .close)
    case .platformVersion:
      before(node.first, .open)
      after(node.name, .lineBreak())
      after(node.last, .close)
    case .modifier:
      let isAsync = source.tokens[Int(node.first)].word == .async
      after(node.last, isAsync ? .space : .lineBreak())
    case .parameterClause, .enumParameterClause, .closureParameterClause:
      arrangeParameterClause(node)
    case .parameter, .closureParameter: arrangeParameter(node)
    case .effects: arrangeEffects(node)
    case .returnClause, .typeReturnClause: arrangeReturnClause(node)
    default: arrangeGenericClause(node)
    }
  }

  /// Clauses of generic declarations, and lists that only hold others.
  private mutating func arrangeGenericClause(_ node: SwiftNode) {
    switch node.kind {
    case .genericParameterClause, .primaryAssociatedTypeClause:
      after(node.open, .lineBreak(.open, size: 0), argumentListOpen)
      before(node.close, .lineBreak(.close, size: 0), .close)
      if node.kind == .genericParameterClause { arrangeList(node, isCollection: false) }
      arrangeItems(node)
    case .genericParameter:
      before(node.first, .open)
      arrangeAttributes(node.attributes)
      after(node.keyword, .lineBreak())
      after(node.mark, .lineBreak())
      closeElement(node)
      arrange(node.attributes)
      arrange(node.base)
    case .primaryAssociatedType: groupElement(node)
    case .inheritanceClause: arrangeInheritance(node)
    case .inheritedType:
      after(node.comma, .lineBreak(.same))
      arrange(node.base)
    case .genericWhereClause: arrangeGenericWhere(node)
    case .sameTypeRequirement:
      groupElement(node)
      before(node.equal, .lineBreak())
      after(node.equal, .space)
      arrange(node.base)
      arrange(node.value)
    case .conformanceRequirement:
      groupElement(node)
      after(node.mark, .lineBreak())
      arrange(node.base)
      arrange(node.value)
    default:
      arrangeItems(node)
    }
  }

  private mutating func closeElement(_ node: SwiftNode) {
    if node.comma >= 0 {
      after(node.comma, .close, .lineBreak(.same))
    } else {
      after(node.last, .close)
    }
  }

  private mutating func arrangeAttribute(_ node: SwiftNode) {
    before(node.first, .open)
    if node.open >= 0 {
      if node.value >= 0 {
        after(node.open, .lineBreak(.open, size: 0), argumentListOpen)
        before(node.close, .lineBreak(.close, size: 0), .close)
      } else {
        arrangeArguments(node, breaksBeforeClose: false)
      }
    }
    after(node.last, .close)
    arrange(node.base)
    arrange(node.parameters)
    arrange(node.value)
  }

  private mutating func arrangeAvailability(_ node: SwiftNode) {
    for argument in items(node).dropLast() {
      after(tree[argument].comma, .lineBreak(.same))
    }
    arrangeItems(node)
  }

  /// The parentheses around parameters; where the group for the output begins is with the clause.
  mutating func arrangeParameters(_ clause: SwiftNode, breaksBeforeClose: Bool) {
    guard !clause.items.isEmpty else { return }
    after(clause.open, .lineBreak(.open, size: 0), argumentListOpen)
    before(
      clause.close, .lineBreak(breaksBeforeClose ? .close : .closeIfNeeded, size: 0), .close)
  }

  private mutating func arrangeParameterClause(_ node: SwiftNode) {
    if !node.items.isEmpty, style.prioritizeKeepingFunctionOutputTogether,
      node.kind != .enumParameterClause
    {
      before(node.close, .open)
    }
    if node.kind != .closureParameterClause { arrangeList(node, isCollection: false) }
    arrangeItems(node)
  }

  private mutating func arrangeParameter(_ node: SwiftNode) {
    before(node.first, .open)
    arrangeAttributes(node.attributes)
    before(node.name, .lineBreak(.continue, .electiveIgnoringSource))
    after(node.mark, .lineBreak())
    closeElement(node)
    arrange(node.attributes)
    arrange(node.base)
    if node.equal >= 0 {
      before(node.equal, .space)
      after(node.equal, .lineBreak())
      arrange(node.value)
    }
  }

  private mutating func arrangeEffects(_ node: SwiftNode) {
    before(node.keyword, .lineBreak())
    before(node.mark, .lineBreak())
    if node.keyword >= 0, node.mark >= 0 {
      before(node.keyword, .open)
      after(node.mark, .close)
    }
    arrange(node.base)
  }

  private mutating func arrangeReturnClause(_ node: SwiftNode) {
    if node.kind == .typeReturnClause {
      before(node.mark, .lineBreak())
      before(first(node.base), .lineBreak())
    } else {
      after(node.mark, .space)
    }
    if kind(node.base) == .memberType {
      before(first(node.base), .open)
      after(last(node.base), .close)
    }
    arrange(node.base)
  }

  private mutating func arrangeInheritance(_ node: SwiftNode) {
    before(node.mark + 1, .open, .lineBreak(.open))
    after(node.last, .lineBreak(.close, size: 0), .close)
    arrangeItems(node)
  }

  private mutating func arrangeGenericWhere(_ node: SwiftNode) {
    after(node.keyword, .lineBreak(.open))
    after(node.last, .lineBreak(.close, size: 0))
    let requirements = items(node)
    if let start = requirements.first, let end = requirements.last {
      before(
        first(start),
        style.lineBreakBeforeEachGenericRequirement ? .openConsistent : .open)
      after(last(end), .close)
    }
    arrangeItems(node)
  }

  /// Marks the elements of a list that may end with a comma.
  mutating func arrangeList(_ node: SwiftNode, isCollection: Bool) {
    let list = items(node)
    guard let start = list.first, let end = list.last else { return }
    let element = tree[end]
    var mark = LayoutToken(.listEnd)
    mark.breakKind = isCollection ? .open : .same
    mark.isSingle = list.count == 1
    mark.isFlagged = element.comma >= 0
    before(first(start), LayoutToken(.listStart))
    if element.comma >= 0 {
      isHandledElsewhere[Int(element.comma)] = true
      after(element.kind == .dictionaryElement ? element.comma : element.comma - 1, mark)
    } else {
      after(element.last, mark)
    }
  }
}
