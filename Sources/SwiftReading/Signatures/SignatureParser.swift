import ViperText

/// Reads the Swift in specs: members of contracts, fields, types and names.
///
/// Each function returns nil if it has added errors. Their positions are those in the spec.
package enum SignatureParser {
  /// A method without `func`, or a property without `var`: `"load(id: Int) async throws -> Item"`,
  /// `"title: String { get }"`.
  package static func member(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic]
  ) -> Member? {
    read(text, into: &diagnostics) { (reader) throws(SignatureReader.Stop) in
      try reader.parseMember()
    }
  }

  package static func method(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic]
  ) -> Method? {
    read(text, into: &diagnostics) { (reader) throws(SignatureReader.Stop) in
      switch try reader.parseMember() {
      case .method(let method): return method
      case .property(let property):
        throw reader.fail(.methodExpected(property.name), at: 0..<text.bytes.count)
      }
    }
  }

  package static func field(_ text: EmbeddedText, into diagnostics: inout [Diagnostic]) -> Field? {
    read(text, into: &diagnostics) { (reader) throws(SignatureReader.Stop) in
      try reader.parseField()
    }
  }

  /// A type with its stored values, or only its name: `"TripRow(id: Int, title: String)"`.
  ///
  /// The values are written like parameters, and each must be a field.
  package static func entity(
    _ source: SourceText, into diagnostics: inout [Diagnostic]
  ) -> (name: EmbeddedText, fields: [Field])? {
    let parts = read(EmbeddedText(source), into: &diagnostics) {
      (reader) throws(SignatureReader.Stop) -> (name: Range<Int>, fields: [Range<Int>]) in
      try reader.checkText(expected: .name)
      if reader.kind == .leftParen { throw reader.fail(.notAnEntity, at: reader.token.range) }
      let name = try reader.parseMemberName().range
      let fields = reader.kind == .leftParen ? try reader.parseParameterList().map(\.range) : []
      guard reader.kind == .end else { throw reader.fail(.notAnEntity, at: reader.token.range) }
      return (name, fields)
    }
    guard let parts else { return nil }
    let name = EmbeddedText(parts.name, of: source)
    let fields = parts.fields.compactMap {
      field(EmbeddedText($0, of: source), into: &diagnostics)
    }
    guard identifier(name, into: &diagnostics) != nil, fields.count == parts.fields.count
    else { return nil }
    return (name, fields)
  }

  package static func type(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic]
  ) -> SwiftType? {
    read(text, into: &diagnostics) { (reader) throws(SignatureReader.Stop) in
      try reader.parseWholeType(isConstraint: false)
    }
  }

  /// A list of conformances: `"Hashable"`, `"Codable & Sendable"`.
  package static func conformance(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic]
  ) -> SwiftType? {
    read(text, into: &diagnostics) { (reader) throws(SignatureReader.Stop) in
      try reader.parseWholeType(isConstraint: true)
    }
  }

  /// A name, which may be a keyword.
  ///
  /// - Parameter isType: Whether the help suggests the name of a type.
  package static func identifier(
    _ text: EmbeddedText, isType: Bool = false, into diagnostics: inout [Diagnostic]
  ) -> String? {
    let name = text.string
    guard !isSwiftIdentifier(name) else { return name }
    var reader = SignatureReader(text)
    let near = name.utf8.count > 200 ? nil : nearSwiftIdentifier(for: name)
    reader.report(
      name.isEmpty
        ? .empty(.name)
        : .notAnIdentifier(String(name.prefix(200)), near: isType ? near.map(pascalCased) : near),
      at: 0..<text.bytes.count)
    diagnostics += reader.diagnostics
    return nil
  }

  /// The name of a member, even if the rest is wrong: `"load(id:"` → `"load"`. A broken member is
  /// not reported as missing, too.
  package static func declaredName(_ text: EmbeddedText) -> String? {
    guard text.bytes.count <= SignatureReader.lengthLimit else { return nil }
    var reader = SignatureReader(text)
    _ = reader.parseMemberModifiers()
    return try? reader.parseMemberName().name
  }

  private static func read<Value>(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic],
    _ parse: (inout SignatureReader) throws(SignatureReader.Stop) -> Value
  ) -> Value? {
    var reader = SignatureReader(text)
    let value = try? parse(&reader)
    diagnostics += reader.diagnostics
    return reader.diagnostics.isEmpty ? value : nil
  }
}

extension SignatureReader {
  enum Expected { case member, field, type, name }

  fileprivate mutating func parseWholeType(isConstraint: Bool) throws(Stop) -> SwiftType {
    try checkText(expected: .type)
    let type = try isConstraint ? parseConstraint() : parseType()
    try expectEnd()
    return type
  }

  /// Rejects texts that are empty, too long, or have an unclosed literal or comment.
  mutating func checkText(expected: Expected) throws(Stop) {
    let whole = 0..<text.bytes.count
    if text.bytes.count > Self.lengthLimit {
      throw fail(.tooLong(text.bytes.count, limit: Self.lengthLimit), at: 0..<0)
    }
    if kind == .end { throw fail(.empty(expected), at: whole) }
    for token in tokens {
      switch token.kind {
      case .unterminatedString: throw fail(.unterminated("string", closed: "\""), at: token.range)
      case .unterminatedComment: throw fail(.unterminated("comment", closed: "*/"), at: token.range)
      case .unterminatedQuote: throw fail(.unterminated("name", closed: "`"), at: token.range)
      default: break
      }
    }
  }
}
