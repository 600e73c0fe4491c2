import SwiftReading
import ViperSpec
import ViperText

/// A member or another element of a list, with the options that describe it.
package struct NewMember: Sendable {
  /// An option that becomes a key of the member.
  package enum Detail: String, CaseIterable, Sendable {
    case doc, body, forward, then, `catch`, `while`, task, cancel, to, by
    case part = "in"
    case with, swipe
    case alias = "as"
    case `for`, conforms

    /// Whether the option may be repeated, because its key has a list or an object.
    package var isRepeatable: Bool {
      [.then, .catch, .cancel, .with, .for, .conforms].contains(self)
    }
  }

  /// The kind of text, which decides about its keys in a spec.
  package enum Kind: Sendable {
    case member
    /// `id: Int`
    case field
    /// `store: any Store`
    case service
  }

  let signature: EmbeddedText
  private let kind: Kind
  private var details: [Detail: [EmbeddedText]] = [:]

  package init(_ signature: EmbeddedText, _ kind: Kind = .member) {
    self.signature = signature
    self.kind = kind
  }

  package mutating func add(_ detail: Detail, _ text: EmbeddedText) {
    details[detail, default: []].append(text)
  }

  /// A string, or an object if there are options.
  package func value(into diagnostics: inout [Diagnostic]) -> NewValue {
    if details.isEmpty { return .text(signature) }
    var members = signatureMembers(into: &diagnostics)
    for detail in Detail.allCases {
      guard let texts = details[detail], let first = texts.first else { continue }
      let value: NewValue
      switch detail {
      case .with: value = .object(texts.compactMap { Self.argument($0, into: &diagnostics) })
      case .conforms: value = .list(texts.map(NewValue.text))
      default:
        let isList = detail.isRepeatable && texts.count > 1
        value = isList ? .list(texts.map(NewValue.text)) : .text(first)
      }
      members.append(.init(detail.rawValue, value))
    }
    return .object(members)
  }

  /// Errors in signatures are reported with the whole spec, except for signatures that are split
  /// here.
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

  /// An argument as in a Swift call: `id: trip.id`
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
  /// A part of a string without escapes.
  fileprivate func part(_ range: Range<Int>) -> EmbeddedText {
    let place = location(of: range)
    return EmbeddedText(place.range, of: place.source)
  }
}

extension Diagnostic {
  static func badArgument(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "invalid-argument-pair", "expected an input, a colon and a value", at: text.location,
      help: "write a pair such as 'id: trip.id'")
  }
}
