import ViperText

extension SignatureReader {
  /// `: String { get }`
  ///
  /// - Parameter isReported: whether `let` or `var` is already reported.
  mutating func parseProperty(
    _ name: (name: String, range: Range<Int>), from start: Int, isReported: Bool
  ) throws(Stop) -> Property {
    advance()
    isUnwrapped = false
    let type = try parseType(of: name).type
    let isUnwrapped = isUnwrapped
    let declaration = swiftEscaped(name.name) + ": " + type.text
    switch kind {
    case .leftBrace: break
    // The help about `let` or `var` mentions the accessors.
    case .end where isReported: throw Stop()
    case .end: throw fail(.missingAccessors(declaration), at: start..<end)
    case .equal:
      throw fail(.propertyDefault(declaration), at: token.range.lowerBound..<text.bytes.count)
    default: throw fail(.trailingText(found), at: token.range)
    }
    let accessors = try parseAccessors(of: declaration)
    try expectEnd()
    return Property(
      name: name.name, type: type, isSettable: accessors.isSettable,
      isAsync: accessors.effects.isAsync, throwing: accessors.effects.throwing,
      isUnwrapped: isUnwrapped, location: text.location(of: start..<end),
      nameLocation: text.location(of: name.range))
  }

  private mutating func parseType(
    of name: (name: String, range: Range<Int>), _ position: TypePosition = .other
  ) throws(Stop) -> ParameterType {
    let start = token.range.lowerBound
    let content = try parseParameterType(position)
    let type = content.type
    if type.mentionsOpaque { report(.opaqueResult(type.text), at: start..<end) }
    if ["Type", "Protocol", "self"].contains(name.name) {
      report(.reservedName(name.name), at: name.range)
    }
    return content
  }

  /// `{ get async throws }` or `{ get set }`, in any order.
  mutating func parseAccessors(
    of declaration: String
  ) throws(Stop) -> (isSettable: Bool, effects: Effects) {
    let open = advance().range
    var getter: Effects?
    var setter: Range<Int>?
    while kind != .rightBrace {
      if kind == .end { try close(.rightBrace, opened: open) }
      if isDeclaration, word(of: ["mutating", "nonmutating", "borrowing"]) != nil {
        advance()
      } else if getter == nil, skipWord("get") {
        getter = try parseEffects()
      } else if setter == nil, isWord("set") {
        setter = advance().range
      } else {
        throw fail(.wrongAccessor(found, declaration), at: token.range)
      }
    }
    advance()
    guard let getter else {
      throw fail(.missingGetter(declaration, isSettable: setter != nil), at: open.lowerBound..<end)
    }
    if let setter, getter.isAsync || getter.throwing != .never {
      report(.effectfulSetter, at: setter)
    }
    return (setter != nil, getter)
  }

  // MARK: Fields

  /// The value in `"isLoading = false"`.
  private mutating func boolean() -> String? {
    guard skip(.equal), isWord("true") || isWord("false") else { return nil }
    return String(decoding: text.bytes[token.range], as: UTF8.self)
  }

  mutating func parseField() throws(Stop) -> Field {
    try checkText(expected: .field)
    let start = token.range.lowerBound
    _ = parseMemberModifiers(of: .field)
    let (name, range) = try parseMemberName(isField: true)
    guard skip(.colon) else {
      if kind == .leftParen { throw fail(.fieldExpected(name), at: range) }
      throw fail(.missingFieldType(swiftEscaped(name), boolean: boolean()), at: range)
    }
    let content = try parseType(of: (name, range), .field)
    let type = content.type
    if kind == .leftBrace {
      throw fail(
        .fieldAccessors(swiftEscaped(name) + ": " + type.text),
        at: token.range.lowerBound..<text.bytes.count)
    }
    let equal = token.range
    let defaultValue = skip(.equal) ? try parseDefaultValue(after: equal) : nil
    try expectEnd()
    return Field(
      name: name, type: type, isEscaping: content.attributes.contains("@escaping"),
      defaultValue: defaultValue, location: text.location(of: start..<end),
      nameLocation: text.location(of: range))
  }
}
