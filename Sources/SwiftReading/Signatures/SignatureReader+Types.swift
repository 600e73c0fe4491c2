import ViperText

enum TypePosition {
  case parameter
  case functionParameter
  /// Only here, `sending` is part of a type.
  case result
  /// Initializers need `@escaping`.
  case field
  case other
}

typealias ParameterType = SwiftType.FunctionParameter

extension SignatureReader {
  mutating func parseType(_ position: TypePosition = .other) throws(Stop) -> SwiftType {
    try parseParameterType(position).type
  }

  mutating func make(_ node: SwiftType.Node, from start: Int) throws(Stop) -> SwiftType {
    let type = SwiftType(node)
    guard type.depth <= Self.depthLimit else { throw fail(.tooDeep, at: start..<end) }
    return type
  }

  mutating func parseUnattributedType() throws(Stop) -> SwiftType {
    let start = token.range.lowerBound
    for word in ["some", "any"] where isWord(word) && startsType(ahead: 1) {
      advance()
      let operand = try parseComposition(after: word, from: start)
      if word == "any", case .named(let path) = operand.node, path.count == 1,
        ["Any", "AnyObject"].contains(path[0].name)
      {
        return operand
      }
      return try make(word == "some" ? .some(operand) : .any(operand), from: start)
    }
    return try parseComposition(after: nil, from: start)
  }

  /// Protocols in constraints need no `any`.
  mutating func parseConstraint() throws(Stop) -> SwiftType {
    isConstraint = kind == .leftParen
    return try parseUnattributedType()
  }

  private mutating func parseComposition(
    after word: String?, from start: Int
  ) throws(Stop) -> SwiftType {
    if word != nil { isConstraint = kind == .leftParen }
    var types = [try parsePostfixType()]
    while skip(.ampersand) {
      if word != nil { isConstraint = kind == .leftParen }
      types.append(try parsePostfixType())
    }
    if types.count > 1 || word != nil, let last = types.last, case .optional(let base) = last.node {
      let bare = types.dropLast() + [base]
      let inner = (word.map { $0 + " " } ?? "") + bare.map(\.text).joined(separator: " & ")
      throw fail(.optionalConstraint(inner), at: start..<end)
    }
    if types.count > 1 || word != nil, let other = types.first(where: { !$0.mayConstrain }) {
      throw fail(.compositionMember(other.text, after: word ?? "&"), at: start..<end)
    }
    if types.count == 1 { return types[0] }
    return try make(.composition(types.flatMap(\.compositionMembers)), from: start)
  }

  private mutating func parsePostfixType() throws(Stop) -> SwiftType {
    let start = token.range.lowerBound
    guard depth < Self.depthLimit else { throw fail(.tooDeep, at: token.range) }
    depth += 1
    var type = try parsePrimaryType()
    depth -= 1
    while true {
      if skip(.question) {
        type = try make(.optional(type), from: start)
      } else if kind == .exclamation {
        let range = advance().range
        report(.implicitlyUnwrapped(type.textBeforePostfix), at: range)
        isUnwrapped = true
        type = try make(.optional(type), from: start)
      } else if kind == .dot {
        advance()
        let component = try parseComponent()
        let isMeta = component.name == "Type" || component.name == "Protocol"
        type = try make(
          isMeta && component.arguments.isEmpty
            ? .metatype(type, word: component.name) : .member(type, component), from: start)
      } else {
        return type
      }
    }
  }

  private mutating func parsePrimaryType() throws(Stop) -> SwiftType {
    let start = token.range.lowerBound
    switch kind {
    case .leftParen: return try parseParenthesized()
    case .leftBracket: return try parseBracketed()
    case .tilde:
      advance()
      let type = try parsePostfixType()
      switch type.node {
      case .named, .member: return try make(.suppressed(type), from: start)
      default: throw fail(.compositionMember(type.text, after: "~"), at: start..<end)
      }
    case .identifier where isWord("repeat") || (isWord("each") && startsType(ahead: 1)):
      throw fail(.parameterPack, at: token.range)
    case .identifier, .quoted:
      if isWord("Swift"), kind(ahead: 1) == .dot, startsStandardName(ahead: 2) {
        advance()
        advance()
      }
      return try parseDottedName(from: start)
    default: throw fail(.expectedType(found: found), at: token.range)
    }
  }

  /// A long path must have linear cost, so `Trip.ID` is one node.
  private mutating func parseDottedName(from start: Int) throws(Stop) -> SwiftType {
    var path = [try parseComponent()]
    if let sugared = path[0].sugared { return try make(sugared, from: start) }
    while kind == .dot, !isWord("Type", ahead: 1), !isWord("Protocol", ahead: 1) {
      advance()
      path.append(try parseComponent())
    }
    return try make(.named(path), from: start)
  }

  private func startsStandardName(ahead count: Int) -> Bool {
    let token = token(ahead: count)
    return token.kind == .identifier && standardNames.contains(string(token))
  }

  private mutating func parseComponent() throws(Stop) -> SwiftType.Component {
    let name = try parseTypeName()
    guard kind == .leftAngle else { return SwiftType.Component(name: name) }
    let open = advance().range
    var arguments: [SwiftType] = []
    repeat {
      if kind == .number, name == "InlineArray" {
        arguments.append(.named(string(advance())))
      } else {
        arguments.append(try parseType())
      }
    } while skip(.comma)
    try close(.rightAngle, opened: open)
    return SwiftType.Component(name: name, arguments: arguments)
  }

  private mutating func parseTypeName() throws(Stop) -> String {
    switch kind {
    case .quoted: return unquoted(advance())
    case .identifier:
      let name = string(token)
      advance()
      if ["any", "some", "each"].contains(name) {
        throw fail(.expectedType(found: found, after: name), at: token.range)
      }
      guard !isSwiftKeyword(name) || name == "Any" || name == "Self" else {
        throw fail(.keywordAsType(name), at: tokens[index - 1].range)
      }
      return name
    default: throw fail(.expectedType(found: found), at: token.range)
    }
  }

  private mutating func parseBracketed() throws(Stop) -> SwiftType {
    let open = advance().range
    if kind == .number { throw fail(.inlineArray, at: token.range) }
    let first = try parseType()
    guard skip(.colon) else {
      try close(.rightBracket, opened: open)
      return try make(.array(first), from: open.lowerBound)
    }
    let value = try parseType()
    try close(.rightBracket, opened: open)
    return try make(.dictionary(key: first, value: value), from: open.lowerBound)
  }

  /// Distinguishes `any P` from a type named `any`.
  func startsType(ahead count: Int) -> Bool {
    switch kind(ahead: count) {
    case .quoted, .leftParen, .leftBracket, .tilde, .at: true
    case .identifier:
      !["async", "throws", "rethrows", "where"].contains { isWord($0, ahead: count) }
    default: false
    }
  }

  mutating func close(_ wanted: SignatureToken.Kind, opened: Range<Int>) throws(Stop) {
    guard !skip(wanted) else { return }
    let bracket = string(opened)
    throw fail(
      .unclosed(bracket, found: found), at: token.range,
      notes: [note("'\(bracket)' is opened here", at: opened)])
  }
}

/// `Swift.Int` becomes `Int`, because specs don't replace these types.
private let standardNames: Set<String> = [
  "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int8",
  "Int16", "Int32", "Int64", "Never", "Optional", "Set", "String", "Substring", "UInt", "UInt8",
  "UInt16", "UInt32", "UInt64", "Void",
]

extension Member {
  package var namesForeignTypes: Bool {
    outermostNames.contains { !standardNames.contains($0) && $0 != "Error" && $0 != "Swift" }
  }
}

extension SwiftType.Component {
  /// `[Int]` for `Array<Int>`
  fileprivate var sugared: SwiftType.Node? {
    switch (name, arguments.count) {
    case ("Void", 0): .tuple([])
    case ("Array", 1): .array(arguments[0])
    case ("Optional", 1): .optional(arguments[0])
    case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
    default: nil
    }
  }
}

extension SwiftType {
  fileprivate var mayConstrain: Bool {
    switch node {
    case .named, .member, .composition, .suppressed, .metatype: true
    default: false
    }
  }

  package var compositionMembers: [SwiftType] {
    if case .composition(let types) = node { types } else { [self] }
  }
}
