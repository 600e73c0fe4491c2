import ViperText

extension SignatureReader {
  mutating func parseParameterType(_ position: TypePosition) throws(Stop) -> ParameterType {
    let start = token.range.lowerBound
    let isConstraint = isConstraint
    // Nested parentheses have the meaning of the outer parentheses.
    self.isConstraint = isConstraint && kind == .leftParen
    var result = ParameterType()
    var typeAttributes: [String] = []
    try parseModifiers(&result, &typeAttributes)
    let typeStart = token.range.lowerBound
    let isChecked = isConstraint || kind == .leftParen
    result.type = try parseUnattributedType()
    let typeRange = typeStart..<end
    // After a result, `...` belongs to the parameter around it: `() -> Void...`.
    if position != .result { result.isVariadic = skip(.ellipsis) }
    if kind == .arrow {
      throw fail(.functionTypeBrackets(result.type.text), at: typeStart..<token.range.upperBound)
    }
    if !isChecked { checkExistential(result.type, at: typeRange) }
    check(result, typeAttributes, at: start..<end, typeRange: typeRange)
    if position == .result, result.specifiers == ["sending"] {
      typeAttributes.insert("sending", at: 0)
      result.specifiers = []
    }
    checkPosition(result, position, at: start..<end)
    if !typeAttributes.isEmpty {
      let (attributes, base) = result.type.merged(with: typeAttributes)
      result.type = try make(.attributed(attributes, base), from: start)
    }
    return result
  }

  // MARK: Reading

  static let specifierWords = [
    "inout", "sending", "borrowing", "consuming", "isolated", "__owned", "__shared",
  ]

  private mutating func parseModifiers(
    _ result: inout ParameterType, _ typeAttributes: inout [String]
  ) throws(Stop) {
    while true {
      if let word = word(of: Self.specifierWords), startsType(ahead: 1) {
        let range = advance().range
        let isRepeated =
          result.specifiers.contains(word)
          || (word != "sending" && result.specifiers.contains { $0 != "sending" })
        if isRepeated {
          report(.duplicateModifier(word, besides: result.specifiers.first), at: range)
        } else {
          // Swift requires `sending` last.
          result.specifiers.insert(word, at: word == "sending" ? result.specifiers.count : 0)
        }
      } else if isWord("nonisolated"), kind(ahead: 1) == .leftParen {
        let start = advance().range.lowerBound
        try parseArgument(of: "nonisolated", allowed: ["nonsending"])
        take("nonisolated(nonsending)", at: start..<end, into: &typeAttributes)
      } else if kind == .at {
        let start = token.range.lowerBound
        let attribute = try parseAttribute()
        if attribute == "@escaping" || attribute == "@autoclosure" {
          take(attribute, at: start..<end, into: &result.attributes)
        } else {
          take(attribute, at: start..<end, into: &typeAttributes)
        }
      } else {
        break
      }
    }
    result.attributes.sort()
    let isolation = typeAttributes.filter { !$0.hasPrefix("@") }
    typeAttributes = isolation + typeAttributes.filter { $0.hasPrefix("@") }
  }

  private mutating func take(
    _ attribute: String, at range: Range<Int>, into attributes: inout [String]
  ) {
    if attributes.contains(attribute) {
      report(.duplicateModifier(attribute), at: range)
    } else {
      attributes.append(attribute)
    }
  }

  private static let knownAttributes = [
    "escaping", "autoclosure", "Sendable", "MainActor", "convention", "isolated", "concurrent",
  ]

  private static let attributeArguments = [
    "convention": ["c", "block", "swift", "thin"], "isolated": ["any"],
  ]

  /// `@Sendable`, `@convention(c)` or `@Trips.MapActor`. A lowercase name must be one of Swift's
  /// attributes.
  mutating func parseAttribute() throws(Stop) -> String {
    let start = advance().range.lowerBound
    guard kind == .identifier, token.range.lowerBound == start + 1 else {
      throw fail(.expectedAttribute, at: start..<start + 1)
    }
    var name = string(advance())
    while kind == .dot, kind(ahead: 1) == .identifier {
      advance()
      name += "." + string(advance())
    }
    let near = Self.knownAttributes.first { $0.lowercased() == name.lowercased() }
    let isCustom = name.utf8.first.map { (0x41...0x5A).contains($0) || $0 >= 0x80 } ?? false
    if !Self.knownAttributes.contains(name), near != nil || !(isCustom || name.contains(".")) {
      let candidate = near ?? nearMatch(for: name, in: Self.knownAttributes)
      throw fail(.unknownAttribute(name, near: candidate), at: start..<end)
    }
    guard let arguments = Self.attributeArguments[name] else { return "@" + name }
    let argument = try parseArgument(of: "@" + name, allowed: arguments)
    return "@\(name)(\(argument))"
  }

  @discardableResult
  private mutating func parseArgument(
    of attribute: String, allowed: [String]
  ) throws(Stop) -> String {
    let open = token.range
    guard skip(.leftParen), let word = word(of: allowed) else {
      throw fail(.attributeArgument(attribute, found: found, allowed: allowed), at: token.range)
    }
    advance()
    try close(.rightParen, opened: open)
    return word
  }

  // MARK: Rules

  private mutating func checkExistential(_ type: SwiftType, at range: Range<Int>) {
    var inner = type
    while case .optional(let base) = inner.node { inner = base }
    for member in inner.compositionMembers {
      guard case .named(let path) = member.node, path.count == 1,
        constraintProtocols.contains(path[0].name)
      else { continue }
      let existential = type.isOptional ? "(any \(inner.text))?" : "any \(inner.text)"
      return report(.bareProtocol(path[0].name, existential: existential), at: range)
    }
  }

  private mutating func check(
    _ parameter: ParameterType, _ typeAttributes: [String], at range: Range<Int>,
    typeRange: Range<Int>
  ) {
    let type = parameter.type
    for attribute in parameter.attributes where !type.mayBeClosure {
      let isOptionalClosure = type.isOptional && attribute == "@escaping"
      report(
        isOptionalClosure
          ? .escapingOptional(type.text) : .needsClosure(attribute, type: type.text), at: range)
    }
    for attribute in typeAttributes {
      guard case .function(let function) = type.withoutAttributes.node else {
        report(.needsClosure(attribute, type: type.text), at: range)
        continue
      }
      if ["@concurrent", "nonisolated(nonsending)"].contains(attribute), !function.isAsync {
        report(.needsAsync(attribute), at: range)
      }
    }
    if parameter.attributes.contains("@autoclosure"),
      case .function(let function) = type.withoutAttributes.node, !function.parameters.isEmpty
    {
      report(.autoclosureParameters(type.text), at: typeRange)
    }
    checkSpecifiers(parameter, at: range)
  }

  private mutating func checkSpecifiers(_ parameter: ParameterType, at range: Range<Int>) {
    let type = parameter.type
    if let word = parameter.specifiers.first {
      if word == "inout", let attribute = parameter.attributes.first {
        report(.conflict(word, with: attribute), at: range)
      }
      if word == "consuming", type.isFunction, parameter.attributes.isEmpty {
        report(.consumingClosure(type.text), at: range)
      }
    }
    guard parameter.isVariadic else { return }
    if let word = parameter.specifiers.first ?? parameter.attributes.first {
      report(.variadicModifier(word), at: range)
    }
    if type.mentionsOpaque { report(.variadicOpaque(type.text), at: range) }
  }

  mutating func checkPosition(
    _ parameter: ParameterType, _ position: TypePosition, at range: Range<Int>
  ) {
    guard [.result, .field, .other].contains(position) else { return }
    let attributes = parameter.attributes.filter { position != .field || $0 != "@escaping" }
    if let word = parameter.specifiers.first ?? attributes.first {
      report(.outsideParameter(word), at: range)
    }
    if parameter.isVariadic {
      report(.variadicOutsideParameter(parameter.type.text), at: range)
    }
  }
}

/// Standard protocols that need `any`, and whose names are unlikely for other types.
private let constraintProtocols: Set<String> = [
  "AsyncSequence", "BidirectionalCollection", "BinaryInteger", "CaseIterable", "Comparable",
  "DurationProtocol", "Equatable", "FloatingPoint", "Hashable", "Identifiable", "IteratorProtocol",
  "Numeric", "OptionSet", "RandomAccessCollection", "RawRepresentable", "SetAlgebra", "Strideable",
  "StringProtocol",
]

extension SwiftType {
  /// An alias may be a closure, too.
  fileprivate var mayBeClosure: Bool {
    switch withoutAttributes.node {
    case .function: true
    case .named(let path):
      path.count > 1 || !["Any", "Bool", "Double", "Int", "String"].contains(path[0].name)
    case .member: true
    default: false
    }
  }

  /// `@MainActor (@Sendable () -> Void)`
  fileprivate func merged(with attributes: [String]) -> ([String], SwiftType) {
    guard case .attributed(let inner, let base) = node else { return (attributes, self) }
    let all = attributes + inner.filter { !attributes.contains($0) }
    return (all.filter { !$0.hasPrefix("@") } + all.filter { $0.hasPrefix("@") }, base)
  }
}
