import SwiftReading

extension SwiftArranger {
  /// Arranges a type or a pattern.
  mutating func arrangeType(_ node: SwiftNode) {
    switch node.kind {
    case .memberType:
      before(node.mark, .lineBreak(.continue, size: 0))
      arrange(node.base)
      arrange(node.generics)
    case .genericArgumentClause, .tupleType, .tuplePattern:
      arrangeBrackets(node)
      if node.kind == .tuplePattern { arrangeList(node, isCollection: false) }
      arrangeItems(node)
    case .functionType:
      arrangeBrackets(node)
      arrangeItems(node)
      arrange(node.effects)
      arrange(node.result)
    case .genericArgument, .tupleTypeElement:
      before(node.first, .open)
      before(node.name, .lineBreak(.continue, .electiveIgnoringSource))
      after(node.mark, .lineBreak())
      if node.comma >= 0 {
        after(node.comma, .close, .lineBreak(.same))
      } else {
        after(node.last, .close)
      }
      arrange(node.base)
    case .tuplePatternElement:
      after(node.comma, .lineBreak(.same))
      arrange(node.base)
    case .dictionaryType:
      after(node.mark, .lineBreak())
      arrange(node.base)
      arrange(node.value)
    default: arrangeTypeMarker(node)
    }
  }

  /// Types that a word or sign is a part of, and what has no breaks of its own.
  private mutating func arrangeTypeMarker(_ node: SwiftNode) {
    switch node.kind {
    case .someOrAnyType, .packElementType, .isTypePattern:
      after(node.keyword, .space)
      arrange(node.base)
    case .packExpansionType, .valueBindingPattern:
      after(node.keyword, .lineBreak())
      arrange(node.base)
    case .compositionElement:
      before(node.mark, .lineBreak())
      after(node.mark, .space)
      arrange(node.base)
    case .attributedType:
      group(node)
      for specifier in items(node) {
        after(last(specifier), .lineBreak(.continue, .electiveIgnoringSource))
      }
      arrangeItems(node)
      arrange(node.base)
    default:
      arrange(node.base)
      arrange(node.generics)
      arrangeItems(node)
    }
  }

  private mutating func arrangeBrackets(_ node: SwiftNode) {
    after(node.open, .lineBreak(.open, size: 0), .open)
    before(node.close, .lineBreak(.close, size: 0), .close)
  }
}
