import ViperText

struct PlacedParameter {
  let parameter: Parameter
  let range: Range<Int>
  let nameRange: Range<Int>
}

extension SignatureReader {
  mutating func parseParameters() throws(Stop) -> [Parameter] {
    let parameters = try parseParameterList()
    if isDeclaration { return distinct(parameters.map(\.parameter)) }
    checkNames(parameters)
    for (parameter, next) in zip(parameters, parameters.dropFirst())
    where parameter.parameter.isVariadic && next.parameter.label == nil {
      report(.unlabeledAfterVariadic(next.parameter.name), at: next.nameRange)
    }
    return parameters.map(\.parameter)
  }

  mutating func parseParameterList() throws(Stop) -> [PlacedParameter] {
    let open = advance().range
    var parameters: [PlacedParameter] = []
    while kind != .rightParen {
      if kind == .end { break }
      parameters.append(try parseParameter())
      guard skip(.comma) else {
        if isParameterName(ahead: 0) || [.at, .semicolon, .colon].contains(kind) {
          throw fail(.missingComma(found: found), at: token.range)
        }
        break
      }
      if kind == .rightParen, !isDeclaration { throw fail(.trailingComma, at: end - 1..<end) }
    }
    try close(.rightParen, opened: open)
    return parameters
  }

  private mutating func parseParameter() throws(Stop) -> PlacedParameter {
    let start = token.range.lowerBound
    let leading = try parseLeadingAttributes()
    if isParameterName(ahead: 1), let word = word(of: ["inout", "let", "var"]) {
      report(.modifierBeforeName(word), at: advance().range)
    }
    let names = try parseParameterNames()
    isUnwrapped = false
    let content = try parseParameterType(.parameter)
    let defaultRange = token.range
    let defaultValue = skip(.equal) ? try parseDefaultValue(after: defaultRange) : nil
    let reason =
      content.isVariadic ? "variadic" : content.specifiers.contains("inout") ? "'inout'" : nil
    if defaultValue != nil, let reason {
      report(.defaultNotAllowed(reason), at: defaultRange.lowerBound..<end)
    }
    let last = names[names.count - 1]
    let name = last.kind == .underscore ? "_" : unquoted(last)
    if name == "_" {
      report(
        .unnamedParameter(label: names.count == 2 ? string(names[0]) : "_", content.type.text),
        at: names[0].range.lowerBound..<last.range.upperBound)
    } else if name == "self" || name == "fatalError" {
      // The generated stub calls Swift's `fatalError`.
      report(.reservedName(name), at: last.range)
    }
    let label = names[0].kind == .underscore ? nil : unquoted(names[0])
    var parameter = Parameter(
      label: label, name: name, type: content.type, attributes: content.attributes,
      leadingAttributes: leading,
      specifier: content.specifiers.isEmpty ? nil : content.specifiers.joined(separator: " "),
      isVariadic: content.isVariadic, defaultValue: defaultValue)
    parameter.isUnwrapped = isUnwrapped
    return PlacedParameter(parameter: parameter, range: start..<end, nameRange: last.range)
  }

  /// `@ContentBuilder` may precede the label, unlike Swift's own attributes.
  private mutating func parseLeadingAttributes() throws(Stop) -> [String] {
    var attributes: [String] = []
    while kind == .at {
      let start = token.range.lowerBound
      let attribute = try parseAttribute()
      let swifts = ["@escaping", "@autoclosure", "@Sendable", "@MainActor", "@concurrent"]
      if swifts.contains(attribute) || attribute.hasSuffix(")") {
        report(.modifierBeforeName(attribute), at: start..<end)
      } else {
        attributes.append(attribute)
      }
    }
    return attributes
  }

  func isParameterName(ahead count: Int) -> Bool {
    [.identifier, .quoted, .underscore].contains(kind(ahead: count))
  }

  private mutating func parseParameterNames() throws(Stop) -> [SignatureToken] {
    let first = token
    var names: [SignatureToken] = []
    while isParameterName(ahead: 0) { names.append(advance()) }
    guard !names.isEmpty else { throw fail(.expectedParameter(found: found), at: token.range) }
    let range = first.range.lowerBound..<end
    if names.count > 2 { throw fail(.tooManyNames(string(range)), at: range) }
    guard skip(.colon) else {
      let name = string(names[names.count - 1])
      let isTypeName = name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
      let label = names.count == 2 ? string(names[0]) : nil
      throw fail(
        isTypeName
          ? .missingParameterName(type: name, label: label)
          : .missingParameterType(name: string(range)), at: range)
    }
    return names
  }

  private mutating func checkNames(_ parameters: [PlacedParameter]) {
    var seen: [String: Range<Int>] = [:]
    for parameter in parameters where parameter.parameter.name != "_" {
      let name = parameter.parameter.name
      if let first = seen[name] {
        report(
          .duplicateParameter(name), at: parameter.nameRange,
          notes: [note("'\(name)' is first declared here", at: first)])
      } else {
        seen[name] = parameter.nameRange
      }
    }
  }

  // MARK: Names

  /// The name must be an identifier.
  mutating func unquoted(_ token: SignatureToken) -> String {
    guard token.kind == .quoted else { return string(token) }
    let name = string(token.range.lowerBound + 1..<token.range.upperBound - 1)
    if !isSwiftIdentifier(name) {
      report(.notAnIdentifier(name, near: nearSwiftIdentifier(for: name)), at: token.range)
    }
    return name
  }
}
