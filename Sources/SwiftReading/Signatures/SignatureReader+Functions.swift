struct Effects {
  var isAsync = false
  var throwing = Throwing.never

  var text: String { (isAsync ? "async" : "") + (isAsync ? throwing.suffix : throwing.word) }
}

/// An element of a tuple, or a parameter of a function type.
private struct ParenthesizedElement {
  var labels: [SignatureToken] = []
  var range: Range<Int>
  var content: ParameterType
}

extension SignatureReader {
  mutating func parseParenthesized() throws(Stop) -> SwiftType {
    let open = advance().range
    var elements: [ParenthesizedElement] = []
    while kind != .rightParen {
      elements.append(try parseElement())
      guard skip(.comma) else { break }
      if kind == .rightParen { throw fail(.trailingComma, at: end - 1..<end) }
    }
    try close(.rightParen, opened: open)
    if kind == .arrow || startsEffects {
      return try parseFunctionType(elements, from: open.lowerBound)
    }
    return try tuple(of: elements, from: open.lowerBound)
  }

  private mutating func parseElement() throws(Stop) -> ParenthesizedElement {
    let start = token.range.lowerBound
    var labels: [SignatureToken] = []
    if isParameterName(ahead: 0), kind(ahead: 1) == .colon {
      labels = [advance()]
    } else if isParameterName(ahead: 0), isParameterName(ahead: 1), kind(ahead: 2) == .colon {
      labels = [advance(), advance()]
    }
    if !labels.isEmpty { advance() }
    let content = try parseParameterType(.functionParameter)
    return ParenthesizedElement(labels: labels, range: start..<end, content: content)
  }

  // MARK: Functions

  private mutating func parseFunctionType(
    _ elements: [ParenthesizedElement], from start: Int
  ) throws(Stop) -> SwiftType {
    let effects = try parseEffects()
    guard skip(.arrow) else { throw fail(.missingArrow(found: found), at: token.range) }
    let parameters = elements.map { functionParameter($0) }
    let result = try parseType(.result)
    let function = SwiftType.FunctionType(
      parameters: parameters, isAsync: effects.isAsync, throwing: effects.throwing, result: result)
    return try make(.function(function), from: start)
  }

  private mutating func functionParameter(
    _ element: ParenthesizedElement
  ) -> SwiftType.FunctionParameter {
    var parameter = element.content
    if let last = element.labels.last {
      parameter.name = last.kind == .underscore ? nil : unquoted(last)
      if let name = parameter.name,
        element.labels.count == 1 || element.labels[0].kind != .underscore
      {
        let typeText = element.content.type.text
        report(.functionTypeLabel(name, type: typeText), at: element.labels[0].range)
      }
    }
    if element.content.type.mentionsOpaque { report(.opaqueInClosure, at: element.range) }
    return parameter
  }

  var startsEffects: Bool { word(of: Self.effectWords) != nil }

  static let effectWords = ["async", "throws", "rethrows", "reasync", "await", "throw", "try"]

  /// In any order and spelling, to report all mistakes in one run.
  mutating func parseEffects() throws(Stop) -> Effects {
    var effects = Effects()
    while let word = word(of: Self.effectWords) {
      let range = advance().range
      switch word {
      case "async":
        if effects.throwing != .never { report(.effectOrder, at: range) }
        if effects.isAsync { report(.duplicateModifier(word), at: range) }
        effects.isAsync = true
      case "throws":
        if effects.throwing != .never { report(.duplicateModifier(word), at: range) }
        effects.throwing = try parseThrown()
      case "rethrows" where isDeclaration: break
      case "rethrows", "throw", "try":
        report(.wrongEffect(word, instead: "throws"), at: range)
        effects.throwing = .any
      default:
        report(.wrongEffect(word, instead: "async"), at: range)
        effects.isAsync = true
      }
    }
    return effects
  }

  /// `any Error` equals `throws`, and `Never` equals nothing.
  private mutating func parseThrown() throws(Stop) -> Throwing {
    guard kind == .leftParen else { return .any }
    let open = advance().range
    let type = try parseType()
    try close(.rightParen, opened: open)
    switch type.text {
    case "any Error", "any Swift.Error": return .any
    case "Never": return .never
    default: return .typed(type)
    }
  }

  // MARK: Tuples

  private mutating func tuple(
    of elements: [ParenthesizedElement], from start: Int
  ) throws(Stop) -> SwiftType {
    var seen: [String: Range<Int>] = [:]
    var parts: [SwiftType.TupleElement] = []
    for element in elements {
      checkTupleElement(element)
      let token = element.labels.first.flatMap { $0.kind == .underscore ? nil : $0 }
      let label = token.map { unquoted($0) }
      if let label, let token {
        if let first = seen[label] {
          report(
            .duplicateTupleLabel(label), at: token.range,
            notes: [note("the first label '\(label)' is here", at: first)])
        } else {
          seen[label] = token.range
        }
      }
      parts.append(SwiftType.TupleElement(label: label, type: element.content.type))
    }
    if parts.count == 1 {
      if let label = parts[0].label, let token = elements[0].labels.first {
        report(.singleTupleLabel(label, type: parts[0].type.text), at: token.range)
      }
      return parts[0].type
    }
    return try make(.tuple(parts), from: start)
  }

  private mutating func checkTupleElement(_ element: ParenthesizedElement) {
    if element.labels.count == 2 {
      let labels = element.labels.map { string($0) }.joined(separator: " ")
      let range = element.labels[0].range.lowerBound..<element.labels[1].range.upperBound
      report(.twoTupleLabels(labels, keep: string(element.labels[0])), at: range)
    }
    checkPosition(element.content, .other, at: element.range)
  }
}
