import ViperText

/// Reads one template into a program.
///
/// It never gives up: after a mistake in a tag it goes on behind that tag, so that one run reports
/// all of them. The blocks that are open stand on a stack of its own, not on the call stack.
struct TemplateParser {
  let text: EmbeddedText
  /// The templates that can be included, and their indices in the program.
  let library: [String: Int]
  let program: ProgramBuilder
  var blocks: [OpenBlock] = [OpenBlock(.file, opener: 0..<0)]
  /// How many blocks are open beyond the limit.
  var droppedBlocks = 0
  var diagnostics: [Diagnostic] = []
  /// The includes that were found, for the search for circles.
  var includes: [IncludeInstruction] = []
  // The tag that is being read.
  var tokens: [Token] = []
  var position = 0
  var parentheses = 0
  /// Whether a value has been read, after which a filter or an operator could stand.
  var isAfterValue = false

  static let errorLimit = 100
  static let blockLimit = 64
  static let parenthesesLimit = 32

  init(_ text: EmbeddedText, library: [String: Int], program: ProgramBuilder) {
    self.text = text
    self.library = library
    self.program = program
  }

  mutating func parse() -> [Instruction] {
    var segmenter = Segmenter(text.bytes)
    segmenter.run()
    for (mistake, range) in segmenter.mistakes { report(mistake, at: range) }
    var end = 0
    for segment in segmenter.segments {
      appendText(end..<max(end, segment.extent.lowerBound))
      end = max(end, segment.extent.upperBound)
      append(segment)
    }
    appendText(end..<max(end, text.bytes.count))
    while let last = blocks.last, blocks.count > 1 {
      if !segmenter.isCutShort, droppedBlocks == 0 {
        report(.unclosedBlock(last.name, stop: nil), at: last.opener)
      }
      closeBlock()
    }
    return blocks[0].nodes
  }

  private mutating func appendText(_ range: Range<Int>) {
    if !range.isEmpty { append(.text(program.inProgram(range))) }
  }

  mutating func append(_ node: Instruction) { blocks[blocks.count - 1].nodes.append(node) }

  private mutating func append(_ segment: Segment) {
    tokens = segment.tokens
    position = 0
    parentheses = 0
    isAfterValue = false
    switch segment.kind {
    case .comment, .fence: break
    case .output:
      if !segment.isBroken,
        let value = parseAll({ (parser) throws(SyntaxError) in try parser.expression() })
      {
        append(.output(expression: value.index))
      }
    case .tag: parseTag(segment)
    }
  }

  // MARK: Mistakes

  mutating func report(_ mistake: Diagnostic, at range: Range<Int>) {
    guard diagnostics.count <= TemplateParser.errorLimit else { return }
    let isLast = diagnostics.count == TemplateParser.errorLimit
    let reported = isLast ? Diagnostic.tooManyErrors(TemplateParser.errorLimit) : mistake
    diagnostics.append(reported.placed(at: text.location(of: range)))
  }

  /// A mistake that ends the reading of a tag.
  struct SyntaxError: Error {
    let mistake: Diagnostic
    let range: Range<Int>
  }

  /// Reads the tag to its end; a mistake is reported and gives nil.
  mutating func parseAll<Value>(
    _ read: (inout TemplateParser) throws(SyntaxError) -> Value
  ) -> Value? {
    do throws(SyntaxError) {
      let value = try read(&self)
      try expectEnd()
      return value
    } catch {
      report(error.mistake, at: error.range)
      return nil
    }
  }
}

// MARK: - Tokens

extension TemplateParser {
  var token: Token {
    position < tokens.count ? tokens[position] : Token(kind: .end, range: 0..<0)
  }

  /// The token after this one.
  var nextToken: Token {
    position + 1 < tokens.count ? tokens[position + 1] : Token(kind: .end, range: 0..<0)
  }

  /// The range of the last token that was taken.
  var lastRange: Range<Int> { position > 0 ? tokens[position - 1].range : token.range }

  mutating func advance() { position = min(position + 1, tokens.count) }

  mutating func take(_ symbol: Token.Symbol) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func take(word: String) -> Bool {
    guard token.kind == .name(word) else { return false }
    advance()
    return true
  }

  func unexpected(expected: String, help: String? = nil) -> SyntaxError {
    SyntaxError(
      mistake: .unexpectedToken(token, expected: expected, help: help), range: token.range)
  }

  mutating func expectEnd() throws(SyntaxError) {
    guard token.kind != .end else { return }
    let expected = isAfterValue ? "a filter, an operator or the end" : "the end"
    throw unexpected(expected: expected + " of the tag", help: helpAtEnd)
  }

  private var helpAtEnd: String? {
    switch token.kind {
    case .symbol(.assign): "use '==' to compare"
    case .symbol(.range): "put the range in parentheses, as in '(1..3)'"
    case .name("if") where tokens.first?.kind == .name("else"): "use 'elif'"
    default: nil
    }
  }

  mutating func string(expected: String) throws(SyntaxError) -> String {
    guard case .string(let value) = token.kind else { throw unexpected(expected: expected) }
    advance()
    return value
  }

  /// The name of a variable that the template makes.
  mutating func variableName() throws(SyntaxError) -> String {
    guard case .name(let name) = token.kind else { throw unexpected(expected: "a name") }
    guard !TemplateParser.reserved.contains(name) else {
      throw SyntaxError(mistake: .reservedName(name), range: token.range)
    }
    advance()
    return name
  }

  static let reserved: Set<String> = [
    "and", "contains", "false", "forloop", "in", "nil", "not", "or", "true",
  ]
}
