import SwiftReading

extension SwiftArranger {
  /// Indentation that adds up over the right side of an operator or equals sign.
  struct StackedIndentation {
    /// The token after which the indentation ends.
    let end: Int32
    let resets: Bool
    let kind: LayoutToken.BreakKind
    let isGroup: Bool
  }

  /// The last of the closing delimiters that directly follow a node.
  func enclosingDelimiter(after node: Int32) -> Int32? {
    var end = last(node)
    while Int(end) + 1 < isClosingDelimiter.count, isClosingDelimiter[Int(end) + 1] { end += 1 }
    return end == last(node) ? nil : end
  }

  /// Whether the value after an operator is indented in a scope of its own, and up to where.
  mutating func stackedIndentation(
    operation: SwiftNode? = nil, value: Int32
  ) -> StackedIndentation? {
    if let operation, isLogical(operation) {
      return StackedIndentation(
        end: enclosingDelimiter(after: value) ?? last(value), resets: true,
        kind: .openContinuation, isGroup: true)
    }
    if kind(value) == .ternary {
      return StackedIndentation(
        end: last(tree[value].base), resets: false, kind: .openContinuation, isGroup: true)
    }
    if let tuple = leftmostParenthesized(value) {
      if let end = enclosingDelimiter(after: value) {
        return StackedIndentation(
          end: end, resets: true, kind: .openContinuation, isGroup: false)
      }
      let inner = innerExpression(tuple)
      if kind(inner) == .multilineString {
        stringBreakKinds[first(inner)] = .continue
        return nil
      }
      return StackedIndentation(
        end: last(tuple), resets: false, kind: .openContinuation, isGroup: false)
    }
    if let string = leftmostString(value) {
      stringBreakKinds[first(string)] = .same
      return StackedIndentation(end: last(string), resets: false, kind: .open, isGroup: false)
    }
    if let conditional = leftmost(value, where: { $0 == .ifExpression || $0 == .switchExpression })
    {
      return StackedIndentation(
        end: last(conditional), resets: false, kind: .open, isGroup: true)
    }
    return nil
  }

  private func innerExpression(_ tuple: Int32) -> Int32 {
    let list = tree[tuple].parameters
    guard list >= 0, let argument = items(tree[list]).first else { return -1 }
    return tree[argument].base
  }

  private func isParenthesis(_ node: Int32) -> Bool {
    guard kind(node) == .tuple, tree[node].parameters >= 0 else { return false }
    return tree[tree[node].parameters].items.count == 1
  }

  private func leftmostParenthesized(_ expression: Int32) -> Int32? {
    var next = expression
    while next >= 0 {
      if isParenthesis(next) { return next }
      switch kind(next) {
      case .infix, .ternary: next = tree[next].base
      default: return nil
      }
    }
    return nil
  }

  func leftmostString(_ expression: Int32) -> Int32? {
    leftmost(expression) { $0 == .multilineString }
  }

  private func leftmost(
    _ expression: Int32, where matches: (SwiftNode.Kind) -> Bool
  ) -> Int32? {
    var next = expression
    while next >= 0 {
      let node = tree[next]
      if matches(node.kind) { return next }
      switch node.kind {
      case .infix, .asExpression, .isExpression, .forceUnwrap, .optionalChaining, .postfixOperator,
        .prefixOperator, .ternary, .call, .subscriptCall, .memberAccess:
        next = node.base
      default: return nil
      }
    }
    return nil
  }

  /// Whether an expression has an operator outside of brackets, `try` and `await` aside.
  func isCompound(_ expression: Int32) -> Bool {
    var next = expression
    while next >= 0 {
      switch kind(next) {
      case .infix, .ternary, .isExpression, .asExpression: return true
      case .tryExpression, .awaitExpression, .unsafeExpression: next = tree[next].base
      case .tuple where isParenthesis(next): next = innerExpression(next)
      default: return false
      }
    }
    return false
  }

  /// One argument that is a literal or closure, whose brackets stand against the parentheses.
  func isCompactArgument(_ list: Int32) -> Bool {
    guard list >= 0, tree[list].items.count == 1 else { return false }
    let argument = items(tree[list])
    switch kind(tree[argument[argument.startIndex]].base) {
    case .array, .dictionary, .closure: return true
    default: return false
    }
  }
}
