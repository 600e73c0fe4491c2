/// The first `try` and `await` of a piece of Swift, outside of closures and of `\(…)`.
package struct SwiftEffects: Sendable {
  /// `"try load()"` → `0..<3`; `"try? load()"`, `"do { try load() } catch {}"` → nil
  package private(set) var throwing: Range<Int>?
  /// `"Task { await load() }"` → nil
  package private(set) var waiting: Range<Int>?

  private struct Scope {
    var isClosure = false
    var catchesErrors = false
    var statement = SwiftWord.none
  }

  package init(_ bytes: [UInt8]) {
    guard let source = SwiftLexer.tokens(of: bytes) else { return }
    let matches = source.brackets().matches
    var scopes: [Scope] = []
    var scope = Scope()
    for (index, token) in source.tokens.enumerated() {
      if token.kind.opensBracket {
        let statement = token.kind == .leftBrace ? scope.statement : .none
        if token.kind == .leftBrace { scope.statement = .none }
        scopes.append(scope)
        scope.statement = .none
        if token.kind == .leftBrace, statement == .none {
          scope = Scope(isClosure: true, catchesErrors: true)
        }
        if statement == .do, source.keyword(at: Int(matches[index]) + 1) == .catch {
          scope.catchesErrors = true
        }
      } else if token.kind.closesBracket {
        scope = scopes.popLast() ?? Scope()
      } else {
        read(source.keyword(at: index), at: index, of: source, in: &scope)
      }
    }
  }

  private mutating func read(
    _ word: SwiftWord, at index: Int, of source: SwiftTokens, in scope: inout Scope
  ) {
    switch word {
    case .if, .guard, .else, .for, .while, .repeat, .switch, .do, .catch, .defer:
      scope.statement = word
    case .try where ["?", "!"].contains(source.text(at: index + 1)): scope.catchesErrors = true
    case .try, .throw:
      if !scope.catchesErrors { throwing = throwing ?? source.range(of: index) }
    case .await:
      if !scope.isClosure { waiting = waiting ?? source.range(of: index) }
    default: break
    }
  }
}

extension SwiftTokens {
  /// `.none` for a member's name or an argument's label.
  fileprivate func keyword(at index: Int) -> SwiftWord {
    guard kind(at: index) == .identifier, kind(at: index - 1) != .period,
      kind(at: index + 1) != .colon
    else { return .none }
    return tokens[index].word
  }
}
