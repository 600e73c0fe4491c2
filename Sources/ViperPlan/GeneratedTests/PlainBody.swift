import SwiftReading

/// A `body` that tests can run, because it can't trap, throw, wait or call a stub.
enum PlainBody: Hashable {
  /// `view?.display(distance: length.formatted)`; `names` don't follow a period: `length`.
  case call(receiver: String, name: String, labels: [String?], names: Set<String>)
  case assignment(to: String)

  init?(_ body: String) {
    guard var reader = PlainBodyReader(body), let found = reader.body() else { return nil }
    self = found
  }
}

private struct PlainBodyReader {
  private let source: SwiftTokens
  private var position = 0

  init?(_ body: String) {
    guard let source = SwiftLexer.tokens(of: Array(body.utf8)), source.trivia.isEmpty else {
      return nil
    }
    self.source = source
  }

  mutating func body() -> PlainBody? {
    if take("self"), !take(".") { return nil }
    guard let first = takeName() else { return nil }
    if take("=") {
      guard takeName() != nil || take("true") || take("false"), kind == .endOfFile else {
        return nil
      }
      return .assignment(to: first)
    }
    _ = take("?")
    guard take("."), let name = takeMember(), take("(") else { return nil }
    var labels: [String?] = []
    var names: Set<String> = []
    while !take(")") {
      if !labels.isEmpty, !take(",") { return nil }
      labels.append(takeLabel())
      guard skipExpression(collecting: &names) else { return nil }
    }
    guard kind == .endOfFile else { return nil }
    return .call(receiver: first, name: name, labels: labels, names: names)
  }

  private mutating func takeLabel() -> String? {
    guard kind(after: 1) == .colon, let label = takeMember() else { return nil }
    position += 1
    return label
  }

  /// Skips an expression, up to the comma or parenthesis after it.
  private mutating func skipExpression(collecting names: inout Set<String>) -> Bool {
    let start = position
    var depth = 0
    while depth > 0 || kind != .comma && kind != .rightParen {
      let token = source.tokens[position]
      switch token.kind {
      case .identifier:
        let isMember = position > start && source.tokens[position - 1].kind == .period
        guard !isMember, kind(after: 1) != .colon else { break }
        if token.word == .none {
          names.insert(text(token))
        } else if ![.true, .false, .nil].contains(token.word) {
          return false
        }
      case .string where !rawText(token).contains("\\("): break
      case .operatorPiece where rawText(token) == "+": break
      case .number, .period, .comma, .colon: break
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      default: return false
      }
      position += 1
    }
    return position > start
  }

  // MARK: - Tokens

  private var kind: SwiftToken.Kind { source.tokens[position].kind }

  private func kind(after distance: Int) -> SwiftToken.Kind {
    let index = position + distance
    return index < source.tokens.count ? source.tokens[index].kind : .endOfFile
  }

  private func rawText(_ token: SwiftToken) -> String {
    String(decoding: source.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  private func text(_ token: SwiftToken) -> String { rawText(token).filter { $0 != "`" } }

  private mutating func take(_ text: String) -> Bool {
    guard kind != .endOfFile, rawText(source.tokens[position]) == text else { return false }
    position += 1
    return true
  }

  private mutating func takeName() -> String? {
    source.tokens[position].word == .none ? takeMember() : nil
  }

  /// Takes a name, which can be a keyword.
  private mutating func takeMember() -> String? {
    guard kind == .identifier else { return nil }
    defer { position += 1 }
    return text(source.tokens[position])
  }
}
