/// What a piece of Swift needs of the function that it stands in: that it throws, that it waits.
///
/// What stands in a closure, or in a string's `\(…)`, is left to the compiler.
package struct SwiftEffects: Sendable {
  /// The first `try` or `throw` of which the error leaves the piece.
  /// `"try load()"` → `0..<3`; `"try? load()"`, `"do { try load() } catch {}"` → nil
  package private(set) var throwing: Range<Int>?
  /// The first `await` outside of closures. `"Task { await load() }"` → nil
  package private(set) var waiting: Range<Int>?

  /// What stands in one pair of brackets, or in none.
  private struct Scope {
    var isClosure = false
    /// Whether somebody takes the errors.
    var catches = false
    /// The word of a statement of which the braces are still to come.
    var statement = SwiftWord.none
  }

  /// Nothing if the piece can't be read.
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
          scope = Scope(isClosure: true, catches: true)
        }
        if statement == .do, source.word(at: Int(matches[index]) + 1) == .catch {
          scope.catches = true
        }
      } else if token.kind.closesBracket {
        scope = scopes.popLast() ?? Scope()
      } else {
        read(source.word(at: index), at: index, of: source, in: &scope)
      }
    }
  }

  private mutating func read(
    _ word: SwiftWord, at index: Int, of source: SwiftTokens, in scope: inout Scope
  ) {
    switch word {
    case .if, .guard, .else, .for, .while, .repeat, .switch, .do, .catch, .defer:
      scope.statement = word
    case .try where ["?", "!"].contains(source.text(at: index + 1)): scope.catches = true
    case .try, .throw:
      if !scope.catches { throwing = throwing ?? source.range(of: index) }
    case .await:
      if !scope.isClosure { waiting = waiting ?? source.range(of: index) }
    default: break
    }
  }
}

extension SwiftTokens {
  /// The word that a token is, unless it names a member or labels an argument.
  fileprivate func word(at index: Int) -> SwiftWord {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return .none }
    if index > 0, tokens[index - 1].kind == .period { return .none }
    if index + 1 < tokens.count, tokens[index + 1].kind == .colon { return .none }
    return tokens[index].word
  }

  fileprivate func text(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[range(of: index)], as: UTF8.self)
  }
}
