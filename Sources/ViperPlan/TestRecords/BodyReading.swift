import SwiftReading

/// A `body` of which the whole meaning is known: one call of another part or of the part itself, or one
/// value that is set.
///
/// Any other body has no meaning here (`nil`), and no test.
enum BodyReading: Hashable {
  /// `view?.display(distance: length.formatted)`
  case call(receiver: Name, name: String, arguments: [Argument])
  /// `reload()`
  case own(String)
  /// `self.rows = rows`, `pictures[id] = picture`
  case assignment(to: Name, key: String?, value: String)

  struct Argument: Hashable {
    let label: String?
    let expression: Expression
  }

  /// A name that stands alone, or behind `self.`, where no parameter can hide it.
  struct Name: Hashable {
    let text: String
    let isOnSelf: Bool
  }

  /// Names, members, literals and calls of them: nothing that can stop the program, throw or wait.
  struct Expression: Hashable {
    enum Piece: Hashable {
      case text(String)
      /// A name that is a member of nothing.
      case name(String)
    }

    let pieces: [Piece]

    var names: [String] {
      pieces.compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    /// The name that it is, if it is nothing more.
    var onlyName: String? {
      if pieces.count == 1, case .name(let name) = pieces[0] { name } else { nil }
    }

    func replacing(_ values: [String: String]) -> String {
      pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .name(let name): values[name] ?? name
        }
      }.joined()
    }
  }

  init?(_ body: String) {
    guard var reader = BodyReader(body), let reading = reader.reading() else { return nil }
    self = reading
  }
}

/// Goes through the tokens of a body.
private struct BodyReader {
  private let source: SwiftTokens
  private var position = 0

  init?(_ body: String) {
    guard let source = SwiftLexer.tokens(of: Array(body.utf8)), source.trivia.isEmpty else {
      return nil
    }
    self.source = source
  }

  mutating func reading() -> BodyReading? {
    let isOnSelf = take("self")
    if isOnSelf, !take(".") { return nil }
    guard let first = takeName() else { return nil }
    let receiver = BodyReading.Name(text: first, isOnSelf: isOnSelf)
    if kind == .equal || kind == .leftSquare { return assignment(to: receiver) }
    if take("(") { return take(")") && kind == .endOfFile ? .own(first) : nil }
    _ = take("?")
    guard take("."), let name = takeMember(), take("("), let arguments = arguments(),
      kind == .endOfFile
    else { return nil }
    return .call(receiver: receiver, name: name, arguments: arguments)
  }

  private mutating func assignment(to name: BodyReading.Name) -> BodyReading? {
    var key: String?
    if take("[") {
      key = takeName()
      guard key != nil, take("]") else { return nil }
    }
    guard take("="), let value = takeWord(), kind == .endOfFile else { return nil }
    return .assignment(to: name, key: key, value: value)
  }

  private mutating func arguments() -> [BodyReading.Argument]? {
    var arguments: [BodyReading.Argument] = []
    if take(")") { return arguments }
    repeat {
      var label: String?
      if kind == .identifier, kind(after: 1) == .colon {
        label = takeMember()
        position += 1
      }
      guard let expression = expression() else { return nil }
      arguments.append(.init(label: label, expression: expression))
    } while take(",")
    return take(")") ? arguments : nil
  }

  /// Up to the comma or bracket that ends it.
  private mutating func expression() -> BodyReading.Expression? {
    var pieces: [BodyReading.Expression.Piece] = []
    var depth = 0
    let start = position
    while depth > 0 || kind != .comma && kind != .rightParen {
      let token = source.tokens[position]
      var isName = false
      switch token.kind {
      case .identifier:
        let isMember = position > start && source.tokens[position - 1].kind == .period
        let isLabel = kind(after: 1) == .colon
        isName = !isMember && !isLabel && token.word == .none
        guard isName || isMember || isLabel || [.true, .false, .nil].contains(token.word) else {
          return nil
        }
      case .string where !text(token).contains("\\("): break
      case .operatorPiece where text(token) == "+": break
      case .number, .period, .comma, .colon: break
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      default: return nil
      }
      let space = position > start ? String(repeating: " ", count: spaces(before: token)) : ""
      if !space.isEmpty { pieces.append(.text(space)) }
      pieces.append(isName ? .name(plain(token)) : .text(text(token)))
      position += 1
    }
    return pieces.isEmpty ? nil : BodyReading.Expression(pieces: pieces)
  }

  // MARK: - Tokens

  private var kind: SwiftToken.Kind { source.tokens[position].kind }

  private func kind(after distance: Int) -> SwiftToken.Kind {
    let index = position + distance
    return index < source.tokens.count ? source.tokens[index].kind : .endOfFile
  }

  private func text(_ token: SwiftToken) -> String {
    String(decoding: source.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Without the backticks around it.
  private func plain(_ token: SwiftToken) -> String { text(token).filter { $0 != "`" } }

  private func spaces(before token: SwiftToken) -> Int {
    position > 0 ? Int(token.start - source.tokens[position - 1].end) : 0
  }

  private mutating func take(_ text: String) -> Bool {
    guard kind != .endOfFile, self.text(source.tokens[position]) == text else { return false }
    position += 1
    return true
  }

  /// A name, and no word of Swift's.
  private mutating func takeName() -> String? {
    guard kind == .identifier, source.tokens[position].word == .none else { return nil }
    defer { position += 1 }
    return plain(source.tokens[position])
  }

  /// A name, or `true`, or `false`.
  private mutating func takeWord() -> String? {
    guard kind == .identifier else { return nil }
    let token = source.tokens[position]
    guard [.none, .true, .false].contains(token.word) else { return nil }
    position += 1
    return plain(token)
  }

  /// What follows a period or stands before a colon, which may be any word.
  private mutating func takeMember() -> String? {
    guard kind == .identifier else { return nil }
    defer { position += 1 }
    return plain(source.tokens[position])
  }
}
