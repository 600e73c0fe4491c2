/// A piece of Swift inside other code: a body, a default value, an argument.
///
/// An unclosed piece would change the meaning of the generated code around it.
package struct SwiftFragment {
  package typealias Flaw = SwiftLexer.Flaw

  package let flaw: Flaw?
  /// The first comma, semicolon or comment outside of brackets. `"a, b"` → `1..<2`, `"f(a, b)"` →
  /// nil, `"Pair<A, B>()"` → nil
  package private(set) var separator: Range<Int>?
  /// Outside of brackets.
  package private(set) var lineBreak: Range<Int>?
  /// Outside of brackets.
  package private(set) var semicolon: Range<Int>?

  package init(_ bytes: [UInt8]) {
    let (source, flaw) = SwiftLexer.read(bytes)
    self.flaw = Self.flaw(of: source, flaw) ?? Self.flaw(inInterpolationsOf: source)
    findSeparators(in: source)
  }

  package static func flaw(ofFile bytes: [UInt8]) -> Flaw? {
    let (source, flaw) = SwiftLexer.read(bytes)
    return self.flaw(of: source, flaw, deeperThan: NestingDepth.fileLimit)
  }

  private static func flaw(
    of source: SwiftTokens, _ flaw: Flaw?, deeperThan limit: Int = NestingDepth.fragmentLimit
  ) -> Flaw? {
    let brackets = source.brackets()
    if let unmatched = brackets.stray ?? (flaw == nil ? brackets.open.first : nil) {
      return Flaw(reason: .unbalanced, range: source.range(of: unmatched))
    }
    if let flaw { return flaw }
    return NestingDepth.firstToken(of: source, deeperThan: limit).map {
      Flaw(reason: .tooDeep, range: source.range(of: $0))
    }
  }

  /// The lexer limits the depth of `\(…)`.
  private static func flaw(inInterpolationsOf source: SwiftTokens) -> Flaw? {
    for range in source.interpolations {
      guard let flaw = SwiftFragment(Array(source.bytes[range])).flaw else { continue }
      let start = range.lowerBound
      return Flaw(
        reason: flaw.reason, range: start + flaw.range.lowerBound..<start + flaw.range.upperBound)
    }
    return nil
  }

  private mutating func findSeparators(in source: SwiftTokens) {
    let lastAngle = source.tokens.last { source.isAngle($0, UInt8(ascii: ">")) }
    var genericsAreOpen = false
    var depth = 0
    for (index, token) in source.tokens.enumerated() {
      if depth == 0, separator == nil {
        let comments = source.trivia(before: token)
        if index > 0, lineBreak == nil, token.kind != .endOfFile,
          let newline = comments.first(where: { $0.kind == .newlines })?.range.lowerBound
        {
          lineBreak = newline..<newline + 1
        }
        let comment = comments.first { $0.kind != .newlines }
        separator = comment.map { $0.range.lowerBound..<$0.range.lowerBound + 2 }
      }
      switch token.kind {
      case let kind where kind.opensBracket: depth += 1
      case let kind where kind.closesBracket: depth -= 1
      case .operatorPiece where source.isAngle(token, UInt8(ascii: "<")):
        if token.isLeftBound { genericsAreOpen = true }
      case .comma where depth == 0 && genericsAreOpen && token.start < lastAngle?.start ?? 0: break
      case .comma where depth == 0: separator = separator ?? token.range
      case .semicolon where depth == 0:
        separator = separator ?? token.range
        semicolon = semicolon ?? token.range
      default: break
      }
    }
  }

  /// Finds the first token after which code is missing.
  ///
  /// `"view?."` → the period, `"count = "` → the sign, `"f(a +)"` → the operator, `"if isOn"` →
  /// `if`
  package static func gap(in statement: [UInt8]) -> Range<Int>? {
    guard let source = SwiftLexer.tokens(of: statement) else { return nil }
    let last = source.tokens.lastIndex { $0.kind != .endOfFile && $0.kind != .semicolon } ?? -1
    let index = source.tokens.indices.first { source.hasGap(after: $0, isLast: $0 == last) }
    return (index ?? source.missingBlock).map(source.range)
  }
}

extension SwiftTokens {
  fileprivate func isAngle(_ token: SwiftToken, _ byte: UInt8) -> Bool {
    token.kind == .operatorPiece && token.end == token.start + 1 && bytes[Int(token.start)] == byte
  }

  fileprivate func hasGap(after index: Int, isLast: Bool) -> Bool {
    let token = tokens[index]
    let next = kind(at: index + 1)
    switch token.kind {
    case .period:
      return isLast || next.closesBracket || [.comma, .colon, .semicolon, .period].contains(next)
    case .equal, .arrow: return isLast || next.closesBracket
    case .comma, .colon, .at, .pound, .backslash: return isLast
    case .operatorPiece:
      return !token.isLeftBound && isOperand(index - 1) && (isLast || next.closesBracket)
    case .identifier:
      return isLast && kind(at: index - 1) != .period && Self.openWords.contains(token.word)
    default: return false
    }
  }

  private func isOperand(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier, .number, .string, .multilineString, .regex: true
    case let kind: kind.closesBracket
    }
  }

  fileprivate var missingBlock: Int? {
    guard let first = tokens.first, Self.blockWords.contains(first.word) else { return nil }
    return tokens.contains { $0.kind == .leftBrace } ? nil : 0
  }

  private static let openWords: Set<SwiftWord> = [
    .any, .as, .await, .case, .catch, .class, .defer, .do, .else, .enum, .for, .func, .guard, .if,
    .in, .is, .let, .repeat, .some, .struct, .switch, .throw, .try, .var, .where, .while,
  ]

  private static let blockWords: Set<SwiftWord> = [
    .defer, .do, .for, .guard, .if, .repeat, .switch, .while,
  ]
}

extension SwiftFragment.Flaw {
  package func advice(in code: [UInt8]) -> (message: String, help: String) {
    let rest = code[min(range.lowerBound, code.count)...]
    let character = String(decoding: rest.prefix(4), as: UTF8.self).first.map(String.init) ?? ""
    switch reason {
    case .unbalanced: return Self.adviceForUnclosed(rest, character)
    case .unexpected where character == "'":
      let bytes = rest.dropFirst().prefix { $0 != UInt8(ascii: "'") }
      return (
        "single quotes can't enclose a Swift string",
        "write \"\(String(decoding: bytes, as: UTF8.self))\" (in JSON, escape the double quotes)"
      )
    case .unexpected:
      return ("'\(character)' has no meaning in Swift code", "delete '\(character)'")
    case .tooDeep:
      let limit = NestingDepth.fragmentLimit
      return (
        "this code exceeds the limits of \(limit / 2) nested brackets and "
          + "\(limit) operators and keywords", "move this code to a file you own"
      )
    }
  }

  private static func adviceForUnclosed(
    _ rest: ArraySlice<UInt8>, _ character: String
  ) -> (message: String, help: String) {
    let partners = ["(": ")", "[": "]", "{": "}", ")": "(", "]": "[", "}": "{"]
    if let partner = partners[character] {
      return (
        "'\(character)' has no matching '\(partner)'", "add '\(partner)', or delete '\(character)'"
      )
    }
    if rest.starts(with: "/*".utf8) {
      return ("the comment isn't closed", "write '*/' at the end of the comment")
    }
    switch character {
    case "/":
      return (
        "'/' could be a division or the start of a regular expression",
        "write 'a / b' for a division, or '#/…/#' for a regular expression"
      )
    case "`": return ("the name isn't closed", "write '`' at the end of the name")
    case "\"":
      let quote = rest.starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
      return ("the string isn't closed", "write '\(quote)' at the end of the string")
    default:
      return (
        "the string or regular expression isn't closed", "write its end, such as '\"#' or '/#'"
      )
    }
  }
}
