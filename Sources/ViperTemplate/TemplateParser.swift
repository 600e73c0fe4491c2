import ViperText

/// Parses one template into nodes.
///
/// After an error, the parser continues after the tag. Open blocks are in `blocks`, because hostile
/// templates would exhaust the call stack.
struct TemplateParser {
  let text: EmbeddedText
  var library: [String: SourceText] = [:]
  var blocks = [OpenBlock(name: "", opener: 0..<0)]
  /// Open blocks that are nested too deeply to be in `blocks`.
  var droppedBlocks = 0
  private(set) var diagnostics: [Diagnostic] = []
  var includes: [IncludeNode] = []
  var variables: [VariablePath] = []
  var assigned: Set<String> = []
  var tokens: [Token] = []
  var position = 0
  var parentheses = 0
  /// Whether a filter or an operator can follow.
  var isAfterValue = false

  static let errorLimit = 100
  static let blockLimit = 64
  static let parenthesesLimit = 32

  mutating func parse() -> [any TemplateNode] {
    var lexer = TemplateLexer(bytes: text.bytes)
    lexer.run()
    for (mistake, range) in lexer.mistakes { report(mistake, at: range) }
    var end = 0
    for tag in lexer.tags {
      let extent = TagExtent(of: tag, in: text.bytes)
      appendText(end..<max(end, extent.range.lowerBound))
      end = max(end, extent.range.upperBound)
      start(tag.tokens)
      switch tag.kind {
      case .skipped: break
      case .output:
        if let value = expression(of: tag) { append(OutputNode(value: value)) }
      case .statement: parseStatement(tag, extent)
      }
    }
    appendText(end..<max(end, text.bytes.count))
    while blocks.count > 1 {
      if !lexer.isCutShort, droppedBlocks == 0, let block = blocks.last {
        report(.unclosedBlock(block.name, stop: nil), at: block.opener)
      }
      closeBlock()
    }
    return blocks[0].arms[0].body
  }

  mutating func parseCondition() -> Expression {
    var lexer = TagLexer(condition: text.bytes)
    lexer.run()
    for (mistake, range) in lexer.mistakes { report(mistake, at: range) }
    start(lexer.tag.tokens)
    return expression(of: lexer.tag) ?? .broken(0..<text.bytes.count)
  }

  private mutating func start(_ tokens: [Token]) {
    self.tokens = tokens
    position = 0
    parentheses = 0
    isAfterValue = false
  }

  private mutating func appendText(_ range: Range<Int>) {
    if !range.isEmpty { append(TextNode(bytes: Array(text.bytes[range]), range: range)) }
  }

  private mutating func parseStatement(_ tag: Tag, _ extent: TagExtent) {
    guard case .name(let name) = token.kind else {
      if !tag.isBroken {
        report(.unexpectedToken(token, expected: "the name of a tag"), at: token.range)
      }
      return
    }
    let range = token.range
    advance()
    switch name {
    case "if", "unless": openCondition(name, tag)
    case "for": openLoop(tag)
    case "elif", "elsif": parseElseIf(name, range, tag)
    case "else", "empty": parseElse(name, range, tag)
    case "endif", "endunless", "endfor": endBlock(String(name.dropFirst(3)), range, tag)
    case "include": parseInclude(tag, extent)
    case "assign", "set": parseAssignment(tag)
    case "endcomment", "endraw", "endverbatim":
      report(.strayTag(name, without: "a '\(name.dropFirst(3))'"), at: range)
    case "comment", "raw", "verbatim":
      // The lexer skips the blocks of tags without an error.
      _ = rest(of: tag) { _ in }
    default: report(.unknownTag(name, known: TemplateParser.tagNames), at: range)
    }
  }

  static let tagNames = [
    "assign", "comment", "elif", "else", "elsif", "empty", "endcomment", "endfor", "endif",
    "endraw", "endunless", "endverbatim", "for", "if", "include", "raw", "set", "unless",
    "verbatim",
  ]

  // MARK: Errors

  /// A reported error that ends the reading of a tag.
  struct SyntaxError: Error {}

  mutating func report(_ mistake: Diagnostic, at range: Range<Int>) {
    guard diagnostics.count <= TemplateParser.errorLimit else { return }
    let isLast = diagnostics.count == TemplateParser.errorLimit
    let reported = isLast ? Diagnostic.tooManyErrors(TemplateParser.errorLimit) : mistake
    diagnostics.append(reported.placed(at: text.location(of: range)))
  }

  mutating func failure(_ mistake: Diagnostic, at range: Range<Int>) -> SyntaxError {
    report(mistake, at: range)
    return SyntaxError()
  }

  mutating func unexpected(expected: String, help: String? = nil) -> SyntaxError {
    failure(.unexpectedToken(token, expected: expected, help: help), at: token.range)
  }

  /// Nil if the tag contains an error, which has been reported.
  mutating func rest<Value>(of tag: Tag, _ read: (inout TemplateParser) throws -> Value) -> Value? {
    guard !tag.isBroken, let value = try? read(&self), (try? expectEnd()) != nil else { return nil }
    return value
  }

  mutating func expression(of tag: Tag) -> Expression? { rest(of: tag) { try $0.expression() } }

  // MARK: Tokens

  var token: Token { token(after: 0) }

  func token(after count: Int) -> Token {
    position + count < tokens.count ? tokens[position + count] : Token(kind: .end, range: 0..<0)
  }

  var end: Int { position > 0 ? tokens[position - 1].range.upperBound : token.range.upperBound }

  mutating func advance() { position = min(position + 1, tokens.count) }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ symbol: Token.Symbol) -> Bool { take(.symbol(symbol)) }
  mutating func take(word: String) -> Bool { take(.name(word)) }

  private mutating func expectEnd() throws(SyntaxError) {
    let help: String?
    switch token.kind {
    case .end: return
    case .symbol(.assign): help = "use '==' to compare"
    case .symbol(.range): help = "put the range in parentheses, as in '(1..3)'"
    case .name("if") where tokens.first?.kind == .name("else"): help = "use 'elif'"
    default: help = nil
    }
    let expected = isAfterValue ? "a filter, an operator or the end" : "the end"
    throw unexpected(expected: expected + " of the tag", help: help)
  }

  mutating func variableName() throws(SyntaxError) -> String {
    guard case .name(let name) = token.kind else { throw unexpected(expected: "a name") }
    guard !TemplateParser.reserved.contains(name) else {
      throw failure(.reservedName(name), at: token.range)
    }
    advance()
    return name
  }

  static let reserved: Set<String> = [
    "and", "contains", "false", "forloop", "in", "nil", "not", "or", "true",
  ]
}
