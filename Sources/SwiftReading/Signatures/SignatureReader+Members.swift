import ViperText

extension SignatureReader {
  mutating func parseMember() throws(Stop) -> Member {
    try checkText(expected: .member)
    let start = token.range.lowerBound
    let keyword = parseMemberModifiers()
    try checkUnsupported()
    let name = try parseMemberName()
    switch kind {
    case .colon where keyword != .function:
      return .property(try parseProperty(name, from: start, isReported: keyword == .variable))
    case .leftParen, .leftAngle: return .method(try parseMethod(name, from: start))
    default:
      let isProperty = keyword == .variable || kind == .leftBrace || kind == .equal
      let range = tokens[index - 1].range
      if isSwiftKeyword(string(range)), kind == .end {
        throw fail(.expectedName(found: "the keyword '\(string(range))'"), at: range)
      }
      if isProperty { throw fail(.missingPropertyType(string(range)), at: range) }
      throw fail(.missingParameterList(string(range), rest: rest), at: range)
    }
  }

  /// `"async -> Int"`, or empty.
  private var rest: String {
    kind == .arrow || startsEffects ? " " + trimmed(token.range.lowerBound..<text.bytes.count) : ""
  }

  // MARK: The start

  enum Keyword { case function, variable }

  static let modifiers = [
    "public", "internal", "package", "private", "fileprivate", "open", "static", "class",
    "mutating", "nonmutating", "override", "final", "nonisolated", "dynamic", "optional",
    "required", "weak", "lazy", "unowned", "convenience", "async",
  ]

  /// Skips words that specs don't use. The help shows the text without all of them.
  mutating func parseMemberModifiers(of expected: Expected = .member) -> Keyword? {
    var found: [(range: Range<Int>, problem: (String) -> Diagnostic)] = []
    var keyword: Keyword?
    while keyword == nil {
      let start = token.range.lowerBound
      if kind == .at, kind(ahead: 1) == .identifier {
        skipAttribute()
        let attribute = string(start..<end)
        found.append((start..<end, { .memberAttribute(attribute, rest: $0) }))
      } else if isWord("func"), startsName(ahead: 1) {
        keyword = .function
        found.append((advance().range, { .funcKeyword(rest: $0) }))
      } else if startsName(ahead: 1), let word = word(of: ["var", "let"]) {
        keyword = .variable
        found.append((advance().range, { .varKeyword(word, rest: $0) }))
      } else if kind(ahead: 1) == .identifier, let word = word(of: Self.modifiers) {
        found.append((advance().range, { .memberModifier(word, rest: $0) }))
      } else {
        break
      }
    }
    guard !found.isEmpty else { return keyword }
    var rest = trimmed(token.range.lowerBound..<text.bytes.count)
    if expected == .member, keyword == .variable, !rest.utf8.contains(UInt8(ascii: "{")) {
      rest += " { get }"
    }
    for (range, problem) in found { report(problem(rest), at: range) }
    return keyword
  }

  private mutating func skipAttribute() {
    advance()
    advance()
    guard kind == .leftParen, token.range.lowerBound == end else { return }
    var level = 0
    repeat {
      level += kind == .leftParen ? 1 : kind == .rightParen ? -1 : 0
      advance()
    } while level > 0 && kind != .end
  }

  private func startsName(ahead count: Int) -> Bool {
    [.identifier, .quoted, .operatorCharacter].contains(kind(ahead: count))
  }

  private mutating func checkUnsupported() throws(Stop) {
    let next = kind(ahead: 1)
    let isCalled = [.leftParen, .leftAngle, .question, .exclamation].contains(next)
    if isWord("init"), isCalled { throw fail(.unsupported("an initializer"), at: token.range) }
    if isWord("subscript"), isCalled { throw fail(.unsupported("a subscript"), at: token.range) }
    if next == .identifier, let word = word(of: ["associatedtype", "typealias"]) {
      throw fail(.unsupported("'\(word)'"), at: token.range)
    }
    guard kind.isOperator else { return }
    let start = token.range.lowerBound
    while kind.isOperator { advance() }
    if kind == .leftParen { throw fail(.unsupported("an operator"), at: start..<end) }
    index = 0
  }

  /// - Parameter isField: whether a second word may be a type whose colon is missing.
  mutating func parseMemberName(
    isField: Bool = false
  ) throws(Stop) -> (name: String, range: Range<Int>) {
    let first = index
    while kind.isPartOfName, !(index > first && startsEffects) { advance() }
    let range = tokens[first].range.lowerBound..<max(end, tokens[first].range.lowerBound)
    let count = index - first
    guard count > 0 else { throw fail(.expectedName(found: found), at: token.range) }
    let token = tokens[first]
    if count == 1, token.kind == .quoted { return (unquoted(token), range) }
    guard count == 1, token.kind == .identifier else {
      let written = string(range)
      let near = isField && kind != .colon ? nearField(for: written) : nil
      report(.notAnIdentifier(written, near: near ?? nearSwiftIdentifier(for: written)), at: range)
      throw Stop()
    }
    return (string(token), range)
  }

  /// `id Int` → `id: Int`, `any Store` → `store: any Store`; nil if no type seems to follow.
  private func nearField(for text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, isSwiftIdentifier(String(words[0])) else { return nil }
    if words[0] == "any" || words[0] == "some" {
      let type = words[1].prefix { !$0.isWhitespace }
      let name = uncapitalized(String(type))
      return isSwiftIdentifier(type) && name != type ? "\(swiftEscaped(name)): \(text)" : nil
    }
    let isType =
      words[1].first?.isUppercase == true || words[1].hasPrefix("any ")
      || words[1].hasPrefix("some ")
    return isType ? "\(words[0]): \(words[1])" : nil
  }

  // MARK: Methods

  mutating func parseMethod(
    _ name: (name: String, range: Range<Int>), from start: Int
  ) throws(Stop) -> Method {
    var generics = kind == .leftAngle ? try parseGenericParameters() : nil
    guard kind == .leftParen else {
      let range = name.range.lowerBound..<end
      throw fail(.missingParameterList(string(range), rest: rest), at: range)
    }
    let parameters = try parseParameters()
    var effects = try parseEffects()
    isUnwrapped = false
    let result = try parseResult()
    let unwrapsResult = isUnwrapped
    effects = try parseLateEffects(after: effects, result: result)
    let requirements = try parseWhereClause(generics)
    if generics == nil, !requirements.isEmpty { generics = GenericClause(parameters: []) }
    generics?.requirements = requirements
    if !isDeclaration || kind != .leftBrace { try expectEnd() }
    let method = Method(
      name: name.name, parameters: parameters, generics: generics, isAsync: effects.isAsync,
      throwing: effects.throwing, returnType: result, unwrapsResult: unwrapsResult,
      location: text.location(of: start..<end), nameLocation: text.location(of: name.range))
    if let generics { checkUse(of: generics, in: method, at: name.range) }
    return method
  }

  /// Nil for no result and for `Void`.
  private mutating func parseResult() throws(Stop) -> SwiftType? {
    switch kind {
    case .arrow: advance()
    case .fatArrow, .colon: report(.wrongArrow(found), at: advance().range)
    case .operatorCharacter where string(token) == "-":
      report(.wrongArrow(found), at: advance().range)
      _ = skip(.rightAngle)
    case .unexpected where string(token) == "→": report(.wrongArrow(found), at: advance().range)
    default: return nil
    }
    let start = token.range.lowerBound
    let type = try parseType(.result)
    if type.mentionsOpaque { report(.opaqueResult(type.text), at: start..<end) }
    return type.isVoid ? nil : type
  }

  private mutating func parseLateEffects(
    after effects: Effects, result: SwiftType?
  ) throws(Stop) -> Effects {
    guard startsEffects else { return effects }
    let start = token.range.lowerBound
    let late = try parseEffects()
    let all = Effects(
      isAsync: effects.isAsync || late.isAsync,
      throwing: effects.throwing == .never ? late.throwing : effects.throwing)
    report(
      .effectAfterResult(late.text, all: all.text, result: result?.text ?? "Void"), at: start..<end)
    return all
  }

  mutating func expectEnd() throws(Stop) {
    switch kind {
    case .end: return
    case .leftBrace:
      throw fail(
        .body(without: trimmed(0..<token.range.lowerBound)),
        at: token.range.lowerBound..<text.bytes.count)
    default: throw fail(.trailingText(found), at: token.range)
    }
  }
}

extension SignatureToken.Kind {
  fileprivate var isPartOfName: Bool {
    [
      .identifier, .quoted, .underscore, .dollar, .number, .operatorCharacter, .dot, .unexpected,
      .ampersand, .tilde, .exclamation, .question, .string,
    ].contains(self)
  }

  fileprivate var isOperator: Bool {
    [
      .operatorCharacter, .equalEqual, .leftAngle, .rightAngle, .equal, .exclamation, .ampersand,
      .tilde,
    ].contains(self)
  }
}
