import SwiftReading

extension LayoutPrinter {
  mutating func printBreak(_ token: LayoutToken) {
    var mustBreak = forcesBreaks.last ?? false
    var continuesIfBroken = false
    switch token.breakKind {
    case .open, .openContinuation:
      openScope(token, mustBreak: mustBreak)
    case .close, .closeIfNeeded:
      continuesIfBroken = closeScope(token, mustBreak: &mustBreak)
    case .continue: continuesIfBroken = true
    case .same: break
    case .reset: mustBreak = isContinuation
    case .contextual:
      continuesIfBroken = breakChain(token, mustBreak: &mustBreak)
    }
    var ignoresSuppression = false
    switch token.newlines {
    case .elective, .electiveIgnoringSource: break
    case .soft: mustBreak = true
    case .discretionary:
      ignoresSuppression = allowsDiscretionary
      mustBreak = true
    case .hard:
      ignoresSuppression = true
      mustBreak = true
    }
    let isSuppressed = suppressions > 0 && !ignoresSuppression
    if !isSuppressed, mustBreak || !fits(token.length) {
      isContinuation = continuesIfBroken
      if printed < unbrokenEnd { mayChangeAgain = true }
      writeNewlines(token)
      lastWasNewline = true
    } else {
      if isAtStartOfLine {
        isContinuation = continuesIfBroken
      } else {
        unbrokenEnd = max(unbrokenEnd, printed + token.length)
      }
      addSpaces(Int(token.size))
      lastWasNewline = false
    }
  }

  /// Begins a scope. Of several on one line only the innermost indents.
  private mutating func openScope(_ token: LayoutToken, mustBreak: Bool) {
    let isBlock = token.breakKind == .open
    let currentLine = breakLine
    if isBlock, let last = scopes.last, last.line == currentLine {
      scopes[scopes.count - 1].indents = false
    }
    let fires = !isBlock && (isAtStartOfLine || mustBreak || !fits(token.length))
    scopes.append(
      Scope(
        isBlock: isBlock, line: currentLine, continues: isContinuation || fires,
        indents: isBlock))
    continuations.append(isContinuation)
    isContinuation = false
  }

  /// Ends a scope and says whether a new line here would be a continuation.
  private mutating func closeScope(_ token: LayoutToken, mustBreak: inout Bool) -> Bool {
    guard let scope = scopes.popLast() else { return false }
    let isOnOtherLine = breakLine != scope.line
    if scope.indents, scope.line == line, let outer = scopes.last, outer.isBlock, !outer.indents {
      scopes[scopes.count - 1].indents = true
    }
    if token.breakKind == .close {
      mustBreak = isOnOtherLine
    } else if !fits() {
      mustBreak = true
      mayChangeAgain = true
    } else {
      // What follows on this line is less indented than the line, so a brace must not hide in it.
      isContinuation = (scope.continues || scope.indents) && isOnOtherLine
    }
    let wasContinuation =
      (continuations.popLast() ?? false) || scope.continues || (!scope.isBlock && isOnOtherLine)
    isContinuation = isContinuation || wasContinuation
    return wasContinuation
  }

  /// The first break of a chain decides whether the others are indented.
  private mutating func breakChain(_ token: LayoutToken, mustBreak: inout Bool) -> Bool {
    if let ended = endedContext, style.lineBreakAroundMultilineExpressionChainComponents {
      mustBreak = ended.line != line
    }
    if mustBreak || !fits(token.length), let ended = endedContext, let active = contexts.last,
      active.behavior == .undecided
    {
      contexts[contexts.count - 1].behavior = ended.line == line ? .continues : .maintains
    }
    var continues = false
    if let active = contexts.last {
      continues = active.behavior == .maintains ? isContinuation : true
    }
    endedContext = nil
    return continues
  }
}
