import SwiftReading

extension SwiftArranger {
  mutating func arrangeDeclaration(_ node: SwiftNode, _ index: Int32) {
    switch node.kind {
    case .typeDecl: arrangeTypeDecl(node)
    case .functionDecl, .initializerDecl: arrangeFunctionDecl(node)
    case .deinitializerDecl: arrangeDeinitializerDecl(node)
    case .subscriptDecl: arrangeSubscriptDecl(node)
    case .variableDecl: arrangeVariableDecl(node)
    case .binding: arrangeBinding(node)
    case .accessorBlock: arrangeAccessorBlock(node)
    case .getterBlock: arrangeItemList(node)
    case .accessor: arrangeAccessor(node)
    case .typealiasDecl, .associatedtypeDecl: arrangeTypealiasDecl(node)
    case .importDecl: arrangeImportDecl(node)
    case .enumCaseDecl: arrangeEnumCaseDecl(node)
    case .enumElement: arrangeEnumElement(node)
    default: arrangeMacroExpansion(node, breaksBeforeClose: false)
    }
  }

  /// The group of attributes, and the break between them and what they are on.
  mutating func arrangeAttributes(
    _ list: Int32, onLines: Bool = false, endsWithBreak: Bool = true
  ) {
    guard list >= 0 else { return }
    let node = tree[list]
    let newlines: LayoutToken.Newlines = onLines ? .hard : .elective
    before(node.first, .open)
    for attribute in items(node).dropLast() {
      after(last(attribute), .lineBreak(.same, newlines))
    }
    if endsWithBreak {
      after(node.last, .close, .lineBreak(.same, newlines))
    } else {
      after(node.last, .close)
    }
  }

  private mutating func arrangeDeclAttributes(_ node: SwiftNode) {
    arrangeAttributes(node.attributes, onLines: style.lineBreakBetweenDeclarationAttributes)
  }

  private func firstAfterAttributes(_ node: SwiftNode) -> Int32 {
    node.modifiers >= 0 ? first(node.modifiers) : node.keyword
  }

  private mutating func arrangeTypeDecl(_ node: SwiftNode) {
    before(node.first, .open)
    arrangeDeclAttributes(node)
    before(firstAfterAttributes(node), .open)
    after(node.keyword, .lineBreak())
    arrangeBraces(node.body)
    if node.requirements >= 0 {
      before(first(node.requirements), .lineBreak(.same), .open)
      after(tree[node.body].open, .close)
    }
    var head = node.name
    if node.inheritance >= 0 {
      head = tree[node.inheritance].mark
    } else if node.generics >= 0 {
      head = last(node.generics)
    }
    after(head, .close)
    after(node.last, .close)
    arrangeChildren(node)
  }

  /// The children that declarations have, in the order of the source.
  private mutating func arrangeChildren(_ node: SwiftNode) {
    arrange(node.attributes)
    arrange(node.modifiers)
    arrange(node.base)
    arrange(node.generics)
    arrange(node.parameters)
    arrange(node.inheritance)
    arrange(node.effects)
    arrange(node.result)
    arrange(node.value)
    arrange(node.requirements)
    arrange(node.body)
  }

  private mutating func arrangeFunctionDecl(_ node: SwiftNode) {
    let clause = tree[node.parameters]
    let hasParameters = !clause.items.isEmpty
    if hasParameters, style.prioritizeKeepingFunctionOutputTogether {
      let output = node.result >= 0 ? node.result : node.effects
      after(output >= 0 ? last(output) : clause.last, .close)
    }
    let isFunction = node.kind == .functionDecl
    arrangeParameters(clause, breaksBeforeClose: node.body >= 0 || node.result >= 0)
    before(firstAfterAttributes(node), .open)
    if isFunction {
      after(node.keyword, .lineBreak())
      if source.tokens[Int(node.name)].kind == .operatorPiece { after(node.name, .space) }
    }
    after(hasParameters || node.generics >= 0 ? clause.open : clause.close, .close)
    arrangeFunctionLikeDecl(node)
    before(node.result >= 0 ? first(node.result) : -1, .lineBreak())
    arrangeChildren(node)
  }

  private mutating func arrangeFunctionLikeDecl(_ node: SwiftNode) {
    before(node.first, .open)
    arrangeDeclAttributes(node)
    arrangeBraces(node.body)
    if node.requirements >= 0 {
      before(first(node.requirements), .lineBreak(.same), .open)
      after(node.body >= 0 ? tree[node.body].open : last(node.requirements), .close)
    }
    after(node.last, .close)
  }

  private mutating func arrangeDeinitializerDecl(_ node: SwiftNode) {
    arrangeFunctionLikeDecl(node)
    arrangeChildren(node)
  }

  private mutating func arrangeSubscriptDecl(_ node: SwiftNode) {
    let clause = tree[node.parameters]
    let hasParameters = !clause.items.isEmpty
    before(node.first, .open)
    if node.modifiers >= 0 {
      before(first(node.modifiers), .open)
      after(hasParameters || node.generics >= 0 ? clause.open : clause.close, .close)
    }
    if hasParameters, style.prioritizeKeepingFunctionOutputTogether {
      after(last(node.result), .close)
    }
    arrangeDeclAttributes(node)
    if node.requirements >= 0 {
      before(first(node.requirements), .lineBreak(.same), .open)
      after(last(node.requirements), .close)
    }
    before(first(node.result), .lineBreak())
    if node.body >= 0 {
      arrangeBraces(node.body, ignoresSource: kind(node.body) == .getterBlock)
    }
    after(node.last, .close)
    arrangeParameters(clause, breaksBeforeClose: true)
    arrangeChildren(node)
  }

  private mutating func arrangeVariableDecl(_ node: SwiftNode) {
    arrangeDeclAttributes(node)
    let bindings = items(node)
    if bindings.count == 1 {
      after(node.keyword, .space)
    } else {
      after(node.keyword, .lineBreak(.open))
      for binding in bindings {
        before(first(binding), .open)
        after(tree[binding].comma, .lineBreak(.same))
        after(last(binding), .close)
      }
      after(node.last, .lineBreak(.close, size: 0))
    }
    arrange(node.attributes)
    arrange(node.modifiers)
    arrangeItems(node)
  }

  private mutating func arrangeBinding(_ node: SwiftNode) {
    var end: Int32 = -1
    if node.mark >= 0 {
      after(node.mark, .lineBreak(.openContinuation, .electiveIgnoringSource))
      end = last(node.result)
    }
    if node.equal >= 0 {
      arrangeInitializer(node)
      end = last(node.value)
      if isCompound(node.value), leftmostString(node.value) == nil {
        before(first(node.value), .open)
        after(last(node.value), .close)
      }
    }
    if node.body >= 0 {
      arrangeBraces(node.body, ignoresSource: kind(node.body) == .getterBlock)
    } else if node.comma >= 0 {
      end = node.comma
      isClosingDelimiter[Int(node.comma)] = true
    }
    if node.mark >= 0 { after(end, .lineBreak(.close, size: 0)) }
    arrange(node.base)
    arrangeTypeAnnotation(node)
    if node.equal >= 0 { before(node.equal, .space) }
    arrange(node.value)
    arrange(node.body)
  }

  /// The group around the type behind a colon.
  mutating func arrangeTypeAnnotation(_ node: SwiftNode) {
    guard node.mark >= 0, node.result >= 0 else { return }
    before(first(node.result), .open)
    after(last(node.result), .close)
    arrange(node.result)
  }

  /// What follows the equals sign of a variable, an enum case or an optional binding.
  mutating func arrangeInitializer(_ node: SwiftNode) {
    guard let stack = stackedIndentation(value: node.value) else {
      after(node.equal, .lineBreak(.continue))
      return
    }
    if stack.isGroup {
      after(node.equal, .lineBreak(stack.kind), .open)
      after(stack.end, .lineBreak(.closeIfNeeded, size: 0), .close)
    } else {
      after(node.equal, .lineBreak(stack.kind))
      after(stack.end, .lineBreak(.closeIfNeeded, size: 0))
    }
  }

  private mutating func arrangeAccessorBlock(_ node: SwiftNode) {
    for accessor in items(node).dropLast() {
      after(
        last(accessor), .lineBreak(.same, tree[accessor].body < 0 ? .elective : .soft))
    }
    arrangeItems(node)
  }

  private mutating func arrangeAccessor(_ node: SwiftNode) {
    arrangeDeclAttributes(node)
    arrangeBraces(node.body)
    arrangeChildren(node)
  }

  private mutating func arrangeTypealiasDecl(_ node: SwiftNode) {
    arrangeDeclAttributes(node)
    after(node.keyword, .lineBreak())
    if node.requirements >= 0 {
      before(first(node.requirements), .lineBreak(.same), .open)
      after(node.last, .close)
    }
    if node.equal >= 0 {
      before(node.equal, .space)
      after(node.equal, .lineBreak())
    }
    arrangeChildren(node)
  }

  private mutating func arrangeImportDecl(_ node: SwiftNode) {
    before(node.first, .disableBreaking(allowsDiscretionary: false))
    arrangeAttributes(node.attributes)
    after(node.keyword, .space)
    after(node.name, .space)
    after(node.last, LayoutToken(.enableBreaking))
    arrangeChildren(node)
  }

  private mutating func arrangeEnumCaseDecl(_ node: SwiftNode) {
    before(node.first, .open)
    arrangeDeclAttributes(node)
    after(node.keyword, .lineBreak())
    after(node.last, .close)
    arrange(node.attributes)
    arrange(node.modifiers)
    arrangeItems(node)
  }

  private mutating func arrangeEnumElement(_ node: SwiftNode) {
    after(node.comma, .lineBreak())
    if node.parameters >= 0 {
      arrangeParameters(tree[node.parameters], breaksBeforeClose: false)
    }
    if node.equal >= 0 { arrangeInitializer(node) }
    arrange(node.parameters)
    if node.equal >= 0 { before(node.equal, .space) }
    arrange(node.value)
  }
}
