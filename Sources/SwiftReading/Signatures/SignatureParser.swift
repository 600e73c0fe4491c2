import ViperText

/// Reads the Swift in specs.
///
/// Each function returns nil if it has added errors.
package enum SignatureParser {
  /// `"load(id: Int) async throws -> Item"`, `"title: String { get }"`
  package static func member(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic]
  ) -> Member? {
    read(text, into: &diagnostics) { try $0.parseMember() }
  }

  package static func field(_ text: EmbeddedText, into diagnostics: inout [Diagnostic]) -> Field? {
    read(text, into: &diagnostics) { try $0.parseField() }
  }

  /// `"TripRow(id: Int, title: String)"`, or a name alone. Each value must be a field.
  package static func entity(
    _ source: SourceText, into diagnostics: inout [Diagnostic]
  ) -> (name: EmbeddedText, fields: [Field])? {
    let parts = read(EmbeddedText(source), into: &diagnostics) { reader in
      try reader.checkText(expected: .name)
      if reader.kind == .leftParen { throw reader.fail(.notAnEntity, at: reader.token.range) }
      let name = try reader.parseMemberName().range
      let fields = reader.kind == .leftParen ? try reader.parseParameterList().map(\.range) : []
      guard reader.kind == .end else { throw reader.fail(.notAnEntity, at: reader.token.range) }
      return (name: name, fields: fields)
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
    read(text, into: &diagnostics) { try $0.parseWholeType(isConstraint: false) }
  }

  /// `"Hashable"`, `"Codable & Sendable"`
  package static func conformance(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic]
  ) -> SwiftType? {
    read(text, into: &diagnostics) { try $0.parseWholeType(isConstraint: true) }
  }

  /// The name may be a keyword.
  ///
  /// - Parameter isType: whether the help suggests the name of a type.
  package static func identifier(
    _ text: EmbeddedText, isType: Bool = false, into diagnostics: inout [Diagnostic]
  ) -> String? {
    let name = text.string
    guard !isSwiftIdentifier(name) || name == "self" else { return name }
    var reader = SignatureReader(text)
    let near = name.utf8.count > 200 ? nil : nearSwiftIdentifier(for: name)
    reader.report(
      name.isEmpty
        ? .empty(.name)
        : name == "self"
          ? .reservedName(name)
          : .notAnIdentifier(String(name.prefix(200)), near: isType ? near.map(pascalCased) : near),
      at: 0..<text.bytes.count)
    diagnostics += reader.diagnostics
    return nil
  }

  /// `"load(id:"` → `"load"`. So a broken member isn't also reported as missing.
  package static func declaredName(_ text: EmbeddedText) -> String? {
    guard text.bytes.count <= SignatureReader.lengthLimit else { return nil }
    var reader = SignatureReader(text)
    _ = reader.parseMemberModifiers()
    return try? reader.parseMemberName().name
  }

  private static func read<Value>(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic],
    _ parse: (inout SignatureReader) throws -> Value
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

  mutating func checkText(expected: Expected) throws(Stop) {
    let whole = 0..<text.bytes.count
    if text.bytes.count > Self.lengthLimit {
      throw fail(.tooLong(text.bytes.count, limit: Self.lengthLimit), at: 0..<0)
    }
    if kind == .end { throw fail(.empty(expected), at: whole) }
    if let open = tokens.first(where: { $0.kind == .unterminated })?.range {
      switch text.bytes[open.lowerBound] {
      case UInt8(ascii: "/"): throw fail(.unterminated("comment", closed: "*/"), at: open)
      case UInt8(ascii: "`"): throw fail(.unterminated("name", closed: "`"), at: open)
      default: throw fail(.unterminated("string", closed: "\""), at: open)
      }
    }
  }
}
