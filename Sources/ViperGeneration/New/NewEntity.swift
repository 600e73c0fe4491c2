import SwiftReading
import ViperSpec
import ViperText

/// An entity as the command line writes it: `TripRow(id: Int, title: String)`.
package struct NewEntity: Sendable {
  package let name: String
  package private(set) var fields: [String]
  /// What it is, for its comment.
  package var doc: EmbeddedText?
  /// Its protocols.
  package var conforms: [EmbeddedText] = []
  /// Where the name and the fields stand in the arguments; nothing if nobody has typed them.
  fileprivate(set) var places: [EmbeddedText] = []

  package init(name: String, fields: [String]) {
    self.name = name
    self.fields = fields
  }

  /// The entity as a spec has it.
  package var value: NewValue {
    func text(_ text: String, _ index: Int) -> NewValue {
      .text(text, from: places.indices.contains(index) ? places[index] : nil)
    }
    return .object(
      [.init("name", text(name, 0))] + (doc.map { [.init("doc", .text($0))] } ?? [])
        + [.init("fields", .list(fields.enumerated().map { text($1, $0 + 1) }))]
        + (conforms.isEmpty ? [] : [.init("conforms", .list(conforms.map(NewValue.text)))]))
  }

  /// Reads the form of the command line; reports what can't be read.
  package static func read(
    _ source: SourceText, into diagnostics: inout [Diagnostic]
  ) -> NewEntity? {
    let bytes = source.bytes
    let open = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    let nameText = EmbeddedText(0..<open, of: source)
    guard let name = SignatureParser.identifier(nameText, into: &diagnostics) else { return nil }
    var entity = NewEntity(name: name, fields: [])
    entity.places = [nameText]
    guard open < bytes.count else { return entity }
    guard bytes.last == UInt8(ascii: ")"), SwiftFragment(bytes).flaw == nil else {
      diagnostics.append(.badEntity(source))
      return nil
    }
    for range in elements(of: bytes, from: open + 1, to: bytes.count - 1) {
      let text = EmbeddedText(range, of: source)
      guard let field = SignatureParser.field(text, into: &diagnostics) else { continue }
      entity.fields.append(field.declaration)
      entity.places.append(text)
    }
    return entity
  }

  /// The ranges between the commas that stand in no bracket and no string.
  private static func elements(of bytes: [UInt8], from start: Int, to end: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var from = start
    var index = start
    var depth = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = endOfString(at: index, in: bytes, before: end)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      // `Result<Int, Failure>`, but not `1 < 2` and `() -> Void`.
      case UInt8(ascii: "<") where isIdentifierPart(bytes[index - 1]): depth += 1
      case UInt8(ascii: ">") where depth > 0 && !isOperatorPart(bytes[index - 1]): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        ranges.append(trimmed(from..<index, in: bytes))
        from = index + 1
      default: break
      }
      index += 1
    }
    let last = trimmed(from..<max(from, end), in: bytes)
    if !last.isEmpty || !ranges.isEmpty { ranges.append(last) }
    return ranges
  }

  private static func endOfString(at start: Int, in bytes: [UInt8], before end: Int) -> Int {
    var index = start + 1
    while index < end, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  private static func isIdentifierPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperatorPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower] == 0x20 { lower += 1 }
    while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
    return lower..<upper
  }
}

extension Diagnostic {
  static func badEntity(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      id: "bad-entity", "an entity is a name with its fields in brackets",
      at: SourceLocation(source: source, range: 0..<source.bytes.count),
      help: "write it as \"TripRow(id: Int, title: String)\"")
  }
}
