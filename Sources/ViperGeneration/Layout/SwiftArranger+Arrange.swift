import SwiftReading

extension SwiftArranger {
  /// Arranges a node and what is in it.
  mutating func arrange(_ index: Int32) {
    guard index >= 0 else { return }
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .file, .item, .codeBlock, .memberBlock, .opaque, .ignored, .sourceLocation, .ifConfig,
      .ifConfigClause:
      arrangeBlock(node)
    case .typeDecl, .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl,
      .variableDecl, .binding, .accessorBlock, .getterBlock, .accessor, .typealiasDecl,
      .associatedtypeDecl, .importDecl, .enumCaseDecl, .enumElement, .macroExpansionDecl:
      arrangeDeclaration(node, index)
    case .attributeList, .attribute, .availabilityArguments, .availabilityArgument,
      .platformVersion, .otherArgument, .modifierList, .modifier, .parameterClause,
      .enumParameterClause, .closureParameterClause, .parameter, .closureParameter, .effects,
      .returnClause, .typeReturnClause, .genericParameterClause, .genericParameter,
      .primaryAssociatedTypeClause, .primaryAssociatedType, .inheritanceClause, .inheritedType,
      .genericWhereClause, .sameTypeRequirement, .conformanceRequirement:
      arrangeClause(node)
    case .returnStatement, .throwStatement, .jumpStatement, .spacedStatement,
      .fallthroughStatement, .guardStatement, .whileStatement, .repeatStatement, .forStatement,
      .doStatement, .catchClause, .catchItem, .deferStatement, .labeledStatement, .whereClause,
      .condition, .optionalBinding, .matchingPattern, .availabilityCondition, .switchCase,
      .caseLabel, .caseItem, .defaultLabel, .ifExpression, .switchExpression:
      arrangeStatement(node)
    case .identifierType, .memberType, .genericArgumentClause, .genericArgument, .plainType,
      .dictionaryType, .tupleType, .functionType, .tupleTypeElement, .someOrAnyType,
      .compositionType, .compositionElement, .attributedType, .typeSpecifier, .packElementType,
      .packExpansionType, .identifierPattern, .wildcardPattern, .tuplePattern,
      .tuplePatternElement, .valueBindingPattern, .isTypePattern:
      arrangeType(node)
    case .memberAccess, .call, .subscriptCall, .labeledClosure, .macroExpansion, .closure,
      .closureSignature, .captureClause, .capture, .shorthandParameters, .shorthandParameter,
      .argumentList, .argument:
      arrangeCall(node, index)
    default:
      arrangeExpression(node)
    }
  }

  private mutating func arrangeBlock(_ node: SwiftNode) {
    switch node.kind {
    case .file:
      after(node.close, .lineBreak(.same, .soft))
      arrangeItemList(node)
    case .opaque, .ignored: arrangeOpaque(node)
    case .ifConfig:
      after(node.close, .lineBreak(.same, size: 0))
      arrangeItems(node)
    case .ifConfigClause: arrangeIfConfigClause(node)
    case .sourceLocation: break
    case .item:
      if kind(node.base) == .ifExpression {
        // So that all the bodies of one `if` are on lines of their own, or none is.
        let conditional = tree[node.base]
        if let condition = items(conditional).first { before(first(condition), .openConsistent) }
        after(conditional.last, .close)
      }
      arrange(node.base)
    default:
      arrangeItemList(node)
    }
  }

  /// Statements or members, each on a line of its own.
  mutating func arrangeItemList(_ node: SwiftNode) {
    let list = items(node)
    for item in list {
      let element = tree[item]
      before(element.first, .open)
      let mustBreak =
        item != list.last && (element.mark < 0 || !style.respectsExistingLineBreaks)
      after(
        element.last, .close,
        .lineBreak(.reset, size: element.mark >= 0 ? 1 : 0, mustBreak ? .soft : .elective))
    }
    arrangeItems(node)
  }

  private mutating func arrangeOpaque(_ node: SwiftNode) {
    guard node.last > node.first else { return }
    opaque[node.first] = .first(
      end: source.tokens[Int(node.last)].end, isIgnored: node.kind == .ignored)
    for token in (node.first + 1)..<node.last { opaque[token] = .inside }
    opaque[node.last] = .last
  }

  private mutating func arrangeIfConfigClause(_ node: SwiftNode) {
    if node.base >= 0 { after(node.keyword, .space) }
    let indents = style.indentConditionalCompilationBlocks
    let head = node.base >= 0 ? last(node.base) : node.keyword
    after(head, .lineBreak(indents ? .open : .same), .open)
    let end = LayoutToken.lineBreak(indents ? .close : .same, .soft)
    if let item = items(node).last {
      after(last(item), end, .close)
    } else {
      before(head + 1, end, .close)
    }
    if node.base >= 0 {
      before(first(node.base), .disableBreaking(allowsDiscretionary: true))
      after(head, LayoutToken(.enableBreaking), .lineBreak(.reset, size: 0))
    }
    arrange(node.base)
    arrangeItemList(node)
  }

  /// The braces of a block and the breaks inside them.
  mutating func arrangeBraces(
    _ block: Int32, resets: Bool = true, ignoresSource: Bool = true,
    newlines: LayoutToken.Newlines = .elective
  ) {
    guard block >= 0 else { return }
    let node = tree[block]
    if resets {
      before(
        node.open, .lineBreak(.reset, ignoresSource ? .electiveIgnoringSource : .elective))
    }
    if node.items.isEmpty, !hasComment(before: node.close) {
      after(node.open, .lineBreak(.open, size: 0, newlines))
      before(node.close, .lineBreak(.close, size: 0))
    } else {
      after(node.open, .lineBreak(.open, newlines), .open)
      before(node.close, .lineBreak(.close), .close)
    }
  }
}
