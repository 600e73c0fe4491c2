import ViperText

/// Reads one signature and collects its errors.
///
/// Text that can't be understood ends the reading with a `Stop`.
struct SignatureReader {
  /// Thrown after a report, to avoid follow-up errors.
  struct Stop: Error {}

  /// The stack is limited.
  static let depthLimit = 16
  static let lengthLimit = 65_536

  let text: EmbeddedText
  let tokens: [SignatureToken]
  var index = 0
  /// Whether the next parentheses contain a constraint: `any (P & Q)`.
  var isConstraint = false
  var depth = 0
  var diagnostics: [Diagnostic] = []
  /// A declaration in a Swift file can contain more than a spec can.
  var isDeclaration = false
  var isUnwrapped = false
  /// For each `<` that begins generic arguments after the first default value, the index of its
  /// `>`.
  var genericLists: [Int: Int]?

  init(_ text: EmbeddedText) {
    self.text = text
    self.tokens = SignatureLexer.tokens(of: text.bytes.count > Self.lengthLimit ? [] : text.bytes)
  }

  // MARK: Tokens

  /// The reader never advances beyond the last token, `.end`.
  var token: SignatureToken { tokens[index] }

  var kind: SignatureToken.Kind { tokens[index].kind }

  func token(ahead count: Int) -> SignatureToken { tokens[min(index + count, tokens.count - 1)] }

  func kind(ahead count: Int) -> SignatureToken.Kind { token(ahead: count).kind }

  var end: Int { index == 0 ? 0 : tokens[index - 1].range.upperBound }

  @discardableResult
  mutating func advance() -> SignatureToken {
    let token = tokens[index]
    if index < tokens.count - 1 { index += 1 }
    return token
  }

  mutating func skip(_ wanted: SignatureToken.Kind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range.clamped(to: 0..<text.bytes.count)], as: UTF8.self)
  }

  func string(_ token: SignatureToken) -> String { string(token.range) }

  func isWord(_ word: String, ahead count: Int = 0) -> Bool {
    let token = token(ahead: count)
    return token.range.count == word.utf8.count && text.bytes[token.range].elementsEqual(word.utf8)
  }

  mutating func skipWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  func word(of words: [String]) -> String? {
    kind == .identifier ? words.first { isWord($0) } : nil
  }

  // MARK: Reports

  mutating func report(_ problem: Diagnostic, at range: Range<Int>, notes: [Diagnostic.Note] = []) {
    guard !isDeclaration else { return }
    diagnostics.append(problem.placed(at: text.location(of: range), notes: notes))
  }

  /// A character that isn't Swift is reported instead.
  mutating func fail(
    _ problem: Diagnostic, at range: Range<Int>, notes: [Diagnostic.Note] = []
  ) -> Stop {
    isDeclaration = false
    if kind == .unexpected {
      report(.unexpectedCharacter(string(token)), at: token.range)
    } else {
      report(problem, at: range, notes: notes)
    }
    return Stop()
  }

  func note(_ message: String, at range: Range<Int>) -> Diagnostic.Note {
    Diagnostic.Note(message, at: text.location(of: range))
  }

  /// The next token in a message; the beginning of a long one.
  var found: String {
    guard kind != .end else { return "the end" }
    let start = token.range.lowerBound
    guard token.range.count > 60 else { return "'\(string(token))'" }
    var end = start + 60
    while end > start, text.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return "'\(string(start..<end))…'"
  }

  func trimmed(_ range: Range<Int>) -> String {
    let kept = text.bytes[range].trimming { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return String(decoding: kept, as: UTF8.self)
  }
}
