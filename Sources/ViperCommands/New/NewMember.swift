import SwiftReading
import ViperSpec
import ViperText

/// A member or another element of an array, with its options.
package struct NewMember: Sendable {
  /// An option that becomes a key of the member.
  package enum Detail: String, CaseIterable, Sendable {
    case doc, body, forward, then, `catch`, `while`, task, cancel, to, by
    case part = "in"
    case with, swipe
    case alias = "as"
    case `for`, conforms

    package var isRepeatable: Bool {
      [.then, .catch, .cancel, .with, .for, .conforms].contains(self)
    }
  }

  /// The kind of element, which determines its keys in a spec.
  package enum Kind: Sendable {
    case member
    /// `id: Int`
    case field
    /// `store: any Store`
    case service
  }

  let signature: EmbeddedText
  private let kind: Kind
  package var details: [Detail: [EmbeddedText]] = [:]

  package init(_ signature: EmbeddedText, _ kind: Kind = .member) {
    self.signature = signature
    self.kind = kind
  }

  package func value(into diagnostics: inout [Diagnostic]) -> NewValue {
    if details.isEmpty { return .text(signature) }
    var members = signatureMembers(into: &diagnostics)
    for detail in Detail.allCases {
      guard let texts = details[detail], let first = texts.first else { continue }
      let value: NewValue
      switch detail {
      case .with: value = .object(texts.compactMap { Self.argument($0, into: &diagnostics) })
      case .task where first.bytes.contains(UInt8(ascii: ":")):
        value = .object(Self.argument(first, into: &diagnostics).map { [$0] } ?? [])
      case .conforms: value = .list(texts.map(NewValue.text))
      default:
        let isList = detail.isRepeatable && texts.count > 1
        value = isList ? .list(texts.map(NewValue.text)) : .text(first)
      }
      members.append(.init(detail.rawValue, value))
    }
    return .object(members)
  }

  /// Makes the keys of a signature. Reports errors only for signatures that are split here. Other
  /// errors are reported when the whole spec is read.
  private func signatureMembers(into diagnostics: inout [Diagnostic]) -> [NewValue.Member] {
    var ignored: [Diagnostic] = []
    switch kind {
    case .member:
      let isProperty = SignatureParser.member(signature, into: &ignored)?.isProperty ?? false
      return [.init(isProperty ? "var" : "func", .text(signature))]
    case .field: return [.init("var", .text(signature))]
    case .service:
      guard let field = SignatureParser.field(signature, into: &diagnostics) else { return [] }
      return [
        .init("name", .text(field.name, from: signature)),
        .init("type", .text(field.type.text, from: signature)),
      ] + (field.defaultValue.map { [.init("default", .text($0, from: signature))] } ?? [])
    }
  }

  /// Parses an argument as in a Swift call: `id: trip.id`
  private static func argument(
    _ text: EmbeddedText, into diagnostics: inout [Diagnostic]
  ) -> NewValue.Member? {
    let bytes = text.bytes
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      diagnostics.append(.badArgument(text))
      return nil
    }
    let name = bytes[..<colon]
    let start = name.firstIndex { !isBlank($0) } ?? colon
    let end = (name.lastIndex { !isBlank($0) } ?? colon - 1) + 1
    let value = bytes[(colon + 1)...].firstIndex { !isBlank($0) } ?? bytes.count
    let key = text.part(start..<end)
    return .init(key.string, from: key, .text(text.part(value..<bytes.count)))
  }
}

extension EmbeddedText {
  fileprivate func part(_ range: Range<Int>) -> EmbeddedText {
    let place = location(of: range)
    return EmbeddedText(place.range, of: place.source)
  }
}

extension Diagnostic {
  static func badArgument(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-argument-pair", "expected an input, a colon and a value", at: text,
      help: "write a pair such as 'id: trip.id'")
  }
}

/// An entity in the form of the command line: `TripRow(id: Int, title: String)`.
package struct NewEntity: Sendable {
  package let name: String
  package let fields: [String]
  package var doc: EmbeddedText?
  package var conforms: [EmbeddedText] = []
  /// The name and the fields in the arguments.
  let places: [EmbeddedText]

  package var value: NewValue {
    let typed = zip(fields, places.dropFirst()).map { NewValue.text($0, from: $1) }
    return .object(
      [.init("name", .text(name, from: places.first))]
        + (doc.map { [.init("doc", .text($0))] } ?? []) + [.init("fields", .list(typed))]
        + (conforms.isEmpty ? [] : [.init("conforms", .list(conforms.map(NewValue.text)))]))
  }

  package static func read(
    _ source: SourceText, into diagnostics: inout [Diagnostic]
  ) -> NewEntity? {
    guard let (name, fields) = SignatureParser.entity(source, into: &diagnostics)
    else { return nil }
    return NewEntity(
      name: name.string, fields: fields.map(\.declaration),
      places: [name] + fields.map { EmbeddedText($0.location.range, of: source) })
  }
}
